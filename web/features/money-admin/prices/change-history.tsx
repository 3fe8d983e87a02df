// Every proposed change of plans and fees, newest first, with its outcome.
import type { PriceChange } from "../../../../contract/ledger/prices-wire.ts";
import { pricesKey } from "../../../session/admin-keys.ts";
import { ask } from "../../../session/ask.ts";
import { usePages } from "../../../session/use-pages.ts";
import { Badge } from "../../../ui/badge.tsx";
import { dayOf } from "../../../ui/moments.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { ChangedTerms } from "./changed-terms.tsx";
import { targetWords } from "./price-words.ts";

const STATES: Record<PriceChange["state"], { label: string; tone: "accent" | "good" | "bad" | "plain" }> = {
  PROPOSED: { label: "Waiting", tone: "accent" },
  APPLIED: { label: "Applied", tone: "good" },
  REFUSED: { label: "Refused", tone: "bad" },
  TAKEN_BACK: { label: "Taken back", tone: "plain" },
};

export function ChangeHistory() {
  const list = usePages([...pricesKey, "changes"], (lastKey) => ask("listPriceChanges", { query: { lastKey } }));
  return (
    <section aria-labelledby="history-title" className="mt-10">
      <h2 id="history-title" className="text-2xl">
        History
      </h2>
      <PagedList
        list={list}
        level={3}
        className="mt-4"
        loading={{ label: "The history is being loaded.", sizes: ["h-24", "h-24"] }}
        empty={<p className="text-ink-soft">No change was proposed yet. What holds now came with the installation.</p>}
        moreLabel="Show earlier changes"
      >
        {(rows) => (
          <ol className="price-history [&>li]:grid [&>li]:gap-2 [&>li]:py-4 [&>li]:border-b [&>li]:border-b-line">
            {rows.map((change) => (
              <li key={change.id}>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <strong className="font-semibold">{targetWords(change)}</strong>
                  <Badge tone={STATES[change.state].tone}>{STATES[change.state].label}</Badge>
                </p>
                <ChangedTerms change={change} />
                <p className="text-sm break-words text-ink-soft">
                  “{change.reason}” {change.proposedBy || "An admin who is gone"}, {dayOf(change.proposedAt)}
                  {change.decidedAt &&
                    change.state !== "TAKEN_BACK" &&
                    `; decided by ${change.decidedBy || "an admin who is gone"}, ${dayOf(change.decidedAt)}`}
                </p>
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  );
}
