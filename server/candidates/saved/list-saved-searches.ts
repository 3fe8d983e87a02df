// Lists the caller's saved searches, newest first, with how many jobs came since they last looked.
import type { SavedSearch } from "../../../contract/saved/wire.ts";
import type { Deps } from "../../deps.ts";
import { arrivalsFinder } from "../../jobs/index.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { readSettledTime } from "../../platform/settled-time.ts";
import { presentSearch, type SearchRow, searchColumns } from "./store.ts";

export async function listSavedSearches({ caller }: Call<Caller>, { db }: Deps): Promise<{ data: SavedSearch[] }> {
  const until = await readSettledTime(db);
  const rows = await db.query<SearchRow>(
    {
      name: "saved-searches",
      text: `select ${searchColumns} from saved_search s where s.account_id = $1 order by s.id desc`,
    },
    [caller.accountId],
  );
  const findArrivals = await arrivalsFinder({ db });
  const data: SavedSearch[] = [];
  // One after the other: a person with many searches must not take all connections.
  for (const row of rows) data.push(await presentSearch(db, row, { until, findArrivals }));
  return { data };
}
