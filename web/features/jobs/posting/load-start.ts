// Loads the initial state of the editor: a new form, a draft, or a listed job with the draft of its changes.
import { CallError } from "../../../../contract/call-error.ts";
import type { JobDraft, PostedJob, PostingDraft } from "../../../../contract/jobs/posting-wire.ts";
import { ask } from "../../../session/ask.ts";
import { loadErrorWords } from "../../../session/error-words.ts";
import { EMPTY_FIELDS } from "./form/posting-form.ts";
import type { DraftPlace } from "./saving/draft-saver.ts";

/** `isNew`: the draft began in this browser, and the server may not know it. */
export type Target = { kind: "draft"; draftId: string; isNew: boolean } | { kind: "job"; jobId: string };

export type Start = {
  place: DraftPlace;
  fields: PostingDraft;
  /** The listed job being edited; null for a new one. */
  job: PostedJob | null;
  /** Time and author of the last save; null while there is none. */
  lastSaved: { at: string; by: string } | null;
};

/** Drafts begun on this page and never sent: the server does not know them. */
const unsent = new Set<string>();

/** Call before the first save: from then on the server may know the draft. */
export const noteSent = (draftId: string): void => void unsent.delete(draftId);

/** The id of a new draft: a random UUIDv4. Also works over plain HTTP, where browsers lack crypto.randomUUID. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const draftId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  unsent.add(draftId);
  return draftId;
}

/** Rejects with CallError 404 for a missing draft or job. */
export async function loadStart(target: Target): Promise<Start> {
  // The form says what is still missing in the contract's sentences.
  await loadErrorWords();
  return target.kind === "job" ? startOfJob(target.jobId) : startOfDraft(target);
}

async function startOfDraft({ draftId, isNew }: Extract<Target, { kind: "draft" }>): Promise<Start> {
  if (isNew && unsent.has(draftId)) return newStart(draftId);
  try {
    return startWith(await readDraft(draftId), null);
  } catch (error) {
    if (isNew && error instanceof CallError && error.status === 404) return newStart(draftId);
    throw error;
  }
}

/** Of a draft of a new job that was never saved. */
export const newPlace = (draftId: string): DraftPlace => ({ draftId, jobId: null, jobVersion: 0, version: 0 });

const newStart = (draftId: string): Start => ({
  place: newPlace(draftId),
  fields: EMPTY_FIELDS,
  job: null,
  lastSaved: null,
});

async function startOfJob(jobId: string): Promise<Start> {
  const job = await ask("getPostedJob", { params: { jobid: jobId } });
  const draft = job.draftId === null ? null : await readDraft(job.draftId).catch(nullWhenGone);
  if (draft) return startWith(draft, job);
  const place = { draftId: newDraftId(), jobId, jobVersion: job.version, version: 0 };
  return { place, fields: job.fields, job, lastSaved: null };
}

const startWith = (draft: JobDraft, job: PostedJob | null): Start => ({
  place: { draftId: draft.id, jobId: draft.jobId, jobVersion: job?.version ?? 0, version: draft.version },
  fields: draft.fields,
  job,
  lastSaved: { at: draft.updatedAt, by: draft.updatedBy },
});

async function readDraft(draftId: string): Promise<JobDraft> {
  return ask("getJobDraft", { params: { draftId } });
}

/** The draft was published or removed between the two calls. */
function nullWhenGone(error: unknown): null {
  if (error instanceof CallError && error.status === 404) return null;
  throw error;
}
