// Credits for referral requests: what somebody has, the plans that add to it, and buying one (design §6, §7).
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { idField } from "./form-fields.ts";
import { payment } from "./ledger/payments-wire.ts";
import { PAYING } from "./payment-words.ts";

const tag = "Credits";

export const credits = z
  .object({
    /** To be spent. */
    balance: z.int(),
    /** Those that wait for the outcome of a request. */
    held: z.int(),
  })
  .meta({ id: "Credits" });
export type Credits = z.infer<typeof credits>;

export const plan = z
  .object({
    /** Of this version of the plan: what is bought is what was shown. */
    id: z.uuid(),
    /** The same for every version: starter, search, sprint. */
    plan: z.string(),
    label: z.string(),
    description: z.string(),
    credits: z.int(),
    /** Paise. */
    price: z.int(),
    /** A price that whoever runs the site has not set yet: it is an example, and nobody pays it in earnest. */
    isPlaceholder: z.boolean(),
    /** Whether it can be bought now. */
    canBuy: z.boolean(),
  })
  .meta({ id: "Plan" });
export type Plan = z.infer<typeof plan>;

export const getCredits = endpoint("getCredits", {
  tag,
  summary: "The caller's credits; who is no candidate has none",
  status: 200,
  answer: credits,
  refusals: { 401: "No valid token" },
});

export const listPlans = endpoint("listPlans", {
  tag,
  summary: "The plans on offer, cheapest first",
  status: 200,
  answer: z.object({ data: z.array(plan), paying: z.enum(PAYING) }),
  refusals: {},
});

export const buyPlan = endpoint("buyPlan", {
  tag,
  summary: "Begin to buy a plan: its credits come when the provider says that it is paid",
  isKeyed: true,
  body: z.strictObject({ planId: idField("must be a plan's id") }),
  status: 201,
  /** `payUrl` is null when the provider did not answer in time: `openPayment` asks again. */
  answer: payment,
  refusals: {
    400: "A field is missing or malformed",
    401: "No valid token",
    404: "There is no such plan",
    409: "NOT_A_CANDIDATE · PAYMENTS_OFF (there is no provider, or nobody has set the price) · CONFLICT (the plan has changed)",
    422: "The Idempotency-Key was used with another body",
    429: "Too many payments at once that are not paid",
  },
});
