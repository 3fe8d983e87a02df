// What admins do about jobs: freeze, thaw, expire and clear several at once, and correct what a listing was read as.
import type { AuditFacts } from "../../contract/audit/wire.ts";
import type { JobReading } from "../../contract/moderation/jobs-wire.ts";
import type { JobAct } from "../../contract/moderation/rules.ts";
import type { Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import { moderation } from "../jobs/index.ts";
import type { Writer } from "../platform/db.ts";
import { conflict, invalid } from "../platform/refusal.ts";
import { type Acting, clear, freeze, type LockedJob, lockJob, lockJobs, thaw } from "./freezes.ts";
import { findAdminJob, readAdminJob } from "./read-jobs.ts";
import { record } from "./record.ts";
import { settleReports } from "./reports.ts";

/** Does it; what to record of it, or null if another admin was first. */
type Act = (
  tx: Writer,
  job: LockedJob,
  acting: Acting,
) => Promise<{ action: `job.${string}`; after?: AuditFacts } | null>;

const ACTS: Record<JobAct, Act> = {
  FREEZE: async (tx, job, acting) => {
    if (!(await freeze(tx, job, acting))) return null;
    const reports = await settleReports(tx, { jobId: job.jobId, decision: "UPHELD", note: acting.reason, ...acting });
    return { action: "job.frozen", after: { reports } };
  },
  THAW: async (tx, job, acting) => {
    if (!(await thaw(tx, job, acting))) return null;
    const { jobId, jobTitle, companyId, companyName } = job;
    await acting.announce(tx, { kind: "job.thawed", jobId, jobTitle, companyId, companyName, reason: acting.reason });
    return { action: "job.thawed" };
  },
  EXPIRE: async (tx, { jobId, jobTitle, companyId, companyName }, { reason, now, announce }) => {
    if (!(await moderation.expireJob(tx, jobId, now))) return null;
    await announce(tx, { kind: "job.ended", jobId, jobTitle, companyId, companyName, reason });
    return { action: "job.expired" };
  },
  CLEAR: async (tx, { jobId }, acting) => {
    const cleared = await clear(tx, jobId, acting, "is_waiting");
    if (!cleared) return null;
    const note = acting.reason || undefined;
    const reports = await settleReports(tx, { jobId, decision: "DISMISSED", note, ...acting });
    return { action: "job.cleared", after: { reports } };
  },
};

/** Each job on its own; 409 if another admin was first with all of them. */
export const actOnJobs: Operation<"actOnJobs"> = async ({ body }, { caller }, { db, clock, announce }) =>
  db.transaction(
    async (tx) => {
      await holdAccount(tx, caller.accountId);
      const ids = [...new Set(body.jobIds)];
      const acting = { by: caller.accountId, reason: body.reason?.trim() ?? "", now: clock(), announce };
      const done: string[] = [];
      for (const job of await lockJobs(tx, ids)) {
        const act = await ACTS[body.act](tx, job, acting);
        if (!act) continue;
        done.push(job.jobId);
        const { action, ...change } = act;
        await record(tx, caller, action, job.jobId, acting.now, change);
      }
      if (done.length === 0) throw conflict(ALREADY[body.act]);
      return { done, skipped: ids.filter((id) => !done.includes(id)) };
    },
    { longestMs: LONGEST_MS },
  );

/** A hundred jobs with their notices take their time, in ms. */
const LONGEST_MS = 30_000;

const ALREADY: Record<JobAct, string> = {
  FREEZE: "This is frozen already: another admin was first.",
  THAW: "This is not frozen by an admin: another one was first, or its company is suspended.",
  EXPIRE: "This is not open: it has ended already.",
  CLEAR: "This waits no longer: another admin was first.",
};

/** 409 for a job that was typed here. */
export const correctJob: Operation<"correctJob"> = async ({ params, body }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const { jobId, isExternal } = await lockJob(tx, params.jobId);
    if (!isExternal) throw conflict("The company typed this job here and can change it itself.");
    const now = clock();
    const before = (await readAdminJob(tx, jobId)).reading;
    await moderation.correctJob(tx, { jobId, fields: body, by: caller.accountId, at: now });
    const corrected = await readAdminJob(tx, jobId);
    await record(tx, caller, "job.corrected", jobId, now, changeOf(before, corrected.reading));
    return readAdminJob(tx, jobId);
  });

/** 409 if nothing of it is corrected. */
export const takeBackCorrection: Operation<"takeBackCorrection"> = async ({ params }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const { jobId } = await lockJob(tx, params.jobId);
    const before = await readAdminJob(tx, jobId);
    if (before.corrected.length === 0) throw conflict("Nothing of this job is corrected.");
    const now = clock();
    await moderation.takeBackCorrection(tx, jobId, now);
    const { reading } = await readAdminJob(tx, jobId);
    await record(tx, caller, "job.correction-taken-back", jobId, now, changeOf(before.reading, reading));
    return readAdminJob(tx, jobId);
  });

/** 404 for the job, 422 for the other listing if there is none; 409 if nothing changes or the job would have too many listings. */
export const ruleOnCopy: Operation<"ruleOnCopy"> = async ({ params, body }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    // Imports take this lock before those of jobs.
    await moderation.lockCopies(tx);
    const job = await readAdminJob(tx, params.jobId);
    const other = body.otherId === job.id ? null : await findAdminJob(tx, body.otherId);
    if (!other) throw invalid("There is no other listing of this id.", "otherId");
    const [{ isSame }, now] = [body, clock()];
    const ruling = { jobId: job.id, otherId: other.id, isSame, by: caller.accountId, at: now };
    if (!(await moderation.ruleOnCopy(tx, ruling)))
      throw conflict(isSame ? "They are one job already, or would be too many." : "They are two jobs already.");
    for (const [one, two] of [
      [job, other],
      [other, job],
    ] as const)
      await record(tx, caller, isSame ? "job.joined" : "job.parted", one.id, now, {
        after: { listing: two.id, title: two.jobTitle, company: two.companyName },
      });
    return readAdminJob(tx, job.id);
  });

/** The fields that differ, as the audit log takes them. */
function changeOf(before: JobReading, after: JobReading): { before: AuditFacts; after: AuditFacts } {
  const names = (Object.keys(after) as (keyof JobReading)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const facts = (reading: JobReading) => Object.fromEntries(names.map((name) => [name, factOf(reading[name])]));
  return { before: facts(before), after: facts(after) };
}

const factOf = (value: JobReading[keyof JobReading]): string | string[] | null =>
  value === null || typeof value === "string" || Array.isArray(value) ? value : Object.values(value).join(" ");
