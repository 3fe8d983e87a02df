// Sources of listings as platform admins manage them: add by an address, run, pause, replay, and how each run went.
import { z } from "zod";
import { badBody, badQuery, endpointsOf, noToken } from "../endpoint.ts";
import { onOneLine, optionalLine } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import { choiceParameter, pagination, pagingOf, textParameter } from "../query-parameters.ts";
import {
  DATE_ORDERS,
  EVERY_MINUTES,
  type FieldMapping,
  flawOfMapping,
  MAPPED_FIELDS,
  MAX_FIELD_NAME,
  MAX_SOURCE_ADDRESS,
  type MappedField,
  READ_FIELDS,
  READINGS,
  RUN_OUTCOMES,
  SOURCE_HEALTHS,
  SOURCE_STATES,
} from "./rules.ts";

const endpoint = endpointsOf("Administration");
const adminOnly = { ...noToken, 403: "Not a platform admin" };
const refusals = { ...adminOnly, 404: "There is no such source" };
const params = z.object({ sourceId: z.string().max(200) });

const fieldName = z
  .string({ error: "Please choose a field of the source." })
  .min(1, "Please choose a field of the source.")
  .max(MAX_FIELD_NAME, `Please keep this under ${MAX_FIELD_NAME} characters.`)
  .refine((name) => !name.includes("\0") && name.isWellFormed(), "No field of a source has such a name.");

/** Which field of a list in JSON or CSV has what of a job. */
export const fieldMapping = z
  .strictObject({
    ...(Object.fromEntries(MAPPED_FIELDS.map((field) => [field, fieldName.optional()])) as Record<
      MappedField,
      z.ZodOptional<typeof fieldName>
    >),
    dateOrder: z
      .enum(DATE_ORDERS, { error: `Please choose ${DATE_ORDERS.join(" or ")}.` })
      .optional()
      .describe("What 03/04/2026 means. Left out: as the values of each field prove; else such dates stay unread."),
  })
  .superRefine((mapping: FieldMapping, context) => {
    const flaw = flawOfMapping(mapping);
    if (flaw) context.addIssue({ code: "custom", path: [flaw.field], message: flaw.says });
  })
  .meta({ id: "FieldMapping" });

const source = z.object({
  id: z.uuid(),
  /** Of the system: "greenhouse". */
  kind: z.string(),
  board: z.string(),
  /** The employer, where the source does not name it. */
  company: z.string().nullable(),
  /** Of its list, where the kind and the board do not tell it. */
  address: z.string().nullable(),
  /** Null where its fields are read by their own names. */
  mapping: fieldMapping.nullable(),
  /** False for one that is imported from files by the operator's command. */
  isFetched: z.boolean(),
  isEnabled: z.boolean(),
  everyMinutes: z.int(),
  health: z.enum(SOURCE_HEALTHS),
  /** Why the last run failed or asks. */
  problem: z.string().nullable(),
  /** Null where the Hindi is not known. */
  problemInHindi: z.string().nullable(),
  failingSince: z.iso.datetime().nullable(),
  lastCompleteRunAt: z.iso.datetime().nullable(),
  nextRunAt: z.iso.datetime().nullable(),
  /** A turn works on it, or the queue has one for it. */
  isRunning: z.boolean(),
  /** Open jobs of it on the site. */
  openJobs: z.int(),
  /** Jobs in its last complete run. */
  listed: z.int().nullable(),
  /** Jobs in each of its last runs that ended well, the oldest first. */
  trend: z.array(z.object({ at: z.iso.datetime(), listed: z.int() })),
});
const jobSource = source.meta({ id: "JobSource" });
export type JobSource = z.infer<typeof jobSource>;

const reasons = z.array(z.object({ reason: z.string(), reasonInHindi: z.string().nullable(), count: z.int() }));

const run = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  outcome: z.enum(RUN_OUTCOMES),
  isComplete: z.boolean(),
  problem: z.string().nullable(),
  problemInHindi: z.string().nullable(),
  /** Null where the run ended before it counted them. */
  counts: z
    .object({
      listed: z.int(),
      added: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      closed: z.int(),
      rejected: z.int(),
    })
    .nullable(),
});
export type SourceRun = z.infer<typeof run>;

const openedSource = source
  .extend({
    /** The newest twenty. */
    runs: z.array(run),
    /** Of the last run that read its jobs. */
    rejects: reasons,
    /** Whether something is kept that can be read anew. */
    isKept: z.boolean(),
  })
  .meta({ id: "OpenedJobSource" });
export type OpenedSource = z.infer<typeof openedSource>;

export const listSources = endpoint("listSources", {
  summary: "Sources of listings, those in trouble first, then the newest",
  query: z.strictObject({ query: textParameter(200), state: choiceParameter(SOURCE_STATES), ...pagingOf(25) }),
  answer: z.object({ data: z.array(jobSource), pagination }),
  refusals: { ...badQuery, ...adminOnly },
});

export const getSource = endpoint("getSource", {
  summary: "A source with its last runs and why jobs were rejected",
  params,
  answer: openedSource,
  refusals,
});

