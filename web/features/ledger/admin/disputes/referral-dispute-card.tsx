// A dispute of a candidate who says that a referral was not made.

import { Link } from "react-router";
import { t } from "#messages/admin-ledger.ts";
import { scoreInWords } from "../../../../../contract/matching/rules.ts";
import { type DisputeReason, MAX_DISPUTE_TEXT, type RequestEvent } from "../../../../../contract/referrals/rules.ts";
import type { ReferralDispute } from "../../../../../contract/referrals/wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { useDownload } from "../../../../session/use-download.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { dayOf, momentOf } from "../../../../ui/moments.ts";
import { DisputeCard, type DisputeChoice } from "./dispute-card.tsx";

const CLAIMS: Record<DisputeReason, string> = {
  NO_REFERENCE: t.theEmployerKnowsNothingOfThe,
  WRONG_JOB: t.itWasForAnotherJob,
  ASKED_FOR_MONEY: t.iWasAskedForMoney,
  OTHER: t.somethingElse,
};

const EVENT_WORDS: Record<RequestEvent, string> = {
  NOT_ALIGNED: t.notSentTheMatchWasTooLow,
  OPEN: t.sentToTheCompanysReferees,
  CLAIMED: t.aRefereeLooksAtIt,
  ACCEPTED: t.takenOn,
  REFERRED: t.referredAsTheRefereeSays,
  DISPUTED: t.disputedByTheCandidate,
  CONFIRMED: t.confirmed,
  DECLINED: t.declinedByAll,
  EXPIRED: t.ranOut,
  WITHDRAWN: t.withdrawn,
  NOT_REFERRED: t.decidedNotReferred,
  CV_OPENED: t.theCvWasOpened,
  CLAIM_ENDED: t.givenBackOrTheTenMinutesPassed,
  RETURNED: t.backInThePoolTheTimeTo,
  FEEDBACK: t.aRefereeDeclinedWithFeedback,
};

export function ReferralDisputeCard({ dispute }: { dispute: ReferralDispute }) {
  const { requestId, jobTitle, companyName, candidate, referee, reference, hasProof, status, decision, asked } =
    dispute;
  return (
    <DisputeCard
      title={dispute.jobPath ? <Link to={dispute.jobPath}>{jobTitle}</Link> : jobTitle}
      about={fill(t.disputed2, { companyName, disputedAt: dayOf(dispute.disputedAt) })}
      claim={CLAIMS[dispute.reason]}
      claimText={dispute.text}
      facts={[
        { name: t.candidate, value: candidate || "gone" },
        { name: t.referee, value: referee ? `${referee.name}, ${referee.title}` : "gone" },
        { name: t.match, value: scoreInWords(dispute.matchingScore) },
        { name: t.employersReference, value: reference ?? t.noneGiven },
        { name: t.proof, value: hasProof ? <ProofLink requestId={requestId} /> : t.noFile },
        { name: t.referred, value: dispute.referredAt ? momentOf(dispute.referredAt) : "–" },
      ]}
      steps={dispute.timeline.map(({ id, at, kind }) => ({ id, at, text: EVENT_WORDS[kind] }))}
      outcome={
        decision && (
          <Alert tone="info" title={status === "CONFIRMED" ? t.decidedReferred : t.decidedNotReferred}>
            <p>
              {decision.note} ({decision.by ?? t.anAdminWhoIsGone}, {dayOf(decision.at)})
            </p>
          </Alert>
        )
      }
      choices={status === "DISPUTED" ? choicesOf(requestId) : []}
      asked={asked && { consent: asked, value: asked.decision, text: asked.note }}
      writing={{ name: "note", maxLength: MAX_DISPUTE_TEXT }}
    />
  );
}

function choicesOf(requestId: string): DisputeChoice[] {
  const send = (decision: "CONFIRMED" | "NOT_REFERRED") => (note: string) =>
    ask("decideReferralDispute", { params: { requestId }, body: { decision, note } });
  return [
    {
      value: "CONFIRMED",
      label: t.forTheReferee,
      title: t.theReferralWasMade,
      text: t.theRequestIsConfirmedThe,
      done: t.decidedForTheReferee,
      send: send("CONFIRMED"),
    },
    {
      value: "NOT_REFERRED",
      label: t.forTheCandidate,
      title: t.theReferralWasNotMade,
      text: t.theCandidatesCreditComesBackAnd,
      done: t.decidedForTheCandidate,
      send: send("NOT_REFERRED"),
    },
  ];
}

function ProofLink({ requestId }: { requestId: string }) {
  const find = () => ask("getReferralProof", { params: { requestId } });
  const { isBusy, save } = useDownload(find, t.proofOfReferral);
  return (
    <button type="button" className="text-link" aria-disabled={isBusy || undefined} onClick={save}>
      {t.openTheFile}
    </button>
  );
}
