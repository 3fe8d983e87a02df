// Renames a saved search, changes how often it tells, or notes that its owner has looked.
import type { updateSavedSearch as endpoint, SavedSearch } from "../../../contract/saved/wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import { arrivalsFinder } from "../../jobs/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { readSettledTime } from "../../platform/settled-time.ts";
import { withFrequency } from "./rules.ts";
import { lockSearch, noSuchSearch, presentSearch, type SearchRow, writeSearch } from "./store.ts";

export async function updateSavedSearch(
  { params, body }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, clock }: Deps,
): Promise<SavedSearch> {
  const boardNow = await readSettledTime(db);
  const changed = await db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const search = await lockSearch(tx, accountId, params.searchId);
    if (!search) throw noSuchSearch();
    const next: SearchRow = {
      ...search,
      ...withFrequency(search, body.frequency ?? search.frequency, clock(), boardNow),
      name: body.name ?? search.name,
      // Two looks at once: the later one counts.
      seenUntil: body.isSeen && boardNow > search.seenUntil ? boardNow : search.seenUntil,
    };
    await writeSearch(tx, next);
    return next;
  });
  return presentSearch(db, changed, { until: boardNow, findArrivals: await arrivalsFinder({ db }) });
}
