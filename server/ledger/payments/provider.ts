// What a payment provider has to do, whichever it is: open a place to pay, tell what became of it, close it, send money back.
import type { TestOutcome } from "../../../contract/payment-words.ts";

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
  /** Where the payer comes back to: path and query of the site. */
  returnPath: string;
};

/** What the provider calls it, and where it is paid. */
export type Checkout = { ref: string; payUrl: string };

/** OPEN: may still be paid, or is being dealt with. DECLINED and CLOSED are ends. Amount and currency are what was paid. */
export type Standing =
  | { state: "OPEN" | "DECLINED" | "CLOSED" }
  | { state: "PAID"; amount: number; currency: string; isRefunded: boolean };

/** What a provider told: `amount` is what was paid, or sent back in all. */
export type ProviderEvent = { id: string } & (
  | { kind: "PAID" | "REFUNDED"; paymentId: string; amount: number; currency: string }
  | { kind: "DECLINED" | "CLOSED"; paymentId: string }
  /** Nothing to us. */
  | { kind: "OTHER" }
);

export type PaymentProvider = {
  /** As it stands with each payment; never renamed. */
  name: "test" | "stripe";
  /** Whether money moves. */
  isTest: boolean;
  /** The same payment opens the same checkout, however often it is asked. */
  open(order: Order): Promise<Checkout>;
  look(ref: string): Promise<Standing>;
  /** Keeps it from being paid any more. One that is paid stays so: look again to know. */
  close(ref: string): Promise<void>;
  /** Sends all of it back, once however often it is asked. PENDING: ask again later. */
  refund(payment: { paymentId: string; ref: string; amount: number }): Promise<"SENT" | "PENDING" | "FAILED">;
  /** Reads what came in as an event; null when it is not signed by the provider, or too long ago. */
  readEvent(raw: Buffer, signature: string, now: Date): Promise<ProviderEvent | null>;
  /** Of the test provider alone: what somebody does on its page, as the event that it sends. Null when it is over. */
  act?(ref: string, outcome: TestOutcome): Promise<{ raw: Buffer; signature: string } | null>;
};
