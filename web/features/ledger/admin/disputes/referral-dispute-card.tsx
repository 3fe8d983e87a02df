// A dispute of a candidate who says that a referral was not made.
import { Link } from "react-router";
import { scoreInWords } from "../../../../../contract/matching/rules.ts";
import { type DisputeReason, MAX_DISPUTE_TEXT, type RequestEvent } from "../../../../../contract/referrals/rules.ts";
import type { ReferralDispute } from "../../../../../contract/referrals/wire.ts";
import { ask } from "../../../../session/ask.ts";
import { useDownload } from "../../../../session/use-download.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { dayOf, momentOf } from "../../../../ui/moments.ts";
import type { Choice } from "../decisions.tsx";
import { DisputeCard } from "./dispute-card.tsx";

const CLAIMS: Record<DisputeReason, string> = {
  NO_REFERENCE: "“The employer knows nothing of the referral.”",
  WRONG_JOB: "“It was for another job.”",
  ASKED_FOR_MONEY: "“I was asked for money.”",
  OTHER: "“Something else.”",
};

const EVENT_WORDS: Record<RequestEvent, string> = {
  NOT_ALIGNED: "Not sent: the match was too low",
  OPEN: "Sent to the company’s referees",
  CLAIMED: "A referee looks at it",
  ACCEPTED: "Taken on",
  REFERRED: "Referred, as the referee says",
  DISPUTED: "Disputed by the candidate",
  CONFIRMED: "Confirmed",
  DECLINED: "Declined by all",
  EXPIRED: "Ran out",
  WITHDRAWN: "Withdrawn",
  NOT_REFERRED: "Decided: not referred",
  CV_OPENED: "The CV was opened",
  CLAIM_ENDED: "Given back, or the ten minutes passed",
  RETURNED: "Back in the pool: the time to act passed",
  FEEDBACK: "A referee declined with feedback",
};

export function ReferralDisputeCard({ dispute }: { dispute: ReferralDispute }) {
  const { requestId, jobTitle, companyName, candidate, referee, reference, hasProof, status, decision } = dispute;
  return (
    <DisputeCard
      title={dispute.jobPath ? <Link to={dispute.jobPath}>{jobTitle}</Link> : jobTitle}
      about={`${companyName} · disputed ${dayOf(dispute.disputedAt)}`}
      claim={CLAIMS[dispute.reason]}
      claimText={dispute.text}
      facts={[
        { name: "Candidate", value: candidate || "gone" },
        { name: "Referee", value: referee ? `${referee.name}, ${referee.title}` : "gone" },
        { name: "Match", value: scoreInWords(dispute.matchingScore) },
        { name: "Employer’s reference", value: reference ?? "none given" },
        { name: "Proof", value: hasProof ? <ProofLink requestId={requestId} /> : "no file" },
        { name: "Referred", value: dispute.referredAt ? momentOf(dispute.referredAt) : "–" },
      ]}
      steps={dispute.timeline.map(({ id, at, kind }) => ({ id, at, text: EVENT_WORDS[kind] }))}
      outcome={
        decision && (
          <Alert tone="info" title={status === "CONFIRMED" ? "Decided: referred" : "Decided: not referred"}>
            <p>
              {decision.note} ({decision.by ?? "an admin who is gone"}, {dayOf(decision.at)})
            </p>
          </Alert>
        )
      }
      choices={status === "DISPUTED" ? choicesOf(requestId) : []}
      writing={{ name: "note", maxLength: MAX_DISPUTE_TEXT }}
    />
  );
}

function choicesOf(requestId: string): Choice[] {
  const send = (decision: "CONFIRMED" | "NOT_REFERRED") => (note: string) =>
    ask("decideReferralDispute", { params: { requestId }, body: { decision, note } });
  return [
    {
      label: "For the referee",
      title: "The referral was made?",
      text: "The request is confirmed: the candidate’s credit is spent, and the referee’s fee becomes available.",
      done: "Decided for the referee.",
      send: send("CONFIRMED"),
    },
    {
      label: "For the candidate",
      title: "The referral was not made?",
      text: "The candidate’s credit comes back, and what the referee earned by it is taken back.",
      done: "Decided for the candidate.",
      send: send("NOT_REFERRED"),
    },
  ];
}

function ProofLink({ requestId }: { requestId: string }) {
  const find = () => ask("getReferralProof", { params: { requestId } });
  const { isBusy, save } = useDownload(find, "Proof of referral");
  return (
    <button type="button" className="text-link" aria-disabled={isBusy || undefined} onClick={save}>
      Open the file
    </button>
  );
}
