// A person's earnings: what is available and what is pending, payouts, and the statement in plain words.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#messages/ledger.ts";
import type { Payout } from "../../../../contract/ledger/payouts-wire.ts";
import type { Earnings, StatementLine } from "../../../../contract/ledger/wire.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import { statementWords } from "../../../../messages/en/ledger.ts";
import { fill } from "../../../../messages/fill.ts";
import { opensDialog } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { earningsQuery } from "../../../session/credits-query.ts";
import { CsvButton } from "../../../session/csv-button.tsx";
import { LoadState } from "../../../session/load-state.tsx";
import { earningsKey } from "../../../session/referee-keys.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { usePages } from "../../../session/use-pages.ts";
import { useReload } from "../../../session/use-reload.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { dayOf, momentOf } from "../../../ui/moments.ts";
import { PagedItems } from "../../../ui/paged-list.tsx";
import { ProblemAlert } from "../../../ui/problem-alert.tsx";
import { rich } from "../../../ui/rich.tsx";
import { Section } from "../../../ui/section.tsx";
import { unseen } from "../../../ui/tags.tsx";
import { PayoutDialog } from "./payouts/payout-dialog.tsx";

export function EarningsScreen() {
  const query = useQuery(earningsQuery);
  const { data } = query;
  return (
    <>
      <h1 className="text-3xl">{t.earnings}</h1>
      {data ? (
        <>
          <p className="prose-width mt-3 text-ink-soft">
            {fill(t.feesForReviewedRequestsAnd, { leastPayout: showMoney(data.leastPayout) })}
          </p>
          <Sums earnings={data} />
          <PayoutPart earnings={data} />
          <StatementPart />
        </>
      ) : (
        <LoadState
          query={query}
          label={t.yourEarningsAreBeingLoaded}
          sizes={["h-36", "h-28", "h-64"]}
          className="mt-8 grid gap-6"
        />
      )}
    </>
  );
}

function Sums({ earnings }: { earnings: Earnings }) {
  const { available, pending, frozen, asked, paid, nextRelease, leastPayout } = earnings;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 mt-7">
      <Sum name={t.available} amount={available} isMain>
        {available >= leastPayout
          ? t.canBeSentToYouNow
          : fill(t.canBeSentToYouFromOn, { leastPayout: showMoney(leastPayout) })}
      </Sum>
      <Sum name={t.pendingSum} amount={pending}>
        {frozen > 0
          ? fill(t.ofItWaitsForAnAdminsDecision, { frozen: showMoney(frozen) })
          : nextRelease
            ? fill(t.availableOnAtTheLatest, { amount: showMoney(nextRelease.amount), at: dayOf(nextRelease.at) })
            : t.becomesAvailableOnceItIs}
      </Sum>
      <Sum name={t.askedFor} amount={asked}>
        {asked > 0 ? t.aPersonSendsIt : t.nothingUnderWay}
      </Sum>
      <Sum name={t.paid} amount={paid}>
        {t.sentToYouSoFar}
      </Sum>
    </dl>
  );
}

type SumProps = { name: string; amount: number; isMain?: boolean; children: string };

const Sum = ({ name, amount, isMain = false, children }: SumProps) => (
  <div
    className={classNames(
      "card [&>dt]:text-sm/body [&>dt]:font-semibold [&>dt]:text-ink-soft",
      isMain && "border-transparent bg-good-soft",
    )}
  >
    <dt>{name}</dt>
    <dd className="font-display text-2xl/[1.35] font-bold tabular-nums">{showMoney(amount)}</dd>
    <dd className="text-sm text-ink-soft">{children}</dd>
  </div>
);

function PayoutPart({ earnings }: { earnings: Earnings }) {
  const [isAsking, setAsking] = useState(false);
  const isUnderWay = earnings.asked > 0;
  const isEnough = earnings.available >= earnings.leastPayout;
  const canAsk = isEnough && !isUnderWay;
  return (
    <Section
      id="payouts-title"
      title={t.payouts}
      head="text-2xl"
      row="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
      beside={
        <div className="grid justify-items-start gap-1 sm:justify-items-end">
          <Button
            variant="accent"
            {...opensDialog}
            aria-disabled={!canAsk || undefined}
            aria-describedby={canAsk ? undefined : "payout-why"}
            onClick={() => canAsk && setAsking(true)}
          >
            {t.askForAPayout}
          </Button>
          {!canAsk && (
            <p id="payout-why" className="text-sm text-ink-soft">
              {isUnderWay
                ? t.oneAtATimeYoursIsUnder
                : fill(t.possibleFromAvailable, { leastPayout: showMoney(earnings.leastPayout) })}
            </p>
          )}
        </div>
      }
      className="mt-10"
    >
      <PagedItems
        list={usePages([...earningsKey, "payouts"], (lastKey) =>
          ask("listPayouts", { query: { pageSize: 20, lastKey } }),
        )}
        loading={{ label: t.yourPayoutsAreBeingLoaded, sizes: [] }}
        empty={<p className="mt-4 text-ink-soft">{t.youHaveNotAskedForOneYet}</p>}
        moreLabel={t.showMorePayouts}
        level={3}
        items="payout-rows mt-4 border-t border-t-line [&>li]:flex [&>li]:flex-wrap [&>li]:items-center [&>li]:justify-between [&>li]:gap-y-2 [&>li]:gap-x-6 [&>li]:py-3.5 [&>li]:border-b [&>li]:border-b-line"
      >
        {(payout) => <PayoutRow key={payout.id} payout={payout} />}
      </PagedItems>
      <PayoutDialog earnings={earnings} isOpen={isAsking} onClose={() => setAsking(false)} />
    </Section>
  );
}

