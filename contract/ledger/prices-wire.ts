// Plans and fees as data: what things cost and earn now, and how that changes, by two admins.
import { z } from "zod";
import { endpointsOf } from "../endpoint.ts";
import { requiredLine, requiredText } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import { pagination, paging } from "../query-parameters.ts";
import { EARNING_KINDS, PRICE_CHANGE_STATES, PRICE_KINDS } from "./rules.ts";

const endpoint = endpointsOf("Prices");

/** What a plan gives and costs, without its name. */
export const planTerms = namedObject("PlanTerms", {
  label: z.string(),
  description: z.string(),
  credits: z.int(),
  /** Paise. */
  price: z.int(),
  isOffered: z.boolean(),
});
export type PlanTerms = z.infer<typeof planTerms>;

/** What something earns: an amount, or for guidance a share of its price. */
export const feeTerms = namedObject("FeeTerms", {
  /** Paise; null for guidance. */
  amount: z.int().nullable(),
  /** Hundredths of a percent; null for everything but guidance. */
  shareOfPrice: z.int().nullable(),
  /** How long after it is earned it becomes available. */
  releaseHours: z.int(),
});
export type FeeTerms = z.infer<typeof feeTerms>;

/** The most that a calendar month in India spends on reviews of requests with a free credit. */
export const budgetTerms = namedObject("BudgetTerms", {
  /** Paise; 0 pays none. */
  amount: z.int(),
});
export type BudgetTerms = z.infer<typeof budgetTerms>;

/** As an admin types them. */
const newPlanTerms = z.strictObject({
  label: requiredLine(60, "Please name the plan."),
  description: requiredText(300, "Please describe the plan."),
  credits: z.int("Please enter how many credits.").min(1, "At least one credit.").max(10_000, "At most 10,000."),
  price: z.int("Please enter a price.").min(100, "At least ₹1.").max(100_000_000, "At most ₹10,00,000."),
  isOffered: z.boolean(),
});

const newFeeTerms = z.strictObject({
  amount: z.int("Please enter an amount.").min(0, "Not below zero.").max(10_000_000, "At most ₹1,00,000.").nullable(),
  shareOfPrice: z.int("Please enter a share.").min(0, "Not below zero.").max(10_000, "At most all of it.").nullable(),
  releaseHours: z.int("Please enter hours.").min(0, "Not below zero.").max(8_760, "At most a year."),
});

const newBudgetTerms = z.strictObject({
  amount: z.int("Please enter an amount.").min(0, "Not below zero.").max(1_000_000_000, "At most ₹1,00,00,000."),
});

const versioned = {
  version: z.int(),
  /** True until an operator sets the value. */
  isPlaceholder: z.boolean(),
  madeAt: z.iso.datetime(),
};

const fee = namedObject("Fee", { kind: z.enum(EARNING_KINDS), ...feeTerms.shape, ...versioned });
export type Fee = z.infer<typeof fee>;

const feeBudget = namedObject("FeeBudget", {
  ...budgetTerms.shape,
  ...versioned,
  /** Paise that this month has spent of it. */
  used: z.int(),
});
export type FeeBudget = z.infer<typeof feeBudget>;

const pricedPlan = namedObject("PricedPlan", { plan: z.string(), ...planTerms.shape, ...versioned });
export type PricedPlan = z.infer<typeof pricedPlan>;

export const listFees = endpoint("listFees", {
  summary: "What earns how much, as the schedule stands now",
  answer: z.object({ data: z.array(fee) }),
  refusals: {},
});

const priceChange = namedObject("PriceChange", {
  id: z.uuid(),
  kind: z.enum(PRICE_KINDS),
  /** The plan, what earns the fee, or FREE_CREDITS for the budget. */
  target: z.string(),
  /** Null for a plan that is new. */
  before: z.union([planTerms, feeTerms, budgetTerms]).nullable(),
  after: z.union([planTerms, feeTerms, budgetTerms]),
  reason: z.string(),
  state: z.enum(PRICE_CHANGE_STATES),
  /** "" when the admin is gone. */
  proposedBy: z.string(),
  /** Whether the caller proposed it, who can take it back and not decide. */
  isOwn: z.boolean(),
  proposedAt: z.iso.datetime(),
  /** From when the proposer may apply it themselves, being the only admin; null where another one agrees. */
  aloneFrom: z.iso.datetime().nullable(),
  /** "" while it is open, or when the admin is gone. */
  decidedBy: z.string(),
  decidedAt: z.iso.datetime().nullable(),
});
export type PriceChange = z.infer<typeof priceChange>;

const adminRefusals = { 401: "No valid token", 403: "Not a platform admin" };

export const getPrices = endpoint("getPrices", {
  summary: "Plans, fees and the fees' budget as they stand, and the changes that wait for a second admin",
  answer: z.object({
    plans: z.array(pricedPlan),
    fees: z.array(fee),
    budget: feeBudget,
    open: z.array(priceChange),
  }),
  refusals: adminRefusals,
});

export const listPriceChanges = endpoint("listPriceChanges", {
  summary: "Every change that was proposed, newest first, and what became of it",
  query: z.strictObject({
    ...paging,
  }),
  answer: z.object({ data: z.array(priceChange), pagination }),
  refusals: { 400: "A parameter is unknown or malformed", ...adminRefusals },
});

const reason = requiredText(500, "Please say why, for the admin who decides.");

export const proposePriceChange = endpoint("proposePriceChange", {
  summary:
    "Propose a plan, a fee or the fees' budget: it holds when another admin agrees, or a day later where there is only one",
  isKeyed: true,
  body: z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("PLAN"),
      /** A plan that there is, or a new one's name. */
      plan: z
        .string({ error: "Please name the plan." })
        .regex(/^[a-z][a-z0-9-]{1,30}$/, "Lower-case letters, digits and dashes, like sprint."),
      terms: newPlanTerms,
      reason,
    }),
    z.strictObject({ kind: z.literal("FEE"), fee: z.enum(EARNING_KINDS), terms: newFeeTerms, reason }),
    z.strictObject({ kind: z.literal("BUDGET"), terms: newBudgetTerms, reason }),
  ]),
  status: 201,
  answer: priceChange,
  refusals: {
    400: "A field is missing or malformed",
    ...adminRefusals,
    409: "A change of it waits already, or it is as proposed",
    422: "The Idempotency-Key was used with another body",
  },
});

export const decidePriceChange = endpoint("decidePriceChange", {
  summary: "Apply or refuse another admin's proposal, or take one's own back; an only admin applies theirs after a day",
  isKeyed: true,
  params: z.object({ changeId: z.string().max(100) }),
  body: z.strictObject({ decision: z.enum(["APPLIED", "REFUSED", "TAKEN_BACK"]) }),
  answer: priceChange,
  refusals: {
    400: "A field is missing",
    401: "No valid token",
    403: "Not a platform admin; or one's own proposal, which another admin decides, or another's, which only they take back",
    404: "There is no such proposal",
    409: "It is decided already; or an only admin's own, before a day is over",
    422: "The Idempotency-Key was used with another body",
  },
});
