// The current plans and fees, proposals that wait for a second admin, and the history of changes.

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { t } from "#messages/admin-ledger.ts";
import type { PriceChange, PricedPlan } from "../../../../../contract/ledger/prices-wire.ts";
import type { PriceKind } from "../../../../../contract/ledger/rules.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { fill } from "../../../../../messages/fill.ts";
import { opensDialog } from "../../../../session/action-form.tsx";
import { pricesKey } from "../../../../session/admin-keys.ts";
import { ask } from "../../../../session/ask.ts";
import { LoadState } from "../../../../session/load-state.tsx";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { useAction } from "../../../../session/use-action.ts";
import { usePages } from "../../../../session/use-pages.ts";
import { useReload } from "../../../../session/use-reload.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { counted, dayOf, momentOf } from "../../../../ui/moments.ts";
import { PagedItems } from "../../../../ui/paged-list.tsx";
import { ProblemAlert } from "../../../../ui/problem-alert.tsx";
import { rich } from "../../../../ui/rich.tsx";
import { Section } from "../../../../ui/section.tsx";
import { unseen } from "../../../../ui/tags.tsx";
import type { Subject } from "./price-draft.ts";
import { BUDGET_WORDS, changedTerms, FEE_WORDS, feeWords, releaseWords, targetWords } from "./price-words.ts";
import { pricesQuery } from "./prices-query.ts";
import { ProposeDialog } from "./propose-dialog.tsx";

export function PricesScreen() {
  const [subject, setSubject] = useState<Subject | null>(null);
  const query = useQuery(pricesQuery);
  const { data } = query;
  if (!data)
    return (
      <LoadState
        query={query}
        label={t.plansAndFeesAreBeingLoaded}
        sizes={["h-48", "h-64"]}
        className="mt-8 grid gap-6"
      />
    );
  const waits = (kind: PriceKind, target: string) => ({
    isWaiting: data.open.some((change) => change.kind === kind && change.target === target),
    onPropose: setSubject,
  });
  return (
    <>
      {data.open.length > 0 && <WaitingChanges changes={data.open} />}
      <Section
        id="plans-title"
        title={t.plans}
        head="text-2xl"
        row="flex flex-wrap items-center justify-between gap-3"
        beside={
          <Button
            variant="secondary"
            size="sm"
            {...opensDialog}
            onClick={() => setSubject({ kind: "PLAN", plan: null })}
          >
            {t.proposeANewPlan}
          </Button>
        }
        className="mt-10"
      >
        <PriceRows>
          {data.plans.map((plan) => (
            <PriceRow key={plan.plan} subject={{ kind: "PLAN", plan }} {...waits("PLAN", plan.plan)} />
          ))}
        </PriceRows>
      </Section>
      <Section id="fees-title" title={t.fees} head="text-2xl" className="mt-10">
        <PriceRows>
          {data.fees.map((fee) => (
            <PriceRow key={fee.kind} subject={{ kind: "FEE", fee }} {...waits("FEE", fee.kind)} />
          ))}
          <PriceRow subject={{ kind: "BUDGET", budget: data.budget }} {...waits("BUDGET", "FREE_CREDITS")} />
        </PriceRows>
      </Section>
      <ChangeHistory />
      <ProposeDialog subject={subject} onClose={() => setSubject(null)} />
    </>
  );
}

const WaitingChanges = ({ changes }: { changes: readonly PriceChange[] }) => (
  <Section id="open-title" title={t.waitingForASecondAdmin} head="text-2xl" className="mt-8">
    <ul className="grid gap-4 mt-4">
      {changes.map((change) => (
        <ProposalCard key={change.id} change={change} />
      ))}
    </ul>
  </Section>
);

const PriceRows = ({ children }: { children: ReactNode }) => (
  <ul className="price-rows mt-4 border-t border-t-line [&>li]:grid [&>li]:grid-cols-[minmax(0,1fr)_11rem_9rem] [&>li]:gap-y-2 [&>li]:gap-x-6 [&>li]:items-center [&>li]:py-4 [&>li]:border-b [&>li]:border-b-line [&>li>:last-child]:[justify-self:end] max-md:[&>li]:grid-cols-[minmax(0,1fr)_auto] max-md:[&>li>:first-child]:col-span-full">
    {children}
  </ul>
);

