// Hides jobs and companies and marks jobs as opened: one row for each; only the newest marks are retained.
import {
  type HiddenCompany,
  type JobMarks,
  MAX_HIDDEN_COMPANIES,
  MAX_MARKED_JOBS,
} from "../../../contract/saved/wire.ts";
import { type DataKeeper, mergeBy } from "../../data-keeper.ts";
import type { Deps, Operation } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { idOrNull, isUuid } from "../../platform/ids.ts";
import type { ReadyJson } from "../../platform/mount.ts";
import { conflict } from "../../platform/refusal.ts";
import { listMarkedJobs, noSuchJob, takeTurn } from "../saved/store.ts";

const HIDDEN_JOBS = { list: "hidden-jobs", table: "hidden_job", column: "hidden_at", field: "hiddenAt" } as const;

export const listHiddenJobs: Operation<"listHiddenJobs", [], ReadyJson> = ({ query }, call, deps) =>
  listMarkedJobs(HIDDEN_JOBS, query, call, deps);

/** 404 unless the job was ever listed. */
async function readCompanyOfJob(tx: Writer, jobId: string): Promise<HiddenCompany> {
  const [company] = await tx.query<HiddenCompany>(
    `select c.id as "companyId", c.name as "companyName" from job j join company c on c.id = j.company_id
         where j.id = $1 and j.status <> 'DRAFT'`,
    [idOrNull(jobId)],
  );
  if (!company) throw noSuchJob();
  return company;
}

/** Stores a mark by `insert`, and retains only the newest of its kind. 404 unless the job was ever listed. */
async function markJob(
  { table, column, insert }: { table: string; column: string; insert: string },
  jobId: string,
  accountId: string,
  { db, clock }: Deps,
): Promise<Record<never, never>> {
  await db.transaction(async (tx) => {
    await takeTurn(tx, accountId);
    await readCompanyOfJob(tx, jobId);
    await tx.query(insert, [accountId, jobId, clock()]);
    await tx.query(
      `delete from ${table} where account_id = $1 and job_id in (select job_id from ${table}
         where account_id = $1 order by ${column} desc, job_id desc offset ${MAX_MARKED_JOBS})`,
      [accountId],
    );
  });
  return {};
}

const HIDING = {
  table: "hidden_job",
  column: "hidden_at",
  insert: "insert into hidden_job (account_id, job_id, hidden_at) values ($1, $2, $3) on conflict do nothing",
};
const SEEING = {
  table: "seen_job",
  column: "seen_at",
  insert: `insert into seen_job (account_id, job_id, seen_at) values ($1, $2, $3)
    on conflict (account_id, job_id) do update set seen_at = excluded.seen_at`,
};

/** Idempotent: a job hidden before keeps its time. */
export const hideJob: Operation<"hideJob"> = ({ params }, { caller }, deps) =>
  markJob(HIDING, params.jobid, caller.accountId, deps);

/** Opening a job again updates its time. */
export const markJobSeen: Operation<"markJobSeen"> = ({ params }, { caller }, deps) =>
  markJob(SEEING, params.jobid, caller.accountId, deps);

/** Does nothing if the job is not hidden. */
export const showJob: Operation<"showJob"> = async ({ params }, { caller }, { db }) => {
  if (isUuid(params.jobid))
    await db.transaction((tx) =>
      tx.query("delete from hidden_job where account_id = $1 and job_id = $2", [caller.accountId, params.jobid]),
    );
  return {};
};

/** 409 when too many companies are hidden. */
export const hideCompany: Operation<"hideCompany"> = async ({ params }, { caller: { accountId } }, { db, clock }) =>
  db.transaction(async (tx) => {
    await takeTurn(tx, accountId);
    const company = await readCompanyOfJob(tx, params.jobid);
    const [{ others } = { others: 0 }] = await tx.query<{ others: number }>(
      "select count(*)::int as others from hidden_company where account_id = $1 and company_id <> $2",
      [accountId, company.companyId],
    );
    if (others >= MAX_HIDDEN_COMPANIES)
      throw conflict(`You hide ${MAX_HIDDEN_COMPANIES} companies already. Please bring some back first.`);
    await tx.query(
      "insert into hidden_company (account_id, company_id, hidden_at) values ($1, $2, $3) on conflict do nothing",
      [accountId, company.companyId, clock()],
    );
    return company;
  });

/** Does nothing if the company is not hidden. */
export const showCompany: Operation<"showCompany"> = async ({ params }, { caller }, { db }) => {
  if (isUuid(params.companyId))
    await db.transaction((tx) =>
      tx.query("delete from hidden_company where account_id = $1 and company_id = $2", [
        caller.accountId,
        params.companyId,
      ]),
    );
  return {};
};

/** The caller's marks, each list newest first. */
export const listJobMarks: Operation<"listJobMarks"> = async (_input, { caller }, { db }) => {
  const [marks] = await db.query<JobMarks>(
    `select
       array(select job_id from hidden_job where account_id = $1 order by hidden_at desc, job_id desc) as hidden,
       array(select job_id from seen_job where account_id = $1 order by seen_at desc, job_id desc) as seen,
       (select coalesce(json_agg(json_build_object('companyId', h.company_id, 'companyName', c.name)
          order by h.hidden_at desc, c.name), '[]')
        from hidden_company h join company c on c.id = h.company_id where h.account_id = $1) as companies`,
    [caller.accountId],
    "job-marks",
  );
  return marks as JobMarks;
};

/** What both have is left to be erased. */
const MERGE = [
  `update hidden_job a set account_id = $2 where account_id = $1
     and not exists (select from hidden_job b where b.account_id = $2 and b.job_id = a.job_id)`,
  `update hidden_company a set account_id = $2 where account_id = $1
     and not exists (select from hidden_company b where b.account_id = $2 and b.company_id = a.company_id)`,
  `update seen_job a set account_id = $2 where account_id = $1
     and not exists (select from seen_job b where b.account_id = $2 and b.job_id = a.job_id)`,
] as const;

/** Exports and erases the jobs and companies a person has hidden and the jobs they have opened. */
export const hiddenKeeper: DataKeeper = {
  async collect(reader, { accountId }) {
    const jobs = (table: string, at: string) =>
      reader.query(
        `select j.job_title as "jobTitle", c.name as "companyName", m.${at} as at
         from ${table} m join job j on j.id = m.job_id join company c on c.id = j.company_id
         where m.account_id = $1 order by m.${at}, m.job_id`,
        [accountId],
      );
    const hiddenCompanies = await reader.query(
      `select c.name as "companyName", h.hidden_at as at from hidden_company h join company c on c.id = h.company_id
       where h.account_id = $1 order by h.hidden_at, c.id`,
      [accountId],
    );
    return {
      hiddenJobs: await jobs("hidden_job", "hidden_at"),
      hiddenCompanies,
      openedJobs: await jobs("seen_job", "seen_at"),
    };
  },
  merge: mergeBy(MERGE),
  async erase(tx, { accountId }) {
    for (const table of ["hidden_job", "hidden_company", "seen_job"])
      await tx.query(`delete from ${table} where account_id = $1`, [accountId]);
  },
};
