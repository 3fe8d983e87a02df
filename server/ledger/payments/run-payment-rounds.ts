// Runs the periodic work on payments: asks the provider about unpaid ones and sends due refunds.
import type { Deps } from "../../deps.ts";
import { lookAtPayment } from "./hear-provider.ts";
import { nextAsk } from "./rules.ts";
import { holdOwner, settleRefunded } from "./settle-payment.ts";
import { type KeptPayment, lockPayment, readPayments } from "./store.ts";

type Round = Pick<Deps, "db" | "clock" | "announce" | "payments">;

/** Most payments of one round; the next is a minute away. */
const atOnce = 50;
const minuteMs = 60_000;
/** Delay before the provider is asked about a refund again, in minutes. */
const REFUND_MINUTES = { PENDING: 60, FAILED: 360 } as const;

/** Handles each due payment once, across all processes. Rejects with the first error after all are done. */
export async function runPaymentRounds(deps: Round): Promise<void> {
  const troubles: unknown[] = [];
  for (const payment of await takeDue(deps)) {
    const work = payment.state === "REFUND_DUE" ? sendRefund(payment, deps) : askAbout(payment, deps);
    await work.catch((error: unknown) => troubles.push(error));
  }
  if (troubles.length > 0) throw troubles[0];
}

/** Claims due payments for five minutes; if this process dies, a later round claims them again. */
async function takeDue({ db, clock }: Round): Promise<KeptPayment[]> {
  return db.transaction(async (tx) => {
    const now = clock();
    const due = await readPayments(
      tx,
      "payments to ask about",
      `where p.state in ('CREATED', 'REFUND_DUE') and p.ask_at <= $1 order by p.ask_at limit ${atOnce} for no key update skip locked`,
      [now],
    );
    const next = due.map(({ expiresAt }) => nextAsk(expiresAt, now));
    await tx.query(
      `update payment p set ask_at = d.ask_at from unnest($1::uuid[], $2::timestamptz[]) d (id, ask_at) where p.id = d.id`,
      [due.map(({ id }) => id), next],
    );
    return due;
  });
}

const askAbout = (payment: KeptPayment, deps: Round): Promise<void> =>
  lookAtPayment(payment, deps.payments, deps, { close: payment.expiresAt <= deps.clock() });

async function sendRefund(payment: KeptPayment, { db, clock, announce, payments }: Round): Promise<void> {
  const { id, ref, ownerId, amount } = payment;
  if (ref === null || payments?.name !== payment.provider)
    throw new Error(`The payment ${id} is to be sent back by ${payment.provider}, which is not set up.`);
  const outcome = await payments.refund({ paymentId: id, ref, amount });
  if (outcome !== "SENT") {
    const later = new Date(clock().getTime() + REFUND_MINUTES[outcome] * minuteMs);
    await db.query("update payment set ask_at = $2 where id = $1", [id, later]);
    if (outcome === "FAILED") throw new Error(`The provider could not send back the payment ${id}.`);
    return;
  }
  await db.transaction(async (tx) => {
    await holdOwner(tx, ownerId);
    const due = await lockPayment(tx, id);
    if (due?.state === "REFUND_DUE") await settleRefunded(tx, due, { announce, now: clock() });
  });
}
