// Disputes of both kinds: referrals reported as not made, and sessions reported as not held.
import { useSearchParams } from "react-router";
import { disputesKey } from "../../../session/admin-keys.ts";
import { ask } from "../../../session/ask.ts";
import { usePages } from "../../../session/use-pages.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { chosenIn, StateLinks } from "../state-links.tsx";
import "../../../styles/hiring.css";
import { ReferralDisputeCard } from "./referral-dispute-card.tsx";
import { SessionDisputeCard } from "./session-dispute-card.tsx";

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
    <PagedList list={list} loading={LOADING} empty={<Nothing state={state} />}>
      {(rows) => (
        <ul className="grid gap-4 mt-4">
          {rows.map((dispute) => (
            <ReferralDisputeCard key={dispute.requestId} dispute={dispute} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Sessions({ state }: { state: State }) {
  const list = usePages([...disputesKey, "sessions", state], (lastKey) =>
    ask("listGuidanceDisputes", { query: { state, lastKey } }),
  );
  return (
    <PagedList list={list} loading={LOADING} empty={<Nothing state={state} />}>
      {(rows) => (
        <ul className="grid gap-4 mt-4">
          {rows.map((dispute) => (
            <SessionDisputeCard key={dispute.bookingId} dispute={dispute} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
