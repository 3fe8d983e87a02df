// Applying, and a candidate's own applications, on the wire.
import { z } from "zod";
import { badBody, badQuery, endpointsOf, keyReused, noToken } from "../endpoint.ts";
import { idField, optionalLine, optionalText } from "../form-fields.ts";
import { MAX_QUESTIONS } from "../jobs/question-rules.ts";
import { givenAnswer, sentAnswer } from "../jobs/questions-wire.ts";
import { answerTime } from "../jobs/wire.ts";
import { namedObject } from "../named-object.ts";
import { choiceParameter, choicesParameter, pagination, paging, textParameter } from "../query-parameters.ts";
import {
  APPLICATION_KINDS,
  APPLICATION_STATUSES,
  MAX_NOTE,
  REJECT_REASONS,
  TOLD_SOURCES,
  WITHDRAW_REASONS,
} from "./rules.ts";

/** An event of an application, as its sender sees it. */
export const applicationEvent = namedObject("ApplicationEvent", {
  id: z.uuid(),
  /** STATUS: it changed to `status`. CV_OPENED: a member of the company opened the CV. */
  kind: z.enum(["STATUS", "CV_OPENED"]),
  status: z.enum(APPLICATION_STATUSES).nullable(),
  by: z.enum(["CANDIDATE", "COMPANY", "SYSTEM"]),
  at: z.iso.datetime(),
  reason: z.enum([...WITHDRAW_REASONS, ...REJECT_REASONS]).nullable(),
  /** The company's message to the candidate, or the candidate's own note. */
  message: z.string().nullable(),
});
export type ApplicationEvent = z.infer<typeof applicationEvent>;

export const application = namedObject("Application", {
  id: z.uuid(),
  kind: z.enum(APPLICATION_KINDS),
  jobId: z.uuid(),
  jobTitle: z.string(),
  companyId: z.uuid(),
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  city: z.string().nullable(),
  /** Whether the job can still be seen and applied to. */
  isJobOpen: z.boolean(),
  /** Whether the company closed it because it hired someone, and the others may know. */
  isJobFilled: z.boolean(),
  /** How long the company usually takes to answer; null when that is not known, and for external ones. */
  answerTime: answerTime.nullable(),
  /** For an external one: the job's address. */
  jobUrl: z.string().nullable(),
  status: z.enum(APPLICATION_STATUSES),
  /** Calculated by the server when the person applied; -1 for none. */
  matchingScore: z.int(),
  /** The CV it was sent with; null for external ones. */
  cv: z.object({ id: z.uuid(), fileName: z.string(), uploadedAt: z.iso.datetime() }).nullable(),
  /** How many seconds are left to undo it, at the time of the answer; 0 once the company has it. */
  undoSeconds: z.number(),
  /** The job's questions as they were asked, with what the person answered. */
  answers: z.array(givenAnswer),
  appliedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Oldest first. */
  timeline: z.array(applicationEvent),
});
export type Application = z.infer<typeof application>;

const endpoint = endpointsOf("Applications");
const ofJob = z.object({ jobid: z.string().max(200), email: z.string().max(300) });
const byId = z.object({ applicationId: z.string().max(100) });
const score = z.number().min(-1).max(100);

const applyRefusals = {
  ...noToken,
  403: "ALREADY_APPLIED, and nothing else: clients take it for that",
  404: "There is no such job",
  409: "JOB_CLOSED · PROFILE_INCOMPLETE (no CV that was read) · SCORE_PENDING (a score below 1) · LOW_SCORE (1 to 29 without acceptLowScore) · NOT_A_CANDIDATE",
  422: "The Idempotency-Key was used with another body, or the job is of the other kind",
};

export const applyToJob = endpoint("applyToJob", {
  summary: "Apply to a job that was posted here; sends the CV in force",
  isKeyed: true,
  body: z.strictObject({
    jobId: idField("must be a job id"),
    companyName: optionalLine(300),
    jobPortal: optionalLine(2_000),
    /** The client's score, which the server ignores. */
    matchingScore: score.optional(),
    /** The share that the person followed. */
    referAndEarnId: optionalLine(200),
    /** The person has seen that the score is low, and applies anyway. */
    acceptLowScore: z.boolean().optional(),
    /** A note to the company, which it sees with the application. */
    note: optionalText(MAX_NOTE),
    /** The version of the questions that the person saw, and their answers. */
    questionsVersion: optionalLine(100),
    /** Where the person came from, as far as the browser knows. */
    source: z.enum(TOLD_SOURCES).optional(),
    answers: z.array(sentAnswer).max(MAX_QUESTIONS).optional(),
  }),
  status: 201,
  answer: application,
  refusals: {
    ...badBody,
    ...applyRefusals,
    404: "There is no such job, or what was sent under this Idempotency-Key is undone",
    409: `${applyRefusals[409]} · QUESTIONS_CHANGED (the job asks questions, and others than were answered)`,
  },
});

