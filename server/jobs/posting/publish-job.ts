// Publishes jobs for ninety days: from a draft, or again from a closed job.

import { flawsOfPosting } from "../../../contract/jobs/posting-rules.ts";
import { publishJob as endpoint, type PostingDraft } from "../../../contract/jobs/posting-wire.ts";
import { flawsOfQuestions } from "../../../contract/jobs/question-rules.ts";
import type { Operation } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { once } from "../../platform/once.ts";
import { refuse } from "../../platform/refusal.ts";
import { cityKey } from "../../taxonomy/places/index.ts";
import { saveJobs } from "../save-jobs.ts";
import { recordOfFields } from "./job-fields.ts";
import { listedUntil, withCanonicalSkills } from "./rules.ts";
import { companyOfWriter, type PostedRow, presentPosted, readPosted } from "./store.ts";

/** Publishes the fields and deletes their draft. Refuses as postJob does; 404 for another company's draft. */
export const publishJob: Operation<"publishJob"> = async ({ body }, call, deps) => {
  const { accountId } = call.caller;
  return once(endpoint, body, call, deps, async (tx) => {
    const { id: companyId } = await companyOfWriter(tx, accountId);
    const { draftId, fields, acceptDuplicate } = body;
    if (draftId !== undefined) await refuseForeign(tx, draftId, companyId);
    const job = await postJob(tx, { companyId, accountId, fields, draftId, acceptDuplicate, now: deps.clock() });
    if (draftId !== undefined)
      await tx.query("delete from job_draft where id = $1 and company_id = $2 and job_id is null", [
        draftId,
        companyId,
      ]);
    await deps.announce(tx, { kind: "posting.published", ...factsOf(job) });
    return presentPosted(job);
  });
};

/** The job as facts name it. */
export const factsOf = ({ id, companyId, companyName, fields }: PostedRow) => ({
  jobId: id,
  jobTitle: fields.jobTitle,
  companyId,
  companyName,
});

/** A draft that was never saved counts as the caller's own. */
async function refuseForeign(tx: Writer, draftId: string, companyId: string): Promise<void> {
  const [foreign] = await tx.query("select from job_draft where id = $1 and company_id <> $2", [draftId, companyId]);
  if (foreign) throw refuse(404, "NOT_FOUND", "There is no such draft.");
}

type Posting = {
  companyId: string;
  accountId: string;
  fields: PostingDraft;
  now: Date;
  acceptDuplicate?: boolean | undefined;
  draftId?: string | undefined;
  repostedFrom?: string | undefined;
};

/** The fields as published; 400 names the first that is not ready. */
export function readyFields(fields: PostingDraft): PostingDraft {
  const [flaw] = [...flawsOfPosting(fields), ...flawsOfQuestions(fields.questions)];
  if (flaw) throw refuse(400, "INVALID_BODY", flaw.message, flaw.field);
  return withCanonicalSkills(fields);
}

/** 400 for a missing field, 409 DUPLICATE_JOB if the company has a job like it open, 409 for a draft that was published. */
export async function postJob(tx: Writer, posting: Posting): Promise<PostedRow> {
  const { companyId, now } = posting;
  const fields = readyFields(posting.fields);
  // Locks the company, so that two equal jobs cannot be posted at once.
  const [company] = await tx.query<{ isSuspended: boolean; isMerged: boolean }>(
    `select suspended_at is not null as "isSuspended", merged_into is not null as "isMerged" from company
     where id = $1 for no key update`,
    [companyId],
  );
  if (company?.isSuspended)
    throw refuse(403, "FORBIDDEN", "Your company is suspended here, so it cannot post jobs. Please write to us.");
  // Merged while this waited for the lock: its people belong to the other company now.
  if (company?.isMerged)
    throw refuse(409, "CONFLICT", "Your company has just become part of another one. Please try again.");
  if (posting.acceptDuplicate !== true) await refuseDuplicate(tx, companyId, fields);
  const id = newId(now);
  const frame = { id, companyId, status: "PUBLISHED", badJob: false, createdAt: now, updatedAt: now } as const;
  await saveJobs(tx, [recordOfFields(fields, { ...frame, expiresAt: listedUntil(now) })]);
  const noted = await tx.query(
    `insert into job_posting (job_id, posted_by, fields, version, draft_id, draft_company_id, reposted_from)
     values ($1, $2, $3, 1, $4, case when $4::uuid is not null then $5::uuid end, $6)
     on conflict (draft_company_id, draft_id) do nothing returning 1`,
    [id, posting.accountId, JSON.stringify(fields), posting.draftId ?? null, companyId, posting.repostedFrom ?? null],
  );
  if (noted.length === 0) throw refuse(409, "CONFLICT", "This draft was published already.");
  return readPosted(tx, companyId, id);
}

/** A duplicate is an open job with the same title, whatever its case, and a common place or no places at all. */
async function refuseDuplicate(tx: Writer, companyId: string, fields: PostingDraft): Promise<void> {
  const cityKeys = fields.locations.map(cityKey).filter((key) => key !== "");
  const [like] = await tx.query<{ jobTitle: string; createdAt: Date }>(
    `select job_title as "jobTitle", created_at as "createdAt" from job
     where company_id = $1 and is_listed and facet_key(job_title) = facet_key($2)
       and (city_keys && $3::text[] or (city_keys = '{}' and $3::text[] = '{}')) order by id desc limit 1`,
    [companyId, fields.jobTitle, cityKeys],
  );
  if (!like) return;
  const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" }).format(like.createdAt);
  throw refuse(409, "DUPLICATE_JOB", `Your company has “${like.jobTitle}” open there already, posted on ${day}.`);
}
