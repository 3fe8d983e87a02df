// Requests under data-protection law on the wire: people ask, signed in or by an address they prove; admins answer in time.
import { z } from "zod";
import { badBody, badQuery, endpointsOf, noToken } from "../endpoint.ts";
import { accountEmail, optionalText, requiredLine, requiredText } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import { choiceParameter, pagination, pagingOf } from "../query-parameters.ts";
import { MAX_PRIVACY_TEXT, PRIVACY_KINDS, PRIVACY_STATES } from "./privacy-rules.ts";

const endpoint = endpointsOf("People");
const kind = z.enum(PRIVACY_KINDS, { error: "Please choose what you are asking for." });
const asked = { kind, text: optionalText(MAX_PRIVACY_TEXT) };

const ownPrivacyRequest = namedObject("OwnPrivacyRequest", {
  id: z.uuid(),
  kind,
  text: z.string(),
  state: z.enum(PRIVACY_STATES),
  askedAt: z.iso.datetime(),
  /** The day by which it has to be answered. */
  dueAt: z.iso.datetime(),
  /** The words it was answered with; null while it is open. */
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
});
export type OwnPrivacyRequest = z.infer<typeof ownPrivacyRequest>;

const waits = { 409: "One of this kind waits for an answer already" };

export const askPrivacyRequest = endpoint("askPrivacyRequest", {
  summary: "Ask for access, correction or erasure of one's data, or object to its use",
  body: z.strictObject(asked),
  status: 201,
  answer: ownPrivacyRequest,
  refusals: { ...badBody, ...noToken, ...waits, 429: "Too many requests from here; try later" },
});

export const listOwnPrivacyRequests = endpoint("listOwnPrivacyRequests", {
  summary: "The caller's requests, newest first",
  answer: z.object({ data: z.array(ownPrivacyRequest) }),
  refusals: noToken,
});

export const askPrivacyRequestByMail = endpoint("askPrivacyRequestByMail", {
  summary: "Ask without being signed in; a link that is mailed to the address proves it",
  body: z.strictObject({ ...asked, name: requiredLine(120, "Please enter your name."), email: accountEmail }),
  answer: z.object({ isSent: z.literal(true) }),
  refusals: { ...badBody, 403: "Sent from another site", 429: "Too many requests from here; try later" },
});

export const confirmPrivacyRequest = endpoint("confirmPrivacyRequest", {
  summary: "Prove the address of a request by the link that was mailed",
  body: z.strictObject({ token: z.string().min(1).max(100) }),
  answer: ownPrivacyRequest,
  refusals: { ...badBody, 403: "Sent from another site", 410: "The link is used or too old" },
});

export const exportByLink = endpoint("exportByLink", {
  summary:
    "Everything that is kept about a person who cannot log in, by the link mailed with the answer to their request",
  body: z.strictObject({ token: z.string().min(1).max(100) }),
  answer: z.record(z.string(), z.unknown()),
  refusals: { ...badBody, 403: "Sent from another site", 410: "The link is too old" },
});

/** For admins. */
const privacyRequest = ownPrivacyRequest
  .extend({
    name: z.string(),
    /** "" once the account is deleted. */
    email: z.string(),
    /** Null for people without an account. */
    accountId: z.uuid().nullable(),
    /** The message that an admin made it of. */
    messageId: z.uuid().nullable(),
    isOverdue: z.boolean(),
    assignee: z.object({ accountId: z.uuid(), name: z.string() }).nullable(),
    isMine: z.boolean(),
    /** "" before an answer, or when the admin is gone. */
    answeredBy: z.string(),
    version: z.int(),
  })
  .meta({ id: "PrivacyRequest" });
export type PrivacyRequest = z.infer<typeof privacyRequest>;

const notAdmin = { ...noToken, 403: "Not a platform admin" };
const ofOne = { ...badBody, ...notAdmin, 404: "There is no such request" };
const params = z.object({ requestId: z.string().max(100) });
const version = z.int();

export const listPrivacyRequests = endpoint("listPrivacyRequests", {
  summary: "Open requests by their deadline, or those of another state, newest first; the look is on record",
  query: z.strictObject({ state: choiceParameter(PRIVACY_STATES), ...pagingOf(25) }),
  answer: z.object({ data: z.array(privacyRequest), pagination }),
  refusals: { ...badQuery, ...notAdmin },
});

export const assignPrivacyRequest = endpoint("assignPrivacyRequest", {
  summary: "Take on a request, or give it back",
  params,
  body: z.strictObject({ version, isMine: z.boolean() }),
  answer: privacyRequest,
  refusals: { ...ofOne, 409: "Another admin changed it first, or it is answered" },
});

export const answerPrivacyRequest = endpoint("answerPrivacyRequest", {
  summary: "Close a request with words that are mailed, with links to the person's own export and deletion",
  params,
  body: z.strictObject({
    version,
    state: z.enum(["ANSWERED", "REFUSED"]),
    answer: requiredText(MAX_PRIVACY_TEXT, "Please write the answer: the person reads it."),
  }),
  answer: privacyRequest,
  refusals: { ...ofOne, 409: "Another admin changed it first, or it is answered" },
});

export const makePrivacyRequest = endpoint("makePrivacyRequest", {
  summary:
    "Make a request of a message: its sender proves the address by a mailed link; the days count from the message",
  params: z.object({ messageId: z.string().max(100) }),
  body: z.strictObject({ kind }),
  status: 201,
  answer: privacyRequest,
  refusals: { ...badBody, ...notAdmin, 404: "There is no such message", 409: "It is one already" },
});
