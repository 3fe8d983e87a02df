// Applies what a provider reports, told or asked, to payments: each event once, in any order, and never against the books.

import type { Deps, Operation, TellingDeps, TimedTeller } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import { conflict, notFound, refuse } from "../../platform/refusal.ts";
import { holdOwner } from "../books/post-entry.ts";
import type { PaymentProvider, ProviderEvent, Standing } from "./provider.ts";
import { CURRENCY, failureOf, nextAsk, type Step, stepOf, type Told } from "./rules.ts";
import { settleFailed, settlePaid, settleRefunded, takeBackPlan } from "./settle-payment.ts";
import { type KeptPayment, lockPayment, presentPayment, readOwnPayment, readPayments } from "./store.ts";

/** Reads and applies one event. 400 for a body without a valid signature. A repeated event changes nothing. */
export async function hearEvent(
  { raw, signature }: { raw: Buffer; signature: string },
  provider: PaymentProvider,
  deps: TellingDeps,
): Promise<void> {
  const event = await provider.readEvent(raw, signature, deps.clock());
  if (!event) throw refuse(400, "INVALID_BODY", "This is not signed by the payment provider, or too old.");
  if (event.kind === "OTHER") return;
  const told = toldBy(event);
  await deps.db.transaction(async (tx) => {
    if (!(await isNew(tx, { id: `${provider.name}:${event.id}`, event, now: deps.clock() }))) return;
    const step = await applyTold(tx, { paymentId: event.paymentId, providerName: provider.name, told }, deps);
    if (step === "KEEP")
      await tx.query("update payment_event set kind = $2 where id = $1", [`${provider.name}:${event.id}`, KEPT_REFUND]);
  });
}

/** The kind stored for a refund event that arrived before its payment was known as paid. */
const KEPT_REFUND = "REFUND_KEPT";

type Report = { paymentId: string; providerName: string; told: Told };

/** Call it before the transaction locks the payment. Ignores unknown payments and those of another provider. */
async function applyTold(
  tx: Writer,
  { paymentId, providerName, told }: Report,
  { clock, announce }: TimedTeller,
): Promise<Step> {
  const ownerId = await ownerOf(tx, paymentId, providerName);
  if (ownerId === null) return "NOTHING";
  const isOwnerThere = (await holdOwner(tx, ownerId)) !== null;
  const payment = await lockPayment(tx, paymentId);
  if (!payment) return "NOTHING";
  const settling = { announce, now: clock() };
  const step = stepOf(payment, told);
  await STEPS[step](tx, { payment, told, isOwnerThere }, settling);
  // The refund event came before the payment event: apply it now.
  if (step === "PAY" && (await wasRefunded(tx, paymentId))) {
    const paid = await lockPayment(tx, paymentId);
    if (paid) await refundAfterAll(tx, paid, settling);
  }
  return step;
}

type Taken = { payment: KeptPayment; told: Told; isOwnerThere: boolean };
type TakeStep = (tx: Writer, taken: Taken, settling: { announce: TellingDeps["announce"]; now: Date }) => Promise<void>;

const STEPS: Record<Step, TakeStep> = {
  PAY: (tx, { payment, isOwnerThere }, settling) => settlePaid(tx, payment, isOwnerThere, settling),
  FAIL: (tx, { payment, told }, settling) => {
    const kind = told.kind === "DECLINED" ? "DECLINED" : "CLOSED";
    return settleFailed(tx, payment, failureOf(kind, { ...payment, now: settling.now }), settling);
  },
  REFUND: (tx, { payment }, settling) => settleRefunded(tx, payment, settling),
  TAKE_BACK: (tx, { payment }, settling) => takeBackPlan(tx, payment, settling),
  DOUBT: async (tx, { payment, told }, { announce }) => {
    const { id, label, amount } = payment;
    const claimed = told.amount !== undefined ? { amount: told.amount, currency: told.currency } : null;
    await announce(tx, { kind: "payment.doubted", paymentId: id, label, amount, event: told.kind, claimed });
  },
  KEEP: async () => {},
  NOTHING: async () => {},
};

async function refundAfterAll(tx: Writer, payment: KeptPayment, settling: Parameters<TakeStep>[2]): Promise<void> {
  const told = { kind: "REFUNDED", amount: payment.amount, currency: CURRENCY } as const;
  await STEPS[stepOf(payment, told)](tx, { payment, told, isOwnerThere: true }, settling);
}

function toldBy(event: Exclude<ProviderEvent, { kind: "OTHER" }>): Told {
  if (event.kind === "PAID" || event.kind === "REFUNDED")
    return { kind: event.kind, amount: event.amount, currency: event.currency };
  return { kind: event.kind };
}

