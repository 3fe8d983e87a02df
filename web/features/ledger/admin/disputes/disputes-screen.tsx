// Disputes of both kinds: referrals reported as not made, and sessions reported as not held.
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { disputesKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";
import { usePages } from "../../../../session/use-pages.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { PagedList, type PagedRows } from "../../../../ui/paged-list.tsx";
import { chosenIn, StateLinks } from "../state-links.tsx";
import "../../../../styles/hiring.css";
import type { GuidanceEvent } from "../../../../../contract/guidance/bookings-wire.ts";
import type { GuidanceEventKind } from "../../../../../contract/guidance/rules.ts";
import type { GuidanceDispute } from "../../../../../contract/guidance/wire.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { dayOf, momentOf, timeOf } from "../../../../ui/moments.ts";
import type { Choice } from "../decisions.tsx";
import { DisputeCard } from "./dispute-card.tsx";
import { ReferralDisputeCard } from "./referral-dispute-card.tsx";

const KINDS = [
  { value: "referrals", label: "Referrals" },
  { value: "sessions", label: "Sessions" },
] as const;
const STATES = [
  { value: "OPEN", label: "Open" },
  { value: "DECIDED", label: "Decided" },
] as const;
type State = (typeof STATES)[number]["value"];

export function DisputesScreen() {
  const [params] = useSearchParams();
  const kind = chosenIn(params, "kind", KINDS);
  const state = chosenIn(params, "state", STATES);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 mt-7 mb-5">
        <StateLinks label="What is disputed" parameter="kind" choices={KINDS} chosen={kind} params={params} />
        <StateLinks label="Disputes by state" parameter="state" choices={STATES} chosen={state} params={params} />
      </div>
      {kind === "referrals" ? <Referrals key={state} state={state} /> : <Sessions key={state} state={state} />}
    </>
  );
}

const LOADING = { label: "Disputes are being loaded.", sizes: ["h-60", "h-60"] };

const Nothing = ({ state }: { state: State }) => (
  <EmptyState icon="handshake" title={state === "OPEN" ? "Nothing in dispute" : "Nothing decided yet"}>
    <p>{state === "OPEN" ? "What two sides see differently appears here, oldest first." : "Decisions stay here."}</p>
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
  <PagedList list={list} loading={LOADING} empty={<Nothing state={state} />}>
    {(rows) => <ul className="grid gap-4 mt-4">{rows.map(card)}</ul>}
  </PagedList>
);

/** A dispute of a guidance session that one side says did not take place. */
function SessionDisputeCard({ dispute }: { dispute: GuidanceDispute }) {
  const { bookingId, topic, kind, companyName, price, startsAt, endsAt, candidate, referee, status } = dispute;
  return (
    <DisputeCard
      title={topic}
      about={
        kind === "INTERVIEW"
          ? `Interview guidance, ${companyName} · disputed ${dayOf(dispute.disputedAt)}`
          : `Career guidance, ${companyName} · disputed ${dayOf(dispute.disputedAt)}`
      }
      claim={dispute.disputedBy === "CANDIDATE" ? "The candidate says:" : "The referee says:"}
      claimText={dispute.reason}
      facts={[
        { name: "Candidate", value: `${candidate.name} (${candidate.email})` },
        { name: "Referee", value: `${referee.name} (${referee.email})` },
        { name: "Session", value: `${momentOf(startsAt)}–${timeOf(endsAt)}` },
        { name: "Price", value: price === 0 ? "Free" : showMoney(price) },
        ...(dispute.dueAt
          ? [{ name: "Decided by itself", value: `for the candidate, ${momentOf(dispute.dueAt)}` }]
          : []),
      ]}
      steps={dispute.timeline.map((event) => ({ id: event.id, at: event.at, text: sessionEventWords(event) }))}
      outcome={
        status !== "DISPUTED" && (
          <Alert tone="info" title={status === "SETTLED" ? "Decided: the referee is paid" : "Decided: money back"} />
        )
      }
      choices={status === "DISPUTED" ? choicesOf(bookingId, price) : []}
      writing={{ name: "reason", maxLength: 1_000 }}
    />
  );
}

function choicesOf(bookingId: string, price: number): Choice[] {
  const send =
    (decision: "REFUND" | "PAY"): Choice["send"] =>
    (reason, keyOf) => {
      const body = { decision, reason };
      return ask("decideGuidanceDispute", { params: { bookingId }, body, key: keyOf(body) });
    };
  return [
    {
      label: "Pay the referee",
      title: "The session took place?",
      text: "The referee earns their fee for it.",
      done: "Decided: the referee is paid.",
      send: send("PAY"),
    },
    {
      label: "Money back",
      title: "The session did not take place?",
      text: price === 0 ? "It was free: nothing is paid to anybody." : `The candidate gets ${showMoney(price)} back.`,
      done: "Decided: the candidate gets their money back.",
      send: send("REFUND"),
    },
  ];
}

const WORDS: Record<GuidanceEventKind, string> = {
  UNPAID: "Slot kept, to be paid",
  REQUESTED: "Asked for",
  ACCEPTED: "Accepted",
  DONE: "Its time is over",
  DISPUTED: "Disputed",
  SETTLED: "Settled for the referee",
  DECLINED: "Declined",
  CANCELLED: "Cancelled",
  LAPSED: "Not answered in time",
  MOVED: "Another time asked for",
  RATED: "Rated",
};

const BY: Record<GuidanceEvent["by"], string> = {
  CANDIDATE: "by the candidate",
  REFEREE: "by the referee",
  ADMIN: "by an admin",
  SYSTEM: "by itself",
};

/** "Cancelled by the referee: ill, for 21 Nov 2026, 10:30". */
function sessionEventWords({ kind, by, startsAt, reason }: GuidanceEvent): string {
  const words = `${WORDS[kind]} ${BY[by]}${reason ? `: ${reason}` : ""}`;
  return startsAt ? `${words}, for ${momentOf(startsAt)}` : words;
}
