// Shares on the wire: a person's own link to a job, its results, and what a visitor sees.
import { z } from "zod";
import { badQuery, endpointsOf, noToken } from "../endpoint.ts";
import { idField } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import { pagination, paging } from "../query-parameters.ts";

/** EARNED: the application reached the stage that earns a reward. ENDED: withdrawn or rejected before. */
const SHARE_STATES = ["APPLIED", "EARNED", "ENDED"] as const;
export type ShareState = (typeof SHARE_STATES)[number];

const counts = z.object({
  /** Signed-in people who followed it, each once. */
  visitors: z.int(),
  /** Applications through it, in any state. */
  applications: z.int(),
  rewards: z.int(),
});

const share = namedObject("Share", {
  referAndEarnId: z.string(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  companyName: z.string(),
  isJobOpen: z.boolean(),
  /** The address to share: path and query. */
  path: z.string(),
  createdAt: z.iso.datetime(),
  counts,
  /** Newest first, at most twenty, without names. */
  results: z.array(z.object({ state: z.enum(SHARE_STATES), at: z.iso.datetime() })),
});
export type Share = z.infer<typeof share>;

const endpoint = endpointsOf("Sharing");

export const shareJob = endpoint("shareJob", {
  summary: "The caller's own link to a job that was posted here; the same one every time",
  body: z.strictObject({ jobId: idField("must be a job id") }),
  status: 201,
  answer: share,
  refusals: {
    400: "The job id is missing or malformed",
    ...noToken,
    404: "There is no such job",
    409: "JOB_CLOSED · CONFLICT (the job comes from outside, or is of the caller's own company)",
  },
});

export const listShares = endpoint("listShares", {
  summary: "The caller's shares, newest first, with what came of them",
  query: z.strictObject(paging),
  answer: z.object({
    data: z.array(share),
    pagination,
    /** For all of the caller's shares. */
    totals: counts,
  }),
  refusals: { ...badQuery, ...noToken },
});

export const readShare = endpoint("readShare", {
  summary: "The owner of a share by first name, and its job",
  params: z.object({ referAndEarnId: z.string().max(200) }),
  answer: z.object({ jobId: z.uuid(), sharedBy: z.string() }),
  refusals: { 404: "There is no such share, or it was changed on the way" },
});

export const followShare = endpoint("followShare", {
  summary: "Record that the caller came by a share; for each job the first one counts",
  params: z.object({ referAndEarnId: z.string().max(200) }),
  answer: z.object({
    /** Whether this share is the one that counts for the caller. */
    counts: z.boolean(),
    /** Whether it is the caller's own, which never counts. */
    isOwn: z.boolean(),
  }),
  refusals: { ...noToken, 404: "There is no such share" },
});
