// Puts a new job of a company onto the lists, unless it has one like it open; for publishing and for posting again.

import { flawsOfPosting } from "../../../contract/jobs/posting-rules.ts";
import type { PostingDraft } from "../../../contract/jobs/posting-wire.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { cityKey } from "../../taxonomy/places/index.ts";
import { saveJobs } from "../save-jobs.ts";
import { recordOfFields } from "./job-fields.ts";
import { listedUntil, withCanonicalSkills } from "./rules.ts";
import { type PostedRow, readPosted } from "./store.ts";

export type Posting = {
  companyId: string;
  accountId: string;
  fields: PostingDraft;
  now: Date;
  acceptDuplicate?: boolean | undefined;
  draftId?: string | undefined;
  repostedFrom?: string | undefined;
};

/** The fields as they are published; 400 names the first that keeps them from it. */
export function readyFields(fields: PostingDraft): PostingDraft {
  const [flaw] = flawsOfPosting(fields);
  if (flaw) throw refuse(400, "INVALID_BODY", flaw.message, flaw.field);
  return withCanonicalSkills(fields);
}

/** 400 for a job that lacks something, 409 DUPLICATE_JOB for one that is open already, 409 for a draft that was published. */
export async function postJob(tx: Writer, posting: Posting): Promise<PostedRow> {
  const { companyId, now } = posting;
  const fields = readyFields(posting.fields);
  // One company's jobs come one after the other, so that each is compared with those before it.
  await tx.query("select from company where id = $1 for no key update", [companyId]);
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

/** A job like it has the same title, whatever its case, and a place in common, or neither names one. */
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
