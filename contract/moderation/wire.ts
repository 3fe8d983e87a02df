// Reports of jobs on the wire, and the queue in which admins settle them.
import { z } from "zod";
import { badBody, badQuery, endpointsOf, noToken } from "../endpoint.ts";
import { plainText } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import { choiceParameter, pagination, pagingOf } from "../query-parameters.ts";
import { MAX_REPORT_TEXT, REPORT_REASONS, REPORT_STATES } from "./rules.ts";

const endpoint = endpointsOf("Moderation");

export const reportJob = endpoint("reportJob", {
  summary: "Report a job; reporting it again while that is open changes the report",
  params: z.object({ jobid: z.string().max(200) }),
  body: z
    .strictObject({ reason: z.enum(REPORT_REASONS), details: plainText().max(MAX_REPORT_TEXT).optional() })
    .refine(({ reason, details }) => reason !== "OTHER" || (details ?? "") !== "", {
      path: ["details"],
      message: "must say what is wrong",
    }),
  status: 201,
  answer: z.object({ id: z.uuid(), state: z.enum(REPORT_STATES) }),
  refusals: { ...badBody, ...noToken, 404: "There is no such job", 429: "Too many reports in a day" },
});

const jobReport = namedObject("JobReport", {
  id: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  companyName: z.string(),
  isFrozen: z.boolean(),
  reason: z.enum(REPORT_REASONS),
  details: z.string().nullable(),
  /** "" if the reporter's account is deleted. */
  reporter: z.string(),
  state: z.enum(REPORT_STATES),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  settledBy: z.string().nullable(),
  note: z.string().nullable(),
  /** The job's page: path. */
  path: z.string(),
  /** How many open reports the job has. */
  openReports: z.int(),
});
export type JobReport = z.infer<typeof jobReport>;

export const listJobReports = endpoint("listJobReports", {
  summary: "Reports, oldest open ones first, or the settled ones, newest first",
  query: z.strictObject({
    state: choiceParameter(REPORT_STATES),
    ...pagingOf(25),
  }),
  answer: z.object({ data: z.array(jobReport), pagination }),
  refusals: { ...badQuery, ...noToken, 403: "Not a platform admin" },
});

export const settleJobReport = endpoint("settleJobReport", {
  summary: "Dismiss a report, or uphold it: that freezes the job and settles every open report of it",
  params: z.object({ reportId: z.string().max(100) }),
  body: z.strictObject({
    decision: z.enum(["DISMISSED", "UPHELD"]),
    note: plainText().max(MAX_REPORT_TEXT).optional(),
  }),
  answer: jobReport,
  refusals: {
    400: "A field is missing",
    ...noToken,
    403: "Not a platform admin",
    404: "There is no such report",
    409: "It is settled already",
  },
});
