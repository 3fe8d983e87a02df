// The admins' home on the wire: what waits for them, the health of the installation, and numbers over time.
import { z } from "zod";
import { badBody, badQuery, endpointsOf, noToken } from "../endpoint.ts";
import { idField } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import { choiceParameter } from "../query-parameters.ts";
import { type NUMBER_KINDS, NUMBER_SPANS } from "./rules.ts";

const endpoint = endpointsOf("Homes");
const notAdmin = { ...noToken, 403: "Not a platform admin" };
const count = z.int();

/** How many of each wait for an admin. */
const waiting = z.object({
  messages: count,
  enquiries: count,
  /** Listed jobs that the rules of scams hit and that no admin has cleared, and open appeals against freezes. */
  likelyScams: count,
  appeals: count,
  reports: count,
  /** Reported conversations between companies and applicants. */
  conversationReports: count,
  referees: count,
  referralDisputes: count,
  sessionDisputes: count,
  payouts: count,
  /** Requests under data-protection law, and those of them whose deadline is over. */
  privacyRequests: count,
  overduePrivacyRequests: count,
  /** Payouts with signs of a ring that no admin has cleared: part of `payouts`. */
  flaggedPayouts: count,
  /** Approved payouts that another admin sends, and decisions of disputes that one asked for: parts of those above. */
  approvedPayouts: count,
  askedDecisions: count,
  priceChanges: count,
  /** Companies whose TXT record was twice not there: the badge ends with the next look. */
  failingDomains: count,
  /** Work that failed for good. */
  parkedWork: count,
  /** Sources of listings whose import fails, or whose board is gone. */
  failingImports: count,
});
export type AdminWaiting = z.infer<typeof waiting>;

const health = z.object({
  database: z.object({ isWell: z.boolean(), version: z.string() }),
  /** Null if there is none. */
  replica: z.object({ is: z.enum(["well", "away", "behind"]), lagSeconds: z.number().nullable() }).nullable(),
  /** Jobs that could run now, and for how long the oldest has waited. */
  queue: z.object({ waiting: count, oldestSeconds: count }),
  /** Of the last day: mails not sent yet, and those whose address takes none. Without a server mails are kept here. */
  mail: z.object({ hasServer: z.boolean(), unsent: count, refused: count }),
  files: z.object({ isWell: z.boolean() }),
  /** `madeAt` of the last whole one, also of one made by hand; well if one is made each night and the last did not fail. */
  backup: z.object({ isNightly: z.boolean(), madeAt: z.iso.datetime().nullable(), isWell: z.boolean() }),
  /** Bytes of the disk with the data folder; null where they cannot be read. */
  disk: z.object({ free: z.number(), total: z.number() }).nullable(),
  version: z.string(),
});
export type AdminHealth = z.infer<typeof health>;

/** What failed, the oldest few of each. */
const failed = z.object({
  work: z.array(
    z.object({ id: z.string(), queue: z.string(), at: z.iso.datetime(), tries: count, reason: z.string() }),
  ),
  imports: z.array(
    z.object({
      id: z.uuid(),
      kind: z.string(),
      board: z.string(),
      isGone: z.boolean(),
      /** The last run that saw everything. */
      lastRunAt: z.iso.datetime().nullable(),
    }),
  ),
});

const adminHome = namedObject("AdminHome", { waiting, failed, health });
export type AdminHome = z.infer<typeof adminHome>;

export const getAdminHome = endpoint("getAdminHome", {
  summary: "The admins' home: what waits, what failed, and the health of the installation",
  answer: adminHome,
  refusals: notAdmin,
});

/** The most that one call names. */
const MOST_NAMED = 100;

export const retryFailedWork = endpoint("retryFailedWork", {
  summary: "Have work that failed for good tried again; without `ids` all of it, the oldest thousand",
  body: z.strictObject({
    ids: z
      .array(idField())
      .min(1, "Please choose what to try again.")
      .max(MOST_NAMED, `At most ${MOST_NAMED} at once.`)
      .optional(),
  }),
  answer: z.object({ retried: count }),
  refusals: { ...badBody, ...notAdmin, 409: "Nothing of it waits any more" },
});

const period = z.object({
  /** Its first day in India, such as 2026-11-22. */
  from: z.string(),
  // Named one by one: the description of a record requires properties that it does not define.
  counts: z.object({
    JOBS: z.number(),
    PEOPLE: z.number(),
    APPLICATIONS: z.number(),
    REQUESTS: z.number(),
    ANSWERS: z.number(),
    MONEY: z.number(),
  } satisfies Record<(typeof NUMBER_KINDS)[number], z.ZodNumber>),
});
export type NumberPeriod = z.infer<typeof period>;

export const getAdminNumbers = endpoint("getAdminNumbers", {
  summary:
    "Jobs, people, applications, requests, answers and paise paid, by day, week or month; kept counts, a minute old",
  query: z.strictObject({ by: choiceParameter(NUMBER_SPANS) }),
  answer: z.object({ by: z.enum(NUMBER_SPANS), periods: z.array(period) }),
  refusals: { ...badQuery, ...notAdmin },
});
