// The jobs that a person saved.

import { MAX_SAVED_JOBS } from "../../../contract/saved/rules.ts";
import type * as calls from "../../../contract/saved/wire.ts";
import type { Operation } from "../../deps.ts";
import { isUuid } from "../../platform/ids.ts";
import { ReadyJson } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { takeTurn } from "./store.ts";

type Row = { id: string; savedAt: Date; isOpen: boolean; card: string };
type Position = { at: string; id: string };

/** 400 for a cursor of another list. */
export const listSavedJobs: Operation<typeof calls.listSavedJobs, [], ReadyJson> = async (
  { query },
  { caller: { accountId } },
  { db, cursors },
) => {
  const bound = { list: "saved-jobs", of: accountId };
  const after = query.lastKey === undefined ? null : cursors.open<Position>(query.lastKey, bound);
  const rows = await db.query<Row>(
    {
      name: "saved-jobs",
      text: `select s.job_id as id, s.saved_at as "savedAt", j.is_listed as "isOpen", j.card
        from saved_job s join job j on j.id = s.job_id
        where s.account_id = $1 and (s.saved_at, s.job_id) < (coalesce($2::timestamptz, 'infinity'), $3::uuid)
        order by s.saved_at desc, s.job_id desc limit $4`,
    },
    [accountId, after?.at ?? null, after?.id ?? accountId, query.pageSize + 1],
  );
  const shown = rows.slice(0, query.pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const lastKey = last ? cursors.seal({ at: last.savedAt.toISOString(), id: last.id } satisfies Position, bound) : null;
  return new ReadyJson(`{"data":[${shown.map(present).join(",")}],"pagination":${JSON.stringify({ lastKey })}}`);
};

const present = ({ savedAt, isOpen, card }: Row): string =>
  `{"savedAt":${JSON.stringify(savedAt)},"isOpen":${isOpen},"job":${card}}`;

/** At most as many as may be kept. */
export const listSavedJobIds: Operation<typeof calls.listSavedJobIds> = async (_input, { caller }, { db }) => {
  const rows = await db.query<{ id: string }>(
    { name: "saved-job-ids", text: "select job_id as id from saved_job where account_id = $1" },
    [caller.accountId],
  );
  return { data: rows.map(({ id }) => id) };
};

type Found = { isKept: boolean; kept: number };

/** One that is closed may be kept too. Kept already, it keeps its place. */
export const saveJob: Operation<typeof calls.saveJob> = async (
  { params },
  { caller: { accountId } },
  { db, clock },
) => {
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
};

/** What was not kept is not missed. */
export const unsaveJob: Operation<typeof calls.unsaveJob> = async ({ params }, { caller }, { db }) => {
  if (isUuid(params.jobid))
    await db.transaction((tx) =>
      tx.query("delete from saved_job where account_id = $1 and job_id = $2", [caller.accountId, params.jobid]),
    );
  return {};
};
