// Removes a saved search.
import type { removeSavedSearch as endpoint } from "../../../contract/saved/wire.ts";
import type { Deps } from "../../deps.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { noSuchSearch } from "./store.ts";

export async function removeSavedSearch(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db }: Deps,
): Promise<Record<never, never>> {
  const removed = isUuid(params.searchId)
    ? await db.transaction((tx) =>
        tx.query("delete from saved_search where id = $1 and account_id = $2 returning 1", [
          params.searchId,
          caller.accountId,
        ]),
      )
    : [];
  if (removed.length === 0) throw noSuchSearch();
  return {};
}