export const recordExternalApplication = endpoint("recordExternalApplication", {
  summary: "Keep an application that the person says they sent on the employer's own site",
  isKeyed: true,
  body: z.strictObject({
    jobId: idField("must be a job id"),
    /** The job's address at the employer. */
    jobPortal: optionalLine(2_000),
    /** The page on which it was recorded. */
    jobUrl: optionalLine(2_000),
    matchingScore: score.optional(),
  }),
  status: 201,
  answer: application,
  refusals: { ...badBody, ...applyRefusals },
});

const checkRefusals = { ...noToken, 404: "Not applied; or the address is another person's" };

export const checkApplication = endpoint("checkApplication", {
  summary: "Whether the person has applied to a job posted here: 404 means not",
  params: ofJob,
  answer: application,
  refusals: checkRefusals,
});

export const checkExternalApplication = endpoint("checkExternalApplication", {
  summary: "Whether the person has recorded an application to an external job: 404 means not",
  params: ofJob,
  answer: application,
  refusals: checkRefusals,
});

const applicationListQuery = z.strictObject({
  searchText: textParameter(100).describe("Words of the job's title or the company's name."),
  status: choicesParameter(APPLICATION_STATUSES),
  kind: choiceParameter(APPLICATION_KINDS),
  ...paging,
});

export const listApplications = endpoint("listApplications", {
  summary: "The caller's applications, newest first, each with its timeline",
  query: applicationListQuery,
  answer: z.object({
    data: z.array(application),
    pagination,
    /** The number of each status, ignoring the filters. */
    counts: z.partialRecord(z.enum(APPLICATION_STATUSES), z.int()),
  }),
  refusals: { ...badQuery, ...noToken },
});

export const getApplication = endpoint("getApplication", {
  summary: "One of the caller's applications, of either kind",
  params: byId,
  answer: application,
  refusals: { ...noToken, 404: "There is no such application" },
});

export const listAppliedJobs = endpoint("listAppliedJobs", {
  summary: "The ids of the jobs that the caller has applied to, newest first, at most 2,000",
  answer: z.object({ data: z.array(z.uuid()) }),
  refusals: noToken,
});

export const exportApplications = endpoint("exportApplications", {
  summary: "All of the caller's applications as CSV, in which no cell can be taken for a formula",
  answer: z.object({ fileName: z.string(), csv: z.string() }),
  refusals: noToken,
});

export const withdrawApplication = endpoint("withdrawApplication", {
  summary: "Withdraw one of the caller's applications",
  params: byId,
  body: z.strictObject({ reason: z.enum(WITHDRAW_REASONS), message: optionalText(MAX_NOTE) }),
  answer: application,
  refusals: { ...noToken, 404: "There is no such application", 409: "It is over already" },
});

export const undoApplication = endpoint("undoApplication", {
  summary: "Take back an application that the company has not received yet, as if it had never been sent",
  isKeyed: true,
  params: byId,
  answer: z.object({}),
  refusals: {
    ...noToken,
    404: "There is no such application, or it is undone already",
    409: "CONFLICT: the company has received it",
    ...keyReused,
  },
});

export const updateExternalApplication = endpoint("updateExternalApplication", {
  summary: "Tell how an external application goes on",
  params: byId,
  body: z.strictObject({ status: z.enum(APPLICATION_STATUSES), message: optionalText(MAX_NOTE) }),
  answer: application,
  refusals: { ...noToken, 404: "There is no such external application" },
});

export const removeExternalApplication = endpoint("removeExternalApplication", {
  summary: "Forget an external application that was told by mistake",
  params: byId,
  answer: z.object({}),
  refusals: { ...noToken, 404: "There is no such external application" },
});
