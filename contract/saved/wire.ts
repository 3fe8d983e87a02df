// Saved and hidden jobs, hidden companies and saved searches on the wire, and the spelling of a saved search.
import { z } from "zod";
import { badQuery, endpointsOf, keyReused, noToken } from "../endpoint.ts";
import { onOneLine } from "../form-fields.ts";
import { type JobListQuery, jobCard, jobListQuery } from "../jobs/wire.ts";
import { namedObject } from "../named-object.ts";
import { pagination, paging } from "../query-parameters.ts";
import { ALERT_FREQUENCIES, MAX_SAVED_JOBS, MAX_SEARCH_NAME } from "./rules.ts";

export const savedSearch = namedObject("SavedSearch", {
  id: z.uuid(),
  name: z.string(),
  /** The query part of the job list's address without order and paging, as `readSavedQuery` spells it. */
  query: z.string(),
  frequency: z.enum(ALERT_FREQUENCIES),
  createdAt: z.iso.datetime(),
  lastSentAt: z.iso.datetime().nullable(),
  /** The next search for new jobs; null while switched off. */
  nextRunAt: z.iso.datetime().nullable(),
  /** Jobs that arrived since its owner last looked; 100 means more. */
  fresh: z.int(),
});
export type SavedSearch = z.infer<typeof savedSearch>;

const endpoint = endpointsOf("Saved");
const hiddenEndpoint = endpointsOf("Hidden");
const byId = z.object({ searchId: z.string().max(100) });
const name = z
  .string()
  .overwrite(onOneLine)
  .min(1, "must not be empty")
  .max(MAX_SEARCH_NAME, `may have at most ${MAX_SEARCH_NAME} characters`);

export const saveJob = endpoint("saveJob", {
  summary: "Keep a job for later; keeping it twice changes nothing",
  params: z.object({ jobid: z.string().max(200) }),
  answer: z.object({}),
  refusals: { ...noToken, 404: "There is no such job", 409: `More than ${MAX_SAVED_JOBS} are kept` },
});

export const unsaveJob = endpoint("unsaveJob", {
  summary: "Keep a job no longer",
  params: z.object({ jobid: z.string().max(200) }),
  answer: z.object({}),
  refusals: noToken,
});

export const listSavedJobIds = endpoint("listSavedJobIds", {
  summary: "The ids of the jobs that the caller keeps",
  answer: z.object({ data: z.array(z.uuid()) }),
  refusals: noToken,
});

export const listSavedJobs = endpoint("listSavedJobs", {
  summary: "The jobs that the caller keeps, last kept first; those that are closed too",
  query: z.strictObject(paging),
  answer: z.object({
    data: z.array(z.object({ savedAt: z.iso.datetime(), isOpen: z.boolean(), job: jobCard })),
    pagination,
  }),
  refusals: { ...badQuery, ...noToken },
});

export const listSavedSearches = endpoint("listSavedSearches", {
  summary: "The caller's saved searches, newest first",
  answer: z.object({ data: z.array(savedSearch) }),
  refusals: noToken,
});

export const saveSearch = endpoint("saveSearch", {
  summary: "Save a search of the board, to get mails about new jobs in it",
  isKeyed: true,
  body: z.strictObject({ name, query: z.string().max(2_000), frequency: z.enum(ALERT_FREQUENCIES) }),
  status: 201,
  answer: savedSearch,
  refusals: {
    400: "A field is missing or malformed, or the query is none of the board's",
    ...noToken,
    409: "The same search is saved already, or too many are",
    ...keyReused,
  },
});

export const updateSavedSearch = endpoint("updateSavedSearch", {
  summary: "Rename a saved search, change how often it tells, or say that its owner has looked at its jobs",
  params: byId,
  body: z.strictObject({
    name: name.optional(),
    frequency: z.enum(ALERT_FREQUENCIES).optional(),
    isSeen: z.literal(true).optional(),
  }),
  answer: savedSearch,
  refusals: { 400: "A field is malformed", ...noToken, 404: "There is no such search" },
});

export const removeSavedSearch = endpoint("removeSavedSearch", {
  summary: "Remove a saved search",
  params: byId,
  answer: z.object({}),
  refusals: { ...noToken, 404: "There is no such search" },
});

