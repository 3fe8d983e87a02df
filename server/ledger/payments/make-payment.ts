// Records that something is to be paid. The provider is asked after the transaction, never within it.
import { afterPayingPath, payPath } from "../../../contract/paths.ts";
import type { Deps, Operation } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { conflict, refuse } from "../../platform/refusal.ts";
import { type Memo, type Owner, openAccounts } from "../books/post-entry.ts";
import type { PaymentProvider } from "./provider.ts";
import { nextAsk } from "./rules.ts";
import { type KeptPayment, presentPayment, readOwnPayment, readPayments } from "./store.ts";

type NewPayment = Pick<
  KeptPayment,
  "ownerId" | "purpose" | "subjectId" | "label" | "amount" | "credits" | "provider" | "memo" | "expiresAt" | "holdUntil"
>;

/** Resolves to the payment's id. The owner's accounts must be open. */
export async function makePayment(tx: Writer, payment: NewPayment, now: Date): Promise<string> {
  const { ownerId, purpose, subjectId, label, amount, credits, provider, memo, expiresAt, holdUntil } = payment;
  const id = newId(now);
  await tx.query(
    `insert into payment (id, owner_id, purpose, subject_id, label, amount, credits, provider, memo, created_at, expires_at, hold_until, ask_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      id,
      ownerId,
      purpose,
      subjectId,
      label,
      amount,
      credits,
      provider,
      JSON.stringify(memo),
      now,
      expiresAt,
      holdUntil,
      nextAsk(expiresAt, now),
    ],
  );
  return id;
}

/** Refuses as contract/ledger/payments-wire.ts says. */
export const openPayment: Operation<"openPayment"> = async ({ params }, { caller }, deps) => {
  const { db, clock, payments } = deps;
  const payment = await readOwnPayment(db, caller.accountId, params.paymentId);
  if (payment.state !== "CREATED" || payment.expiresAt <= clock())
    throw conflict("This payment is over. Please start again.");
  if (payments?.name !== payment.provider)
    throw refuse(409, "PAYMENTS_OFF", "This can no longer be paid: the site has changed how people pay.");
  if (payment.payUrl === null) await askProvider(payment, { provider: payments, email: caller.email }, deps);
  const opened = await readOwnPayment(db, caller.accountId, payment.id);
  if (opened.state !== "CREATED") throw conflict("This payment is over. Please start again.");
  return presentPayment(opened, { provider: payments, now: clock() });
};

/** 503 when the provider does not answer; safe to repeat. */
async function askProvider(
  { id, label, amount, purpose, subjectId, createdAt, expiresAt }: KeptPayment,
  { provider, email }: { provider: PaymentProvider; email: string },
  { db }: Pick<Deps, "db">,
): Promise<void> {
  const returnPath = afterPayingPath({ id, purpose, subjectId });
  const order = { paymentId: id, label, amount, email, createdAt, expiresAt, returnPath };
  const checkout = await provider.open(order).catch((error: unknown) => {
    const words = "The payment page does not answer just now. Nothing has been charged: please try again.";
    throw Object.assign(refuse(503, "BUSY", words), { cause: error });
  });
  const kept = await db.query(
    `update payment set provider_ref = $2, pay_url = $3 where id = $1 and state = 'CREATED' returning 1`,
    [id, checkout.ref, checkout.payUrl],
  );
  // The payment ended meanwhile: close the checkout so that it cannot be paid.
  if (kept.length === 0) await provider.close(checkout.ref);
}

export type Payable = {
  owner: Owner;
  purpose: "GUIDANCE_BOOKING";
  /** The booking; it is paid for once. */
  subjectId: string;
  /** For the receipt and the provider's page. No names of people, because receipts outlive accounts. */
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
  if (before && before.state !== "CREATED") throw conflict("This has been paid already.");
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
