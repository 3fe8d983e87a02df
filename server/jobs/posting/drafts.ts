// Drafts of a company's jobs: listing, reading, saving, removing, and beginning one from a posted job.
import { MAX_DRAFTS } from "../../../contract/jobs/posting-rules.ts";
import { cloneJob as cloneEndpoint, type JobDraft, type PostingDraft } from "../../../contract/jobs/posting-wire.ts";
import type { Deps, Operation } from "../../deps.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { isUuid, newId } from "../../platform/ids.ts";
import { isoTimes, type Timed } from "../../platform/iso-times.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { refuse } from "../../platform/refusal.ts";
import { isSame, whyNotClone, withCanonicalSkills } from "./rules.ts";
import { companyOf, companyOfWriter, lockPosted, readPosted, refuseHindered } from "./store.ts";

export async function listDrafts({ caller }: Call<Caller>, { db }: Deps): Promise<{ data: JobDraft[] }> {
  const company = await companyOf(db, caller.accountId);
  const rows = await db.query<DraftRow>(`${draftRow} order by r.updated_at desc, r.id`, [company.id], "job-drafts");
  return { data: rows.map(isoTimes) };
}

export const getDraft: Operation<"getJobDraft"> = async ({ params }, { caller }, { db }) => {
  const company = await companyOf(db, caller.accountId);
  return readDraft(db, company.id, params.draftId);
};

type Saving = NewDraft & { jobVersion: number; version: number };
type Kept = { companyId: string; jobId: string | null; version: number; fields: PostingDraft };

const changedMeanwhile = () =>
  refuse(409, "CONFLICT", "A colleague changed this draft meanwhile. Please look at their changes.");

/** 404 for another company's draft or job; 409 if a colleague has changed, published or begun the draft meanwhile. */
export const saveDraft: Operation<"saveJobDraft"> = ({ params, body }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
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
    return readDraft(tx, company.id, saving.id);
  });

async function change(tx: Writer, saving: Saving, kept: Kept): Promise<void> {
  if (kept.companyId !== saving.companyId) throw refuse(404, "NOT_FOUND", "There is no such draft.");
  if (kept.jobId !== saving.jobId) throw refuse(409, "CONFLICT", "This draft belongs to another job.");
  // A retry of a call whose answer was lost carries the old version.
  if (isSame(kept.fields, saving.fields)) return;
  if (kept.version !== saving.version) throw changedMeanwhile();
  await tx.query(
    "update job_draft set version = version + 1, fields = $2, updated_by = $3, updated_at = $4 where id = $1",
    [saving.id, JSON.stringify(saving.fields), saving.accountId, saving.now],
  );
}

async function begin(tx: Writer, saving: Saving): Promise<void> {
  // These locks order it against publishing the same draft and against changes of the same job.
  await tx.query("select from job where id = $1 for share", [saving.jobId]);
  await tx.query("select from company where id = $1 for share", [saving.companyId]);
  if (saving.jobId !== null) await refuseStale(tx, saving, saving.jobId);
  const [published] = await tx.query("select from job_posting where draft_company_id = $1 and draft_id = $2", [
    saving.companyId,
    saving.id,
  ]);
  if (published) throw refuse(409, "CONFLICT", "This draft was published meanwhile.");
  if (saving.version !== 0 && saving.jobId === null) throw refuse(404, "NOT_FOUND", "There is no such draft.");
  if (!(await beginDraft(tx, saving))) throw changedMeanwhile();
}

/** Refuses a draft that builds on an older version of the job: publishing it would undo the changes made since. */
async function refuseStale(tx: Writer, saving: Saving, jobId: string): Promise<void> {
  const job = await readPosted(tx, saving.companyId, jobId);
  if (saving.version !== 0 || job.version !== saving.jobVersion)
    throw refuse(409, "CONFLICT", "A colleague changed this job meanwhile. Please look at their changes.");
  if (job.draftId !== null) throw changedMeanwhile();
}

export const removeDraft: Operation<"removeJobDraft"> = ({ params }, { caller }, { db }) =>
  db.transaction(async (tx) => {
    const company = await companyOfWriter(tx, caller.accountId);
    const removed = isUuid(params.draftId)
      ? await tx.query("delete from job_draft where id = $1 and company_id = $2 returning 1", [
          params.draftId,
          company.id,
        ])
      : [];
    if (removed.length === 0) throw refuse(404, "NOT_FOUND", "There is no such draft.");
    return {};
  });

/** Begins a draft with the fields of a posted job. 409 for a frozen job. */
export const cloneJob: Operation<"cloneJob"> = async ({ params }, call, deps) => {
  const { accountId } = call.caller;
  return once(cloneEndpoint, params, call, deps, async (tx) => {
    const { id: companyId } = await companyOfWriter(tx, accountId);
    const job = await lockPosted(tx, companyId, params.jobid);
    refuseHindered(whyNotClone(job));
    const now = deps.clock();
    const id = newId(now);
    await beginDraft(tx, { id, companyId, accountId, jobId: null, fields: withCanonicalSkills(job.fields), now });
    return readDraft(tx, companyId, id);
  });
};

type DraftRow = Timed<JobDraft, "updatedAt">;

const draftRow = `select r.id, r.job_id as "jobId", r.version, r.updated_at as "updatedAt", coalesce(a.name, '') as "updatedBy", r.fields
  from job_draft r left join account a on a.id = r.updated_by where r.company_id = $1`;

/** 404 for a draft that is not the company's. */
async function readDraft(reader: Reader, companyId: string, draftId: string): Promise<JobDraft> {
  const [row] = isUuid(draftId)
    ? await reader.query<DraftRow>(`${draftRow} and r.id = $2`, [companyId, draftId], "job-draft")
    : [];
  if (!row) throw refuse(404, "NOT_FOUND", "There is no such draft.");
  return isoTimes(row);
}

type NewDraft = {
  id: string;
  companyId: string;
  accountId: string;
  jobId: string | null;
  fields: PostingDraft;
  now: Date;
};

/** False if the id is taken or the job already has a draft; 409 LIMIT_REACHED when the company has too many. */
async function beginDraft(tx: Writer, draft: NewDraft): Promise<boolean> {
  const [{ count = 0 } = {}] = await tx.query<{ count: number }>(
    "select count(*)::int as count from job_draft where company_id = $1",
    [draft.companyId],
  );
  if (count >= MAX_DRAFTS)
    throw refuse(409, "LIMIT_REACHED", `Your company has ${MAX_DRAFTS} drafts. Please remove one that is not needed.`);
  const begun = await tx.query(
    `insert into job_draft (id, company_id, job_id, fields, updated_by, updated_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning 1`,
    [draft.id, draft.companyId, draft.jobId, JSON.stringify(draft.fields), draft.accountId, draft.now],
  );
  return begun.length > 0;
}
