// Lists payouts for admins: open ones oldest first, settled ones newest first.
import type { AdminPayout, listAllPayouts as endpoint } from "../../../contract/ledger/payouts-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { type AdminPayoutRow, adminPayoutRows, presentAdminPayout } from "./store.ts";

type List = { data: AdminPayout[]; pagination: { lastKey: string | null } };

/** Open ones by default. 400 for a cursor of another list. */
export async function listAllPayouts(
  { query }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, cursors }: Deps,
): Promise<List> {
  const state = query.state ?? "REQUESTED";
  const bound = { list: "all payouts", state };
  const after = query.lastKey === undefined ? null : cursors.open<string>(query.lastKey, bound);
  const [beyond, order] = state === "REQUESTED" ? [">", "asc"] : ["<", "desc"];
  const rows = await db.query<AdminPayoutRow>(
    `${adminPayoutRows} where p.state = $1 and ($2::uuid is null or p.id ${beyond} $2) order by p.id ${order} limit $3`,
    [state, after, query.pageSize + 1],
  );
  const shown = rows.slice(0, query.pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    data: shown.map((row) => presentAdminPayout(row, caller.accountId)),
    pagination: { lastKey: last ? cursors.seal(last.id, bound) : null },
  };
}
