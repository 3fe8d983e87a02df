// A company's jobs and their applicants on the wire.
import { z } from "zod";
import { badBody, badQuery, endpointsOf, keyReused, noToken } from "../endpoint.ts";
import { idField, plainText } from "../form-fields.ts";
import { givenAnswer } from "../jobs/questions-wire.ts";
import { JOB_STATUSES } from "../jobs/wire.ts";
import { namedObject } from "../named-object.ts";
import { choiceParameter, choicesParameter, pagination, pagingOf, textParameter } from "../query-parameters.ts";
import {
  APPLICATION_SOURCES,
  APPLICATION_STATUSES,
  COMPANY_STAGES,
  MAX_MOVED_AT_ONCE,
  REJECT_REASONS,
  REJECTION_DELAYS,
} from "./rules.ts";
import { applicationEvent } from "./wire.ts";

const stageCounts = z.partialRecord(z.enum(APPLICATION_STATUSES), z.int());
export type StageCounts = z.infer<typeof stageCounts>;

/** A row of the list; score and profile are as of the application. */
const applicant = namedObject("Applicant", {
  applicationId: z.uuid(),
  jobId: z.uuid(),
  name: z.string(),
  designation: z.string().nullable(),
  location: z.string().nullable(),
  YOE: z.number().nullable(),
  status: z.enum(APPLICATION_STATUSES),
  matchingScore: z.int(),
  scoreDetails: z.object({
    coreSkills: z.number(),
    experience: z.number(),
    roleAndResponsibilities: z.number(),
    softSkills: z.number(),
  }),
  matchedSkills: z.array(z.string()),
  missingSkills: z.array(z.string()),
  appliedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When the applicant will see a delayed rejection; null without one. */
  rejectionTellsAt: z.iso.datetime().nullable(),
  notes: z.int(),
  /** Whether a member of the company has opened the CV. */
  isCvOpened: z.boolean(),
  /** Whether they came through a share. */
  isShared: z.boolean(),
  /** Whether an answer rules them out, by a question that said so. */
  isRuledOut: z.boolean(),
});
export type Applicant = z.infer<typeof applicant>;

