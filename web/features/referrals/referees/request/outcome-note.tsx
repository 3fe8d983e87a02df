// The outcome of a request that the referee no longer holds: who must act now, and what they wrote.
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { UnpaidReason } from "../../../../../contract/ledger/rules.ts";
import { EARNINGS_PATH } from "../../../../../contract/paths.ts";
import type { RefereeRequestDetail } from "../../../../../contract/referrals/referees-wire.ts";
import { CONFIRM_DAYS, type DisputeReason } from "../../../../../contract/referrals/rules.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { ask } from "../../../../session/ask.ts";
import { useDownload } from "../../../../session/use-download.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { momentOf } from "../../../../ui/moments.ts";
import { useFees } from "../referee-queries.ts";
import { DECLINE_WORDS } from "../referee-words.ts";

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

function textOf(request: RefereeRequestDetail): ReactNode {
  const { view, dueAt } = request;
  switch (view) {
    case "REFERRED":
      return (
        <p>
          They have {CONFIRM_DAYS} days to confirm your referral or to object
          {dueAt && `, until ${momentOf(dueAt)}`}. If they say nothing, it confirms itself.
        </p>
      );
    case "DISPUTED":
      return <Disputed request={request} />;
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
      return <Declined request={request} />;
  }
}

type PartProps = { request: RefereeRequestDetail };

const Disputed = ({ request: { disputeReason, disputeText } }: PartProps) => (
  <>
    <p>{DISPUTE_WORDS[disputeReason as DisputeReason] ?? "They say that you did not refer them."}</p>
    <Quote text={disputeText} />
    <p>An admin looks at both sides and decides. What you earned for it waits until then.</p>
  </>
);

const Declined = ({ request: { declineReasons, feedback } }: PartProps) => (
  <>
    <p>The candidate reads this without your name:</p>
    <ul className="grid gap-2.5 ps-4.5 text-sm/body text-ink-soft [list-style:disc]">
      {declineReasons.map((reason) => (
        <li key={reason}>{DECLINE_WORDS[reason]}</li>
      ))}
    </ul>
    <Quote text={feedback} />
  </>
);

const Quote = ({ text }: { text: string | null }) =>
  text ? (
    <blockquote className="py-2 px-3.5 [border-inline-start:3px_solid_var(--line-strong)] text-sm/body whitespace-pre-line wrap-anywhere text-ink-soft">
      {text}
    </blockquote>
  ) : null;

/** A referee's proof of a referral: the employer's reference number, and the file. */
function Proof({ request: { id, reference, hasProof } }: { request: RefereeRequestDetail }) {
  const find = () => ask("getReferralProof", { params: { requestId: id } });
  const { isBusy, save } = useDownload(find, "Proof of referral");
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
            <Button variant="quiet" size="sm" busy={isBusy} busyLabel="One moment…" onClick={save}>
              <Icon name="download" size={18} />
              Open the file
            </Button>
          </dd>
        </div>
      )}
    </dl>
  );
}

const WHY: Record<UnpaidReason, string> = {
  NO_FEE: "This site pays no fee for answers. A decision with feedback, in time, still helps the candidate.",
  NO_CREDIT: "An answer earns nothing: the candidate’s credit does not pay for this request any more.",
  PAIR: "An answer earns nothing: you have earned by another request of this candidate in the last 30 days.",
  BUDGET:
    "An answer earns nothing: the candidate asks with a free credit, and this month’s budget for those is used or not set.",
};

/** What an answer to a request earns, or why it earns nothing, shown before the request is claimed. */
export function Fee({ fee }: Pick<RefereeRequestDetail, "fee">) {
  const schedule = useFees().data?.find(({ kind }) => kind === "REVIEWED_REQUEST");
  if (fee.why !== null) return WHY[fee.why];
  return (
    <>
      A decision with feedback, in time, earns <strong className="font-semibold">{showMoney(fee.amount)}</strong>,
      whichever way it goes.
      {schedule?.isPlaceholder && " The amount is an example until whoever runs this site has set it."}
    </>
  );
}

/** What a given answer has earned. */
const Earned = ({ fee }: Pick<RefereeRequestDetail, "fee">) => (
  <p className="text-sm text-ink-soft">
    {fee.amount > 0 ? `It earns you ${showMoney(fee.amount)}.` : "It earns nothing."}
  </p>
);
