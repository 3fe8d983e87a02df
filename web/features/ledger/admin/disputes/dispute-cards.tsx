// The frame of a dispute of either kind: subject, both sides, history, and the two decisions.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "#messages/admin-ledger.ts";
import type { Consent } from "../../../../../contract/consents/wire.ts";
import { scoreInWords } from "../../../../../contract/matching/rules.ts";
import { type DisputeReason, MAX_DISPUTE_TEXT, type RequestEvent } from "../../../../../contract/referrals/rules.ts";
import type { ReferralDispute } from "../../../../../contract/referrals/wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { disputesKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";
import { ConsentNote, mayAgree } from "../../../../session/consent-note.tsx";
import { useDownload } from "../../../../session/use-download.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { type Fact, Facts } from "../../../../ui/facts.tsx";
import { dayOf, momentOf } from "../../../../ui/moments.ts";
import { type Choice, Decisions, FACTS_LOOK } from "../decisions.tsx";

/** `value` is the decision in the API. */
export type DisputeChoice = Omit<Choice, "writing"> & { value: string };

type DisputeCardProps = {
  title: ReactNode;
  about: ReactNode;
  facts: readonly Fact[];
  /** In the words of the side that disputes. */
  claim: string;
  claimText: string | null;
  steps: readonly { id: string; at: string; text: string }[];
  /** The decision, if there is one. */
  outcome: ReactNode;
  /** Empty once decided. */
  choices: readonly DisputeChoice[];
  /** The choice that an admin asked for, with their text. */
  asked: { consent: Consent; value: string; text: string } | null;
  /** The API's name of the admin's text, and its maximum length. */
  writing: { name: string; maxLength: number };
};

export function DisputeCard(props: DisputeCardProps) {
  const { title, about, facts, claim, claimText, steps, outcome, choices, asked } = props;
  const chosen = asked && choices.find(({ value }) => value === asked.value);
  return (
    <li className="card admin-card grid gap-4">
      <div>
        <h2 className="admin-card-title">{title}</h2>
        <p className="text-sm text-ink-soft">{about}</p>
      </div>
      <div className="py-3 px-4 rounded-md bg-sunken text-sm/body whitespace-pre-line wrap-anywhere">
        <p className="font-semibold">{claim}</p>
        {claimText && <p className="mt-1">{claimText}</p>}
      </div>
      <Facts facts={facts} className={FACTS_LOOK} />
      <details className="text-sm/body [&>summary]:w-fit [&>summary]:min-h-8 pointer-coarse:[&>summary]:min-h-11 [&>summary]:text-(--link) [&>summary]:underline [&>summary]:underline-offset-[0.2em] [&>summary]:cursor-pointer">
        <summary>{t.whatHappenedStepByStep}</summary>
        <ol className="grid gap-1.5 mt-2 [&_time]:inline-block [&_time]:min-w-42 [&_time]:text-ink-faint [&_time]:tabular-nums">
          {steps.map(({ id, at, text }) => (
            <li key={id}>
              <time dateTime={at}>{momentOf(at)}</time> {text}
            </li>
          ))}
        </ol>
      </details>
      {outcome}
      {asked && chosen && (
        <ConsentNote
          consent={asked.consent}
          queue={disputesKey}
          title={fill(t.decisionAskedFor, { decision: chosen.label, text: asked.text })}
        />
      )}
      {choices.length > 0 && <Decisions queue={disputesKey} choices={decisionsOf(props, chosen)} />}
    </li>
  );
}

/** Asking for one of them, or agreeing to the one that is asked for. */
function decisionsOf(
  { choices, asked, writing }: DisputeCardProps,
  chosen: DisputeChoice | null | undefined,
): Choice[] {
  if (!asked || !chosen)
    return choices.map((choice) => ({
      look: { variant: "secondary" },
      writing: { ...writing, ...REASON },
      ...choice,
      extra: <p className="mt-2">{t.aSecondAdminAgrees}</p>,
      done: t.askedForASecondAdmin,
    }));
  if (!mayAgree(asked.consent)) return [];
  const label = fill(t.agreeToDecision, { decision: chosen.label });
  return [{ ...chosen, label, send: (_, keyOf) => chosen.send(asked.text, keyOf) }];
}

const REASON = { label: t.why, hint: t.bothSidesReadIt, needed: t.pleaseSayWhyBothSidesReadIt };

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
