// What recruiters and applicants write to each other, on the wire. Both sides use the same calls.
import { z } from "zod";
import { badBody, badQuery, endpointsOf, keyReused, noToken } from "../endpoint.ts";
import { onOneLine, plainText } from "../form-fields.ts";
import { REPORT_STATES } from "../moderation/rules.ts";
import { namedObject } from "../named-object.ts";
import { choiceParameter } from "../query-parameters.ts";
import { MAX_MESSAGE, MAX_REPLY_TITLE, MAX_TALK_REPORT, SIDES, SILENCES, TALK_REPORT_REASONS } from "./rules.ts";

const endpoint = endpointsOf("Hiring");
/** The largest integer that the database stores for the number of a message. */
const MOST_NUMBER = 2_147_483_647;
const ofApplication = z.object({ applicationId: z.string().max(100) });

const talkMessage = namedObject("TalkMessage", {
  /** 1 for the first one of the conversation. */
  number: z.int(),
  by: z.enum(SIDES),
  isOwn: z.boolean(),
  /** The author's name; "" if their account is deleted. */
  author: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
});
export type TalkMessage = z.infer<typeof talkMessage>;

const conversation = namedObject("Conversation", {
  applicationId: z.uuid(),
  /** The side on which the caller is. */
  side: z.enum(SIDES),
  jobTitle: z.string(),
  /** The applicant's name for the company, the company's for the applicant. */
  withName: z.string(),
  isOpened: z.boolean(),
  /** Why the caller cannot write now; null when they can. */
  silence: z.enum(SILENCES).nullable(),
  /** Whether the caller's side blocked the other, and has an open report of it. */
  isBlocked: z.boolean(),
  isReported: z.boolean(),
  /** How many messages of the other side the caller's has not read. */
  unread: z.int(),
  /** Up to which number the other side has read. */
  readByOther: z.int(),
  /** Oldest first: the newest ones, or those before `before`. */
  data: z.array(talkMessage),
  hasOlder: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

const refusals = { ...noToken, 404: "No application of the caller's or to their company" };

export const getConversation = endpoint("getConversation", {
  summary: "The conversation about an application, for its applicant and for members of the company",
  params: ofApplication,
  query: z.strictObject({ before: z.coerce.number().int().min(1).max(MOST_NUMBER).optional() }),
  answer: conversation,
  refusals: { ...badQuery, ...refusals },
});

export const sendMessage = endpoint("sendMessage", {
  summary: "Write to the other side; a company opens the conversation by its first message",
  isKeyed: true,
  params: ofApplication,
  body: z.strictObject({ text: plainText().min(1, "Please write a message.").max(MAX_MESSAGE) }),
  status: 201,
  answer: conversation,
  refusals: {
    ...badBody,
    ...refusals,
    403: "The caller's company is suspended",
    409: "CONFLICT: the company has not written yet, the application is withdrawn, or one side blocked the other · LIMIT_REACHED: several messages wait for an answer",
    429: "The caller has written too many messages today",
    ...keyReused,
  },
});

export const readConversation = endpoint("readConversation", {
  summary: "Mark the other side's messages as read, up to a number",
  params: ofApplication,
  body: z.strictObject({ upTo: z.int().min(0).max(MOST_NUMBER) }),
  answer: z.object({}),
  refusals: { ...badBody, ...refusals },
});

export const blockConversation = endpoint("blockConversation", {
  summary: "Take no more messages from the other side about this application, or take them again",
  params: ofApplication,
  body: z.strictObject({ isBlocked: z.boolean() }),
  answer: conversation,
  refusals: { ...refusals, 409: "The company has not written yet" },
});

export const reportConversation = endpoint("reportConversation", {
  summary:
    "Report a conversation; admins read its messages then. Reporting it again while that is open changes the report",
  params: ofApplication,
  body: z
    .strictObject({ reason: z.enum(TALK_REPORT_REASONS), details: plainText().max(MAX_TALK_REPORT).optional() })
    .refine(({ reason, details }) => reason !== "OTHER" || (details ?? "") !== "", {
      path: ["details"],
      message: "Please say what is wrong.",
    }),
  status: 201,
  answer: conversation,
  refusals: { ...badBody, ...refusals, 409: "The company has not written yet" },
});

const savedReply = namedObject("SavedReply", {
  id: z.uuid(),
  title: z.string(),
  /** {first name} and {job title} are filled in when it is put into a message. */
  text: z.string(),
  updatedAt: z.iso.datetime(),
});
export type SavedReply = z.infer<typeof savedReply>;

const replyBody = z.strictObject({
  title: z.string().overwrite(onOneLine).min(1, "Please name the reply.").max(MAX_REPLY_TITLE),
  text: plainText().min(1, "Please write the reply.").max(MAX_MESSAGE),
});
const ofReply = z.object({ replyId: z.string().max(100) });
const replyRefusals = { ...noToken, 403: "Not of a company, or of a suspended one" };
const replyGone = "No saved reply of the caller's company";

export const listSavedReplies = endpoint("listSavedReplies", {
  summary: "What the recruiters of the caller's company write often, by title",
  answer: z.object({ data: z.array(savedReply) }),
  refusals: replyRefusals,
});

export const addSavedReply = endpoint("addSavedReply", {
  summary: "Save a reply for all recruiters of the company",
  isKeyed: true,
  body: replyBody,
  status: 201,
  answer: savedReply,
  refusals: {
    ...badBody,
    ...replyRefusals,
    409: "CONFLICT: one with this title exists · LIMIT_REACHED: there are too many",
    ...keyReused,
  },
});

export const changeSavedReply = endpoint("changeSavedReply", {
  summary: "Change a saved reply",
  params: ofReply,
  body: replyBody,
  answer: savedReply,
  refusals: { ...badBody, ...replyRefusals, 404: replyGone, 409: "One with this title exists" },
});

export const removeSavedReply = endpoint("removeSavedReply", {
  summary: "Delete a saved reply",
  params: ofReply,
  answer: z.object({}),
  refusals: { ...replyRefusals, 404: replyGone },
});

const talkReport = namedObject("TalkReport", {
  id: z.uuid(),
  jobTitle: z.string(),
  companyName: z.string(),
  by: z.enum(SIDES),
  /** "" if the account is deleted. */
  reporter: z.string(),
  applicant: z.string(),
  reason: z.enum(TALK_REPORT_REASONS),
  details: z.string().nullable(),
  state: z.enum(REPORT_STATES),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  note: z.string().nullable(),
  /** The newest messages of an open report's conversation, oldest first. */
  messages: z.array(talkMessage.omit({ isOwn: true })),
});
export type TalkReport = z.infer<typeof talkReport>;

export const listTalkReports = endpoint("listTalkReports", {
  summary: "Reported conversations: the hundred oldest open ones, or the last hundred settled",
  query: z.strictObject({ state: choiceParameter(REPORT_STATES) }),
  answer: z.object({ data: z.array(talkReport) }),
  refusals: { ...badQuery, ...noToken, 403: "Not a platform admin" },
});

export const settleTalkReport = endpoint("settleTalkReport", {
  summary: "Dismiss a report, or uphold it: that closes the conversation and settles every open report of it",
  params: z.object({ reportId: z.string().max(100) }),
  body: z.strictObject({
    decision: z.enum(["DISMISSED", "UPHELD"]),
    note: plainText().max(MAX_TALK_REPORT).optional(),
  }),
  answer: talkReport,
  refusals: {
    ...badBody,
    ...noToken,
    403: "Not a platform admin",
    404: "There is no such report",
    409: "It is settled already",
  },
});
