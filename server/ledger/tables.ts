// The tables of the books, and of holds, earnings, plans, fees, payments and payouts.
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, moment, refersTo } from "../platform/tables.ts";

const amount = (name: string) => bigint(name, { mode: "number" });

/** No foreign key to accounts of people in this file: the books outlive them. */
export const ledgerAccount = pgTable(
  "ledger_account",
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** Null for the platform's accounts. */
    ownerId: uuid("owner_id"),
    unit: text().notNull(),
    /** Updated by a trigger. Null for the platform's accounts, where all writers would contend for one row. */
    balance: amount("balance"),
    openedAt: moment("opened_at").notNull(),
  },
  (table) => [
    unique("ledger_account_once").on(table.ownerId, table.kind, table.unit).nullsNotDistinct(),
    check("ledger_account_unit", sql`${table.unit} in ('CREDIT', 'INR')`),
    check("ledger_account_not_negative", sql`${table.balance} >= 0`),
    check("ledger_account_balance", sql`(${table.ownerId} is null) = (${table.balance} is null)`),
    check("ledger_account_platform", sql`(${table.ownerId} is null) = (${table.kind} like 'PLATFORM%')`),
  ],
);

/** What happened, once for each key; immutable. */
export const ledgerEntry = pgTable(
  "ledger_entry",
  {
    id: uuid().primaryKey(),
    key: text().notNull(),
    kind: text().notNull(),
    at: moment("at").notNull(),
    /** The request, booking, share, payment or payout concerned. */
    subjectId: uuid("subject_id"),
    /** Names for the words of the statement: of companies, jobs and plans, never of people. */
    memo: jsonb().notNull().default({}),
    /** The entry that this one reverses. */
    reversesId: uuid("reverses_id"),
  },
  (table) => [
    uniqueIndex("ledger_entry_key").on(table.key),
    uniqueIndex("ledger_entry_reversed_once").on(table.reversesId),
    index("ledger_entry_subject").on(table.subjectId),
  ],
);

export const ledgerPosting = pgTable(
  "ledger_posting",
  {
    /** Orders the postings of one account by its balances; clocks may not. */
    seq: amount("seq").primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key, which needs the right to lock entries; triggers require an entry of this transaction. */
    entryId: uuid("entry_id").notNull(),
    accountId: refersTo("account_id", () => ledgerAccount.id),
    amount: amount("amount").notNull(),
    /** The account's balance after this posting; null for the platform's accounts. */
    balanceAfter: amount("balance_after"),
  },
  (table) => [
    uniqueIndex("ledger_posting_once").on(table.entryId, table.accountId),
    index("ledger_posting_of_account").on(table.accountId, table.seq),
    check("ledger_posting_amount", sql`${table.amount} <> 0`),
  ],
);

