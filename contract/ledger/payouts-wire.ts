// Payouts: people ask for what they have earned, admins send it or say why not.
import { z } from "zod";
import { consent } from "../consents/wire.ts";
import { endpointsOf, keyReused } from "../endpoint.ts";
import { requiredLine, requiredText } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import { choiceParameter, pagination, paging, textParameter, wholeNumberParameter } from "../query-parameters.ts";
import { LEAST_PAYOUT, MOST_PAYOUT, PAYOUT_SIGNS, PAYOUT_STATES, PAYOUT_WAYS } from "./rules.ts";

const endpoint = endpointsOf("Payouts");

const pattern = (shape: RegExp, words: string) =>
  z
    .string({ error: words })
    .transform((text) => text.replace(/\s/g, ""))
    .pipe(z.string().regex(shape, words));

/** Where to: blanks are left out. */
const payoutDestination = z.discriminatedUnion("way", [
  z.strictObject({
    way: z.literal("UPI"),
    upiId: pattern(/^[\w.-]{2,100}@[A-Za-z][A-Za-z0-9.-]{1,60}$/, "Please enter a UPI ID like name@bank."),
  }),
  z.strictObject({
    way: z.literal("BANK"),
    holder: requiredLine(100, "Please enter whose account it is."),
    accountNumber: pattern(/^\d{6,18}$/, "Please enter the account number, digits only."),
    ifsc: pattern(/^[A-Za-z]{4}0[A-Za-z0-9]{6}$/, "Please enter the branch's IFSC, like HDFC0001234.").transform(
      (text) => text.toUpperCase(),
    ),
  }),
]);
export type PayoutDestination = z.infer<typeof payoutDestination>;

/** As an admin reads it. */
const shownDestination = z.discriminatedUnion("way", [
  z.object({ way: z.literal("UPI"), upiId: z.string() }),
  z.object({ way: z.literal("BANK"), holder: z.string(), accountNumber: z.string(), ifsc: z.string() }),
]);

const payout = namedObject("Payout", {
  id: z.uuid(),
  /** Paise. */
  amount: z.int(),
  way: z.enum(PAYOUT_WAYS),
  /** The account number's last four digits; of a UPI ID the last four characters before its bank, and that: "3210@ybl". */
  destinationEnd: z.string(),
  state: z.enum(PAYOUT_STATES),
  askedAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  /** The bank's, of one that was paid. */
  reference: z.string().nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
});
export type Payout = z.infer<typeof payout>;

const byId = z.object({ payoutId: z.string().max(100) });

export const askPayout = endpoint("askPayout", {
  summary: "Ask for earnings to be sent: all that is available, or a part",
  isKeyed: true,
  body: z.strictObject({
    /** Paise; all that is available unless given. */
    amount: z
      .int("Please enter an amount.")
      .min(LEAST_PAYOUT, `The least that can be sent is ₹${LEAST_PAYOUT / 100}.`)
      .max(MOST_PAYOUT, "Please ask for this in smaller parts.")
      .optional(),
    destination: payoutDestination,
  }),
  status: 201,
  answer: payout,
  refusals: {
    400: "A field is missing or malformed",
    401: "No valid token",
    409: "CONFLICT: one is under way already, or less is available",
    422: "The Idempotency-Key was used with another body",
  },
});

export const listPayouts = endpoint("listPayouts", {
  summary: "The caller's payouts, newest first",
  query: z.strictObject(paging),
  answer: z.object({ data: z.array(payout), pagination }),
  refusals: { 400: "A parameter is unknown or malformed", 401: "No valid token" },
});

export const cancelPayout = endpoint("cancelPayout", {
  summary: "Take back what was asked for, while it is not settled",
  isKeyed: true,
  params: byId,
  answer: payout,
  refusals: { 401: "No valid token", 404: "There is no such payout", 409: "It is settled already", ...keyReused },
});

/** Something that the owner of a payout shares with an account they earned by, or that is paid to the same place. */
const payoutSign = namedObject("PayoutSign", {
  /** Names this sign when it is cleared. */
  id: z.string(),
  kind: z.enum(PAYOUT_SIGNS),
  /** The other account; "" when it is gone. */
  name: z.string(),
  email: z.string(),
  /** From when to when both used it. */
  since: z.iso.datetime(),
  last: z.iso.datetime(),
  isCleared: z.boolean(),
});

const adminPayout = payout
  .extend({
    /** "" when the account is gone. */
    ownerName: z.string(),
    /** Whether it is the caller's own, which another admin settles. */
    isOwn: z.boolean(),
    /** "" while it is open, or when the admin is gone. */
    settledBy: z.string(),
    /** Who approved it: another admin sends it. Null if none has. */
    approved: consent.nullable(),
    /** Of an open one. While one of them is not cleared, it cannot be paid. */
    signs: z.array(payoutSign),
    /** Who cleared signs last, and why; `by` is "" when the admin is gone. */
    cleared: z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() }).nullable(),
  })
  .meta({ id: "AdminPayout" });
export type AdminPayout = z.infer<typeof adminPayout>;

const adminRefusals = {
  401: "No valid token",
  403: "Not a platform admin, or one's own",
  404: "There is no such payout",
  409: "It is settled already, the reference was used before, signs of a ring are not cleared, or another admin has to approve it first",
};

const keyedRefusals = {
  400: "A field is missing",
  ...adminRefusals,
  422: "The Idempotency-Key was used with another body",
};

export const listAllPayouts = endpoint("listAllPayouts", {
  summary: "Open payouts, oldest first, or the settled ones of a state, newest first",
  query: z.strictObject({
    state: choiceParameter(PAYOUT_STATES),
    pageSize: wholeNumberParameter(1, 100, 25),
    lastKey: textParameter(600),
  }),
  answer: z.object({ data: z.array(adminPayout), pagination }),
  refusals: { 400: "A parameter is unknown or malformed", 401: "No valid token", 403: "Not a platform admin" },
});

export const readPayoutDestination = endpoint("readPayoutDestination", {
  summary: "Show where a payout that is open has to go; every look is kept in the security log",
  params: byId,
  answer: z.object({ destination: shownDestination }),
  refusals: adminRefusals,
});

export const clearPayout = endpoint("clearPayout", {
  summary: "Say that signs of a ring were looked at and are none, with a reason: it can be paid then",
  isKeyed: true,
  params: byId,
  body: z.strictObject({
    reason: requiredText(500, "Please say why."),
    /** `id` of each sign that was looked at; one that comes up later is not cleared by this. */
    signs: z.array(z.string().max(100)).min(1, "Please name what you have looked at.").max(1_000),
  }),
  answer: adminPayout,
  refusals: keyedRefusals,
});

export const approvePayout = endpoint("approvePayout", {
  summary: "Approve a payout, so that another admin sends it",
  params: byId,
  answer: adminPayout,
  refusals: adminRefusals,
});

export const payPayout = endpoint("payPayout", {
  summary: "Say that the money of a payout that another admin approved was sent, with the bank's reference",
  isKeyed: true,
  params: byId,
  body: z.strictObject({ reference: requiredLine(60, "Please enter the bank’s reference.") }),
  answer: adminPayout,
  refusals: keyedRefusals,
});

export const refusePayout = endpoint("refusePayout", {
  summary: "Refuse a payout with a reason that its owner reads; the money is available again",
  isKeyed: true,
  params: byId,
  body: z.strictObject({ reason: requiredText(500, "Please say why.") }),
  answer: adminPayout,
  refusals: keyedRefusals,
});
