// Lists every proposal to change a plan, fee or budget, newest first, with its decision.
import type { listPriceChanges as endpoint, PriceChange } from "../../../contract/ledger/prices-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { readChanges } from "./store.ts";

type List = { data: PriceChange[]; pagination: { lastKey: string | null } };

/** 400 for a cursor of another list. */
export async function listPriceChanges(
  { query: { pageSize, lastKey } }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, cursors }: Deps,
): Promise<List> {
  const bound = { list: "price changes" };
  const after = lastKey === undefined ? null : cursors.open<string>(lastKey, bound);
  const rows = await readChanges(
    db,
    caller.accountId,
    "where ($1::uuid is null or c.id < $1) order by c.id desc limit $2",
    [after, pageSize + 1],
  );
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { data: shown, pagination: { lastKey: last ? cursors.seal(last.id, bound) : null } };
}
