// The books on the wire: statements and earnings, credits and plans, and the audit for admins.
import { z } from "zod";
import { endpointsOf } from "../endpoint.ts";
import { idField } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import { pagination, paging } from "../query-parameters.ts";
import { payment } from "./payments-wire.ts";
import { EARNING_KINDS, EARNING_STATES, ENTRY_KINDS, PAYING, STATEMENT_BOOKS } from "./rules.ts";

const endpoint = endpointsOf("Money");
const creditsEndpoint = endpointsOf("Credits");

/** Names for the words of a line: of companies, jobs and plans, never of people. */
const memo = namedObject("LedgerMemo", {
  company: z.string().optional(),
  job: z.string().optional(),
  plan: z.string().optional(),
  /** The bank's or the provider's. */
  reference: z.string().optional(),
});

/** In whole credits, or in paise. `statementWords` of messages/en/ledger.ts says it in a sentence. */
const statementLine = namedObject("StatementLine", {
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(ENTRY_KINDS),
  /** What it was earned by; null for what is no earning. */
  earningKind: z.enum(EARNING_KINDS).nullable(),
  memo,
  /** The request, session, share or payout that it is about. */
  subjectId: z.uuid().nullable(),
  /** What moved, always above zero. */
  amount: z.int(),
  /** What it changed of the balance: credits to spend, or money that can be asked for. 0 for what moved elsewhere. */
  change: z.int(),
  balance: z.int(),
  /** The same of what waits: credits that are set aside, or earnings that are pending. */
  waitingChange: z.int(),
  waiting: z.int(),
});
export type StatementLine = z.infer<typeof statementLine>;

const book = z.enum(STATEMENT_BOOKS).describe("CREDITS in whole credits, EARNINGS in paise.");

export const listStatement = endpoint("listStatement", {
  summary: "The caller's credits or earnings line by line, newest first, with what was left after each",
  query: z.strictObject({
    book,
    ...paging,
  }),
  answer: z.object({ data: z.array(statementLine), pagination }),
  refusals: { 400: "A parameter is missing, unknown or malformed", 401: "No valid token" },
});

export const exportStatement = endpoint("exportStatement", {
  summary: "The whole statement as CSV, in which no cell can be taken for a formula; the newest 10,000 lines",
  query: z.strictObject({ book }),
  answer: z.object({ fileName: z.string(), csv: z.string() }),
  refusals: { 400: "A parameter is missing, unknown or malformed", 401: "No valid token" },
});

/** All in paise. */
const earnings = namedObject("Earnings", {
  /** Not to be asked for yet; those in a dispute among them. */
  pending: z.int(),
  frozen: z.int(),
  /** To be asked for. */
  available: z.int(),
  /** Asked for, and on its way. */
  asked: z.int(),
  /** Sent so far. */
  paid: z.int(),
  /** When pending earnings become available next, by their time alone, and how much then; null when none do. */
  nextRelease: z.object({ at: z.iso.datetime(), amount: z.int() }).nullable(),
  /** Least amount of a payout. */
  leastPayout: z.int(),
});
export type Earnings = z.infer<typeof earnings>;

export const getEarnings = endpoint("getEarnings", {
  summary: "What the caller has earned: pending, available, asked for and paid",
  answer: earnings,
  refusals: { 401: "No valid token" },
});

const earning = namedObject("Earning", {
  id: z.uuid(),
  kind: z.enum(EARNING_KINDS),
  subjectId: z.uuid(),
  memo,
  /** Paise. */
  amount: z.int(),
  state: z.enum(EARNING_STATES),
  earnedAt: z.iso.datetime(),
  /** When it becomes available by itself, or would have. */
  availableAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
});
export type Earning = z.infer<typeof earning>;

export const listEarnings = endpoint("listEarnings", {
  summary: "Each thing the caller has earned by, newest first",
  query: z.strictObject(paging),
  answer: z.object({ data: z.array(earning), pagination }),
  refusals: { 400: "A parameter is unknown or malformed", 401: "No valid token" },
});

export const auditLedger = endpoint("auditLedger", {
  summary: "Adds the whole books up: whether every entry and balance is right, and how much there is",
  answer: namedObject("LedgerAudit", {
    /** Every entry balances, every balance is the sum of its postings, and holds and earnings match the balances. */
    balanced: z.boolean(),
    /** How many balances are below zero. */
    negativeBalances: z.int(),
    accounts: z.int(),
    postings: z.int(),
  }),
  refusals: { 401: "No valid token", 403: "Not a platform admin" },
});

const credits = namedObject("Credits", {
  /** To be spent. */
  balance: z.int(),
  /** Those that wait for the outcome of a request. */
  held: z.int(),
});
export type Credits = z.infer<typeof credits>;

const plan = namedObject("Plan", {
  /** Of this version of the plan: what is bought is what was shown. */
  id: z.uuid(),
  /** The same for every version: starter, search, sprint. */
  plan: z.string(),
  label: z.string(),
  description: z.string(),
  credits: z.int(),
  /** Paise. */
  price: z.int(),
  /** An example until the operator sets the price; never paid with real money. */
  isPlaceholder: z.boolean(),
  /** Whether it can be bought now. */
  canBuy: z.boolean(),
});
export type Plan = z.infer<typeof plan>;

export const getCredits = creditsEndpoint("getCredits", {
  summary: "The caller's credits; who is no candidate has none",
  answer: credits,
  refusals: { 401: "No valid token" },
});

export const listPlans = creditsEndpoint("listPlans", {
  summary: "The plans on offer, cheapest first",
  answer: z.object({ data: z.array(plan), paying: z.enum(PAYING) }),
  refusals: {},
});

export const buyPlan = creditsEndpoint("buyPlan", {
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
    409: "NOT_A_CANDIDATE · PAYMENTS_OFF (there is no provider, or the price is not set) · CONFLICT (the plan has changed)",
    422: "The Idempotency-Key was used with another body",
    429: "Too many payments at once that are not paid",
  },
});
