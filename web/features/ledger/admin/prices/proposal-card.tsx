// A proposed change of a plan or fee: its terms and reason, and the second admin's decision; its proposer can withdraw it.
import { useQueryClient } from "@tanstack/react-query";
import type { PriceChange } from "../../../../../contract/ledger/prices-wire.ts";
import { pricesKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { dayOf } from "../../../../ui/moments.ts";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { changedTerms, targetWords } from "./price-words.ts";

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

/** The terms that a proposal changes, before and after. */
export function ChangedTerms({ change }: { change: PriceChange }) {
  return (
    <dl className="grid gap-1 text-sm/body [&>div]:grid [&>div]:grid-cols-[minmax(6rem,9rem)_minmax(0,1fr)] [&>div]:gap-3 [&_dt]:text-ink-faint [&_dd]:flex [&_dd]:flex-wrap [&_dd]:items-center [&_dd]:gap-y-1 [&_dd]:gap-x-2 [&_dd]:wrap-anywhere [&_s]:text-ink-faint">
      {changedTerms(change).map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before !== null && (
              <>
                <span className="sr-only">from </span>
                <s>{before}</s>
                <Icon name="arrow-right" size={16} />
                <span className="sr-only">to </span>
              </>
            )}
            <strong>{after}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
