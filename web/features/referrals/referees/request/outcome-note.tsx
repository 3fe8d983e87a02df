// The outcome of a request that the referee no longer holds: who must act now, and what they wrote.
import { Link } from "react-router";
import { EARNINGS_PATH } from "../../../../../contract/paths.ts";
import type { RefereeRequestDetail } from "../../../../../contract/referrals/referees-wire.ts";
import { CONFIRM_DAYS, type DisputeReason } from "../../../../../contract/referrals/rules.ts";
import { ask } from "../../../../session/ask.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { momentOf } from "../../../../ui/moments.ts";
import { saveAs } from "../../../../ui/save-as.ts";
import { showToast } from "../../../../ui/toast.ts";
import { DECLINE_WORDS } from "../referee-words.ts";
import { Earned } from "./fee.tsx";

const DISPUTE_WORDS: Record<DisputeReason, string> = {
  NO_REFERENCE: "Their employer’s site or recruiter knows nothing of the referral.",
  WRONG_JOB: "It was for another job than the one they asked for.",
  ASKED_FOR_MONEY: "They say that they were asked for money.",
  OTHER: "Something else.",
};

const ANSWERED: readonly RefereeRequestDetail["view"][] = ["REFERRED", "CONFIRMED", "DECLINED"];

export function OutcomeNote({ request }: { request: RefereeRequestDetail }) {
  return (
    <div className="grid gap-4">
      {textOf(request)}
      {ANSWERED.includes(request.view) && <Earned fee={request.fee} />}
      {(request.reference || request.hasProof) && <Proof request={request} />}
    </div>
  );
}

function textOf(request: RefereeRequestDetail) {
  const { view, dueAt, disputeReason, disputeText, declineReasons, feedback } = request;
  switch (view) {
    case "REFERRED":
      return (
        <p>
          They have {CONFIRM_DAYS} days to confirm your referral or to object
          {dueAt && `, until ${momentOf(dueAt)}`}. If they say nothing, it confirms itself.
        </p>
      );
    case "DISPUTED":
      return (
        <>
          <p>{DISPUTE_WORDS[disputeReason as DisputeReason] ?? "They say that you did not refer them."}</p>
          {disputeText && (
            <blockquote className="py-2 px-3.5 [border-inline-start:3px_solid_var(--line-strong)] text-sm/body whitespace-pre-line wrap-anywhere text-ink-soft">
              {disputeText}
            </blockquote>
          )}
          <p>An admin looks at both sides and decides. What you earned for it waits until then.</p>
        </>
      );
    case "CONFIRMED":
      return (
        <p>
          Your referral is confirmed, thank you. When your fee is available stands under{" "}
          <Link to={EARNINGS_PATH} className="text-link">
            Earnings
          </Link>
          .
        </p>
      );
    case "NOT_REFERRED":
      return <p>An admin has looked at both sides and decided that the referral was not made. It earns nothing.</p>;
    case "WITHDRAWN":
      return <p>The candidate withdrew the request after you had taken it on. There is nothing more to do.</p>;
    case "CONFLICT":
      return (
        <p>
          You said that you know the person. The request went to the other referees and is not offered to you again.
        </p>
      );
    case "LAPSED":
      return <p>The time to act passed, so the request went back to the other referees.</p>;
    default:
      return (
        <>
          <p>The candidate reads this without your name:</p>
          <ul className="grid gap-2.5 ps-4.5 text-sm/body text-ink-soft [list-style:disc]">
            {declineReasons.map((reason) => (
              <li key={reason}>{DECLINE_WORDS[reason]}</li>
            ))}
          </ul>
          {feedback && (
            <blockquote className="py-2 px-3.5 [border-inline-start:3px_solid_var(--line-strong)] text-sm/body whitespace-pre-line wrap-anywhere text-ink-soft">
              {feedback}
            </blockquote>
          )}
        </>
      );
  }
}

/** A referee's proof of a referral: the employer's reference number, and the file. */
function Proof({ request: { id, reference, hasProof } }: { request: RefereeRequestDetail }) {
  const { isBusy, run } = useAction();
  const open = () =>
    void run(async () => {
      try {
        const { url } = await repeatCall(() => ask("getReferralProof", { params: { requestId: id } }));
        saveAs(url, "Proof of referral");
      } catch (error) {
        showToast("error", reasonOf(error));
      }
    });
  return (
    <dl className="grid gap-2 text-sm/body [&>div]:flex [&>div]:flex-wrap [&>div]:items-center [&>div]:gap-y-1 [&>div]:gap-x-3 [&_dt]:text-ink-faint [&_dd]:font-semibold [&_dd]:wrap-anywhere">
      {reference && (
        <div>
          <dt>Reference</dt>
          <dd>{reference}</dd>
        </div>
      )}
      {hasProof && (
        <div>
          <dt>Proof</dt>
          <dd>
            <Button variant="quiet" size="sm" busy={isBusy} busyLabel="One moment…" onClick={open}>
              <Icon name="download" size={18} />
              Open the file
            </Button>
          </dd>
        </div>
      )}
    </dl>
  );
}
