// What a person says no to: jobs and companies that they hide, and the jobs that they have opened.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { DEFAULT_PAGE_SIZE, jobCard, MAX_PAGE_SIZE, pagination } from "./jobs/wire.ts";
import { textParameter, wholeNumberParameter } from "./query-parameters.ts";

/** Of hidden jobs and of opened ones the newest so many are kept; older ones have left the board, as a rule. */
export const MAX_MARKED_JOBS = 1_000;
export const MAX_HIDDEN_COMPANIES = 200;

const tag = "Hidden";
const refusals = { 401: "No valid token" };
const noSuchJob = "There is no such job";
const byJob = z.object({ jobid: z.string().max(200) });

export const hiddenCompany = z.object({ companyId: z.uuid(), companyName: z.string() }).meta({ id: "HiddenCompany" });
export type HiddenCompany = z.infer<typeof hiddenCompany>;

/** `hidden` and `seen` are ids of jobs. */
export const jobMarks = z
  .object({ hidden: z.array(z.uuid()), seen: z.array(z.uuid()), companies: z.array(hiddenCompany) })
  .meta({ id: "JobMarks" });
export type JobMarks = z.infer<typeof jobMarks>;

export const listJobMarks = endpoint("listJobMarks", {
  tag,
  summary: "The jobs and companies that the caller hides, and the jobs that they have opened",
  status: 200,
  answer: jobMarks,
  refusals,
});

export const hideJob = endpoint("hideJob", {
  tag,
  summary: "Say no to a job; saying it twice changes nothing",
  params: byJob,
  status: 200,
  answer: z.object({}),
  refusals: { ...refusals, 404: noSuchJob },
});

export const showJob = endpoint("showJob", {
  tag,
  summary: "Bring a hidden job back",
  params: byJob,
  status: 200,
  answer: z.object({}),
  refusals,
});

export const listHiddenJobs = endpoint("listHiddenJobs", {
  tag,
  summary: "The jobs that the caller hides, last hidden first",
  query: z.strictObject({
    pageSize: wholeNumberParameter(1, MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE),
    lastKey: textParameter(600),
  }),
  status: 200,
  answer: z.object({
    data: z.array(z.object({ hiddenAt: z.iso.datetime(), isOpen: z.boolean(), job: jobCard })),
    pagination,
  }),
  refusals: { 400: "A parameter is unknown or malformed", ...refusals },
});

export const hideCompany = endpoint("hideCompany", {
  tag,
  summary: "Hide all jobs of the company that lists this job",
  params: byJob,
  status: 200,
  answer: hiddenCompany,
  refusals: { ...refusals, 404: noSuchJob, 409: `More than ${MAX_HIDDEN_COMPANIES} are hidden` },
});

export const showCompany = endpoint("showCompany", {
  tag,
  summary: "Bring the jobs of a hidden company back",
  params: z.object({ companyId: z.string().max(200) }),
  status: 200,
  answer: z.object({}),
  refusals,
});

export const markJobSeen = endpoint("markJobSeen", {
  tag,
  summary: "Say that the caller has opened a job",
  params: byJob,
  status: 200,
  answer: z.object({}),
  refusals: { ...refusals, 404: noSuchJob },
});
