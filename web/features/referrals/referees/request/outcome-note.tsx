// The outcome of a request that the referee no longer holds: who must act now, and what they wrote.

import type { ReactNode } from "react";
import { t } from "#messages/referees.ts";
import type { UnpaidReason } from "../../../../../contract/ledger/rules.ts";
import { EARNINGS_PATH } from "../../../../../contract/paths.ts";
import type { RefereeRequestDetail } from "../../../../../contract/referrals/referees-wire.ts";
import { CONFIRM_DAYS, type DisputeReason } from "../../../../../contract/referrals/rules.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { useDownload } from "../../../../session/use-download.ts";
import { Button } from "../../../../ui/button.tsx";
import { Facts } from "../../../../ui/facts.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { momentOf } from "../../../../ui/moments.ts";
import { rich } from "../../../../ui/rich.tsx";
import { bold, linkTo } from "../../../../ui/tags.tsx";
import { useFees } from "../referee-queries.ts";
import { DECLINE_WORDS } from "../referee-words.ts";

const DISPUTE_WORDS: Record<DisputeReason, string> = {
  NO_REFERENCE: t.theirEmployersSiteOrRecruiter,
  WRONG_JOB: t.itWasForAnotherJobThanThe,
  ASKED_FOR_MONEY: t.theySayThatTheyWereAskedFor,
  OTHER: t.somethingElse,
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
          {fill(t.theyHaveDaysToConfirmYour, { confirmDays: CONFIRM_DAYS })}
          {dueAt && fill(t.until, { dueAt: momentOf(dueAt) })}
          {t.ifTheySayNothingItConfirmsItself}
        </p>
      );
    case "DISPUTED":
      return <Disputed request={request} />;
    case "CONFIRMED":
      return <p>{rich(t.yourReferralIsConfirmedThankYou, { link: linkTo(EARNINGS_PATH) })}</p>;
    case "NOT_REFERRED":
      return <p>{t.anAdminHasLookedAtBothSides}</p>;
    case "WITHDRAWN":
      return <p>{t.theCandidateWithdrewTheRequest}</p>;
    case "CONFLICT":
      return <p>{t.youSaidThatYouKnowThePerson}</p>;
    case "LAPSED":
      return <p>{t.theTimeToActPassedSoThe}</p>;
    default:
      return <Declined request={request} />;
  }
}

type PartProps = { request: RefereeRequestDetail };

const Disputed = ({ request: { disputeReason, disputeText } }: PartProps) => (
  <>
    <p>{DISPUTE_WORDS[disputeReason as DisputeReason] ?? t.theySayThatYouDidNotRefer}</p>
    <Quote text={disputeText} />
    <p>{t.anAdminLooksAtBothSidesAnd}</p>
  </>
);

const Declined = ({ request: { declineReasons, feedback } }: PartProps) => (
  <>
    <p>{t.theCandidateReadsThisWithoutYour}</p>
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

function Proof({ request: { id, reference, hasProof } }: { request: RefereeRequestDetail }) {
  const find = () => ask("getReferralProof", { params: { requestId: id } });
  const { isBusy, save } = useDownload(find, t.proofOfReferral);
  const open = (
    <Button variant="quiet" size="sm" busy={isBusy} busyLabel={t.oneMoment} onClick={save}>
      <Icon name="download" size={18} />
      {t.openTheFile}
    </Button>
  );
  return (
    <Facts
      facts={[
        { name: t.reference, value: reference },
        { name: t.proof, value: hasProof && open },
      ]}
      className="grid gap-2 text-sm/body [&>div]:flex [&>div]:flex-wrap [&>div]:items-center [&>div]:gap-y-1 [&>div]:gap-x-3 [&_dt]:text-ink-faint [&_dd]:font-semibold [&_dd]:wrap-anywhere"
    />
  );
}

const WHY: Record<UnpaidReason, string> = {
  NO_FEE: t.thisSitePaysNoFeeForAnswers,
  NO_CREDIT: t.anAnswerEarnsNothingThe,
  PAIR: t.anAnswerEarnsNothingYouHave,
  BUDGET: t.anAnswerEarnsNothingTheCandidate,
};

/** What an answer to a request earns, or why it earns nothing, shown before the request is claimed. */
export function Fee({ fee }: Pick<RefereeRequestDetail, "fee">) {
  const schedule = useFees().data?.find(({ kind }) => kind === "REVIEWED_REQUEST");
  if (fee.why !== null) return WHY[fee.why];
  return (
    <>
      {rich(t.aDecisionWithFeedbackInTimeEarns2, { amount: showMoney(fee.amount), b: bold })}
      {schedule?.isPlaceholder && t.theAmountIsAnExampleUntilWho}
    </>
  );
}

const Earned = ({ fee }: Pick<RefereeRequestDetail, "fee">) => (
  <p className="text-sm text-ink-soft">
    {fee.amount > 0 ? fill(t.itEarnsYou, { amount: showMoney(fee.amount) }) : t.itEarnsNothing}
  </p>
);
