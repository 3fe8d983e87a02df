// Begins the payment of something that another capability sells: a guidance session.
import { payPath } from "../../../contract/paths.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { type Owner, openAccounts } from "../books/open-accounts.ts";
import type { Memo } from "../books/post-entry.ts";

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
 * (`holdPaidSession`) and `payment.settled` announced, both in one transaction. 409 PAYMENTS_OFF when there is no provider.
 */
export async function payFor(
  tx: Writer,
  { owner, purpose, subjectId, label, amount, expiresAt, holdUntil, memo }: Payable,
  { payments, vault, clock }: Pick<Deps, "payments" | "vault" | "clock">,
): Promise<{ paymentId: string; payUrl: string }> {
  if (!payments) throw refuse(409, "PAYMENTS_OFF", "Nothing can be paid here yet: the site has no payment provider.");
  const now = clock();
  await openAccounts(tx, owner, { vault, now });
  const id = newId(now);
  await tx.query(
    `insert into payment (id, owner_id, purpose, subject_id, label, amount, credits, provider, memo, created_at, expires_at, hold_until, ask_at)
     values ($1, $2, $3, $4, $5, $6, 0, $7, $8, $9, $10, $11, $10)`,
    [id, owner.accountId, purpose, subjectId, label, amount, payments.name, memo, now, expiresAt, holdUntil],
  );
  return { paymentId: id, payUrl: payPath(id) };
}