/** An amount held until an outcome; it ends once, at its expiry at the latest. */
export const ledgerHold = pgTable(
  "ledger_hold",
  {
    id: uuid().primaryKey(),
    ownerId: uuid("owner_id").notNull(),
    purpose: text().notNull(),
    subjectId: uuid("subject_id").notNull(),
    unit: text().notNull(),
    amount: amount("amount").notNull(),
    /** Whether the held credit was bought; then it funds the review's fee. */
    isBought: boolean("is_bought").notNull().default(false),
    state: text().notNull().default("HELD"),
    madeAt: moment("made_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    settledAt: moment("settled_at"),
  },
  (table) => [
    uniqueIndex("ledger_hold_once").on(table.subjectId, table.purpose),
    index("ledger_hold_due").on(table.expiresAt).where(sql`state = 'HELD'`),
    index("ledger_hold_owner").on(table.ownerId),
    check("ledger_hold_amount", sql`${table.amount} > 0`),
    check("ledger_hold_state", sql`${table.state} in ('HELD', 'CAPTURED', 'RELEASED')`),
    check("ledger_hold_settled", sql`(${table.state} = 'HELD') = (${table.settledAt} is null)`),
  ],
);

/** An earning of one person, once for each subject and kind. */
export const ledgerEarning = pgTable(
  "ledger_earning",
  {
    id: uuid().primaryKey(),
    ownerId: uuid("owner_id").notNull(),
    kind: text().notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** Paise. */
    amount: amount("amount").notNull(),
    state: text().notNull().default("PENDING"),
    earnedAt: moment("earned_at").notNull(),
    /** When it becomes available by time. */
    availableAt: moment("available_at").notNull(),
    /** The earliest time at which anything may make it available, by the schedule's hours. */
    releaseAt: moment("release_at"),
    /** The account on the other side, which requested, paid or applied. */
    counterpartyId: uuid("counterparty_id"),
    /** What funds a review: a bought CREDIT, or the month's BUDGET for free ones. BEFORE: earned before this rule. */
    fundedBy: text("funded_by"),
    /** Until then the same two people earn nothing by another request. */
    pairUntil: moment("pair_until"),
    settledAt: moment("settled_at"),
  },
  (table) => [
    uniqueIndex("ledger_earning_once").on(table.subjectId, table.kind, table.ownerId),
    index("ledger_earning_due").on(table.availableAt).where(sql`state = 'PENDING'`),
    index("ledger_earning_owner").on(table.ownerId, table.id),
    index("ledger_earning_counterparty").on(table.counterpartyId),
    index("ledger_earning_budget").on(table.earnedAt).where(sql`funded_by = 'BUDGET'`),
    // Only one review of a request is paid.
    uniqueIndex("ledger_earning_one_review")
      .on(table.subjectId, table.kind)
      .where(sql`funded_by in ('CREDIT', 'BUDGET')`),
    check("ledger_earning_amount", sql`${table.amount} > 0`),
    check("ledger_earning_state", sql`${table.state} in ('PENDING', 'FROZEN', 'AVAILABLE', 'REVERSED')`),
    check("ledger_earning_settled", sql`(${table.state} in ('PENDING', 'FROZEN')) = (${table.settledAt} is null)`),
    check("ledger_earning_release", sql`${table.state} <> 'AVAILABLE' or ${table.settledAt} >= ${table.releaseAt}`),
    check("ledger_earning_funds", sql`${table.fundedBy} in ('CREDIT', 'BUDGET', 'BEFORE')`),
    check(
      "ledger_earning_funded",
      sql`(${table.kind} in ('REVIEWED_REQUEST', 'REFERRED_OUTCOME')) = (${table.fundedBy} is not null)`,
    ),
    check(
      "ledger_earning_pair",
      sql`${table.fundedBy} = 'BEFORE' or ${table.fundedBy} is null
        or (${table.counterpartyId} is not null and ${table.pairUntil} >= ${table.earnedAt} + interval '720 hours')`,
    ),
  ],
);

/** The versions of a plan; a sold plan keeps its terms. */
export const planVersion = pgTable(
  "plan_version",
  {
    id: uuid().primaryKey(),
    /** The plan's name in addresses: starter, search, sprint. */
    plan: text().notNull(),
    version: integer().notNull(),
    label: text().notNull(),
    description: text().notNull(),
    credits: integer().notNull(),
    /** Paise. */
    price: amount("price").notNull(),
    /** True until an operator sets the price. */
    isPlaceholder: boolean("is_placeholder").notNull(),
    isOffered: boolean("is_offered").notNull(),
    madeAt: moment("made_at").notNull(),
  },
  (table) => [
    uniqueIndex("plan_version_once").on(table.plan, table.version),
    check("plan_version_credits", sql`${table.credits} > 0`),
    check("plan_version_price", sql`${table.price} >= 0`),
  ],
);

/** The versions of each fee. */
export const feeVersion = pgTable(
  "fee_version",
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    version: integer().notNull(),
    /** Paise; null for guidance, which earns a share of its price. */
    amount: amount("amount"),
    /** Hundredths of a percent of the price, for guidance. */
    shareOfPrice: integer("share_of_price"),
    releaseHours: integer("release_hours").notNull(),
    isPlaceholder: boolean("is_placeholder").notNull(),
    madeAt: moment("made_at").notNull(),
  },
  (table) => [
    uniqueIndex("fee_version_once").on(table.kind, table.version),
    check("fee_version_amount", sql`num_nulls(${table.amount}, ${table.shareOfPrice}) = 1`),
    check("fee_version_not_negative", sql`${table.amount} >= 0`),
    check("fee_version_share", sql`${table.shareOfPrice} between 0 and 10000`),
    check("fee_version_release", sql`${table.releaseHours} between 0 and 8760`),
  ],
);