type Priced = Exclude<Subject, { kind: "PLAN" }> | { kind: "PLAN"; plan: PricedPlan };

/** What a row says of a plan, a fee or the budget. */
function rowOf(subject: Priced) {
  if (subject.kind === "PLAN") {
    const { label, description, price, credits } = subject.plan;
    return { row: subject.plan, label, text: description, figure: showMoney(price), note: counted(credits, "credit") };
  }
  if (subject.kind === "FEE") {
    const { fee } = subject;
    const note = fill(t.available2, { releaseHours: releaseWords(fee.releaseHours) });
    return { row: fee, ...FEE_WORDS[fee.kind], figure: feeWords(fee), note };
  }
  const { amount, used } = subject.budget;
  const note = fill(t.usedThisMonth, { used: showMoney(used) });
  return { row: subject.budget, ...BUDGET_WORDS, figure: showMoney(amount), note };
}

type PriceRowProps = { subject: Priced; isWaiting: boolean; onPropose: (subject: Subject) => void };

function PriceRow({ subject, isWaiting, onPropose }: PriceRowProps) {
  const { row, label, text, figure, note } = rowOf(subject);
  return (
    <li>
      <div className="min-w-0">
        <h3 className="admin-card-title">
          {label} {row.isPlaceholder && <Badge tone="accent">{t.exampleYoursToSet}</Badge>}
          {subject.kind === "PLAN" && !subject.plan.isOffered && <Badge>{t.notOnOffer}</Badge>}
        </h3>
        <p className="text-sm wrap-anywhere text-ink-soft">{text}</p>
        <p className="mt-1 text-xs text-ink-faint">
          {fill(t.versionSince, { version: row.version, madeAt: dayOf(row.madeAt) })}
        </p>
      </div>
      <p className="font-[650] tabular-nums">
        {figure}
        <span className="block text-sm font-normal text-ink-soft">{note}</span>
      </p>
      {isWaiting ? (
        <Badge tone="accent" icon="clock">
          {t.aChangeWaits}
        </Badge>
      ) : (
        <Button variant="secondary" size="sm" {...opensDialog} onClick={() => onPropose(subject)}>
          {rich(t.change, { label, span: unseen })}
        </Button>
      )}
    </li>
  );
}

const STATES: Record<PriceChange["state"], { label: string; tone: "accent" | "good" | "bad" | "plain" }> = {
  PROPOSED: { label: t.waiting, tone: "accent" },
  APPLIED: { label: t.applied, tone: "good" },
  REFUSED: { label: t.refused, tone: "bad" },
  TAKEN_BACK: { label: t.takenBack, tone: "plain" },
};

function ChangeHistory() {
  const list = usePages([...pricesKey, "changes"], (lastKey) => ask("listPriceChanges", { query: { lastKey } }));
  return (
    <Section id="history-title" title={t.history} head="text-2xl" className="mt-10">
      <PagedItems
        list={list}
        level={3}
        className="mt-4"
        loading={{ label: t.theHistoryIsBeingLoaded, sizes: ["h-24", "h-24"] }}
        empty={<p className="text-ink-soft">{t.noChangeWasProposedYetWhatHolds}</p>}
        moreLabel={t.showEarlierChanges}
        items="price-history [&>li]:grid [&>li]:gap-2 [&>li]:py-4 [&>li]:border-b [&>li]:border-b-line"
        isOrdered
      >
        {(change) => (
          <li key={change.id}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong className="font-semibold">{targetWords(change)}</strong>
              <Badge tone={STATES[change.state].tone}>{STATES[change.state].label}</Badge>
            </p>
            <ChangedTerms change={change} />
            <p className="text-sm wrap-anywhere text-ink-soft">
              “{change.reason}” {change.proposedBy || t.anAdminWhoIsGone2}, {dayOf(change.proposedAt)}
              {change.decidedAt &&
                change.state !== "TAKEN_BACK" &&
                fill(t.decidedByOn, { by: change.decidedBy || t.anAdminWhoIsGone, on: dayOf(change.decidedAt) })}
            </p>
          </li>
        )}
      </PagedItems>
    </Section>
  );
}

