// Lists the caller's payouts, newest first.
import type { listPayouts as endpoint, Payout } from "../../../contract/ledger/payouts-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { type PayoutRow, payoutRows, presentPayout } from "./store.ts";

type List = { data: Payout[]; pagination: { lastKey: string | null } };

/** Refuses cursors of other lists (400). */
export async function listPayouts(
  { query: { pageSize, lastKey } }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, cursors }: Deps,
): Promise<List> {
  const bound = { list: "payouts", accountId };
  const after = lastKey === undefined ? null : cursors.open<string>(lastKey, bound);
  const rows = await db.query<PayoutRow>(
    `${payoutRows} where p.owner_id = $1 and ($2::uuid is null or p.id < $2) order by p.id desc limit $3`,
    [accountId, after, pageSize + 1],
  );
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { data: shown.map(presentPayout), pagination: { lastKey: last ? cursors.seal(last.id, bound) : null } };
}
