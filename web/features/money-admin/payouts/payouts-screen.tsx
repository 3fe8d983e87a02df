// Payouts: the queue of requests, decided ones, and the ledger's audit.
import { useSearchParams } from "react-router";
import { adminPayoutsKey } from "../../../session/admin-keys.ts";
import { ask } from "../../../session/ask.ts";
import { usePages } from "../../../session/use-pages.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { chosenIn, StateLinks } from "../state-links.tsx";
import "../../../styles/hiring.css";
import { AuditCard } from "./audit-card.tsx";
import { PayoutCard } from "./payout-card.tsx";

const STATES = [
  { value: "REQUESTED", label: "To be sent" },
  { value: "PAID", label: "Paid" },
  { value: "REFUSED", label: "Refused" },
  { value: "CANCELLED", label: "Cancelled" },
] as const;

export function PayoutsScreen() {
  const [params] = useSearchParams();
  const state = chosenIn(params, "state", STATES);
  const list = usePages([...adminPayoutsKey, state], (lastKey) => ask("listAllPayouts", { query: { state, lastKey } }));
  return (
    <>
      <AuditCard />
      <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6 mt-7 mb-5">
        <StateLinks label="Payouts by state" parameter="state" choices={STATES} chosen={state} params={params} />
      </div>
      <PagedList
        list={list}
        loading={{ label: "Payouts are being loaded.", sizes: ["h-36", "h-36"] }}
        empty={
          <EmptyState icon="wallet" title={state === "REQUESTED" ? "Nothing to send" : "Nothing here"}>
            <p>
              {state === "REQUESTED"
                ? "Payouts that people ask for appear here, oldest first."
                : "No payout of this state yet."}
            </p>
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className="grid gap-4 mt-4">
            {rows.map((payout) => (
              <PayoutCard key={payout.id} payout={payout} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
