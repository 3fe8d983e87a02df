// The operators' inbox on the wire: what people wrote by the two public forms, who looks after it, and the answers.
import { z } from "zod";
import { badBody, badQuery, endpointsOf, keyReused, noToken } from "../endpoint.ts";
import { idField, requiredText } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import { choiceParameter, pagination, pagingOf } from "../query-parameters.ts";
import { MAX_MESSAGE_ANSWER, MESSAGE_EVENTS, MESSAGE_KINDS, MESSAGE_STATES } from "./rules.ts";
import { CONTACT_TOPICS } from "./wire.ts";

const endpoint = endpointsOf("Inbox");

const adminPerson = z.object({ accountId: z.uuid(), name: z.string() });

const inboxMessage = namedObject("InboxMessage", {
  id: z.uuid(),
  kind: z.enum(MESSAGE_KINDS),
  /** Name and address as in a mail: "Asha Rao <asha@example.org>". */
  from: z.string(),
  name: z.string(),
  email: z.string(),
  /** The reference that the sender was given. */
  reference: z.string(),
  text: z.string(),
  /** Null for an enquiry. */
  topic: z.enum(CONTACT_TOPICS).nullable(),
  /** Null for a message. */
  company: z.object({ name: z.string(), teamSize: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  state: z.enum(MESSAGE_STATES),
  /** The admin who looks after it. */
  assignee: adminPerson.nullable(),
  /** How many answers were mailed. */
  answers: z.int(),
  /** Rises with every change; a change names the version that it was decided on. */
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type InboxMessage = z.infer<typeof inboxMessage>;

const messageEvent = z.object({
  id: z.uuid(),
  kind: z.enum(MESSAGE_EVENTS),
  /** Who did it; "" if the account is deleted. */
  by: z.string(),
  /** The answer as it was mailed; null for other kinds. */
  text: z.string().nullable(),
  /** The state after it; null if it stayed as it was. */
  state: z.enum(MESSAGE_STATES).nullable(),
  /** Whom it was assigned to; null if to no one, and for other kinds. */
  assignee: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type MessageEvent = z.infer<typeof messageEvent>;

const openedMessage = inboxMessage
  .extend({
    /** Oldest first. */
    history: z.array(messageEvent),
    /** Whom it can be assigned to. */
    admins: z.array(adminPerson),
  })
  .meta({ id: "OpenedMessage" });
export type OpenedMessage = z.infer<typeof openedMessage>;

const notAdmin = { 403: "Not a platform admin" };
const params = z.object({ messageId: z.string().max(100) });
const changeRefusals = {
  ...badBody,
  ...noToken,
  ...notAdmin,
  404: "There is no such message",
  409: "Another admin changed it first",
};

export const listMessages = endpoint("listMessages", {
  summary: "Contact messages and company enquiries, newest first",
  query: z.strictObject({
    state: choiceParameter(MESSAGE_STATES),
    kind: choiceParameter(MESSAGE_KINDS),
    ...pagingOf(25),
  }),
  answer: z.object({ data: z.array(inboxMessage), pagination }),
  refusals: { ...badQuery, ...noToken, ...notAdmin },
});

export const getMessage = endpoint("getMessage", {
  summary: "A message with its history",
  params,
  answer: openedMessage,
  refusals: { ...noToken, ...notAdmin, 404: "There is no such message" },
});

export const changeMessage = endpoint("changeMessage", {
  summary: "Change a message's state, or who looks after it",
  params,
  body: z
    .strictObject({
      version: z.int().min(1),
      state: z.enum(MESSAGE_STATES).optional(),
      /** An admin; null for no one. */
      assigneeId: idField("must be an admin's account").nullable().optional(),
    })
    .refine(({ state, assigneeId }) => state !== undefined || assigneeId !== undefined, {
      path: ["state"],
      message: "must be given, or assigneeId",
    }),
  answer: openedMessage,
  refusals: changeRefusals,
});

export const answerMessage = endpoint("answerMessage", {
  summary: "Mail an answer to the sender, and keep it in the message's history",
  params,
  body: z.strictObject({
    version: z.int().min(1),
    text: requiredText(MAX_MESSAGE_ANSWER, "Please write your answer."),
    /** The message's state after the answer. */
    state: z.enum(["IN_PROGRESS", "DONE"]),
  }),
  isKeyed: true,
  answer: openedMessage,
  refusals: { ...changeRefusals, ...keyReused },
});
