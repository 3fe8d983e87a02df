// Begins the payment of something that another capability sells: a guidance session.
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
  /** The booking: it is paid for once. */
  subjectId: string;
  /** As the receipt and the provider's page name it; never people's names: receipts outlive accounts. */
  label: string;
  /** Paise, above zero. */
  amount: number;
  /** Until when it can be paid. */
  expiresAt: Date;
  /** Until when the money may be held once it is paid: the last moment at which everything has ended. */
  holdUntil: Date;
  memo: Memo;
};

/**
 * `payUrl` is a path of the site that leads on to the provider. When it is paid, the money is held for the subject
 * (`holdPaidSession`) and `payment.settled` announced, both in one transaction. One that is still to be paid for the same
 * subject is gone on with. 409 PAYMENTS_OFF when there is no provider, CONFLICT when it is paid.
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
