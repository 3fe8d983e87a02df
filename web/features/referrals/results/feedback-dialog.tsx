// View Feedback: what is missing for a job, the feedback of referees who declined, and a link to guidance.
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { bandOf, MAX_SHOWN_SCORE } from "../../../../contract/matching/rules.ts";
import { guidancePath } from "../../../../contract/paths.ts";
import type { AlignmentFeedback, ReferralRequestDetails } from "../../../../contract/referrals/wire.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Gauge } from "../../../ui/gauge.tsx";
import { dayOf } from "../../../ui/moments.ts";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { requestQuery } from "../request-queries.ts";
import { DECLINE_TEXTS } from "../status-words.ts";
import { enoughAlone } from "./result-words.ts";
import "../../../styles/people.css";

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
const DEFAULT_TEXT = "We encountered an error while processing. Please try again after some time.";

export function FeedbackDialog({
  company,
  requestId,
  feedback,
  declined: known,
  title = "Feedback",
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
          Request Guidance
        </ButtonLink>
      }
    >
      {needed && isPending ? (
        <LoadingBlock label="The feedback is being loaded." sizes={["h-24", "h-16"]} />
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
    <section aria-label="How your profile meets the job">
      <div className="flex flex-wrap items-center gap-y-3 gap-x-5 [&_strong]:font-[650]">
        <Gauge label="Match score" value={Math.max(0, score)} max={MAX_SHOWN_SCORE} {...bandOf(score)} />
        <p>
          Your match is <strong>{Math.max(0, score)}</strong>; a request needs <strong>{needed}</strong>.
        </p>
      </div>
      {names.length > 0 && (
        <>
          <h3 className="mt-5 font-sans text-base/body font-[650] tracking-normal">Skills that are missing</h3>
          <ul className="flex flex-wrap gap-1.5 mt-2 [&_.badge]:wrap-anywhere">
            {names.map((name) => (
              <li key={name}>
                <Badge>{name}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
      {missingYears > 0 && (
        <p className="mt-3">
          {missingYears === 1 ? "One more year" : `${missingYears} more years`} of experience than your profile tells.
        </p>
      )}
      {enough.length > 0 ? (
        <div className="mt-4 py-3 px-4 rounded-md bg-accent-soft text-sm/body [&_strong]:font-[650]">
          <p>{enough.length > 1 ? "Each of these would be enough:" : "This would be enough:"}</p>
          <ul className="mt-1 mb-2 ps-4.5 [list-style:disc] font-semibold">
            {enough.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          <p>
            What you have already,{" "}
            <Link to={`${PROFILE_PATH}#skills`} className="text-link">
              add to your profile
            </Link>{" "}
            and ask again.
          </p>
        </div>
      ) : (
        <p className="mt-4 py-3 px-4 rounded-md bg-accent-soft text-sm/body [&_strong]:font-[650]">
          Too much is missing for one step to be enough. Another job may be closer.
        </p>
      )}
    </section>
  );
}

const PROFILE_PATH = "/v2/candidate/profile";

type DeclinesProps = { declined: Declined; companyName: string };

/** Newest first; the authors stay anonymous. */
function Declines({ declined, companyName }: DeclinesProps) {
  return (
    <section aria-label={`From people at ${companyName}`}>
      <ul className="grid gap-5">
        {declined.toReversed().map(({ reasons, text, at }) => (
          <li key={at}>
            <p className="text-sm/body text-ink-faint">
              An employee of {companyName}, <time dateTime={at}>{dayOf(at)}</time>
            </p>
            <ul className="flex flex-wrap gap-1.5 mt-2 [&_.badge]:wrap-anywhere">
              {reasons.map((reason) => (
                <li key={reason}>
                  <Badge>{DECLINE_TEXTS[reason]}</Badge>
                </li>
              ))}
            </ul>
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
