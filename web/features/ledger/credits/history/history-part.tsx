// What became of a person's credits: the statement, line by line in plain words, and the receipts of payments.

import { Link } from "react-router";
import { t } from "#messages/ledger.ts";
import type { Payment } from "../../../../../contract/ledger/payments-wire.ts";
import { receiptName } from "../../../../../contract/ledger/rules.ts";
import type { StatementLine } from "../../../../../contract/ledger/wire.ts";
import { receiptPath, requestPath } from "../../../../../contract/paths.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { statementWords } from "../../../../../messages/en/ledger.ts";
import { fill } from "../../../../../messages/fill.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { dayOf, momentOf } from "../../../../ui/moments.ts";
import { PagedItems } from "../../../../ui/paged-list.tsx";
import { Section } from "../../../../ui/section.tsx";
import { useHistory, useReceipts } from "../credit-queries.ts";

const LINES =
  "border-t border-t-line [&>li]:grid [&>li]:grid-cols-[minmax(0,1fr)_auto] [&>li]:[align-items:start] [&>li]:gap-y-2 [&>li]:gap-x-6 [&>li]:py-3.5 [&>li]:border-b [&>li]:border-b-line";

export function HistoryPart() {
  return (
    <Section id="history-title" title={t.history} head="text-2xl" className="mt-12">
      <PagedItems
        list={useHistory()}
        className="mt-4"
        level={3}
        loading={{ label: t.yourHistoryIsBeingLoaded, sizes: ["h-14", "h-14", "h-14"] }}
        empty={
          <EmptyState icon="wallet" level={3} title={t.nothingHasHappenedYet} text={t.creditsThatYouGetSpendOrGet} />
        }
        moreLabel={t.showEarlierLines}
        items={LINES}
        isOrdered
      >
        {(line) => <Line key={line.id} line={line} />}
      </PagedItems>
    </Section>
  );
}

const OF_REQUESTS: readonly StatementLine["kind"][] = ["CREDIT_HELD", "CREDIT_SPENT", "CREDIT_RETURNED"];

function Line({ line }: { line: StatementLine }) {
  const { at, kind, subjectId, change, balance, waiting } = line;
  const words = statementWords(line);
  return (
    <li>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {subjectId !== null && OF_REQUESTS.includes(kind) ? (
            <Link to={requestPath(subjectId)} className="text-link">
              {words}
            </Link>
          ) : (
            words
          )}
        </p>
        <p className="text-sm text-ink-faint">
          <time dateTime={at} title={momentOf(at)}>
            {dayOf(at)}
          </time>
          {fill(t.toSpend, { balance })}
          {waiting > 0 && fill(t.setAside, { waiting })}
        </p>
      </div>
      <p
        className="font-semibold tabular-nums whitespace-nowrap data-[sign=plus]:text-good"
        data-sign={change > 0 ? "plus" : undefined}
      >
        {changeOf(line)}
      </p>
    </li>
  );
}

/** "+3", "−1"; "3 spent" for reserved credits, whose deduction an earlier line shows. */
function changeOf({ change, amount }: StatementLine): string {
  if (change > 0) return `+${change}`;
  return change < 0 ? `−${-change}` : fill(t.spent, { amount });
}

export function ReceiptsPart() {
  return (
    <Section id="receipts-title" title={t.receipts} head="text-2xl" className="mt-12">
      <PagedItems
        list={useReceipts()}
        className="mt-4"
        level={3}
        loading={{ label: t.yourReceiptsAreBeingLoaded, sizes: ["h-14"] }}
        empty={<p className="text-ink-soft">{t.youHaveNotPaidForAnythingYet}</p>}
        moreLabel={t.showEarlierReceipts}
        items={LINES}
        isOrdered
      >
        {(payment) => <Row key={payment.id} payment={payment} />}
      </PagedItems>
    </Section>
  );
}

function Row({ payment }: { payment: Payment }) {
  const { id, label, amount, paidAt, receiptNumber, isTest } = payment;
  return (
    <li>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          <Link to={receiptPath(id)} className="text-link">
            {label}
          </Link>
          <StateBadge state={payment.state} />
          {isTest && <Badge>{t.test}</Badge>}
        </p>
        <p className="text-sm text-ink-faint">
          {paidAt && dayOf(paidAt)}
          {receiptNumber !== null && ` · ${receiptName(receiptNumber)}`}
        </p>
      </div>
      <p className="font-semibold tabular-nums whitespace-nowrap data-[sign=plus]:text-good">{showMoney(amount)}</p>
    </li>
  );
}

/** Renders nothing for an ordinary paid payment. */
export function StateBadge({ state }: Pick<Payment, "state">) {
  if (state === "REFUND_DUE") return <Badge tone="accent">{t.beingSentBack}</Badge>;
  return state === "REFUNDED" ? <Badge tone="accent">{t.sentBack}</Badge> : null;
}
