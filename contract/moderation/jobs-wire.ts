// Jobs as platform admins look after them: search over all states, what speaks against each, what was done, and corrections.
import { z } from "zod";
import { auditEntry } from "../audit/wire.ts";
import { badBody, badQuery, endpointsOf, noToken } from "../endpoint.ts";
import { idField, onOneLine, plainText, requiredText } from "../form-fields.ts";
import { WORK_MODES } from "../jobs/filters.ts";
import { MAX_CORE_SKILLS_OF_JOB, MAX_PLACES_OF_JOB, MAX_SOFT_SKILLS_OF_JOB } from "../jobs/posting-rules.ts";
import { JOB_STATUSES, OPEN_ENDED_YEARS } from "../jobs/wire.ts";
import { namedObject } from "../named-object.ts";
import { choiceParameter, pagination, pagingOf, textParameter } from "../query-parameters.ts";
import {
  JOB_ACTS,
  JOB_LISTS,
  MAX_ACT_REASON,
  MAX_APPEAL,
  MOST_JOBS_AT_ONCE,
  PAY_PERIODS,
  REPORT_REASONS,
  REPORT_STATES,
  SCAM_RULES,
} from "./rules.ts";

const endpoint = endpointsOf("Moderation");
const adminOnly = { ...noToken, 403: "Not a platform admin" };
const refusals = { ...adminOnly, 404: "There is no such job" };
const params = z.object({ jobId: z.string().max(200) });
const moment = z.iso.datetime();

const scamHit = namedObject("ScamHit", { rule: z.enum(SCAM_RULES), words: z.string() });

/** Whole units of `currency` per `period`, never lakhs. */
const readPay = z
  .strictObject({
    min: z.int().min(0).max(2_000_000_000),
    max: z.int().min(0).max(2_000_000_000),
    currency: z.string().regex(/^[A-Z]{3}$/, "must be a currency such as INR"),
    period: z.enum(PAY_PERIODS),
  })
  .refine(({ min, max }) => min <= max, { path: ["max"], message: "The highest pay is below the lowest." });
const years = z
  .strictObject({
    min: z.int().min(0).max(60),
    /** 9999 is an open end. */
    max: z.union([z.int().min(0).max(60), z.literal(OPEN_ENDED_YEARS)]),
  })
  .refine(({ min, max }) => min <= max, { path: ["max"], message: "The most years are fewer than the least." });
const words = (most: number, longest: number) =>
  z
    .array(z.string().overwrite(onOneLine).min(1).max(longest, `Please keep each under ${longest} characters.`))
    .max(most, `At most ${most}.`);

/** What a listing was read as. Null: it states none. */
const jobReading = z
  .strictObject({
    coreSkills: words(MAX_CORE_SKILLS_OF_JOB, 80),
    softSkills: words(MAX_SOFT_SKILLS_OF_JOB, 80),
    pay: readPay.nullable(),
    /** Places as written; the first one's city is the job's. */
    locations: words(MAX_PLACES_OF_JOB, 120),
    workMode: z.enum(WORK_MODES).nullable(),
    experience: years.nullable(),
  })
  .meta({ id: "JobReading" });
export type JobReading = z.infer<typeof jobReading>;

/** A freeze with the company's appeal and the answer to it. */
const jobFreeze = namedObject("JobFreeze", {
  id: z.uuid(),
  /** Null if people reported the job and no more was said. */
  reason: z.string().nullable(),
  frozenAt: moment,
  appeal: z.string().nullable(),
  appealedAt: moment.nullable(),
  answer: z.string().nullable(),
  answeredAt: moment.nullable(),
  thawedAt: moment.nullable(),
  thawReason: z.string().nullable(),
});
export type JobFreeze = z.infer<typeof jobFreeze>;

const adminJob = namedObject("AdminJob", {
  id: z.uuid(),
  jobTitle: z.string(),
  companyId: z.uuid(),
  companyName: z.string(),
  city: z.string().nullable(),
  status: z.enum(JOB_STATUSES),
  isFrozen: z.boolean(),
  isListed: z.boolean(),
  /** Listed on another site. */
  isExternal: z.boolean(),
  createdAt: moment,
  expiresAt: moment.nullable(),
  /** The job's page: path. */
  path: z.string(),
  /** What the rules of scams found, heaviest first; empty below the score of a likely scam. */
  hits: z.array(scamHit),
  openReports: z.int(),
  /** When an admin found nothing wrong with what speaks against it. */
  clearedAt: moment.nullable(),
  /** The open freeze; null for a job that is not frozen, or by its company's suspension or its source alone. */
  freeze: jobFreeze.nullable(),
  /** Which fields of its reading an admin corrected. */
  corrected: z.array(jobReading.keyof()),
});
export type AdminJob = z.infer<typeof adminJob>;

/** Another listing of the same job. */
const jobCopy = namedObject("JobCopy", {
  id: z.uuid(),
  jobTitle: z.string(),
  companyName: z.string(),
  /** Where the listing was read; null for a job that was posted here. */
  jobUrl: z.string().nullable(),
  /** The job's page: path. */
  path: z.string(),
  isListed: z.boolean(),
  /** It stands for all of them in lists. */
  isCanonical: z.boolean(),
  /** An admin said that it is the same job. */
  isRuled: z.boolean(),
});
export type JobCopy = z.infer<typeof jobCopy>;