const STATES: Record<Payout["state"], { label: string; tone: "accent" | "good" | "bad" | "plain" }> = {
  REQUESTED: { label: t.onItsWay, tone: "accent" },
  PAID: { label: t.paid, tone: "good" },
  REFUSED: { label: t.notSent, tone: "bad" },
  CANCELLED: { label: t.cancelled, tone: "plain" },
};

function PayoutRow({ payout }: { payout: Payout }) {
  const { state, amount, way, destinationEnd, askedAt } = payout;
  return (
    <li>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="font-semibold tabular-nums">{showMoney(amount)}</strong>
          <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {fill(t.askedFor2, { value: way === "UPI" ? "UPI" : t.bankAccount, destinationEnd, askedAt: dayOf(askedAt) })}
        </p>
        <Outcome payout={payout} />
      </div>
      {state === "REQUESTED" && <CancelButton payoutId={payout.id} />}
    </li>
  );
}

function Outcome({ payout: { state, settledAt, reference, reason } }: { payout: Payout }) {
  if (state === "PAID" && settledAt)
    return (
      <p className="text-sm text-ink-soft">
        {rich(t.sentReference, {
          settledAt: dayOf(settledAt),
          reference: reference ?? "",
          b: (words) => <strong className="font-semibold break-all text-ink">{words}</strong>,
        })}
      </p>
    );
  if (state === "REFUSED")
    return <p className="text-sm wrap-anywhere">{fill(t.theMoneyIsAvailableAgain, { reason: reason ?? "" })}</p>;
  if (state === "REQUESTED") return <p className="text-sm text-ink-soft">{t.aPersonSendsItUsuallyWithinThree}</p>;
  return null;
}

function CancelButton({ payoutId }: { payoutId: string }) {
  const reload = useReload(earningsKey);
  const { isBusy, problem, run, keyOf } = useAction();
  const cancel = () =>
    void run(() => {
      const call = { params: { payoutId }, key: keyOf(payoutId) };
      return reload(repeatCall(() => ask("cancelPayout", call)));
    }, t.yourPayoutIsCancelledTheMoney);
  return (
    <div className="grid gap-2">
      <Button variant="secondary" size="sm" busy={isBusy} busyLabel={t.oneMoment} onClick={cancel}>
        {rich(t.cancelThisPayout, { span: unseen })}
      </Button>
      <ProblemAlert problem={problem} />
    </div>
  );
}

function StatementPart() {
  const list = usePages([...earningsKey, "statement"], (lastKey) =>
    ask("listStatement", { query: { book: "EARNINGS", pageSize: 20, lastKey } }),
  );
  return (
    <Section
      id="statement-title"
      title={t.statement}
      head="text-2xl"
      row="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
      beside={
        (list.rows?.length ?? 0) > 0 && (
          <CsvButton
            size="sm"
            find={() => ask("exportStatement", { query: { book: "EARNINGS" } })}
            label={t.exportCsv}
            busyLabel={t.beingMade}
          />
        )
      }
      className="mt-10"
    >
      <PagedItems
        list={list}
        className="mt-4"
        level={3}
        loading={{ label: t.yourStatementIsBeingLoaded, sizes: ["h-14", "h-14", "h-14"] }}
        empty={
          <EmptyState icon="wallet" level={3} title={t.nothingEarnedYet} text={t.aReviewedRequestAGuidanceSession} />
        }
        moreLabel={t.showEarlierLines}
        items="mt-4 border-t border-t-line [&>li]:flex-wrap [&>li]:justify-between [&>li]:gap-y-2 [&>li]:gap-x-6 [&>li]:py-3.5 [&>li]:border-b [&>li]:border-b-line [&>li]:grid [&>li]:grid-cols-[minmax(0,1fr)_auto] [&>li]:[align-items:start]"
        isOrdered
      >
        {(line) => <Line key={line.id} line={line} />}
      </PagedItems>
    </Section>
  );
}

function Line({ line }: { line: StatementLine }) {
  const { at, change, waitingChange, balance, waiting, amount } = line;
  return (
    <li>
      <div className="min-w-0">
        <p className="wrap-anywhere">{statementWords(line)}</p>
        <p className="text-sm text-ink-faint">
          <time dateTime={at} title={momentOf(at)}>
            {dayOf(at)}
          </time>
          {fill(t.available3, { balance: showMoney(balance) })}
          {waiting > 0 && fill(t.pending, { waiting: showMoney(waiting) })}
        </p>
      </div>
      <p
        className="font-semibold tabular-nums whitespace-nowrap text-ink-soft data-[sign=plus]:text-good data-[sign=minus]:text-ink"
        data-sign={change > 0 ? "plus" : change < 0 ? "minus" : undefined}
      >
        {change !== 0
          ? signed(change)
          : waitingChange !== 0
            ? fill(t.pending2, { waitingChange: signed(waitingChange) })
            : showMoney(amount)}
      </p>
    </li>
  );
}

const signed = (paise: number) => (paise > 0 ? `+${showMoney(paise)}` : `−${showMoney(-paise)}`);