const MISSING = "Please paste the address of a job or a careers page.";
const address = z
  .string({ error: MISSING })
  .transform(onOneLine)
  .pipe(z.string().min(1, MISSING).max(MAX_SOURCE_ADDRESS, "This address is too long."));

const previewedJob = z.object({
  key: z.string(),
  title: z.string(),
  company: z.string(),
  locations: z.array(z.string()),
  url: z.string().nullable(),
  /** What was read, in words of the source where it has any, and where. `value` as the job has it; null for nothing. */
  readings: z.array(
    z.object({
      field: z.enum(READ_FIELDS),
      value: z.string().nullable(),
      from: z.enum(READINGS),
      said: z.string().nullable(),
    }),
  ),
});
export type PreviewedJob = z.infer<typeof previewedJob>;

const sourcePreview = namedObject("SourcePreview", {
  /** To be added: that of the board, where a page leads to one. */
  address: z.string(),
  kind: z.string(),
  board: z.string(),
  /** As the source or its board names it. */
  company: z.string(),
  /** The source that there is already. */
  existingId: z.uuid().nullable(),
  rows: z.int(),
  /** The first ten. */
  jobs: z.array(previewedJob),
  rejected: z.int(),
  rejects: reasons,
  /** Of a list in JSON or CSV: the fields of its first rows, each with what the first row that has it says. Else none. */
  fields: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  /** By which the jobs were read; null where by the fields' own names. */
  mapping: fieldMapping.nullable(),
  /** What the fields' names propose, where there is any; `mapping` is this one unless another was given. */
  proposedMapping: fieldMapping.nullable(),
});
export type SourcePreview = z.infer<typeof sourcePreview>;

/** Left out: what the names of the source's fields propose. Null: none, so that the fields are read by their own names. */
const mapping = fieldMapping.nullable().optional();

export const previewSource = endpoint("previewSource", {
  summary: "Recognise the source behind an address, and show its first ten jobs as they would be read; stores nothing",
  body: z.strictObject({ address, mapping }),
  answer: sourcePreview,
  refusals: {
    ...badBody,
    ...adminOnly,
    422: "No source was recognised, or it cannot be read · `errorMsg` says why",
    429: "Its host is asked too often already",
  },
});

const everyMinutes = z
  .int("Please choose how often it is read.")
  .min(EVERY_MINUTES.least, `At least ${EVERY_MINUTES.least} minutes.`)
  .max(EVERY_MINUTES.most, `At most ${EVERY_MINUTES.most} minutes.`);

export const addSource = endpoint("addSource", {
  summary: "Add the source behind an address; its first run begins at once",
  isKeyed: true,
  body: z.strictObject({ address, company: optionalLine(200), everyMinutes: everyMinutes.optional(), mapping }),
  status: 201,
  answer: jobSource,
  refusals: {
    ...badBody,
    ...adminOnly,
    409: "It is there already · `current` is the source",
    422: "No source was recognised, or it cannot be read · the Idempotency-Key was used with another body",
    429: "Its host is asked too often already",
  },
});

export const updateSource = endpoint("updateSource", {
  summary:
    "Change how often a source is read, the company that it does not name, or which of its fields is which; what is left out stays",
  params,
  body: z.strictObject({ company: optionalLine(200), everyMinutes: everyMinutes.optional(), mapping }),
  answer: jobSource,
  refusals: { ...badBody, ...refusals },
});

export const pauseSource = endpoint("pauseSource", {
  summary: "Pause a source: its jobs stay as they are, and it is not read",
  params,
  body: z.strictObject({}),
  answer: jobSource,
  refusals: { ...refusals, 409: "It is paused already" },
});

export const resumeSource = endpoint("resumeSource", {
  summary: "End a pause; the next run begins at once",
  params,
  body: z.strictObject({}),
  answer: jobSource,
  refusals: { ...refusals, 409: "It is not paused" },
});

export const runSource = endpoint("runSource", {
  summary: "Have a source read now",
  params,
  body: z.strictObject({}),
  answer: jobSource,
  refusals: { ...refusals, 409: "It is paused, or read from files only" },
});

export const replaySource = endpoint("replaySource", {
  summary: "Have what is kept of the last run read anew, without asking the source: after a mapping was corrected",
  params,
  body: z.strictObject({}),
  answer: jobSource,
  refusals: { ...refusals, 409: "It is paused, or nothing of it is kept" },
});

export const acceptSource = endpoint("acceptSource", {
  summary: "Let a run through that asks because many of its jobs were not understood; those are left out",
  params,
  body: z.strictObject({}),
  answer: jobSource,
  refusals: { ...refusals, 409: "It does not ask" },
});

export const removeSource = endpoint("removeSource", {
  summary:
    "Remove a source for good: what was read of it is erased, and its open jobs are closed, or stay until their end; this goes on for a while after the answer",
  params,
  body: z.strictObject({ jobs: z.enum(["CLOSE", "KEEP"], { error: "Please say what becomes of its open jobs." }) }),
  answer: z.object({ openJobs: z.int().describe("How many open jobs it had.") }),
  refusals: { ...badBody, ...refusals },
});
