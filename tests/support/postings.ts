// Job postings for tests: a filled form, and the calls of a company's people.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { JobDraft, PostedJob, PostingDraft } from "../../contract/jobs/posting-wire.ts";
import type { Person } from "./accounts.ts";
import type { Answer } from "./app.ts";

let made = 0;

/** A valid posting with a unique title. */
export function aPosting(facts: Partial<PostingDraft> = {}): PostingDraft {
  made += 1;
  return {
    jobTitle: `Bridge Builder ${made}`,
    department: "Engineering",
    locations: ["Pune, Maharashtra, India"],
    typeofEmployment: "FULL_TIME",
    workMode: "HYBRID",
    salaryLakhs: { min: 12.5, max: 20 },
    displaySalaryRange: true,
    hidePayReason: null,
    experienceYears: { min: 2, max: 5 },
    coreSkills: ["Java", "SQL"],
    softSkills: ["Communication"],
    description:
      "# What you do\n\nYou build bridges that stand.\n\n- Plan them\n- Raise them\n\nAnd you look after them for as long as they stand.",
    ...facts,
  };
}

/** Publishes; `more` adds fields to the call. */
export const publish = (
  person: Person,
  fields: PostingDraft = aPosting(),
  more: { draftId?: string; acceptDuplicate?: boolean } = {},
  key?: string,
): Promise<Answer<PostedJob>> =>
  person.send<PostedJob>("POST", "/api/corporate/jobs", { fields, ...more }, key ? { "idempotency-key": key } : {});

/** A published job. */
export async function aPostedJob(person: Person, facts: Partial<PostingDraft> = {}): Promise<PostedJob> {
  const answer = await publish(person, aPosting(facts), {}, randomUUID());
  assert.equal(answer.status, 201, answer.text);
  return answer.body;
}

/** The other calls of posting, made by this person. */
export const postingCallsOf = (person: Person) => ({
  read: async (id: string): Promise<PostedJob> =>
    (await person.send<PostedJob>("GET", `/api/corporate/jobs/${id}`)).body,
  update: (id: string, version: number, fields: PostingDraft) =>
    person.send<PostedJob>("PUT", `/api/corporate/jobs/${id}`, { version, fields }),
  close: (id: string, reason = "FILLED") =>
    person.send<PostedJob>("POST", `/api/corporate/jobs/${id}/close`, { reason }),
  renew: (id: string) => person.send<PostedJob>("POST", `/api/corporate/jobs/${id}/renew`),
  repost: (id: string) => person.send<PostedJob>("POST", `/api/corporate/jobs/${id}/repost`),
});

/** Saves a draft; `of` names the job that it changes. */
export const saveDraft = (
  person: Person,
  id: string,
  version: number,
  fields: PostingDraft,
  of: { jobId: string; jobVersion: number } | { jobId: null } = { jobId: null },
): Promise<Answer<JobDraft>> =>
  person.send<JobDraft>("PUT", `/api/corporate/job-drafts/${id}`, { version, fields, ...of });
