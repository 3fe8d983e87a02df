// People on the wire, for admins: find an account, see what it is and did, suspend it, and see to its sign-in.
import { z } from "zod";
import { badBody, badQuery, endpointsOf, noToken } from "../endpoint.ts";
import { accountEmail, requiredText } from "../form-fields.ts";
import { CORPORATE_USER_TYPES, USER_TYPES } from "../identity/rules.ts";
import { namedObject } from "../named-object.ts";
import { mailTrouble } from "../notifications/wire.ts";
import { pagination, pagingOf, textParameter } from "../query-parameters.ts";
import { REFEREE_STATUSES } from "../referrals/rules.ts";
import { accountMerge } from "./merge-wire.ts";
import { ACCOUNT_STATES, MAX_SUSPENSION_REASON } from "./rules.ts";

const endpoint = endpointsOf("People");
const refusals = { ...noToken, 403: "Not a platform admin" };
const ofOne = { ...refusals, 404: "There is no such account" };
const params = z.object({ accountId: z.string().max(100) });

const found = {
  accountId: z.uuid(),
  email: z.string(),
  name: z.string(),
  userType: z.enum(USER_TYPES),
  state: z.enum(ACCOUNT_STATES),
  /** Whether it belongs to a demo. */
  isDemo: z.boolean(),
  /** For whose company they hire. */
  company: z.object({ companyId: z.uuid(), name: z.string(), role: z.enum(CORPORATE_USER_TYPES) }).nullable(),
  createdAt: z.iso.datetime(),
};

const foundAccount = namedObject("FoundAccount", found);
export type FoundAccount = z.infer<typeof foundAccount>;

export const listAccounts = endpoint("listAccounts", {
  summary:
    "Accounts by a part of the name or e-mail address, by “@” and the beginning of its domain, or by the whole id; newest first",
  query: z.strictObject({ query: textParameter(254), ...pagingOf(25) }),
  answer: z.object({ data: z.array(foundAccount), pagination }),
  refusals: { ...badQuery, ...refusals },
});

const suspension = z.object({
  id: z.uuid(),
  /** "" once the account is deleted. */
  reason: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  /** Null while it lasts. */
  liftedAt: z.iso.datetime().nullable(),
  liftedBy: z.string().nullable(),
});
export type Suspension = z.infer<typeof suspension>;

/** Counts of what they did, without texts and files. Money in paise. */
const adminAccount = namedObject("AdminAccount", {
  ...found,
  deletionDueAt: z.iso.datetime().nullable(),
  hasPassword: z.boolean(),
  socialLinks: z.int(),
  /** Browsers that are signed in. */
  sessions: z.int(),
  lastSignInAt: z.iso.datetime().nullable(),
  referee: z
    .object({ companyId: z.uuid(), companyName: z.string(), status: z.enum(REFEREE_STATUSES), title: z.string() })
    .nullable(),
  did: z.object({
    applications: z.int(),
    referralRequests: z.int(),
    openReferralRequests: z.int(),
    referralAnswers: z.int(),
    sessionsBooked: z.int(),
    sessionsGiven: z.int(),
    jobsReported: z.int(),
  }),
  holds: z.object({
    credits: z.int(),
    creditsHeld: z.int(),
    earningsPending: z.int(),
    earningsAvailable: z.int(),
    openPayout: z.int(),
  }),
  /** Why the address gets no notices; empty while mail goes there. */
  mailTroubles: z.array(mailTrouble),
  /** Newest first. */
  suspensions: z.array(suspension),
  /** The newest merge with another account; null if none was asked. */
  merge: accountMerge.nullable(),
  /** Whether it is the caller's own. */
  isOwn: z.boolean(),
});
export type AdminAccount = z.infer<typeof adminAccount>;

export const getAccount = endpoint("getAccount", {
  summary: "What an account is and did, without CVs and messages; reading it is on record",
  params,
  answer: adminAccount,
  refusals: ofOne,
});

const state = z.object({ state: z.enum(ACCOUNT_STATES) });

export const suspendAccount = endpoint("suspendAccount", {
  summary: "Suspend an account, with a mail to its owner: sessions and open requests end, money waits",
  params,
  body: z.strictObject({ reason: requiredText(MAX_SUSPENSION_REASON, "Please say why: the person reads it.") }),
  answer: state,
  refusals: { ...badBody, ...ofOne, 409: "It is one's own or another admin's, suspended already, or deleted" },
});

export const liftSuspension = endpoint("liftSuspension", {
  summary: "Lift a suspension, with a mail to the account's owner",
  params,
  answer: state,
  refusals: { ...ofOne, 409: "It is not suspended" },
});

export const signOutAccount = endpoint("signOutAccount", {
  summary: "Sign an account out of every browser and application",
  params,
  answer: z.object({ sessions: z.int() }),
  refusals: ofOne,
});

export const resendCodeTo = endpoint("resendCodeTo", {
  summary: "Mail a new code for the sign-up that waits at an address; it works in the browser that signed up",
  body: z.strictObject({ email: accountEmail }),
  answer: z.object({ isSent: z.literal(true) }),
  refusals: { ...badBody, ...refusals, 404: "No sign-up waits there", 429: "It was sent too often, or just now" },
});
