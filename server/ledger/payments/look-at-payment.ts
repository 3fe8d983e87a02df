// Asks the provider for the state of a payment and applies it, in case an event was lost.
import type { Deps } from "../../deps.ts";
import { applyTold } from "./hear-provider.ts";
import type { PaymentProvider, Standing } from "./provider.ts";
import { CURRENCY } from "./rules.ts";
import { holdOwner, settleFailed } from "./settle-payment.ts";
import { type KeptPayment, lockPayment } from "./store.ts";

type Looking = Pick<Deps, "db" | "clock" | "announce">;

/** `close`: end the payment unless it is already paid. */
export async function lookAtPayment(
  payment: KeptPayment,
  provider: PaymentProvider | null,
  deps: Looking,
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

async function applyStanding({ id, provider }: KeptPayment, standing: Standing, deps: Looking): Promise<void> {
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

async function giveUp({ id, ownerId }: KeptPayment, { db, clock, announce }: Looking): Promise<void> {
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
