// A person's saved jobs: list, save, remove.

import { MAX_SAVED_JOBS } from "../../../contract/saved/rules.ts";
import type { Operation } from "../../deps.ts";
import { isUuid } from "../../platform/ids.ts";
import type { ReadyJson } from "../../platform/mount.ts";
import { conflict } from "../../platform/refusal.ts";
import { listMarkedJobs, noSuchJob, takeTurn } from "./store.ts";

const SAVED_JOBS = { list: "saved-jobs", table: "saved_job", column: "saved_at", field: "savedAt" } as const;

export const listSavedJobs: Operation<"listSavedJobs", [], ReadyJson> = ({ query }, call, deps) =>
  listMarkedJobs(SAVED_JOBS, query, call, deps);

/** At most MAX_SAVED_JOBS. */
export const listSavedJobIds: Operation<"listSavedJobIds"> = async (_input, { caller }, { db }) => {
  const rows = await db.query<{ id: string }>(
    "select job_id as id from saved_job where account_id = $1",
    [caller.accountId],
    "saved-job-ids",
  );
  return { data: rows.map(({ id }) => id) };
};

type Found = { isKept: boolean; kept: number };

/** Also for closed jobs. Idempotent: a job saved before keeps its time. */
export const saveJob: Operation<"saveJob"> = async ({ params }, { caller: { accountId } }, { db, clock }) => {
  if (!isUuid(params.jobid)) throw noSuchJob();
  await db.transaction(async (tx) => {
    await takeTurn(tx, accountId);
    const [found] = await tx.query<Found>(
      `select exists (select 1 from saved_job where account_id = $1 and job_id = j.id) as "isKept",
         (select count(*)::int from saved_job where account_id = $1) as kept
       from job j where j.id = $2 and j.status <> 'DRAFT'`,
      [accountId, params.jobid],
    );
    if (!found) throw noSuchJob();
    if (found.isKept) return;
    if (found.kept >= MAX_SAVED_JOBS)
      throw conflict(`You keep ${MAX_SAVED_JOBS} jobs already. Please remove some first.`);
    await tx.query("insert into saved_job (account_id, job_id, saved_at) values ($1, $2, $3)", [
      accountId,
      params.jobid,
      clock(),
    ]);
  });
  return {};
};

/** Does nothing if the job is not saved. */
export const unsaveJob: Operation<"unsaveJob"> = async ({ params }, { caller }, { db }) => {
  if (isUuid(params.jobid))
    await db.transaction((tx) =>
      tx.query("delete from saved_job where account_id = $1 and job_id = $2", [caller.accountId, params.jobid]),
    );
  return {};
};
