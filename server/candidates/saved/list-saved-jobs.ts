// Lists the jobs that the caller keeps, last kept first, and their ids alone.
import type { listSavedJobs as endpoint } from "../../../contract/saved/wire.ts";
import type { Deps } from "../../deps.ts";
import { type Call, type Caller, type Input, ReadyJson } from "../../platform/mount.ts";

type Row = { id: string; savedAt: Date; isOpen: boolean; card: string };
type Position = { at: string; id: string };

/** 400 for a cursor of another list. */
export async function listSavedJobs(
  { query }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, cursors }: Deps,
): Promise<ReadyJson> {
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
}

const present = ({ savedAt, isOpen, card }: Row): string =>
  `{"savedAt":${JSON.stringify(savedAt)},"isOpen":${isOpen},"job":${card}}`;

/** At most as many as may be kept. */
export async function listSavedJobIds({ caller }: Call<Caller>, { db }: Deps): Promise<{ data: string[] }> {
  const rows = await db.query<{ id: string }>(
    { name: "saved-job-ids", text: "select job_id as id from saved_job where account_id = $1" },
    [caller.accountId],
  );
  return { data: rows.map(({ id }) => id) };
}