type Arrival = { id: string; event: Exclude<ProviderEvent, { kind: "OTHER" }>; now: Date };

/** False when the event was stored before. A concurrent delivery of the same event waits for the first. */
async function isNew(tx: Writer, { id, event, now }: Arrival): Promise<boolean> {
  const paymentId = isUuid(event.paymentId) ? event.paymentId : null;
  const kept = await tx.query(
    `insert into payment_event (id, payment_id, kind, received_at) values ($1, $2, $3, $4)
     on conflict (id) do nothing returning 1`,
    [id, paymentId, event.kind, now],
  );
  return kept.length > 0;
}

async function ownerOf(tx: Writer, paymentId: string, providerName: string): Promise<string | null> {
  if (!isUuid(paymentId)) return null;
  const [payment] = await tx.query<{ ownerId: string }>(
    `select owner_id as "ownerId" from payment where id = $1 and provider = $2`,
    [paymentId, providerName],
  );
  return payment?.ownerId ?? null;
}

/** Only a refund of the whole amount is stored as KEPT_REFUND. */
async function wasRefunded(tx: Writer, paymentId: string): Promise<boolean> {
  const events = await tx.query("select from payment_event where payment_id = $1 and kind = $2 limit 1", [
    paymentId,
    KEPT_REFUND,
  ]);
  return events.length > 0;
}

/** `close`: end the payment unless it is already paid. */
async function lookAtPayment(
  payment: KeptPayment,
  provider: PaymentProvider | null,
  deps: TellingDeps,
  { close }: { close: boolean },
): Promise<void> {
  // Without a checkout it cannot have been paid; a provider that is no longer set up cannot be asked.
  if (payment.ref === null || provider?.name !== payment.provider) {
    if (close) await giveUp(payment, deps);
    return;
  }
  if (close) await provider.close(payment.ref);
  await applyStanding(payment, await provider.look(payment.ref), deps);
}

async function applyStanding({ id, provider }: KeptPayment, standing: Standing, deps: TellingDeps): Promise<void> {
  const { state } = standing;
  if (state === "OPEN") return;
  await deps.db.transaction(async (tx) => {
    const of = { paymentId: id, providerName: provider };
    if (state !== "PAID") {
      await applyTold(tx, { ...of, told: { kind: state } }, deps);
      return;
    }
    const { amount, currency } = standing;
    await applyTold(tx, { ...of, told: { kind: "PAID", amount, currency } }, deps);
    if (standing.isRefunded && currency.toLowerCase() === CURRENCY)
      await applyTold(tx, { ...of, told: { kind: "REFUNDED", amount, currency } }, deps);
  });
}

async function giveUp({ id, ownerId }: KeptPayment, { db, clock, announce }: TellingDeps): Promise<void> {
  await db.transaction(async (tx) => {
    await holdOwner(tx, ownerId);
    const payment = await lockPayment(tx, id);
    // The owner opened the checkout at this very moment: now the provider decides.
    if (payment?.state !== "CREATED" || payment.ref !== null) return;
    const now = clock();
    const failure = payment.expiresAt <= now ? "EXPIRED" : "CANCELLED";
    await settleFailed(tx, payment, failure, { announce, now });
  });
}

/** Refuses as contract/ledger/payments-wire.ts says; does nothing when the payment is over. */
export const cancelPayment: Operation<"cancelPayment"> = async ({ params }, { caller }, deps) => {
  const { db, clock, payments } = deps;
  const payment = await readOwnPayment(db, caller.accountId, params.paymentId);
  if (payment.state === "CREATED")
    await lookAtPayment(payment, payments, deps, { close: true }).catch((error: unknown) => {
      const words = "The payment provider does not answer just now. Please try again.";
      throw Object.assign(refuse(503, "BUSY", words), { cause: error });
    });
  const now = await readOwnPayment(db, caller.accountId, payment.id);
  return presentPayment(now, { provider: payments, now: clock() });
};

/** Refuses as contract/ledger/payments-wire.ts says; 404 where there is no test provider. */
export const actOnTestPayment: Operation<"actOnTestPayment"> = async ({ params, body }, { caller }, deps) => {
  const { db, clock, payments } = deps;
  const payment = await readOwnPayment(db, caller.accountId, params.paymentId);
  if (!payments?.act || payment.provider !== payments.name)
    throw notFound("There is no such payment at the test provider.");
  const sent = payment.ref === null ? null : await payments.act(payment.ref, body.outcome);
  if (!sent) throw conflict("This payment is over already.");
  await hearEvent(sent, payments, deps);
  const settled = await readOwnPayment(db, caller.accountId, payment.id);
  return presentPayment(settled, { provider: payments, now: clock() });
};

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
