// Why a company's jobs or applicants cannot be shown, and what helps.
import { t } from "#messages/applications.ts";
import { CallError } from "../../../../contract/call-error.ts";
import { CORPORATE_JOBS_PATH } from "../../../../contract/paths.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadTrouble } from "../../../ui/load-trouble.tsx";

type TroubleProps = {
  /** Level of its heading. */
  level: 1 | 3;
  error: unknown;
  isBusy: boolean;
  onAgain: () => void;
};

export function Trouble({ level, error, isBusy, onAgain }: TroubleProps) {
  if (error instanceof CallError && error.status === 404)
    return (
      <EmptyState
        level={level}
        icon="search"
        title={t.thisIsNotOneOfYourCompanys}
        actions={<ButtonLink to={CORPORATE_JOBS_PATH}>{t.yourCompanysJobs}</ButtonLink>}
        text={t.itMayHaveBeenRemovedOrThe}
      />
    );
  if (error instanceof CallError && error.status === 403)
    return (
      <EmptyState
        level={level}
        icon="people"
        title={t.youDoNotBelongToACompany}
        actions={<ButtonLink to="/contact-us">{t.contactUs}</ButtonLink>}
        text={t.askOneOfYourCompanysAdminsFor}
      />
    );
  return <LoadTrouble level={level} text={reasonOf(error)} isBusy={isBusy} onAgain={onAgain} />;
}
