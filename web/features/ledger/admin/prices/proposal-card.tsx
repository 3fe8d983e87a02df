// A proposed change of a plan or fee: its terms and reason, and the second admin's decision; its proposer can withdraw it.
import { useQueryClient } from "@tanstack/react-query";
import type { PriceChange } from "../../../../../contract/ledger/prices-wire.ts";
import { pricesKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { dayOf } from "../../../../ui/moments.ts";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { ChangedTerms } from "./changed-terms.tsx";
import { targetWords } from "./price-words.ts";

type Decision = "APPLIED" | "REFUSED" | "TAKEN_BACK";

const DONE: Record<Decision, string> = {
  APPLIED: "The change holds from now on.",
  REFUSED: "The change is refused.",
  TAKEN_BACK: "Your proposal is taken back.",
};

export function ProposalCard({ change }: { change: PriceChange }) {
  const queries = useQueryClient();
  const { isBusy, problem, run, keyOf } = useAction();
  const decide = (decision: Decision) =>
    void run(async () => {
      const body = { decision };
      try {
        const call = { params: { changeId: change.id }, body, key: keyOf(body) };
        await repeatCall(() => ask("decidePriceChange", call));
      } finally {
        void queries.invalidateQueries({ queryKey: pricesKey });
        void queries.invalidateQueries({ queryKey: ["fees"] });
      }
    }, DONE[decision]);
  const about = <span className="sr-only"> {targetWords(change)}</span>;
  return (
    <li className="card admin-card grid gap-4">
      <div>
        <h3 className="admin-card-title">{targetWords(change)}</h3>
        <p className="text-sm text-ink-soft">
          Proposed by {change.isOwn ? "you" : change.proposedBy || "an admin who is gone"}, {dayOf(change.proposedAt)}
        </p>
      </div>
      <ChangedTerms change={change} />
      <blockquote className="py-3 px-4 rounded-md bg-sunken text-sm/body whitespace-pre-line wrap-anywhere">
        {change.reason}
      </blockquote>
      {change.isOwn ? (
        <>
          <p className="text-sm text-ink-soft">Another admin decides. Until then you can take it back.</p>
          <div className="flex flex-wrap gap-2.5">
            <Button variant="secondary" busy={isBusy} busyLabel="One moment…" onClick={() => decide("TAKEN_BACK")}>
              Take it back{about}
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap gap-2.5">
          <Button busy={isBusy} busyLabel="One moment…" onClick={() => decide("APPLIED")}>
            Agree{about}
          </Button>
          <Button variant="secondary" busy={isBusy} busyLabel="One moment…" onClick={() => decide("REFUSED")}>
            Refuse{about}
          </Button>
        </div>
      )}
      <ProblemAlert problem={problem} />
    </li>
  );
}