const applicantNote = namedObject("ApplicantNote", {
  id: z.uuid(),
  text: z.string(),
  author: z.string(),
  isOwn: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ApplicantNote = z.infer<typeof applicantNote>;

const applicantDetails = applicant
  .extend({
    jobTitle: z.string(),
    email: z.string(),
    phone_number: z.string().nullable(),
    summary: z.string().nullable(),
    links: z.array(z.string()),
    coreSkills: z.array(z.string()),
    softSkills: z.array(z.string()),
    cvFileName: z.string().nullable(),
    /** Oldest first, including events that the applicant does not see yet. */
    timeline: z.array(
      applicationEvent.extend({
        byName: z.string().nullable(),
        /** When the applicant sees it; null if never, for a rejection that was cancelled before. */
        tellsAt: z.iso.datetime().nullable(),
      }),
    ),
    /** Oldest first. */
    noteList: z.array(applicantNote),
    /** The job's questions as they were asked. */
    answers: z.array(givenAnswer),
  })
  .meta({ id: "ApplicantDetails" });
export type ApplicantDetails = z.infer<typeof applicantDetails>;

const endpoint = endpointsOf("Applicants");
const refusals = { ...noToken, 403: "Not of a company, or of a suspended one", 404: "Not one of the company's" };
const byId = z.object({ applicationId: z.string().max(100) });

export const companyJob = namedObject("CompanyJob", {
  id: z.uuid(),
  jobTitle: z.string(),
  city: z.string().nullable(),
  status: z.enum(JOB_STATUSES),
  badJob: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** Whether it was imported: such a job has no applicants here and cannot be edited. */
  isExternal: z.boolean(),
  /** The address of an imported job; null for one posted here. */
  jobUrl: z.string().nullable(),
  applicants: z.int(),
  counts: stageCounts,
});
export type CompanyJob = z.infer<typeof companyJob>;

export const listCompanyJobs = endpoint("listCompanyJobs", {
  summary:
    "The jobs of the caller's company, those posted here first, each newest first, with how many applied and where they stand",
  query: z.strictObject({
    status: choicesParameter(JOB_STATUSES),
    searchText: textParameter(100),
    ...pagingOf(25),
  }),
  answer: z.object({ companyName: z.string(), data: z.array(companyJob), pagination }),
  refusals,
});

export const listApplicants = endpoint("listApplicants", {
  summary: "The applicants of a job, best score first",
  params: z.object({ jobid: z.string().max(200) }),
  query: z.strictObject({
    status: choicesParameter(APPLICATION_STATUSES),
    searchText: textParameter(100).describe("A part of the name."),
    sortOrder: choiceParameter(["score", "newest"]),
    ...pagingOf(50),
  }),
  answer: z.object({ job: companyJob, data: z.array(applicant), pagination }),
  refusals: { ...badQuery, ...refusals },
});

const EXPORT_FORMATS = ["csv", "json"] as const;

export const exportApplicants = endpoint("exportApplicants", {
  summary:
    "The applicants of a job with their answers, best score first, at most 5,000: as CSV, in which no cell can be taken for a formula, or as JSON",
  params: z.object({ jobid: z.string().max(200) }),
  query: z.strictObject({ format: choiceParameter(EXPORT_FORMATS) }),
  answer: z.object({ fileName: z.string(), text: z.string() }),
  refusals: { ...badQuery, ...refusals },
});

export const getApplicantSources = endpoint("getApplicantSources", {
  summary: "Where the applicants of a job came from, most first; withdrawn applications are counted too",
  params: z.object({ jobid: z.string().max(200) }),
  answer: z.object({
    data: z.array(
      z.object({
        /** Null when it is not known. */
        source: z.enum(APPLICATION_SOURCES).nullable(),
        applicants: z.int(),
        /** How many of them were shortlisted or got further. */
        ahead: z.int(),
      }),
    ),
  }),
  refusals,
});

export const getApplicant = endpoint("getApplicant", {
  summary: "One applicant with everything the company may see",
  params: byId,
  answer: applicantDetails,
  refusals,
});

export const openApplicantCv = endpoint("openApplicantCv", {
  summary:
    "A link to the CV that was sent, good for a minute; that it was opened is recorded and the applicant sees it",
  params: byId,
  answer: z.object({ url: z.string(), fileName: z.string(), expiresAt: z.iso.datetime() }),
  refusals,
});

export const moveApplicants = endpoint("moveApplicants", {
  summary: "Move applicants to a stage; each for itself, and told one by one when it could not be",
  isKeyed: true,
  body: z
    .strictObject({
      /** `from` is the status that the recruiter saw, because a colleague may have moved them meanwhile. */
      applicants: z
        .array(z.strictObject({ applicationId: idField(), from: z.enum(APPLICATION_STATUSES) }))
        .min(1)
        .max(MAX_MOVED_AT_ONCE),
      to: z.enum(COMPANY_STAGES),
      /**
       * To HIRED: closes the job as well. Its other applicants are told after FILLING_MINUTES; moving back everyone who
       * is hired opens it again until then.
       */
      closesJob: z.literal(true).optional(),
      /** A message to the applicants, for the notice. */
      message: plainText().max(2_000).optional(),
      rejection: z
        .strictObject({
          /** Shown to the applicant; none when the recruiter gives none. */
          reason: z.enum(REJECT_REASONS).optional(),
          /** The mail, in which `{name}` is the applicant's; null to send none. */
          mail: z
            .strictObject({ subject: plainText().min(1).max(150), text: plainText().min(1).max(4_000) })
            .nullable(),
          delayHours: z.literal(REJECTION_DELAYS),
        })
        .optional(),
    })
    .refine(({ to, rejection }) => (to === "REJECTED") === (rejection !== undefined), {
      path: ["rejection"],
      message: "is needed to reject, and only then",
    })
    .refine(({ to, closesJob }) => closesJob === undefined || to === "HIRED", {
      path: ["closesJob"],
      message: "goes with a hire only",
    }),
  answer: z.object({
    moved: z.array(applicant),
    /** The jobs that this move closed, or opened again. */
    closedJobs: z.array(z.uuid()),
    reopenedJobs: z.array(z.uuid()),
    /** WITHDRAWN: the person withdrew. CHANGED: a colleague moved them to `status`. */
    refused: z.array(
      z.object({
        applicationId: z.uuid(),
        reason: z.enum(["WITHDRAWN", "CHANGED", "NOT_FOUND"]),
        status: z.enum(APPLICATION_STATUSES).nullable(),
      }),
    ),
  }),
  refusals: { ...badBody, ...noToken, 403: "Not of a company, or of a suspended one", ...keyReused },
});

export const addApplicantNote = endpoint("addApplicantNote", {
  summary: "Write a note about an applicant, for the company's eyes alone",
  isKeyed: true,
  params: byId,
  body: z.strictObject({ text: plainText().min(1, "must not be empty").max(4_000) }),
  status: 201,
  answer: applicantNote,
  refusals: { 400: "The text is missing or too long", ...refusals, ...keyReused },
});

export const removeApplicantNote = endpoint("removeApplicantNote", {
  summary: "Remove one of one's own notes",
  params: byId.extend({ noteId: z.string().max(100) }),
  answer: z.object({}),
  refusals,
});