/** The most that a calendar month in India spends on reviews of requests with a free credit. */
export const feeBudgetVersion = pgTable(
  "fee_budget_version",
  {
    id: uuid().primaryKey(),
    version: integer().notNull(),
    /** Paise; 0 pays none. */
    amount: amount("amount").notNull(),
    isPlaceholder: boolean("is_placeholder").notNull(),
    madeAt: moment("made_at").notNull(),
  },
  (table) => [
    uniqueIndex("fee_budget_version_once").on(table.version),
    check("fee_budget_version_amount", sql`${table.amount} >= 0`),
  ],
);

/** A proposed change of a plan, fee or the budget: one admin proposes it, another decides. */
export const priceChange = pgTable(
  "price_change",
  {
    id: uuid().primaryKey(),
    /** PLAN, FEE or BUDGET, and which. */
    kind: text().notNull(),
    target: text().notNull(),
    before: jsonb(),
    after: jsonb().notNull(),
    reason: text().notNull(),
    state: text().notNull().default("PROPOSED"),
    proposedBy: uuid("proposed_by").notNull(),
    proposedAt: moment("proposed_at").notNull(),
    /** From when the proposer may apply it alone; null if there was another admin. */
    aloneFrom: moment("alone_from"),
    decidedBy: uuid("decided_by"),
    decidedAt: moment("decided_at"),
  },
  (table) => [
    uniqueIndex("price_change_open").on(table.kind, table.target).where(sql`state = 'PROPOSED'`),
    check("price_change_kind", sql`${table.kind} in ('PLAN', 'FEE', 'BUDGET')`),
    check("price_change_state", sql`${table.state} in ('PROPOSED', 'APPLIED', 'REFUSED', 'TAKEN_BACK')`),
    check("price_change_decided", sql`(${table.state} = 'PROPOSED') = (${table.decidedAt} is null)`),
    check("price_change_alone_waits", sql`${table.aloneFrom} >= ${table.proposedAt} + interval '24 hours'`),
    // Two people change a price, or one who was alone and waited; only the proposer may withdraw, which this does not cover.
    check(
      "price_change_two_or_a_day",
      sql`${table.state} <> 'APPLIED' or ${table.decidedBy} <> ${table.proposedBy} or (${table.aloneFrom} is not null and ${table.decidedAt} >= ${table.aloneFrom})`,
    ),
  ],
);

