// Saves a draft as it stands, as often as somebody types; nobody overwrites what they have not seen.
import type { saveJobDraft as endpoint, JobDraft, PostingDraft } from "../../../contract/jobs/posting-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { isSame, withCanonicalSkills } from "./rules.ts";
import { beginDraft, companyOfWriter, type NewDraft, presentDraft, readDraft, readPosted } from "./store.ts";

type Saving = NewDraft & { jobVersion: number; version: number };
type Kept = { companyId: string; jobId: string | null; version: number; fields: PostingDraft };

const changedMeanwhile = () =>
  refuse(409, "CONFLICT", "Somebody else changed this draft meanwhile. Please look at their changes.");

/** 404 for another company's draft or job, 409 for a draft that was changed, published or begun by somebody else meanwhile. */
export async function saveDraft(
  { params, body }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock }: Deps,
): Promise<JobDraft> {
  return db.transaction(async (tx) => {
    const company = await companyOfWriter(tx, caller.accountId);
    const saving: Saving = {
      id: params.draftId,
      companyId: company.id,
      accountId: caller.accountId,
      jobId: body.jobId,
      jobVersion: body.jobVersion ?? 0,
      version: body.version,
      fields: withCanonicalSkills(body.fields),
      now: clock(),
    };
    const [kept] = await tx.query<Kept>(
      `select company_id as "companyId", job_id as "jobId", version, fields from job_draft where id = $1 for no key update`,
      [saving.id],
    );
    if (kept) await change(tx, saving, kept);
    else await begin(tx, saving);
    return presentDraft(await readDraft(tx, company.id, saving.id));
  });
}

async function change(tx: Writer, saving: Saving, kept: Kept): Promise<void> {
  if (kept.companyId !== saving.companyId) throw refuse(404, "NOT_FOUND", "There is no such draft.");
  if (kept.jobId !== saving.jobId) throw refuse(409, "CONFLICT", "This draft belongs to another job.");
  // A call whose answer was lost comes again with the version it began with.
  if (isSame(kept.fields, saving.fields)) return;
  if (kept.version !== saving.version) throw changedMeanwhile();
  await tx.query(
    "update job_draft set version = version + 1, fields = $2, updated_by = $3, updated_at = $4 where id = $1",
    [saving.id, JSON.stringify(saving.fields), saving.accountId, saving.now],
  );
}

async function begin(tx: Writer, saving: Saving): Promise<void> {
  // Whoever publishes the same draft, or changes the same job, comes before this or sees what it leaves.
  await tx.query("select from job where id = $1 for share", [saving.jobId]);
  await tx.query("select from company where id = $1 for share", [saving.companyId]);
  if (saving.jobId !== null) await refuseStale(tx, saving, saving.jobId);
  const [published] = await tx.query("select from job_posting where draft_company_id = $1 and draft_id = $2", [
    saving.companyId,
    saving.id,
  ]);
  if (published) throw refuse(409, "CONFLICT", "This draft was published meanwhile.");
  if (saving.version !== 0 && saving.jobId === null) throw refuse(404, "NOT_FOUND", "There is no such draft.");
  // By its id or by its job, another of it may have come first.
  if (!(await beginDraft(tx, saving))) throw changedMeanwhile();
}

/** What was typed over an older state of the job would undo what others changed since. */
async function refuseStale(tx: Writer, saving: Saving, jobId: string): Promise<void> {
  const job = await readPosted(tx, saving.companyId, jobId);
  if (saving.version !== 0 || job.version !== saving.jobVersion)
    throw refuse(409, "CONFLICT", "Somebody else changed this job meanwhile. Please look at their changes.");
  if (job.draftId !== null) throw changedMeanwhile();
}
