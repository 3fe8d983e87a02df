// Lists the caller's applications with their timelines, newest first, and counts them by status.
import type { ApplicationStatus } from "../../contract/applications/rules.ts";
import type { Application, listApplications as endpoint } from "../../contract/applications/wire.ts";
import type { Deps } from "../deps.ts";
import type { Reader } from "../platform/db.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { readSent, shownStatus } from "./store.ts";

type Counts = Partial<Record<ApplicationStatus, number>>;
type List = { data: Application[]; pagination: { lastKey: string | null }; counts: Counts };

const narrowed = `and ($3::uuid is null or a.id < $3) and ($4::text[] is null or ${shownStatus("$2")} = any ($4))
  and ($5::text is null or a.kind = $5)
  and not exists (select from unnest($6::text[]) word
    where position(search_fold(word) in search_fold(j.job_title || ' ' || c.name)) = 0)
  order by a.id desc limit $7`;

/** Refuses cursors of other queries (400). */
export async function listApplications(
  { query }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, clock, cursors }: Deps,
): Promise<List> {
  const { lastKey, pageSize, ...asked } = query;
  const bound = { list: "applications", accountId, ...asked };
  const after = lastKey === undefined ? null : cursors.open<string>(lastKey, bound);
  const words = query.searchText?.split(/\s+/) ?? [];
  const owner = { accountId, now: clock() };
  const values = [after, query.status ?? null, query.kind ?? null, words, pageSize + 1];
  const [found, counts] = await Promise.all([
    readSent(db, owner, "sent applications", narrowed, values),
    countByStatus(db, owner),
  ]);
  const data = found.slice(0, pageSize);
  const last = data.at(-1);
  return {
    data,
    pagination: { lastKey: found.length > pageSize && last ? cursors.seal(last.id, bound) : null },
    counts,
  };
}

async function countByStatus(reader: Reader, { accountId, now }: { accountId: string; now: Date }): Promise<Counts> {
  const rows = await reader.query<{ status: ApplicationStatus; count: number }>(
    {
      name: "sent applications counted",
      text: `select ${shownStatus("$2")} as status, count(*)::int as count from application a where a.account_id = $1 group by 1`,
    },
    [accountId, now],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
