// Merging the two accounts of one person: an admin asks, both mailboxes agree by a mailed link, then one account ends.
import { z } from "zod";
import { badBody, endpointsOf, noToken } from "../endpoint.ts";
import { requiredLine, requiredText } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import { MAX_MERGE_REASON, MERGE_ANSWERS, MERGE_STATES } from "./rules.ts";

const endpoint = endpointsOf("People");
const params = z.object({ accountId: z.string().max(100) });
const asAdmin = { ...noToken, 403: "Not a platform admin", 404: "There is no such account" };

/** One of the two accounts, for admins; as it was when asked, once it has ended. */
const side = z.object({
  accountId: z.uuid(),
  email: z.string(),
  name: z.string(),
  /** Null until its mailbox has agreed. */
  agreedAt: z.iso.datetime().nullable(),
});

export const accountMerge = namedObject("AccountMerge", {
  id: z.uuid(),
  state: z.enum(MERGE_STATES),
  /** The account that ends. */
  from: side,
  /** The account that stays. */
  into: side,
  reason: z.string(),
  askedAt: z.iso.datetime(),
  /** Until then both mailboxes may agree. */
  expiresAt: z.iso.datetime(),
});
export type AccountMerge = z.infer<typeof accountMerge>;

const state = z.object({ state: z.enum(MERGE_STATES) });

export const askAccountMerge = endpoint("askAccountMerge", {
  summary: "Ask the owner of two accounts, at both addresses, whether this one may become part of the other",
  params,
  body: z.strictObject({
    into: requiredLine(254, "Please enter the address or id of the account that stays."),
    reason: requiredText(MAX_MERGE_REASON, "Please say why they are one person: they read it."),
  }),
  status: 201,
  answer: state,
  refusals: { ...badBody, ...asAdmin, 409: "The two cannot be merged, or one of them waits for a merge already" },
});

export const cancelAccountMerge = endpoint("cancelAccountMerge", {
  summary: "Take back what was asked; the mailed links work no more",
  params,
  answer: state,
  refusals: { ...asAdmin, 409: "Nothing waits there" },
});

const token = z.string().min(1).max(100);
const ofLink = { ...badBody, 403: "Sent from another site", 410: "The link is used or too old" };

export const readAccountMerge = endpoint("readAccountMerge", {
  summary: "What a mailed link asks: which account ends and which stays. The other address is shortened",
  body: z.strictObject({ token }),
  answer: z.object({
    /** Whether the account at this link's address is the one that ends. */
    ends: z.boolean(),
    email: z.string(),
    otherEmail: z.string(),
    reason: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  refusals: ofLink,
});
export type AskedMerge = z.infer<(typeof readAccountMerge)["answer"]>;

export const answerAccountMerge = endpoint("answerAccountMerge", {
  summary: "Agree or refuse as the owner of the mailbox; the second agreement merges the accounts. The link works once",
  body: z.strictObject({ token, answer: z.enum(MERGE_ANSWERS) }),
  answer: state,
  refusals: { ...ofLink, 409: "The accounts cannot be merged now; the link still works" },
});
