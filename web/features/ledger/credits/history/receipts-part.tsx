// Receipts of a person's payments, newest first.
import { Link } from "react-router";
import type { Payment } from "../../../../../contract/ledger/payments-wire.ts";
import { receiptName } from "../../../../../contract/ledger/rules.ts";
import { receiptPath } from "../../../../../contract/paths.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { dayOf } from "../../../../ui/moments.ts";
import { PagedList } from "../../../../ui/paged-list.tsx";
import { useReceipts } from "../credit-queries.ts";

export function ReceiptsPart() {
  return (
    <section aria-labelledby="receipts-title" className="mt-12">
      <h2 id="receipts-title" className="text-2xl">
        Receipts
      </h2>
      <PagedList
        list={useReceipts()}
        className="mt-4"
        level={3}
        loading={{ label: "Your receipts are being loaded.", sizes: ["h-14"] }}
        empty={<p className="text-ink-soft">You have not paid for anything yet.</p>}
        moreLabel="Show earlier receipts"
      >
        {(payments) => (
          <ol className="border-t border-t-line [&>li]:grid [&>li]:grid-cols-[minmax(0,1fr)_auto] [&>li]:[align-items:start] [&>li]:gap-y-2 [&>li]:gap-x-6 [&>li]:py-3.5 [&>li]:border-b [&>li]:border-b-line">
            {payments.map((payment) => (
              <Row key={payment.id} payment={payment} />
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  );
}

function Row({ payment }: { payment: Payment }) {
  const { id, label, amount, paidAt, receiptNumber, isTest } = payment;
  return (
    <li>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 break-words">
          <Link to={receiptPath(id)} className="text-link">
            {label}
          </Link>
          <StateBadge state={payment.state} />
          {isTest && <Badge>Test</Badge>}
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
  if (state === "REFUND_DUE") return <Badge tone="accent">Being sent back</Badge>;
  return state === "REFUNDED" ? <Badge tone="accent">Sent back</Badge> : null;
}
