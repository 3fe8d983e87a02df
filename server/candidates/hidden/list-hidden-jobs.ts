// Lists the caller's hidden jobs, last hidden first.
import type { listHiddenJobs as endpoint } from "../../../contract/saved/wire.ts";
import type { Deps } from "../../deps.ts";
import { type Call, type Caller, type Input, ReadyJson } from "../../platform/mount.ts";

type Row = { id: string; hiddenAt: Date; isOpen: boolean; card: string };
type Position = { at: string; id: string };

/** 400 for a cursor of another list. */
export async function listHiddenJobs(
  { query }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, cursors }: Deps,
): Promise<ReadyJson> {
  const bound = { list: "hidden-jobs", of: accountId };
  const after = query.lastKey === undefined ? null : cursors.open<Position>(query.lastKey, bound);
  const rows = await db.query<Row>(
    {
      name: "hidden-jobs",
      text: `select h.job_id as id, h.hidden_at as "hiddenAt", j.is_listed as "isOpen", j.card
        from hidden_job h join job j on j.id = h.job_id
        where h.account_id = $1 and (h.hidden_at, h.job_id) < (coalesce($2::timestamptz, 'infinity'), $3::uuid)
        order by h.hidden_at desc, h.job_id desc limit $4`,
    },
    [accountId, after?.at ?? null, after?.id ?? accountId, query.pageSize + 1],
  );
  const shown = rows.slice(0, query.pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const lastKey = last
    ? cursors.seal({ at: last.hiddenAt.toISOString(), id: last.id } satisfies Position, bound)
    : null;
  const data = shown.map(
    ({ hiddenAt, isOpen, card }) => `{"hiddenAt":${JSON.stringify(hiddenAt)},"isOpen":${isOpen},"job":${card}}`,
  );
  return new ReadyJson(`{"data":[${data.join(",")}],"pagination":${JSON.stringify({ lastKey })}}`);
}