/** The newest hidden and opened jobs are retained; older ones are usually no longer listed. */
export const MAX_MARKED_JOBS = 1_000;
export const MAX_HIDDEN_COMPANIES = 200;

const noSuchJob = "There is no such job";
const byJob = z.object({ jobid: z.string().max(200) });

export const hiddenCompany = namedObject("HiddenCompany", { companyId: z.uuid(), companyName: z.string() });
export type HiddenCompany = z.infer<typeof hiddenCompany>;

/** `hidden` and `seen` are ids of jobs. */
export const jobMarks = namedObject("JobMarks", {
  hidden: z.array(z.uuid()),
  seen: z.array(z.uuid()),
  companies: z.array(hiddenCompany),
});
export type JobMarks = z.infer<typeof jobMarks>;

export const listJobMarks = hiddenEndpoint("listJobMarks", {
  summary: "The jobs and companies that the caller hides, and the jobs that they have opened",
  answer: jobMarks,
  refusals: noToken,
});

export const hideJob = hiddenEndpoint("hideJob", {
  summary: "Say no to a job; saying it twice changes nothing",
  params: byJob,
  answer: z.object({}),
  refusals: { ...noToken, 404: noSuchJob },
});

export const showJob = hiddenEndpoint("showJob", {
  summary: "Bring a hidden job back",
  params: byJob,
  answer: z.object({}),
  refusals: noToken,
});

export const listHiddenJobs = hiddenEndpoint("listHiddenJobs", {
  summary: "The jobs that the caller hides, last hidden first",
  query: z.strictObject(paging),
  answer: z.object({
    data: z.array(z.object({ hiddenAt: z.iso.datetime(), isOpen: z.boolean(), job: jobCard })),
    pagination,
  }),
  refusals: { ...badQuery, ...noToken },
});

export const hideCompany = hiddenEndpoint("hideCompany", {
  summary: "Hide all jobs of the company that lists this job",
  params: byJob,
  answer: hiddenCompany,
  refusals: { ...noToken, 404: noSuchJob, 409: `More than ${MAX_HIDDEN_COMPANIES} are hidden` },
});

export const showCompany = hiddenEndpoint("showCompany", {
  summary: "Bring the jobs of a hidden company back",
  params: z.object({ companyId: z.string().max(200) }),
  answer: z.object({}),
  refusals: noToken,
});

export const markJobSeen = hiddenEndpoint("markJobSeen", {
  summary: "Say that the caller has opened a job",
  params: byJob,
  answer: z.object({}),
  refusals: { ...noToken, 404: noSuchJob },
});

/** Parameters that do not change which jobs are found. */
const LEFT_OUT: readonly string[] = ["sortOrder", "pageSize", "lastKey", "status"];

export type SavedQuery =
  /** `text` is the query part of the address, without "?"; `query` its parsed form. */
  { ok: true; text: string; query: JobListQuery } | { ok: false; field: string; problem: string };

/** Parses the query part of the job list's address, with or without "?". Not ok if the list would refuse it. */
export function readSavedQuery(search: string): SavedQuery {
  const given: Record<string, string[]> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    if (LEFT_OUT.includes(key) || value.trim() === "") continue;
    given[key] ??= [];
    given[key].push(value);
  }
  const read = jobListQuery.safeParse(
    Object.fromEntries(Object.entries(given).map(([key, values]) => [key, values.length === 1 ? values[0] : values])),
  );
  if (!read.success) {
    const [issue] = read.error.issues;
    return { ok: false, field: String(issue?.path[0] ?? "query"), problem: issue?.message ?? "is malformed" };
  }
  return { ok: true, text: spell(read.data), query: read.data };
}

/** Parameters in the order of the schema, the values of a list in alphabetical order. */
function spell(query: JobListQuery): string {
  const params = new URLSearchParams();
  for (const key of Object.keys(jobListQuery.shape) as (keyof JobListQuery)[]) {
    if (LEFT_OUT.includes(key)) continue;
    const value = query[key];
    if (value === undefined) continue;
    const values = Array.isArray(value) ? [...new Set(value.map(spellOne))].sort() : [spellOne(value)];
    for (const one of values) params.append(key, one);
  }
  return params.toString();
}

const spellOne = (value: unknown): string =>
  typeof value === "object" && value !== null && "low" in value && "high" in value
    ? `${value.low}-${value.high}`
    : String(value).replace(/\s+/g, " ");
