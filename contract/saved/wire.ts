// What candidates keep for later: jobs, and searches that tell them of new ones.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { onOneLine } from "../form-fields.ts";
import { DEFAULT_PAGE_SIZE, jobCard, MAX_PAGE_SIZE, pagination } from "../jobs/wire.ts";
import { textParameter, wholeNumberParameter } from "../query-parameters.ts";
import { ALERT_FREQUENCIES, MAX_SAVED_JOBS, MAX_SEARCH_NAME } from "./rules.ts";

export const savedSearch = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** The query part of the board's address without order and paging, as `readSavedQuery` spells it. */
    query: z.string(),
    frequency: z.enum(ALERT_FREQUENCIES),
    createdAt: z.iso.datetime(),
    lastSentAt: z.iso.datetime().nullable(),
    /** When it is looked for new jobs next; null while it is switched off. */
    nextRunAt: z.iso.datetime().nullable(),
    /** Jobs that came since its owner last looked; 100 stands for more. */
    fresh: z.int(),
  })
  .meta({ id: "SavedSearch" });
export type SavedSearch = z.infer<typeof savedSearch>;

const tag = "Saved";
const refusals = { 401: "No valid token" };
const byId = z.object({ searchId: z.string().max(100) });
const name = z
  .string()
  .overwrite(onOneLine)
  .min(1, "must not be empty")
  .max(MAX_SEARCH_NAME, `may have at most ${MAX_SEARCH_NAME} characters`);

export const saveJob = endpoint("saveJob", {
  tag,
  summary: "Keep a job for later; keeping it twice changes nothing",
  params: z.object({ jobid: z.string().max(200) }),
  status: 200,
  answer: z.object({}),
  refusals: { ...refusals, 404: "There is no such job", 409: `More than ${MAX_SAVED_JOBS} are kept` },
});

export const unsaveJob = endpoint("unsaveJob", {
  tag,
  summary: "Keep a job no longer",
  params: z.object({ jobid: z.string().max(200) }),
  status: 200,
  answer: z.object({}),
  refusals,
});

export const listSavedJobIds = endpoint("listSavedJobIds", {
  tag,
  summary: "The ids of the jobs that the caller keeps",
  status: 200,
  answer: z.object({ data: z.array(z.uuid()) }),
  refusals,
});

export const listSavedJobs = endpoint("listSavedJobs", {
  tag,
  summary: "The jobs that the caller keeps, last kept first; those that are closed too",
  query: z.strictObject({
    pageSize: wholeNumberParameter(1, MAX_PAGE_SIZE, DEFAULT_PAGE_SIZE),
    lastKey: textParameter(600),
  }),
  status: 200,
  answer: z.object({
    data: z.array(z.object({ savedAt: z.iso.datetime(), isOpen: z.boolean(), job: jobCard })),
    pagination,
  }),
  refusals: { 400: "A parameter is unknown or malformed", ...refusals },
});

export const listSavedSearches = endpoint("listSavedSearches", {
  tag,
  summary: "The caller's saved searches, newest first",
  status: 200,
  answer: z.object({ data: z.array(savedSearch) }),
  refusals,
});

export const saveSearch = endpoint("saveSearch", {
  tag,
  summary: "Save a search of the board, to be told of new jobs in it",
  isKeyed: true,
  body: z.strictObject({ name, query: z.string().max(2_000), frequency: z.enum(ALERT_FREQUENCIES) }),
  status: 201,
  answer: savedSearch,
  refusals: {
    400: "A field is missing or malformed, or the query is none of the board's",
    ...refusals,
    409: "The same search is saved already, or too many are",
    422: "The Idempotency-Key was used with another body",
  },
});

export const updateSavedSearch = endpoint("updateSavedSearch", {
  tag,
  summary: "Rename a saved search, change how often it tells, or say that its owner has looked at its jobs",
  params: byId,
  body: z.strictObject({
    name: name.optional(),
    frequency: z.enum(ALERT_FREQUENCIES).optional(),
    isSeen: z.literal(true).optional(),
  }),
  status: 200,
  answer: savedSearch,
  refusals: { 400: "A field is malformed", ...refusals, 404: "There is no such search" },
});

export const removeSavedSearch = endpoint("removeSavedSearch", {
  tag,
  summary: "Remove a saved search",
  params: byId,
  status: 200,
  answer: z.object({}),
  refusals: { ...refusals, 404: "There is no such search" },
});
