// Disputes of both kinds: referrals reported as not made, and sessions reported as not held.

import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { t } from "#messages/admin-ledger.ts";
import type { GuidanceEvent } from "../../../../../contract/guidance/bookings-wire.ts";
import type { GuidanceEventKind } from "../../../../../contract/guidance/rules.ts";
import type { GuidanceDispute } from "../../../../../contract/guidance/wire.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { fill } from "../../../../../messages/fill.ts";
import { disputesKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";
import { usePages } from "../../../../session/use-pages.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { ChoiceLinks, chosenIn } from "../../../../ui/choice-links.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { dayOf, momentOf, timeOf } from "../../../../ui/moments.ts";
import { PagedItems, type PagedRows } from "../../../../ui/paged-list.tsx";
import type { Choice } from "../decisions.tsx";
import { DisputeCard, type DisputeChoice, ReferralDisputeCard } from "./dispute-cards.tsx";

const KINDS = [
  { value: "referrals", label: t.referrals },
  { value: "sessions", label: t.sessions },
] as const;
const STATES = [
  { value: "OPEN", label: t.open },
  { value: "DECIDED", label: t.decided },
] as const;
type State = (typeof STATES)[number]["value"];

export function DisputesScreen() {
  const [params] = useSearchParams();
  const kind = chosenIn(params, "kind", KINDS);
  const state = chosenIn(params, "state", STATES);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 mt-7 mb-5">
        <ChoiceLinks label={t.whatIsDisputed} parameter="kind" choices={KINDS} chosen={kind} />
        <ChoiceLinks label={t.disputesByState} parameter="state" choices={STATES} chosen={state} />
      </div>
      {kind === "referrals" ? <Referrals key={state} state={state} /> : <Sessions key={state} state={state} />}
    </>
  );
}

const LOADING = { label: t.disputesAreBeingLoaded, sizes: ["h-60", "h-60"] };

const Nothing = ({ state }: { state: State }) => (
  <EmptyState icon="handshake" title={state === "OPEN" ? t.nothingInDispute : t.nothingDecidedYet}>
    <p>{state === "OPEN" ? t.whatTwoSidesSeeDifferently : t.decisionsStayHere}</p>
  </EmptyState>
);

function Referrals({ state }: { state: State }) {
  const list = usePages([...disputesKey, "referrals", state], (lastKey) =>
    ask("listReferralDisputes", { query: { state, lastKey } }),
  );
  return (
    <Queue {...{ list, state }} card={(dispute) => <ReferralDisputeCard key={dispute.requestId} dispute={dispute} />} />
  );
}

function Sessions({ state }: { state: State }) {
  const list = usePages([...disputesKey, "sessions", state], (lastKey) =>
    ask("listGuidanceDisputes", { query: { state, lastKey } }),
  );
  return (
    <Queue {...{ list, state }} card={(dispute) => <SessionDisputeCard key={dispute.bookingId} dispute={dispute} />} />
  );
}

type QueueProps<Row> = { list: PagedRows<Row>; state: State; card: (row: Row) => ReactNode };

const Queue = <Row,>({ list, state, card }: QueueProps<Row>) => (
  <PagedItems list={list} loading={LOADING} empty={<Nothing state={state} />} items="grid gap-4 mt-4">
    {card}
  </PagedItems>
);

function SessionDisputeCard({ dispute }: { dispute: GuidanceDispute }) {
  const { bookingId, topic, kind, companyName, price, startsAt, endsAt, candidate, referee, status, asked } = dispute;
  return (
    <DisputeCard
      title={topic}
      about={
        kind === "INTERVIEW"
          ? fill(t.interviewGuidanceDisputed, { companyName, disputedAt: dayOf(dispute.disputedAt) })
          : fill(t.careerGuidanceDisputed, { companyName, disputedAt: dayOf(dispute.disputedAt) })
      }
      claim={dispute.disputedBy === "CANDIDATE" ? t.theCandidateSays : t.theRefereeSays}
      claimText={dispute.reason}
      facts={[
        { name: t.candidate, value: `${candidate.name} (${candidate.email})` },
        { name: t.referee, value: `${referee.name} (${referee.email})` },
        { name: t.session, value: `${momentOf(startsAt)}–${timeOf(endsAt)}` },
        { name: t.price, value: price === 0 ? t.free : showMoney(price) },
        ...(dispute.dueAt
          ? [{ name: t.decidedByItself, value: fill(t.forTheCandidateAt, { at: momentOf(dispute.dueAt) }) }]
          : []),
      ]}
      steps={dispute.timeline.map((event) => ({ id: event.id, at: event.at, text: sessionEventWords(event) }))}
      outcome={
        status !== "DISPUTED" && (
          <Alert tone="info" title={status === "SETTLED" ? t.decidedTheRefereeIsPaid : t.decidedMoneyBack} />
        )
      }
      choices={status === "DISPUTED" ? choicesOf(bookingId, price) : []}
      asked={asked && { consent: asked, value: asked.decision, text: asked.reason }}
      writing={{ name: "reason", maxLength: 1_000 }}
    />
  );
}

function choicesOf(bookingId: string, price: number): DisputeChoice[] {
  const send =
    (decision: "REFUND" | "PAY"): Choice["send"] =>
    (reason, keyOf) => {
      const body = { decision, reason };
      return ask("decideGuidanceDispute", { params: { bookingId }, body, key: keyOf(body) });
    };
  return [
    {
      value: "PAY",
      label: t.payTheReferee,
      title: t.theSessionTookPlace,
      text: t.theRefereeEarnsTheirFeeForIt,
      done: t.decidedTheRefereeIsPaid2,
      send: send("PAY"),
    },
    {
      value: "REFUND",
      label: t.moneyBack,
      title: t.theSessionDidNotTakePlace,
      text: price === 0 ? t.itWasFreeNothingIsPaidTo : fill(t.theCandidateGetsBack, { price: showMoney(price) }),
      done: t.decidedTheCandidateGetsTheir,
      send: send("REFUND"),
    },
  ];
}

const WORDS: Record<GuidanceEventKind, string> = {
  UNPAID: t.slotKeptToBePaid,
  REQUESTED: t.askedFor,
  ACCEPTED: t.accepted,
  DONE: t.itsTimeIsOver,
  DISPUTED: t.disputed,
  SETTLED: t.settledForTheReferee,
  DECLINED: t.declined,
  CANCELLED: t.cancelled,
  LAPSED: t.notAnsweredInTime,
  MOVED: t.anotherTimeAskedFor,
  RATED: t.rated,
};

const BY: Record<GuidanceEvent["by"], string> = {
  CANDIDATE: t.byTheCandidate,
  REFEREE: t.byTheReferee,
  ADMIN: t.byAnAdmin,
  SYSTEM: t.byItself,
};

/** "Cancelled by the referee: ill, for 21 Nov 2026, 10:30". */
function sessionEventWords({ kind, by, startsAt, reason }: GuidanceEvent): string {
  const words = `${WORDS[kind]} ${BY[by]}${reason ? `: ${reason}` : ""}`;
  return startsAt ? fill(t.forWord, { words, startsAt: momentOf(startsAt) }) : words;
}
