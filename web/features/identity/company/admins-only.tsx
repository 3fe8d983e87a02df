// In place of what only a company's admins see: placeholders, that the reader is none of them, or why loading failed.
import { t } from "#messages/identity.ts";
import { CORPORATE_HOME_PATH } from "../../../../contract/paths.ts";
import { LoadState, type LoadStateProps } from "../../../session/load-state.tsx";
import { isRefusedWith } from "../../../session/use-action.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

export function AdminsLoadState(props: LoadStateProps) {
  if (!isRefusedWith(props.query.error, 403)) return <LoadState {...props} />;
  return (
    <EmptyState
      icon="people"
      title={t.onlyYourCompanysAdmins}
      actions={<ButtonLink to={CORPORATE_HOME_PATH}>{t.goToHome}</ButtonLink>}
    >
      <p>{t.askOneOfThem}</p>
    </EmptyState>
  );
}