type Decision = "APPLIED" | "REFUSED" | "TAKEN_BACK";

const DONE: Record<Decision, string> = {
  APPLIED: t.theChangeHoldsFromNowOn,
  REFUSED: t.theChangeIsRefused,
  TAKEN_BACK: t.yourProposalIsTakenBack,
};

/**
 * A proposed change of a plan or fee: its terms and reason, and the second admin's decision; its proposer can
 * withdraw it.
 */
function ProposalCard({ change }: { change: PriceChange }) {
  const reload = useReload(pricesKey, ["fees"]);
  const { isBusy, problem, run, keyOf } = useAction();
  const decide = (decision: Decision) =>
    void run(() => {
      const body = { decision };
      const call = { params: { changeId: change.id }, body, key: keyOf(body) };
      return reload(repeatCall(() => ask("decidePriceChange", call)));
    }, DONE[decision]);
  return (
    <li className="card admin-card grid gap-4">
      <div>
        <h3 className="admin-card-title">{targetWords(change)}</h3>
        <p className="text-sm text-ink-soft">
          {fill(t.proposedBy, {
            value: change.isOwn ? t.you : change.proposedBy || t.anAdminWhoIsGone,
            proposedAt: dayOf(change.proposedAt),
          })}
        </p>
      </div>
      <ChangedTerms change={change} />
      <blockquote className="py-3 px-4 rounded-md bg-sunken text-sm/body whitespace-pre-line wrap-anywhere">
        {change.reason}
      </blockquote>
      {change.isOwn && (
        <p className="text-sm text-ink-soft">
          {change.aloneFrom === null
            ? t.anotherAdminDecidesUntilThenYou
            : fill(t.youAreAloneAndApplyItFrom, { from: momentOf(change.aloneFrom) })}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {decisionsOf(change).map(({ decision, label }) => (
          <Button
            key={decision}
            variant={decision === "APPLIED" ? "primary" : "secondary"}
            busy={isBusy}
            busyLabel={t.oneMoment}
            onClick={() => decide(decision)}
          >
            <span>{label}</span>
            <span className="sr-only"> {targetWords(change)}</span>
          </Button>
        ))}
      </div>
      <ProblemAlert problem={problem} />
    </li>
  );
}

/** What this admin may decide: alone, an admin applies an own proposal after a day. */
function decisionsOf({ isOwn, aloneFrom }: PriceChange): { decision: Decision; label: string }[] {
  if (!isOwn)
    return [
      { decision: "APPLIED", label: t.agree },
      { decision: "REFUSED", label: t.refuse },
    ];
  const takeBack = { decision: "TAKEN_BACK", label: t.takeItBack } as const;
  return aloneFrom === null ? [takeBack] : [{ decision: "APPLIED", label: t.applyIt }, takeBack];
}

function ChangedTerms({ change }: { change: PriceChange }) {
  return (
    <dl className="grid gap-1 text-sm/body [&>div]:grid [&>div]:grid-cols-[minmax(6rem,9rem)_minmax(0,1fr)] [&>div]:gap-3 [&_dt]:text-ink-faint [&_dd]:flex [&_dd]:flex-wrap [&_dd]:items-center [&_dd]:gap-y-1 [&_dd]:gap-x-2 [&_dd]:wrap-anywhere [&_s]:text-ink-faint">
      {changedTerms(change).map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before !== null && (
              <>
                <span className="sr-only">{t.fromWord} </span>
                <s>{before}</s>
                <Icon name="arrow-right" size={16} />
                <span className="sr-only">{t.to3} </span>
              </>
            )}
            <strong>{after}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
