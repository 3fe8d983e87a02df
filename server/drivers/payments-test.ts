// The test payment provider: a page of our own replaces a real provider, and no money moves.
import { timingSafeEqual } from "node:crypto";
import type { TestOutcome } from "../../contract/ledger/rules.ts";
import { payTestPath } from "../../contract/paths.ts";
import type { PaymentProvider, ProviderEvent, Standing } from "../ledger/index.ts";
import type { Database } from "../platform/db.ts";
import type { Vault } from "../platform/vault.ts";

export type TestPaymentsOptions = { db: Database; vault: Vault; clock: () => Date };

type Checkout = {
  state: "OPEN" | "PAID" | "DECLINED" | "CLOSED";
  amount: string;
  isRefunded: boolean;
  expiresAt: Date;
};

const STATE_AFTER = { PAY: "PAID", DECLINE: "DECLINED", CLOSE: "CLOSED" } as const;
const CURRENCY = "inr";
/** The oldest event accepted, in seconds, against replays. */
const PATIENCE = 300;

/** Stores checkouts in `test_checkout`, and signs events like a real provider. */
export function openTestPayments({ db, vault, clock }: TestPaymentsOptions): PaymentProvider {
  const read = async (ref: string): Promise<Checkout | undefined> => {
    const [checkout] = await db.query<Checkout>(
      `select state, amount, is_refunded as "isRefunded", expires_at as "expiresAt" from test_checkout where id = $1`,
      [ref],
    );
    return checkout;
  };
  return {
    name: "test",
    isTest: true,
    async open({ paymentId, amount, expiresAt }) {
      await db.query(
        "insert into test_checkout (id, amount, expires_at) values ($1, $2, $3) on conflict (id) do nothing",
        [paymentId, amount, expiresAt],
      );
      return { ref: paymentId, payUrl: payTestPath(paymentId) };
    },
    look: async (ref) => standingOf(await read(ref), clock()),
    async close(ref) {
      await db.query("update test_checkout set state = 'CLOSED' where id = $1 and state = 'OPEN'", [ref]);
    },
    async refund({ ref }) {
      const sent = await db.query(
        "update test_checkout set is_refunded = true where id = $1 and state = 'PAID' returning 1",
        [ref],
      );
      return sent.length > 0 ? "SENT" : "FAILED";
    },
    async readEvent(raw, signature, now) {
      return isSigned(vault, { raw, signature, now }) ? (JSON.parse(raw.toString("utf8")) as ProviderEvent) : null;
    },
    async act(ref, outcome) {
      const [moved] = await db.query<{ amount: string }>(
        "update test_checkout set state = $2 where id = $1 and state = 'OPEN' and expires_at > $3 returning amount",
        [ref, STATE_AFTER[outcome], clock()],
      );
      if (!moved) return null;
      return signTestEvent(vault, eventOf(ref, outcome, Number(moved.amount)), clock());
    },
  };
}

function eventOf(paymentId: string, outcome: TestOutcome, amount: number): ProviderEvent {
  const id = `${paymentId}:${outcome}`;
  if (outcome === "PAY") return { id, kind: "PAID", paymentId, amount, currency: CURRENCY };
  return { id, kind: outcome === "DECLINE" ? "DECLINED" : "CLOSED", paymentId };
}

function standingOf(checkout: Checkout | undefined, now: Date): Standing {
  // Never opened here, so it cannot be paid.
  if (!checkout) return { state: "CLOSED" };
  const { state, amount, isRefunded, expiresAt } = checkout;
  if (state === "PAID") return { state, amount: Number(amount), currency: CURRENCY, isRefunded };
  return { state: state === "OPEN" && expiresAt <= now ? "CLOSED" : state };
}

/** An event as the test provider sends it: the body and the signature header's value. */
export function signTestEvent(vault: Vault, event: ProviderEvent, at: Date): { raw: Buffer; signature: string } {
  const raw = Buffer.from(JSON.stringify(event));
  const seconds = Math.floor(at.getTime() / 1_000);
  return { raw, signature: `t=${seconds},v1=${macOf(vault, seconds, raw)}` };
}

const macOf = (vault: Vault, seconds: number, raw: Buffer) =>
  vault.mac("test payments", `${seconds}.${raw.toString("utf8")}`).toString("hex");

function isSigned(vault: Vault, { raw, signature, now }: { raw: Buffer; signature: string; now: Date }): boolean {
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || mac === undefined) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(seconds)) > PATIENCE) return false;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(vault, Number(seconds), raw)));
}