/** A payment of a person at a provider. */
export const payment = pgTable(
  "payment",
  {
    id: uuid().primaryKey(),
    ownerId: uuid("owner_id").notNull(),
    purpose: text().notNull(),
    /** The plan's version, or the booking. */
    subjectId: uuid("subject_id").notNull(),
    /** As the receipt names it. */
    label: text().notNull(),
    /** Paise. */
    amount: amount("amount").notNull(),
    /** Credits it buys; 0 for a session. */
    credits: integer().notNull(),
    provider: text().notNull(),
    /** The provider's reference; null until the provider was asked. */
    providerRef: text("provider_ref"),
    /** Where the owner pays. */
    payUrl: text("pay_url"),
    /** Names for the words of the statement. */
    memo: jsonb().notNull().default({}),
    state: text().notNull().default("CREATED"),
    /** Why it failed. */
    failure: text(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** For a session: the end of the hold on its money. */
    holdUntil: moment("hold_until"),
    /** When to ask the provider next. */
    askAt: moment("ask_at").notNull(),
    paidAt: moment("paid_at"),
    refundedAt: moment("refunded_at"),
    /** Assigned in the order of payment, without gaps. */
    receiptNumber: integer("receipt_number"),
  },
  (table) => [
    uniqueIndex("payment_ref").on(table.provider, table.providerRef),
    uniqueIndex("payment_receipt").on(table.receiptNumber),
    index("payment_of_owner").on(table.ownerId, table.id),
    index("payment_of_subject").on(table.subjectId),
    index("payment_paid_when").on(table.paidAt).where(sql`paid_at is not null`),
    index("payment_due").on(table.askAt).where(sql`state in ('CREATED', 'REFUND_DUE')`),
    check("payment_purpose", sql`${table.purpose} in ('PLAN', 'GUIDANCE_BOOKING')`),
    check("payment_amount", sql`${table.amount} > 0`),
    check("payment_state", sql`${table.state} in ('CREATED', 'PAID', 'REFUND_DUE', 'REFUNDED', 'FAILED')`),
    check("payment_paid", sql`(${table.state} in ('CREATED', 'FAILED')) = (${table.paidAt} is null)`),
    check("payment_receipt_paid", sql`(${table.paidAt} is null) = (${table.receiptNumber} is null)`),
    check("payment_refunded", sql`(${table.state} = 'REFUNDED') = (${table.refundedAt} is not null)`),
    check("payment_failure", sql`${table.failure} in ('DECLINED', 'CANCELLED', 'EXPIRED')`),
    check("payment_failed", sql`(${table.state} = 'FAILED') = (${table.failure} is not null)`),
    check("payment_hold", sql`(${table.purpose} = 'GUIDANCE_BOOKING') = (${table.holdUntil} is not null)`),
  ],
);

/** Events received from providers, each once. */
export const paymentEvent = pgTable(
  "payment_event",
  {
    /** `provider:event id`. */
    id: text().primaryKey(),
    paymentId: uuid("payment_id"),
    kind: text().notNull(),
    receivedAt: moment("received_at").notNull(),
  },
  (table) => [index("payment_event_of").on(table.paymentId)],
);

/** Checkouts of the test provider, which has no books of its own. */
export const testCheckout = pgTable(
  "test_checkout",
  {
    id: uuid().primaryKey(),
    amount: amount("amount").notNull(),
    state: text().notNull().default("OPEN"),
    expiresAt: moment("expires_at").notNull(),
    isRefunded: boolean("is_refunded").notNull().default(false),
  },
  (table) => [check("test_checkout_state", sql`${table.state} in ('OPEN', 'PAID', 'DECLINED', 'CLOSED')`)],
);

/** Payouts of earnings that people requested. */
export const payout = pgTable(
  "payout",
  {
    id: uuid().primaryKey(),
    ownerId: uuid("owner_id").notNull(),
    /** Paise. */
    amount: amount("amount").notNull(),
    /** UPI or BANK. */
    way: text().notNull(),
    /** Sealed; erased ninety days after the payout is settled. */
    destination: bytes("destination"),
    /** Keyed hash of the destination, which stays: it reveals two people with one destination. */
    destinationMark: bytes("destination_mark"),
    /** Its last characters, for lists. */
    destinationEnd: text("destination_end").notNull(),
    state: text().notNull().default("REQUESTED"),
    askedAt: moment("asked_at").notNull(),
    settledAt: moment("settled_at"),
    settledBy: uuid("settled_by"),
    /** The bank's reference of a paid payout. */
    reference: text(),
    /** Why it was refused. */
    reason: text(),
    /** The signs of a ring that an admin has checked and cleared, as `KIND:account`. */
    clearedSigns: text("cleared_signs").array(),
    clearedBy: uuid("cleared_by"),
    clearedAt: moment("cleared_at"),
    clearedReason: text("cleared_reason"),
  },
  (table) => [
    // One open payout at a time.
    uniqueIndex("payout_open").on(table.ownerId).where(sql`state = 'REQUESTED'`),
    index("payout_queue").on(table.state, table.id),
    index("payout_of_owner").on(table.ownerId, table.id),
    uniqueIndex("payout_reference").on(table.reference),
    check("payout_amount", sql`${table.amount} > 0`),
    check("payout_way", sql`${table.way} in ('UPI', 'BANK')`),
    check("payout_state", sql`${table.state} in ('REQUESTED', 'PAID', 'REFUSED', 'CANCELLED')`),
    check("payout_settled", sql`(${table.state} = 'REQUESTED') = (${table.settledAt} is null)`),
    check("payout_paid", sql`(${table.state} = 'PAID') = (${table.reference} is not null)`),
    index("payout_destination").on(table.destinationMark),
    check(
      "payout_cleared_whole",
      sql`num_nulls(${table.clearedSigns}, ${table.clearedBy}, ${table.clearedAt}, ${table.clearedReason}) in (0, 4)`,
    ),
    check("payout_cleared_by_another", sql`${table.clearedBy} <> ${table.ownerId}`),
    // An admin never pays themselves.
    check("payout_by_another", sql`${table.state} <> 'PAID' or ${table.settledBy} <> ${table.ownerId}`),
  ],
);
