// A company's keys and webhooks on the wire, and what programs read by a key.
import { z } from "zod";
import { companyJob } from "../applications/applicants-wire.ts";
import { APPLICATION_SOURCES, APPLICATION_STATUSES } from "../applications/rules.ts";
import { badBody, badQuery, endpointsOf, noToken } from "../endpoint.ts";
import { onOneLine, requiredLine } from "../form-fields.ts";
import { LANGUAGES } from "../identity/rules.ts";
import { job, jobList, jobListQuery } from "../jobs/wire.ts";
import { namedObject } from "../named-object.ts";
import { pagination, pagingOf } from "../query-parameters.ts";
import {
  DELIVERY_STATES,
  KEY_SCOPES,
  MAX_KEYS,
  MAX_WEBHOOKS,
  TEST_EVENT,
  WEBHOOK_EVENTS,
  WEBHOOK_KINDS,
} from "./rules.ts";

const endpoint = endpointsOf("Integrations");
const refusals = { ...noToken, 403: "Not a corporate admin, or the company is suspended" };
const ofKey = z.object({ keyId: z.string().max(100) });
const ofWebhook = z.object({ webhookId: z.string().max(100) });

const apiKey = namedObject("ApiKey", {
  id: z.uuid(),
  name: z.string(),
  /** The first characters of the key. */
  start: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  createdAt: z.iso.datetime(),
  /** To the hour; null for a key that was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Until when the key from before the last rotation works; null when it does not. */
  previousUntil: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

const newKey = namedObject("NewApiKey", {
  key: apiKey,
  secret: z.string().describe("The key itself, shown this once: `Authorization: Bearer vb_…`"),
});

export const listApiKeys = endpoint("listApiKeys", {
  summary: "The company's keys of the API, without the keys themselves",
  answer: z.object({ data: z.array(apiKey) }),
  refusals,
});

export const createApiKey = endpoint("createApiKey", {
  summary: "Make a key",
  body: z.strictObject({
    name: requiredLine(60, "Please say what the key is for."),
    scopes: z.array(z.enum(KEY_SCOPES)).min(1, "Please choose what the key may read.").max(KEY_SCOPES.length),
  }),
  status: 201,
  answer: newKey,
  refusals: { ...badBody, ...refusals, 409: `LIMIT_REACHED: the company has ${MAX_KEYS} keys` },
});

export const rotateApiKey = endpoint("rotateApiKey", {
  summary: "Replace a key; the one before works for another day",
  params: ofKey,
  answer: newKey,
  refusals: { ...refusals, 404: "No such key of the company" },
});

export const revokeApiKey = endpoint("revokeApiKey", {
  summary: "End a key at once",
  params: ofKey,
  answer: z.object({ data: z.array(apiKey) }),
  refusals,
});

const webhook = namedObject("Webhook", {
  id: z.uuid(),
  kind: z.enum(WEBHOOK_KINDS),
  language: z.enum(LANGUAGES).describe("Of the words in chats."),
  url: z
    .string()
    .describe(
      "Where events go. Of Slack without the last part, which opens the channel; `telegram:BOT/CHAT` of Telegram.",
    ),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isEnabled: z.boolean(),
  /** Since when every delivery failed; null after a success. */
  failingSince: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Until when deliveries are signed with the secret from before the last rotation, too. */
  previousUntil: z.iso.datetime().nullable(),
});
export type Webhook = z.infer<typeof webhook>;

const webhookUrl = z
  .string({ error: "Please enter an address." })
  .transform(onOneLine)
  .pipe(z.url({ error: "Please enter an address that begins with https://." }).max(500));
const webhookEvents = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1, "Please choose at least one event.")
  .max(WEBHOOK_EVENTS.length);
/** Of chats. An address of Slack's and a token are kept sealed and never answered. */
const chatFields = {
  botToken: z
    .string()
    .trim()
    .regex(
      /^\d{5,20}:[\w-]{30,60}$/,
      "Please paste the bot's token whole, as BotFather shows it: figures, a colon, letters.",
    )
    .optional(),
  chatId: z
    .string()
    .trim()
    .regex(/^(-?\d{1,20}|@\w{4,32})$/, "Please enter the chat's id, such as -1001234567890, or a channel's @name.")
    .optional(),
  language: z.enum(LANGUAGES).optional(),
};
const NEEDED = {
  SIGNED: { url: "Please enter an address." },
  SLACK: { url: "Please paste the address of the incoming webhook." },
  TELEGRAM: { botToken: "Please paste the bot's token.", chatId: "Please enter the chat's id." },
} as const;

const newWebhook = z
  .strictObject({
    kind: z.enum(WEBHOOK_KINDS).optional().describe("SIGNED by default."),
    url: webhookUrl.optional(),
    ...chatFields,
    events: webhookEvents,
  })
  .superRefine(({ kind = "SIGNED", ...given }, context) => {
    for (const [field, message] of Object.entries(NEEDED[kind]))
      if (!given[field as "url" | "botToken" | "chatId"]) context.addIssue({ code: "custom", path: [field], message });
  });

const withSecret = namedObject("NewWebhook", {
  webhook,
  secret: z
    .string()
    .nullable()
    .describe("Shown this once: `whsec_…`, for the signatures of Standard Webhooks; null for chats"),
});
const unreachable = {
  422: "An address that is not reached from here, or a field that this kind does not have (`field` names it)",
};

export const listWebhooks = endpoint("listWebhooks", {
  summary: "Where the company's events are sent",
  answer: z.object({ data: z.array(webhook) }),
  refusals,
});

export const addWebhook = endpoint("addWebhook", {
  summary:
    "Send events to an address, signed as Standard Webhooks, or in words to a channel of Slack or a chat of Telegram",
  body: newWebhook,
  status: 201,
  answer: withSecret,
  refusals: {
    ...badBody,
    ...refusals,
    ...unreachable,
    409: `LIMIT_REACHED: the company has ${MAX_WEBHOOKS} webhooks; CONFLICT: it has one with this address`,
  },
});

export const changeWebhook = endpoint("changeWebhook", {
  summary: "Change where, what or whether events are sent",
  params: ofWebhook,
  body: z.strictObject({
    url: webhookUrl.optional(),
    ...chatFields,
    events: webhookEvents.optional(),
    isEnabled: z.boolean().optional(),
  }),
  answer: webhook,
  refusals: {
    ...badBody,
    ...refusals,
    ...unreachable,
    404: "No such webhook of the company",
    409: "The company has one with this address",
  },
});

export const rotateWebhookSecret = endpoint("rotateWebhookSecret", {
  summary: "Replace the secret; for a day, deliveries carry signatures of both",
  params: ofWebhook,
  answer: withSecret,
  refusals: { ...refusals, 404: "No such webhook of the company", 409: "A chat has no secret of ours" },
});

export const removeWebhook = endpoint("removeWebhook", {
  summary: "Send nothing there any more",
  params: ofWebhook,
  answer: z.object({ data: z.array(webhook) }),
  refusals,
});

const webhookDelivery = namedObject("WebhookDelivery", {
  /** The `webhook-id` header: the same for every try. */
  id: z.uuid(),
  event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  /** The last answer's status; null when there was none. */
  status: z.int().nullable(),
  /** Why the last try failed, in words; null after a success. */
  problem: z.string().nullable(),
  /** Null where the Hindi is not known. */
  problemInHindi: z.string().nullable(),
  createdAt: z.iso.datetime(),
  triedAt: z.iso.datetime().nullable(),
  /** What is sent. */
  payload: z.record(z.string(), z.unknown()),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const listWebhookDeliveries = endpoint("listWebhookDeliveries", {
  summary: "What was sent to a webhook in the last 30 days, newest first",
  params: ofWebhook,
  query: z.strictObject({ ...pagingOf(20) }),
  answer: z.object({ data: z.array(webhookDelivery), pagination }),
  refusals: { ...badQuery, ...refusals, 404: "No such webhook of the company" },
});

export const sendTestEvent = endpoint("sendTestEvent", {
  summary: "Send a test event",
  params: ofWebhook,
  status: 201,
  answer: webhookDelivery,
  refusals: { ...refusals, 404: "No such webhook of the company", 409: "The webhook is off" },
});

export const replayWebhookDelivery = endpoint("replayWebhookDelivery", {
  summary: "Send a delivery that has ended once more, under the same id",
  params: z.object({ deliveryId: z.string().max(100) }),
  answer: webhookDelivery,
  refusals: {
    ...refusals,
    404: "No such delivery of the company",
    409: "It is still being sent, or the webhook is off",
  },
});

const keyEndpoint = endpointsOf("Read by key");
const keyRefusals = {
  401: "No key, or one that was ended",
  403: "The key may not read this, or the company is suspended",
  429: "More calls than a key may make in a minute or a day",
};

export const listJobsByKey = keyEndpoint("listJobsByKey", {
  summary: "Jobs as visitors list and search them; scope jobs:read",
  query: jobListQuery,
  answer: jobList,
  refusals: { ...badQuery, ...keyRefusals },
});

export const getJobByKey = keyEndpoint("getJobByKey", {
  summary: "One open job with its description; scope jobs:read",
  params: z.object({ jobid: z.string().max(200) }),
  answer: job,
  refusals: { ...keyRefusals, 404: "No such job", 410: "JOB_CLOSED, JOB_WITHHELD" },
});

export const listCompanyJobsByKey = keyEndpoint("listCompanyJobsByKey", {
  summary: "The jobs that the key's company posted here, open or not, newest first; scope company-jobs:read",
  query: z.strictObject({ ...pagingOf(50) }),
  answer: z.object({ data: z.array(companyJob), pagination }),
  refusals: { ...badQuery, ...keyRefusals },
});

const readApplication = namedObject("ReadApplication", {
  applicationId: z.uuid(),
  jobId: z.uuid(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  status: z.enum(APPLICATION_STATUSES),
  appliedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  matchingScore: z.int(),
  isRuledOut: z.boolean().describe("Whether an answer to a knock-out question rules the applicant out."),
  designation: z.string().nullable(),
  YOE: z.number().nullable(),
  location: z.string().nullable(),
  source: z.enum(APPLICATION_SOURCES).nullable(),
  answers: z.array(z.object({ question: z.string(), answer: z.unknown(), rulesOut: z.boolean().optional() })),
});

export const listApplicationsByKey = keyEndpoint("listApplicationsByKey", {
  summary: "The applications to a job of the key's company, newest first; scope applications:read",
  params: z.object({ jobid: z.string().max(200) }),
  query: z.strictObject({ ...pagingOf(50) }),
  answer: z.object({ data: z.array(readApplication), pagination }),
  refusals: { ...badQuery, ...keyRefusals, 404: "No such job of the company" },
});
