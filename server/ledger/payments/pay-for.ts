// Begins a payment for something that another capability sells: a guidance session.
import { payPath } from "../../../contract/paths.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { refuse } from "../../platform/refusal.ts";
import { type Owner, openAccounts } from "../books/open-accounts.ts";
import type { Memo } from "../books/post-entry.ts";
import { makePayment } from "./make-payment.ts";
import { readPayments } from "./store.ts";

export type Payable = {
  owner: Owner;
  purpose: "GUIDANCE_BOOKING";
  /** The booking; it is paid for once. */
  subjectId: string;
  /**
   * Shown on the receipt and the provider's page. Never contains names of people, because receipts outlive accounts.
   */
  label: string;
  /** Paise, above zero. */
  amount: number;
  /** The end of the time to pay. */
  expiresAt: Date;
  /** The end of the hold once it is paid: by then every outcome has been reached. */
  holdUntil: Date;
  memo: Memo;
};

/**
 * `payUrl` is a path of the site that leads on to the provider. On payment, one transaction holds the money for the
 * subject (`holdPaidSession`) and announces `payment.settled`. Reuses an unpaid payment of the same subject. 409
 * PAYMENTS_OFF without a provider, CONFLICT when it is already paid.
 */
export async function payFor(
  tx: Writer,
  { owner, purpose, subjectId, label, amount, expiresAt, holdUntil, memo }: Payable,
  { payments, vault, clock }: Pick<Deps, "payments" | "vault" | "clock">,
): Promise<{ paymentId: string; payUrl: string }> {
  if (!payments) throw refuse(409, "PAYMENTS_OFF", "Nothing can be paid here yet: the site has no payment provider.");
  const now = clock();
  await openAccounts(tx, owner, { vault, now });
  const [before] = await readPayments(
    tx,
    "payment of a subject",
    "where p.subject_id = $1 and p.purpose = $2 and p.state <> 'FAILED' order by p.id desc limit 1",
    [subjectId, purpose],
  );
  if (before && before.state !== "CREATED") throw refuse(409, "CONFLICT", "This has been paid already.");
  const id =
    before?.id ??
    (await makePayment(
      tx,
      {
        ownerId: owner.accountId,
        purpose,
        subjectId,
        label,
        amount,
        credits: 0,
        provider: payments.name,
        memo,
        expiresAt,
        holdUntil,
      },
      now,
    ));
  return { paymentId: id, payUrl: payPath(id) };
}
