// The current plans and fees, proposals that wait for a second admin, and the history of changes.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Fee, FeeBudget, PriceChange, PricedPlan } from "../../../../../contract/ledger/prices-wire.ts";
import type { PriceKind } from "../../../../../contract/ledger/rules.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { preloadDialog } from "../../../../ui/dialog.tsx";
import { LoadTrouble } from "../../../../ui/load-trouble.tsx";
import { counted, dayOf } from "../../../../ui/moments.ts";
import { LoadingBlock } from "../../../../ui/skeleton.tsx";
import "../../../../styles/hiring.css";
import { pricesKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";
import { usePages } from "../../../../session/use-pages.ts";
import { PagedList } from "../../../../ui/paged-list.tsx";
import { ChangedTerms } from "./changed-terms.tsx";
import { BUDGET_WORDS, FEE_WORDS, feeWords, releaseWords, targetWords } from "./price-words.ts";
import { pricesQuery } from "./prices-query.ts";
import { ProposalCard } from "./proposal-card.tsx";
import { ProposeDialog, type Subject } from "./propose-dialog.tsx";

export function PricesScreen() {
  const [subject, setSubject] = useState<Subject | null>(null);
  const { data, error, refetch, isFetching } = useQuery(pricesQuery);
  if (!data)
    return error ? (
      <LoadTrouble text={reasonOf(error)} isBusy={isFetching} onAgain={() => void refetch()} />
    ) : (
      <LoadingBlock label="Plans and fees are being loaded." sizes={["h-48", "h-64"]} className="mt-8 grid gap-6" />
    );
  const waitsFor = (kind: PriceKind, target: string) =>
    data.open.some((change) => change.kind === kind && change.target === target);
  return (
    <>
      {data.open.length > 0 && (
        <section aria-labelledby="open-title" className="mt-8">
          <h2 id="open-title" className="text-2xl">
            Waiting for a second admin
          </h2>
          <ul className="grid gap-4 mt-4">
            {data.open.map((change) => (
              <ProposalCard key={change.id} change={change} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="plans-title" className="mt-10">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="plans-title" className="text-2xl">
            Plans
          </h2>
          <Button variant="secondary" size="sm" {...ahead} onClick={() => setSubject({ kind: "PLAN", plan: null })}>
            Propose a new plan…
          </Button>
        </div>
        <ul className="price-rows mt-4 border-t border-t-line [&>li]:grid [&>li]:grid-cols-[minmax(0,1fr)_11rem_9rem] [&>li]:gap-y-2 [&>li]:gap-x-6 [&>li]:items-center [&>li]:py-4 [&>li]:border-b [&>li]:border-b-line [&>li>:last-child]:[justify-self:end] max-md:[&>li]:grid-cols-[minmax(0,1fr)_auto] max-md:[&>li>:first-child]:col-span-full">
          {data.plans.map((plan) => (
            <PlanRow
              key={plan.plan}
              plan={plan}
              isWaiting={waitsFor("PLAN", plan.plan)}
              onPropose={() => setSubject({ kind: "PLAN", plan })}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="fees-title" className="mt-10">
        <h2 id="fees-title" className="text-2xl">
          Fees
        </h2>
        <ul className="price-rows mt-4 border-t border-t-line [&>li]:grid [&>li]:grid-cols-[minmax(0,1fr)_11rem_9rem] [&>li]:gap-y-2 [&>li]:gap-x-6 [&>li]:items-center [&>li]:py-4 [&>li]:border-b [&>li]:border-b-line [&>li>:last-child]:[justify-self:end] max-md:[&>li]:grid-cols-[minmax(0,1fr)_auto] max-md:[&>li>:first-child]:col-span-full">
          {data.fees.map((fee) => (
            <FeeRow
              key={fee.kind}
              fee={fee}
              isWaiting={waitsFor("FEE", fee.kind)}
              onPropose={() => setSubject({ kind: "FEE", fee })}
            />
          ))}
          <BudgetRow
            budget={data.budget}
            isWaiting={waitsFor("BUDGET", "FREE_CREDITS")}
            onPropose={() => setSubject({ kind: "BUDGET", budget: data.budget })}
          />
        </ul>
      </section>
      <ChangeHistory />
      <ProposeDialog subject={subject} onClose={() => setSubject(null)} />
    </>
  );
}

const ahead = { "aria-haspopup": "dialog", onPointerEnter: preloadDialog, onFocus: preloadDialog } as const;

type RowProps = { isWaiting: boolean; onPropose: () => void };

function PlanRow({ plan, isWaiting, onPropose }: RowProps & { plan: PricedPlan }) {
  return (
    <li>
      <div className="min-w-0">
        <h3 className="admin-card-title">
          {plan.label} <Marks row={plan} isOffered={plan.isOffered} />
        </h3>
        <p className="text-sm break-words text-ink-soft">{plan.description}</p>
        <Version row={plan} />
      </div>
      <p className="font-[650] tabular-nums">
        {showMoney(plan.price)}
        <span className="block text-sm font-normal text-ink-soft">{counted(plan.credits, "credit")}</span>
      </p>
      <ProposeButton name={plan.label} isWaiting={isWaiting} onPropose={onPropose} />
    </li>
  );
}

function FeeRow({ fee, isWaiting, onPropose }: RowProps & { fee: Fee }) {
  const { label, text } = FEE_WORDS[fee.kind];
  return (
    <li>
      <div className="min-w-0">
        <h3 className="admin-card-title">
          {label} <Marks row={fee} isOffered />
        </h3>
        <p className="text-sm text-ink-soft">{text}</p>
        <Version row={fee} />
      </div>
      <p className="font-[650] tabular-nums">
        {feeWords(fee)}
        <span className="block text-sm font-normal text-ink-soft">available {releaseWords(fee.releaseHours)}</span>
      </p>
      <ProposeButton name={label} isWaiting={isWaiting} onPropose={onPropose} />
    </li>
  );
}

function BudgetRow({ budget, isWaiting, onPropose }: RowProps & { budget: FeeBudget }) {
  const { label, text } = BUDGET_WORDS;
  return (
    <li>
      <div className="min-w-0">
        <h3 className="admin-card-title">
          {label} <Marks row={budget} isOffered />
        </h3>
        <p className="text-sm text-ink-soft">{text}</p>
        <Version row={budget} />
      </div>
      <p className="font-[650] tabular-nums">
        {showMoney(budget.amount)}
        <span className="block text-sm font-normal text-ink-soft">{showMoney(budget.used)} used this month</span>
      </p>
      <ProposeButton name={label} isWaiting={isWaiting} onPropose={onPropose} />
    </li>
  );
}

const Marks = ({ row, isOffered }: { row: Fee | FeeBudget | PricedPlan; isOffered: boolean }) => (
  <>
    {row.isPlaceholder && <Badge tone="accent">Example, yours to set</Badge>}
    {!isOffered && <Badge>Not on offer</Badge>}
  </>
);

const Version = ({ row }: { row: Fee | FeeBudget | PricedPlan }) => (
  <p className="mt-1 text-xs text-ink-faint">
    Version {row.version}, since {dayOf(row.madeAt)}
  </p>
);

const ProposeButton = ({ name, isWaiting, onPropose }: RowProps & { name: string }) =>
  isWaiting ? (
    <Badge tone="accent" icon="clock">
      A change waits
    </Badge>
  ) : (
    <Button variant="secondary" size="sm" {...ahead} onClick={onPropose}>
      Change…<span className="sr-only"> {name}</span>
    </Button>
  );

const STATES: Record<PriceChange["state"], { label: string; tone: "accent" | "good" | "bad" | "plain" }> = {
  PROPOSED: { label: "Waiting", tone: "accent" },
  APPLIED: { label: "Applied", tone: "good" },
  REFUSED: { label: "Refused", tone: "bad" },
  TAKEN_BACK: { label: "Taken back", tone: "plain" },
};

/** Every proposed change of plans and fees, newest first, with its outcome. */
function ChangeHistory() {
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
