// Jobs that companies post: drafts, and the calls that publish, change and end them.
import { z } from "zod";
import { endpointsOf } from "../endpoint.ts";
import { idField, onOneLine } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import { EMPLOYMENT_TYPES, WORK_MODES } from "./filters.ts";
import {
  CLOSE_REASONS,
  HIDE_PAY_REASONS,
  MAX_CORE_SKILLS_OF_JOB,
  MAX_DESCRIPTION,
  MAX_JOB_TITLE,
  MAX_PLACES_OF_JOB,
  MAX_SOFT_SKILLS_OF_JOB,
  MOST_LAKHS,
  MOST_YEARS,
} from "./posting-rules.ts";
import { jobQuestions } from "./questions-wire.ts";
import { JOB_STATUSES } from "./wire.ts";

const line = (most: number) => z.string().overwrite(onOneLine).max(most, `Please keep this under ${most} characters.`);
const skills = (most: number) => z.array(line(80).min(1)).max(most, `At most ${most} skills.`);
const lakhs = z
  .number()
  .min(0, "Pay cannot be below 0.")
  .max(MOST_LAKHS, `Pay can be at most ${MOST_LAKHS.toLocaleString("en")} lakhs a year.`);
const years = z
  .int("Please give whole years.")
  .min(0, "Please give 0 or more years.")
  .max(MOST_YEARS, `At most ${MOST_YEARS} years.`);

/** A job as typed; anything may be missing. Pay in lakhs of rupees a year. */
export const postingDraft = z
  .strictObject({
    jobTitle: line(MAX_JOB_TITLE),
    department: line(80).nullable(),
    locations: z.array(line(120).min(1)).max(MAX_PLACES_OF_JOB, `At most ${MAX_PLACES_OF_JOB} places.`),
    typeofEmployment: z.enum(EMPLOYMENT_TYPES).nullable(),
    workMode: z.enum(WORK_MODES).nullable(),
    salaryLakhs: z.strictObject({ min: lakhs.nullable(), max: lakhs.nullable() }),
    displaySalaryRange: z.boolean(),
    /** Why the pay is not shown. */
    hidePayReason: z.enum(HIDE_PAY_REASONS).nullable(),
    /** `max` null is an open end. */
    experienceYears: z.strictObject({ min: years.nullable(), max: years.nullable() }),
    coreSkills: skills(MAX_CORE_SKILLS_OF_JOB),
    softSkills: skills(MAX_SOFT_SKILLS_OF_JOB),
    /** Plain text: paragraphs, lines that begin with "- " or "1. ", and headings that begin with "# " (posting-text.ts). */
    description: z
      .string()
      .overwrite((text) =>
        text
          .toWellFormed()
          .replace(/\r\n?/g, "\n")
          .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " "),
      )
      .max(MAX_DESCRIPTION, `Please keep the description under ${MAX_DESCRIPTION.toLocaleString("en")} characters.`),
    /** Asked when people apply. Missing from what was stored or loaded before jobs had questions: those of the job stay. */
    questions: jobQuestions.optional(),
  })
  .meta({ id: "PostingDraft" });
export type PostingDraft = z.infer<typeof postingDraft>;

