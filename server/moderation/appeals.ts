// Appeals of companies against the freeze of a job: one for each freeze, answered by an admin.
import type { DataKeeper } from "../data-keeper.ts";
import type { Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import type { Reader } from "../platform/db.ts";
import { idOrNull } from "../platform/ids.ts";
import { conflict, forbidden, notFound } from "../platform/refusal.ts";
import { readCompanyOf } from "../recruiting/index.ts";
import { lockJob, thaw } from "./freezes.ts";
import { presentFreeze, readAdminJob, readFreezes } from "./read-jobs.ts";
import { record } from "./record.ts";

/** 403 without a company, 404 for a job that is not its own. */
async function refuseForeign(reader: Reader, accountId: string, jobId: string): Promise<void> {
  const company = await readCompanyOf(reader, accountId);
  if (!company) throw forbidden("You belong to no company.");
  const [job] = await reader.query("select from job where id = $1 and company_id = $2", [idOrNull(jobId), company.id]);
  if (!job) throw notFound("There is no such job.");
}

/** The newest freeze; null once it is over. */
export const getJobFreeze: Operation<"getJobFreeze"> = async ({ params }, { caller }, { db }) => {
  await refuseForeign(db, caller.accountId, params.jobid);
  const [freeze] = await readFreezes(db, params.jobid);
  return { freeze: freeze && freeze.thawedAt === null ? presentFreeze(freeze) : null };
};

/** 409 if no admin froze the job, or the freeze was appealed already. */
export const appealJob: Operation<"appealJob"> = async ({ params, body }, { caller }, { db, clock, announce }) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    await refuseForeign(tx, caller.accountId, params.jobid);
    const { jobId, jobTitle, companyId, companyName } = await lockJob(tx, params.jobid);
    const [freeze] = await readFreezes(tx, jobId);
    if (!freeze || freeze.thawedAt) throw conflict("This job is not taken off the site by us.");
    if (freeze.appealedAt) throw conflict("Your company has appealed already.");
    const now = clock();
    await tx.query("update job_freeze set appeal = $2, appealed_by = $3, appealed_at = $4 where id = $1", [
      freeze.id,
      body.text,
      caller.accountId,
      now,
    ]);
    await announce(tx, { kind: "job.appealed", freezeId: freeze.id, jobId, jobTitle, companyId, companyName });
    return presentFreeze({ ...freeze, appeal: body.text, appealedAt: now });
  });

/** 409 if another admin was first. */
export const answerAppeal: Operation<"answerAppeal"> = async ({ params, body }, { caller }, deps) => {
  const { db, clock, announce } = deps;
  return db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const job = await lockJob(tx, params.jobId);
    const freeze = (await readFreezes(tx, job.jobId)).find(({ id }) => id === body.freezeId);
    if (!freeze?.appealedAt || freeze.answeredAt || freeze.thawedAt)
      throw conflict("There is no open appeal: another admin was first.");
    const now = clock();
    const { decision, answer } = body;
    if (decision === "THAWED") await thaw(tx, job, { by: caller.accountId, reason: answer, now, announce });
    else await tx.query("update job_freeze set answer = $2, answered_at = $3 where id = $1", [freeze.id, answer, now]);
    const { jobId, jobTitle, companyId, companyName } = job;
    await announce(tx, {
      kind: "job.appeal-answered",
      freezeId: freeze.id,
      jobId,
      jobTitle,
      companyId,
      companyName,
      decision,
      answer,
    });
    await record(tx, caller, "job.appeal-answered", jobId, now, { after: { decision } });
    return readAdminJob(tx, jobId);
  });
};

/** Exports and erases what a person wrote in appeals. */
export const appealKeeper: DataKeeper = {
  async collect(reader, { accountId }) {
    const jobAppeals = await reader.query(
      `select j.job_title as "jobTitle", f.appeal, f.appealed_at as "appealedAt", f.answer, f.answered_at as "answeredAt"
       from job_freeze f join job j on j.id = f.job_id where f.appealed_by = $1 order by f.id`,
      [accountId],
    );
    return { jobAppeals };
  },
  /** The appeal stays, because the company waits for its answer. */
  async erase(tx, { accountId }) {
    await tx.query("update job_freeze set appealed_by = null where appealed_by = $1", [accountId]);
  },
};
