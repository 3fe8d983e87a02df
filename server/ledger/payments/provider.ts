// The interface of a payment provider: open a checkout, report its state, close it, refund it.
import type { TestOutcome } from "../../../contract/ledger/rules.ts";

/** What is to be paid. */
export type Order = {
  paymentId: string;
  label: string;
  /** Paise. */
  amount: number;
  /** The payer's address, for the provider's page. */
  email: string;
  createdAt: Date;
  expiresAt: Date;
  /** Where the payer returns to: path and query of the site. */
  returnPath: string;
};

/** The provider's reference, and the address where it is paid. */
type Checkout = { ref: string; payUrl: string };

/** OPEN: may still be paid. DECLINED and CLOSED are final. Amount and currency are what was paid. */
export type Standing =
  | { state: "OPEN" | "DECLINED" | "CLOSED" }
  | { state: "PAID"; amount: number; currency: string; isRefunded: boolean };

/** An event from a provider. `amount` is what was paid, or refunded in total. */
export type ProviderEvent = { id: string } & (
  | { kind: "PAID" | "REFUNDED"; paymentId: string; amount: number; currency: string }
  | { kind: "DECLINED" | "CLOSED"; paymentId: string }
  /** An event of no interest here. */
  | { kind: "OTHER" }
);

export type PaymentProvider = {
  /** Stored with each payment; never renamed. */
  name: "test" | "stripe";
  /** True when no real money moves. */
  isTest: boolean;
  /** Idempotent: the same payment opens the same checkout. */
  open(order: Order): Promise<Checkout>;
  look(ref: string): Promise<Standing>;
  /** Prevents payment from now on. A payment that is already paid stays paid: call `look` to know. */
  close(ref: string): Promise<void>;
  /** Refunds the whole amount, idempotently. PENDING: ask again later. */
  refund(payment: { paymentId: string; ref: string; amount: number }): Promise<"SENT" | "PENDING" | "FAILED">;
  /** Reads a request as an event; null when the provider's signature is missing, wrong or too old. */
  readEvent(raw: Buffer, signature: string, now: Date): Promise<ProviderEvent | null>;
  /** Test provider only: does what the visitor chose and returns the event; null when the checkout is over. */
  act?(ref: string, outcome: TestOutcome): Promise<{ raw: Buffer; signature: string } | null>;
};
