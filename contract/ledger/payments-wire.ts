// Payments at a provider on the wire: their states and receipts. wire.ts has the buying of plans.
import { z } from "zod";
import { endpointsOf } from "../endpoint.ts";
import { namedObject } from "../named-object.ts";
import { choicesParameter, pagination, paging } from "../query-parameters.ts";
import { PAYMENT_FAILURES, PAYMENT_PURPOSES, PAYMENT_STATES, TEST_OUTCOMES } from "./rules.ts";

export const payment = namedObject("Payment", {
  id: z.uuid(),
  purpose: z.enum(PAYMENT_PURPOSES),
  /** The plan's version, or the booking. */
  subjectId: z.uuid(),
  label: z.string(),
  /** Paise. */
  amount: z.int(),
  /** Credits that it buys; 0 for a session. */
  credits: z.int(),
  /** Whether no money moves. */
  isTest: z.boolean(),
  /** CREATED: still to be paid, or the provider has not told yet. REFUND_DUE: the provider is being asked to send it back. */
  state: z.enum(PAYMENT_STATES),
  /** Why, of one that failed. */
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  /** Where its owner pays, while it waits for that and the provider has been asked: `openPayment` asks. */
  payUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  refundedAt: z.iso.datetime().nullable(),
  /** Of one that was paid, also when it went back. */
  receiptNumber: z.int().nullable(),
});
export type Payment = z.infer<typeof payment>;

/** A receipt; the payer's name and address are the account's present ones. */
const receipt = namedObject("Receipt", {
  payment,
  payer: z.object({ name: z.string(), email: z.string() }),
  /** Who was paid. */
  seller: z.string(),
});
export type Receipt = z.infer<typeof receipt>;

const endpoint = endpointsOf("Payments");
const byId = z.object({ paymentId: z.string().max(100) });
const refusals = { 401: "No valid token", 404: "There is no such payment, or it is another person's" };

const paymentListQuery = z.strictObject({
  state: choicesParameter(PAYMENT_STATES),
  ...paging,
});

export const listPayments = endpoint("listPayments", {
  summary: "The caller's payments, newest first",
  query: paymentListQuery,
  answer: z.object({ data: z.array(payment), pagination }),
  refusals: { 400: "A parameter is unknown or malformed", 401: "No valid token" },
});

export const getPayment = endpoint("getPayment", {
  summary: "One of the caller's payments",
  params: byId,
  answer: payment,
  refusals,
});

export const openPayment = endpoint("openPayment", {
  summary: "Where to pay; asks the provider when it has not been asked, and does nothing more when called again",
  params: byId,
  answer: payment,
  refusals: {
    ...refusals,
    409: "CONFLICT (it is paid or over) · PAYMENTS_OFF",
    503: "The provider does not answer: the same call may be made again",
  },
});

export const cancelPayment = endpoint("cancelPayment", {
  summary: "Not to be paid after all; one that has been paid meanwhile stays paid, as the answer says",
  params: byId,
  answer: payment,
  refusals: { ...refusals, 503: "The provider does not answer: the same call may be made again" },
});

export const getReceipt = endpoint("getReceipt", {
  summary: "The receipt of a payment that was made",
  params: byId,
  answer: receipt,
  refusals,
});

export const actOnTestPayment = endpoint("actOnTestPayment", {
  summary: "Pay, decline or close at the test provider, where no money moves",
  params: byId,
  body: z.strictObject({ outcome: z.enum(TEST_OUTCOMES) }),
  answer: payment,
  refusals: { ...refusals, 409: "CONFLICT: it is paid or over already" },
});
