// View Feedback: what is missing for a job, the feedback of referees who declined, and a link to guidance.

import { useQuery } from "@tanstack/react-query";
import { t } from "#messages/referrals.ts";
import { bandOf, MAX_SHOWN_SCORE } from "../../../../contract/matching/rules.ts";
import { guidancePath } from "../../../../contract/paths.ts";
import type { AlignmentFeedback, ReferralRequestDetails } from "../../../../contract/referrals/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { BadgeList } from "../../../ui/badge.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Gauge } from "../../../ui/gauge.tsx";
import { dayOf } from "../../../ui/moments.ts";
import { rich } from "../../../ui/rich.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { linkTo, strong } from "../../../ui/tags.tsx";
import { requestQuery } from "../request-queries.ts";
import { DECLINE_TEXTS } from "../status-words.ts";
import { enoughAlone } from "./result-words.ts";

type Declined = ReferralRequestDetails["declined"];

type FeedbackDialogProps = {
  company: { id: string; name: string };
  /** Null when no stored request could be loaded. */
  requestId: string | null;
  /** Feedback that is known without a call. */
  feedback: AlignmentFeedback | null;
  declined?: Declined;
  /** Absent once a request was sent. */
  title?: string;
  isOpen: boolean;
  onClose: () => void;
};

/** The product's standard text for missing feedback. */
const DEFAULT_TEXT = t.weEncounteredAnErrorWhile;

export function FeedbackDialog({
  company,
  requestId,
  feedback,
  declined: known,
  title = t.feedback,
  isOpen,
  onClose,
}: FeedbackDialogProps) {
  const needed = isOpen && feedback === null && known === undefined && requestId !== null;
  const { data, isPending } = useQuery({ ...requestQuery(requestId ?? ""), enabled: needed });
  const found = feedback ?? data?.feedback ?? null;
  const declined = known ?? data?.declined ?? [];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <ButtonLink to={guidancePath({ SK: company.id, name: company.name })} variant="secondary">
          {t.requestGuidance}
        </ButtonLink>
      }
    >
      {needed && isPending ? (
        <LoadingBlock label={t.theFeedbackIsBeingLoaded} sizes={["h-24", "h-16"]} />
      ) : (
        <div className="grid gap-6 max-w-xl">
          {found && <Alignment feedback={found} />}
          {declined.length > 0 && <Declines declined={declined} companyName={company.name} />}
          {!found && declined.length === 0 && <p role="status">{DEFAULT_TEXT}</p>}
        </div>
      )}
    </Dialog>
  );
}

function Alignment({ feedback }: { feedback: AlignmentFeedback }) {
  const { score, needed, missing, missingYears } = feedback;
  const enough = enoughAlone(feedback);
  const names = [...missing.coreSkills, ...missing.softSkills];
  return (
    <section aria-label={t.howYourProfileMeetsTheJob}>
      <div className="flex flex-wrap items-center gap-y-3 gap-x-5 [&_strong]:font-[650]">
        <Gauge label={t.matchScore} value={Math.max(0, score)} max={MAX_SHOWN_SCORE} {...bandOf(score)} />
        <p>{rich(t.yourMatchIsARequestNeeds, { Math: Math.max(0, score), needed, b: strong, b2: strong })}</p>
      </div>
      {names.length > 0 && (
        <>
          <h3 className="mt-5 font-sans text-base/body font-[650] tracking-normal">{t.skillsThatAreMissing}</h3>
          <BadgeList names={names} tone="plain" />
        </>
      )}
      {missingYears > 0 && <p className="mt-3">{fill(t.moreYearsOfExperienceThanYour, { missingYears })}</p>}
      {enough.length > 0 ? (
        <div className="mt-4 py-3 px-4 rounded-md bg-accent-soft text-sm/body [&_strong]:font-[650]">
          <p>{enough.length > 1 ? t.eachOfTheseWouldBeEnough : t.thisWouldBeEnough}</p>
          <ul className="mt-1 mb-2 ps-4.5 [list-style:disc] font-semibold">
            {enough.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          <p>{rich(t.whatYouHaveAlreadyAddToYour, { link: linkTo(`${PROFILE_PATH}#skills`) })}</p>
        </div>
      ) : (
        <p className="mt-4 py-3 px-4 rounded-md bg-accent-soft text-sm/body [&_strong]:font-[650]">
          {t.tooMuchIsMissingForOneStep}
        </p>
      )}
    </section>
  );
}

const PROFILE_PATH = "/v2/candidate/profile";

/** Newest first; the authors stay anonymous. */
function Declines({ declined, companyName }: { declined: Declined; companyName: string }) {
  return (
    <section aria-label={fill(t.fromPeopleAt, { companyName })}>
      <ul className="grid gap-5">
        {declined.toReversed().map(({ reasons, text, at }) => (
          <li key={at}>
            <p className="text-sm/body text-ink-faint">
              {rich(t.anEmployeeOf, {
                companyName,
                at: dayOf(at),
                time: (words) => <time dateTime={at}>{words}</time>,
              })}
            </p>
            <BadgeList names={reasons.map((reason) => DECLINE_TEXTS[reason])} tone="plain" />
            {text && (
              <blockquote className="mt-2.5 py-2.5 px-3.5 rounded-md bg-sunken whitespace-pre-line wrap-anywhere">
                {text}
              </blockquote>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