const adminJobDetail = adminJob
  .extend({
    reading: jobReading,
    /** The other listings of the same job, the one that stands for them first. */
    copies: z.array(jobCopy),
    /** Newest first, at most twenty. */
    reports: z.array(
      z.object({
        id: z.uuid(),
        reason: z.enum(REPORT_REASONS),
        details: z.string().nullable(),
        state: z.enum(REPORT_STATES),
        createdAt: moment,
      }),
    ),
    /** What admins did about it, from the audit log, newest first, at most fifty. */
    history: z.array(auditEntry),
    /** All its freezes, newest first. */
    freezes: z.array(jobFreeze),
  })
  .meta({ id: "AdminJobDetail" });
export type AdminJobDetail = z.infer<typeof adminJobDetail>;

export const listAdminJobs = endpoint("listAdminJobs", {
  summary:
    "Jobs in every state, newest first: by words of the title or the company, or an id. WAITING, the default, has what speaks against jobs, likely scams first; APPEALS the oldest first",
  query: z.strictObject({ query: textParameter(200), list: choiceParameter(JOB_LISTS), ...pagingOf(25) }),
  answer: z.object({ data: z.array(adminJob), pagination }),
  refusals: { ...badQuery, ...adminOnly },
});

export const getAdminJob = endpoint("getAdminJob", {
  summary: "A job with its reading, reports and history",
  params,
  answer: adminJobDetail,
  refusals,
});

export const actOnJobs = endpoint("actOnJobs", {
  summary:
    "Freeze, thaw or expire jobs with a reason that their companies are sent, or clear what speaks against them. Freezing upholds the open reports of a job, clearing dismisses them",
  body: z
    .strictObject({
      act: z.enum(JOB_ACTS),
      jobIds: z
        .array(idField())
        .min(1, "Please choose a job.")
        .max(MOST_JOBS_AT_ONCE, `At most ${MOST_JOBS_AT_ONCE} at once.`),
      reason: plainText().max(MAX_ACT_REASON, `Please keep this under ${MAX_ACT_REASON} characters.`).optional(),
    })
    .refine(({ act, reason }) => act === "CLEAR" || (reason ?? "") !== "", {
      path: ["reason"],
      message: "Please say why.",
    }),
  answer: z.object({
    /** The jobs that it was done to. */
    done: z.array(z.uuid()),
    /** Those that it could not be done to: another admin was first, or there is no such job. */
    skipped: z.array(z.uuid()),
  }),
  refusals: { ...badBody, ...adminOnly, 409: "It could be done to none of them: another admin was first" },
});

export const correctJob = endpoint("correctJob", {
  summary:
    "Correct what a listing was read as; every later import keeps to it. Fields that are left out are as they are read",
  params,
  body: jobReading.partial().refine((fields) => Object.keys(fields).length > 0, "Please correct a field."),
  answer: adminJobDetail,
  refusals: { ...badBody, ...refusals, 409: "The company typed it here and can change it itself" },
});

export const takeBackCorrection = endpoint("takeBackCorrection", {
  summary: "Take the correction back: the job is as it is read",
  params,
  answer: adminJobDetail,
  refusals: { ...refusals, 409: "Nothing of it is corrected" },
});

export const ruleOnCopy = endpoint("ruleOnCopy", {
  summary:
    "Say that another listing is of the same job, or of another one; every later import keeps to it. What was said last counts",
  params,
  body: z.strictObject({
    otherId: idField("Please give the id of the other listing."),
    isSame: z.boolean("Please say whether it is the same job."),
  }),
  answer: adminJobDetail,
  refusals: { ...badBody, ...refusals, 409: "It is so already, or the job would have too many listings" },
});

export const answerAppeal = endpoint("answerAppeal", {
  summary: "Answer a company's appeal: the job is thawed, or stays frozen",
  params,
  body: z.strictObject({
    /** Of the freeze that the appeal is about. */
    freezeId: idField("Please choose the appeal."),
    decision: z.enum(["THAWED", "UPHELD"]),
    answer: requiredText(MAX_ACT_REASON, "Please say why."),
  }),
  answer: adminJobDetail,
  refusals: { ...badBody, ...refusals, 409: "Another admin was first, or there is no such appeal" },
});

export const appealJob = endpoint("appealJob", {
  summary: "Appeal against the freeze of a job of the caller's company, once for each freeze",
  params: z.object({ jobid: z.string().max(200) }),
  body: z.strictObject({ text: requiredText(MAX_APPEAL, "Please say why the job should be back.") }),
  status: 201,
  answer: jobFreeze,
  refusals: {
    ...badBody,
    ...noToken,
    403: "Not of a company",
    404: "Not one of the company's",
    409: "It is not frozen by an admin, or was appealed already",
  },
});

export const getJobFreeze = endpoint("getJobFreeze", {
  summary: "Why a job of the caller's company is frozen, and what came of the appeal; null if no admin froze it",
  params: z.object({ jobid: z.string().max(200) }),
  answer: z.object({ freeze: jobFreeze.nullable() }),
  refusals: { ...noToken, 403: "Not of a company", 404: "Not one of the company's" },
});