/** The browser makes the draft's id, so that saving twice stores one draft. */
const jobDraft = namedObject("JobDraft", {
  id: z.uuid(),
  /** The job whose changes it holds; null for a new one. */
  jobId: z.uuid().nullable(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
  /** The last author; "" if their account is deleted. */
  updatedBy: z.string(),
  fields: postingDraft,
});
export type JobDraft = z.infer<typeof jobDraft>;

const postedJob = namedObject("PostedJob", {
  id: z.uuid(),
  status: z.enum(JOB_STATUSES),
  /** Frozen after a report. */
  badJob: z.boolean(),
  /** Listed on another site, which alone can change it. */
  isExternal: z.boolean(),
  companyName: z.string(),
  jobTitle: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** Counts the changes of its fields. */
  version: z.int(),
  /** The draft that holds changes to it. */
  draftId: z.uuid().nullable(),
  fields: postingDraft,
});
export type PostedJob = z.infer<typeof postedJob>;

const endpoint = endpointsOf("Posting");
const refusals = { 401: "No valid token", 403: "Not of a company", 404: "Not one of the company's" };
const invalid = { 400: "A field is missing or malformed; `field` names it" };
const ofDraft = z.object({ draftId: z.string().max(100) });
const ofJob = z.object({ jobid: z.string().max(200) });
const keyed = { 422: "The Idempotency-Key was used with another body" };

export const listJobDrafts = endpoint("listJobDrafts", {
  summary: "The drafts of the caller's company, last changed first",
  answer: z.object({ data: z.array(jobDraft) }),
  refusals: { 401: refusals[401], 403: refusals[403] },
});

export const getJobDraft = endpoint("getJobDraft", {
  summary: "One draft",
  params: ofDraft,
  answer: jobDraft,
  refusals,
});

export const saveJobDraft = endpoint("saveJobDraft", {
  summary:
    "Save a draft as it stands; `version` is the one it was loaded with, 0 for a new one. What is there already is saved",
  params: z.object({ draftId: idField("must be an id") }),
  body: z.strictObject({
    version: z.int().min(0),
    /** The job that it changes, and the version of that job it is based on. */
    jobId: idField().nullable(),
    jobVersion: z.int().min(0).optional(),
    fields: postingDraft,
  }),
  answer: jobDraft,
  refusals: { ...invalid, ...refusals, 409: "A colleague changed or published it meanwhile" },
});

export const removeJobDraft = endpoint("removeJobDraft", {
  summary: "Remove a draft",
  params: ofDraft,
  answer: z.object({}),
  refusals,
});

export const publishJob = endpoint("publishJob", {
  summary: "Publish a job for 90 days; its draft is gone then",
  isKeyed: true,
  body: z.strictObject({
    draftId: idField().optional(),
    fields: postingDraft,
    /** The caller saw that a job like it is open and wants both. */
    acceptDuplicate: z.boolean().optional(),
  }),
  status: 201,
  answer: postedJob,
  refusals: {
    ...invalid,
    401: refusals[401],
    403: refusals[403],
    404: "The draft is another company's",
    409: "DUPLICATE_JOB: the company has such a job open · CONFLICT: the draft was published already",
    ...keyed,
  },
});

export const getPostedJob = endpoint("getPostedJob", {
  summary: "A job of the company as it can be edited",
  params: ofJob,
  answer: postedJob,
  refusals,
});

export const updatePostedJob = endpoint("updatePostedJob", {
  summary:
    "Change a job that is listed; `version` is the one it was loaded with. The draft of its changes is gone then",
  params: ofJob,
  body: z.strictObject({ version: z.int().min(0), fields: postingDraft }),
  answer: postedJob,
  refusals: {
    ...invalid,
    ...refusals,
    409: "A colleague changed it meanwhile, it is not listed any more, or it comes from outside",
  },
});

export const closePostedJob = endpoint("closePostedJob", {
  summary: "Close a job; its applicants stay",
  params: ofJob,
  body: z.strictObject({ reason: z.enum(CLOSE_REASONS) }),
  answer: postedJob,
  refusals: { ...invalid, ...refusals, 409: "It comes from outside" },
});

export const renewPostedJob = endpoint("renewPostedJob", {
  summary: "List a job that is still open for 90 days from now",
  params: ofJob,
  answer: postedJob,
  refusals: { ...refusals, 409: "It is not open any more (repost it), was frozen or comes from outside" },
});

export const repostJob = endpoint("repostJob", {
  summary: "Publish a closed or expired job again, as a new one",
  isKeyed: true,
  params: ofJob,
  status: 201,
  answer: postedJob,
  refusals: {
    ...invalid,
    ...refusals,
    409: "It is still open, was frozen or comes from outside · DUPLICATE_JOB: the company has such a job open",
    ...keyed,
  },
});

export const cloneJob = endpoint("cloneJob", {
  summary: "Make a new draft like a job",
  isKeyed: true,
  params: ofJob,
  status: 201,
  answer: jobDraft,
  refusals: { ...refusals, 409: "It was taken off the site by a moderator", ...keyed },
});
