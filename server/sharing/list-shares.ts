// Lists the caller's shares, newest first, with their results.
import type { listShares as endpoint, Share } from "../../contract/sharing/wire.ts";
import type { Deps } from "../deps.ts";
import type { Reader } from "../platform/db.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { presentShare, type ShareRow, shareColumns } from "./store.ts";

type Position = { id: string };

/** 400 for a cursor of another list. */
export async function listShares(
  { query }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, vault, cursors }: Deps,
) {
  const bound = { list: "shares", of: caller.accountId };
  const after = query.lastKey === undefined ? null : cursors.open<Position>(query.lastKey, bound).id;
  const rows = await db.query<ShareRow>(
    {
      name: "shares-of-account",
      text: `select ${shareColumns} from share s join job j on j.id = s.job_id join company c on c.id = j.company_id
        where s.account_id = $1 and ($2::uuid is null or s.id < $2) order by s.id desc limit $3`,
    },
    [caller.accountId, after, query.pageSize + 1],
  );
  const shown = rows.slice(0, query.pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    data: shown.map((row) => presentShare(row, vault)),
    pagination: { lastKey: last ? cursors.seal({ id: last.id } satisfies Position, bound) : null },
    totals: await readTotals(db, caller.accountId),
  };
}

async function readTotals(db: Reader, accountId: string): Promise<Share["counts"]> {
  const [totals] = await db.query<Share["counts"]>(
    {
      name: "share-totals",
      text: `select
          (select count(*)::int from share_visit v join share s on s.id = v.share_id where s.account_id = $1) as visitors,
          count(*)::int as applications, (count(*) filter (where r.state = 'EARNED'))::int as rewards
        from share_result r join share s on s.id = r.share_id where s.account_id = $1`,
    },
    [accountId],
  );
  return totals ?? { visitors: 0, applications: 0, rewards: 0 };
}
