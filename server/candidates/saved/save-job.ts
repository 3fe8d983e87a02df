// Keeps a job for later.

import { MAX_SAVED_JOBS } from "../../../contract/saved/rules.ts";
import type { saveJob as endpoint } from "../../../contract/saved/wire.ts";
import type { Deps } from "../../deps.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { takeTurn } from "./store.ts";

type Found = { isKept: boolean; kept: number };

/** One that is closed may be kept too. Kept already, it keeps its place. */
export async function saveJob(
  { params }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, clock }: Deps,
): Promise<Record<never, never>> {
  const noSuchJob = refuse(404, "NOT_FOUND", "There is no such job.");
  if (!isUuid(params.jobid)) throw noSuchJob;
  await db.transaction(async (tx) => {
    await takeTurn(tx, accountId);
    const [found] = await tx.query<Found>(
      `select exists (select 1 from saved_job where account_id = $1 and job_id = j.id) as "isKept",
         (select count(*)::int from saved_job where account_id = $1) as kept
       from job j where j.id = $2 and j.status <> 'DRAFT'`,
      [accountId, params.jobid],
    );
    if (!found) throw noSuchJob;
    if (found.isKept) return;
    if (found.kept >= MAX_SAVED_JOBS)
      throw refuse(409, "CONFLICT", `You keep ${MAX_SAVED_JOBS} jobs already. Please remove some first.`);
    await tx.query("insert into saved_job (account_id, job_id, saved_at) values ($1, $2, $3)", [
      accountId,
      params.jobid,
      clock(),
    ]);
  });
  return {};
}
