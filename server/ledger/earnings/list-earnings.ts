// Lists the caller's earnings one by one, newest first.
import type { Earning, listEarnings as endpoint } from "../../../contract/ledger/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";

type List = { data: Earning[]; pagination: { lastKey: string | null } };

/** Refuses cursors of other lists (400). */
export async function listEarnings(
  { query: { pageSize, lastKey } }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, cursors }: Deps,
): Promise<List> {
  const bound = { list: "earnings", accountId };
  const after = lastKey === undefined ? null : cursors.open<string>(lastKey, bound);
  const read = await readItems(db, { ownerId: accountId, after, limit: pageSize + 1 });
  const shown = read.slice(0, pageSize);
  const last = read.length > pageSize ? shown.at(-1) : undefined;
  return { data: shown, pagination: { lastKey: last ? cursors.seal(last.id, bound) : null } };
}

type Row = Omit<Earning, "amount" | "earnedAt" | "availableAt" | "settledAt"> & {
  amount: string;
  earnedAt: Date;
  availableAt: Date;
  settledAt: Date | null;
};

/** `after` is the last earning of the previous page. The memo comes from the entry that recorded the earning. */
export async function readItems(
  reader: Reader,
  { ownerId, after, limit }: { ownerId: string; after: string | null; limit: number },
): Promise<Earning[]> {
  const rows = await reader.query<Row>(
    {
      name: "earnings one by one",
      text: `select g.id, g.kind, g.subject_id as "subjectId", coalesce(e.memo, '{}') as memo, g.amount, g.state, g.earned_at as "earnedAt",
           g.available_at as "availableAt", g.settled_at as "settledAt"
         from ledger_earning g left join ledger_entry e on e.key = case g.kind when 'GUIDANCE_SESSION' then 'settle:' || g.subject_id
           else 'earn:' || g.kind || ':' || g.subject_id || ':' || g.owner_id end
         where g.owner_id = $1 and ($2::uuid is null or g.id < $2) order by g.id desc limit $3`,
    },
    [ownerId, after, limit],
  );
  return rows.map((row) => ({
    ...row,
    amount: Number(row.amount),
    earnedAt: row.earnedAt.toISOString(),
    availableAt: row.availableAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  }));
}
