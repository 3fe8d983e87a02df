// A company's posted jobs: reading one, changing, closing, renewing and posting it again.
import type { CloseReason } from "../../../contract/jobs/posting-rules.ts";
import { type PostedJob, repostJob as repostEndpoint } from "../../../contract/jobs/posting-wire.ts";
import type { Deps, Operation } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { refuse } from "../../platform/refusal.ts";
import { closeJobs } from "../close-jobs.ts";
import { saveJobs } from "../save-jobs.ts";
import { noteChangedPages } from "../search-engines/tell-search-engines.ts";
import { recordOfFields } from "./job-fields.ts";
import { factsOf, postJob, readyFields } from "./publish-job.ts";
import { type Hindrance, isSame, listedUntil, whyNotChange, whyNotClose, whyNotRepost } from "./rules.ts";
import {
  companyOf,
  companyOfWriter,
  lockPosted,
  type PostedRow,
  presentPosted,
  readPosted,
  refuseHindered,
} from "./store.ts";

export const getPostedJob: Operation<"getPostedJob"> = async ({ params }, { caller }, { db }) => {
  const company = await companyOf(db, caller.accountId);
  return presentPosted(await readPosted(db, company.id, params.jobid));
};

/** Changes a listed job and deletes the draft of its changes. 400 names a missing field; 409 if a colleague was first or it is not listed. */
export const updatePostedJob: Operation<"updatePostedJob"> = async ({ params, body }, call, deps) => {
  const typed = readyFields(body.fields);
  return changePosted(params.jobid, call, deps, whyNotChange, async (tx, job, now) => {
    // A form that was loaded before jobs had questions sends none, which does not remove them.
    const { questions = job.fields.questions } = typed;
    const fields = questions === undefined ? typed : { ...typed, questions };
    // A retry of a call whose answer was lost carries the old version.
    if (!isSame(job.fields, fields)) {
      if (job.version !== body.version)
        throw refuse(409, "CONFLICT", "A colleague changed this job meanwhile. Please look at their changes.");
      const { id, companyId, badJob, createdAt, expiresAt } = job;
      const frame = { id, companyId, badJob, createdAt, expiresAt, updatedAt: now, status: "PUBLISHED" } as const;
      await saveJobs(tx, [recordOfFields(fields, frame)]);
      await tx.query(
        `insert into job_posting (job_id, fields, version) values ($1, $2, $3)
         on conflict (job_id) do update set (fields, version) = (excluded.fields, excluded.version)`,
        [id, JSON.stringify(fields), job.version + 1],
      );
    }
    await tx.query("delete from job_draft where job_id = $1", [job.id]);
  });
};

/** Closes a job; its applicants stay, and are told if it is filled. A job that is closed already keeps its first reason. */
export const closePostedJob: Operation<"closePostedJob"> = ({ params, body }, call, deps) =>
  changePosted(params.jobid, call, deps, whyNotClose, async (tx, job, now) => {
    const closed = await closeJobs(tx, [job.id], now);
    if (closed === 0) return;
    await noteReason(tx, job.id, body.reason);
    await deps.announce(tx, { kind: "posting.closed", why: "COMPANY", ...factsOf(job) });
    if (body.reason === "FILLED") await deps.announce(tx, { kind: "posting.filled", jobId: job.id });
  });

const noteReason = (tx: Writer, jobId: string, reason: CloseReason | null) =>
  tx.query(
    `insert into job_posting (job_id, close_reason) values ($1, $2)
     on conflict (job_id) do update set close_reason = excluded.close_reason`,
    [jobId, reason],
  );

type Filling = { companyId: string; jobId: string; now: Date; announce: Deps["announce"] };

/** Closes a job with a hire; false if it is not listed. Locks it either way, so that hires of one job follow one another. */
async function closeFilled(tx: Writer, { companyId, jobId, now, announce }: Filling): Promise<boolean> {
  const job = await lockPosted(tx, companyId, jobId);
  if ((await closeJobs(tx, [jobId], now)) === 0) return false;
  await noteReason(tx, jobId, "FILLED");
  await announce(tx, { kind: "posting.closed", why: "COMPANY", ...factsOf(job) });
  return true;
}

/** Lists a job again that `closeFilled` closed; false if it was frozen or its time ended meanwhile. */
async function reopenFilled(tx: Writer, { companyId, jobId, now, announce }: Filling): Promise<boolean> {
  const job = await lockPosted(tx, companyId, jobId);
  const { id, fields, badJob, createdAt, expiresAt, status } = job;
  if (status !== "CLOSED" || badJob || (expiresAt !== null && expiresAt <= now)) return false;
  const frame = { id, companyId, badJob, createdAt, expiresAt, updatedAt: now, status: "PUBLISHED" } as const;
  await saveJobs(tx, [recordOfFields(fields, frame)]);
  await noteReason(tx, id, null);
  await announce(tx, { kind: "posting.published", ...factsOf(job) });
  return true;
}

/** A job that a hire closes, and that opens again when the hire is taken back. */
export const filledJobs = { close: closeFilled, reopen: reopenFilled, lock: lockPosted };

/** Lists an open job for ninety days from now; its company is warned again before they end. 409 unless it is open and posted here. */
export const renewPostedJob: Operation<"renewPostedJob"> = ({ params }, call, deps) =>
  changePosted(params.jobid, call, deps, whyNotChange, async (tx, job, now) => {
    await tx.query("update job set expires_at = $2, updated_at = $3 where id = $1", [job.id, listedUntil(now), now]);
    await noteChangedPages(tx, [job.id]);
    await tx.query("update job_posting set warned_at = null where job_id = $1", [job.id]);
  });

/** Locks a job of the caller's company, refuses when hindered, changes it, and reads it again. */
function changePosted(
  jobId: string,
  { caller }: Call<Caller>,
  { db, clock }: Deps,
  whyNot: (job: PostedRow) => Hindrance | null,
  change: (tx: Writer, job: PostedRow, now: Date) => Promise<void>,
): Promise<PostedJob> {
  return db.transaction(async (tx) => {
    const company = await companyOfWriter(tx, caller.accountId);
    const job = await lockPosted(tx, company.id, jobId);
    refuseHindered(whyNot(job));
    await change(tx, job, clock());
    return presentPosted(await readPosted(tx, company.id, job.id));
  });
}

/** Posts a closed or expired job again, as a new job; the applicants stay with the old one. 409 as `whyNotRepost` and `postJob` say. */
export const repostJob: Operation<"repostJob"> = async ({ params }, call, deps) => {
  const { accountId } = call.caller;
  return once(repostEndpoint, params, call, deps, async (tx) => {
    const { id: companyId } = await companyOfWriter(tx, accountId);
    const old = await lockPosted(tx, companyId, params.jobid);
    refuseHindered(whyNotRepost(old));
    const posting = { companyId, accountId, fields: old.fields, now: deps.clock(), repostedFrom: old.id };
    const job = await postJob(tx, posting);
    await deps.announce(tx, { kind: "posting.published", ...factsOf(job) });
    return presentPosted(job);
  });
};
