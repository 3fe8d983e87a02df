// One receipt, to read, print or save as PDF.

import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "#messages/ledger.ts";
import type { Payment, Receipt } from "../../../../../contract/ledger/payments-wire.ts";
import { receiptName } from "../../../../../contract/ledger/rules.ts";
import { SUBSCRIPTION_PATH } from "../../../../../contract/paths.ts";
import { showMoney } from "../../../../../messages/en/formats.ts";
import { fill } from "../../../../../messages/fill.ts";
import { LoadState } from "../../../../session/load-state.tsx";
import { isRefusedWith } from "../../../../session/use-action.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { momentOf } from "../../../../ui/moments.ts";
import { useReceipt } from "../credit-queries.ts";
import { StateBadge } from "./history-part.tsx";

export function ReceiptScreen({ paymentId }: { paymentId: string }) {
  const query = useReceipt(paymentId);
  if (isRefusedWith(query.error, 404))
    return (
      <EmptyState
        icon="document"
        level={1}
        title={t.thereIsNoSuchReceipt}
        actions={<ButtonLink to={SUBSCRIPTION_PATH}>{t.goToYourCredits}</ButtonLink>}
        text={t.itBelongsToAnotherAccountOr}
      />
    );
  if (!query.data)
    return (
      <LoadState
        query={query}
        level={1}
        label={t.theReceiptIsBeingLoaded}
        sizes={["h-96"]}
        className="receipt grid gap-5 w-full max-w-168 mx-auto"
      />
    );
  return <Sheet receipt={query.data} />;
}

function Sheet({ receipt: { payment, payer, seller } }: { receipt: Receipt }) {
  const { receiptNumber, paidAt, refundedAt, label, amount, state, isTest, id } = payment;
  return (
    <div className="receipt grid gap-5 w-full max-w-168 mx-auto">
      <nav aria-label={t.receipt} className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link to={SUBSCRIPTION_PATH} className="text-link thumb inline-flex items-center gap-1">
          <Icon name="chevron-left" size={18} />
          {t.yourCredits}
        </Link>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Icon name="download" size={18} />
          {t.printOrSaveAsPdf}
        </Button>
      </nav>
      <article className="card receipt-sheet" aria-labelledby="receipt-title">
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h1 id="receipt-title" className="text-2xl">
            {receiptNumber === null ? t.receipt : fill(t.receipt2, { receiptNumber: receiptName(receiptNumber) })}
          </h1>
          <p className="font-semibold">{seller}</p>
        </header>
        {isTest && (
          <Alert tone="notice" title={t.thisWasATestNoMoneyMoved} className="mt-4" text={t.itIsNoProofOfAPayment} />
        )}
        <dl className="receipt-facts">
          <Fact name={t.paidBy} isLine>
            {payer.name}, <span className="break-all">{payer.email}</span>
          </Fact>
          {paidAt && <Fact name={t.paidOn}>{momentOf(paidAt)}</Fact>}
          {refundedAt && <Fact name={t.sentBackOn}>{momentOf(refundedAt)}</Fact>}
          <Fact name={t.receiptReference} isLine>
            <span className="break-all">{id}</span>
          </Fact>
        </dl>
        <Amounts label={label} amount={amount} />
        <p className="mt-5 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
          <StateBadge state={state} />
          {t.indianRupeesThisReceiptIsNoTax}
        </p>
      </article>
    </div>
  );
}

const Amounts = ({ label, amount }: Pick<Payment, "label" | "amount">) => (
  <table className="receipt-table">
    <caption className="sr-only">{t.whatWasPaidFor}</caption>
    <thead>
      <tr>
        <th scope="col">{t.forWord3}</th>
        <th scope="col">{t.amount}</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>{label}</td>
        <td>{showMoney(amount)}</td>
      </tr>
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{t.totalPaid}</th>
        <td>{showMoney(amount)}</td>
      </tr>
    </tfoot>
  </table>
);

/** `isLine`: spans its own line. */
function Fact({ name, isLine = false, children }: { name: string; isLine?: boolean; children: ReactNode }) {
  return (
    <div className={isLine ? "receipt-line" : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
