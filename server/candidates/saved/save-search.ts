// Saves a search of the board, so that its owner is told of new jobs in it.

import { MAX_SAVED_SEARCHES } from "../../../contract/saved/rules.ts";
import { saveSearch as endpoint, readSavedQuery, type SavedSearch } from "../../../contract/saved/wire.ts";
import type { Deps } from "../../deps.ts";
import { arrivalsFinder } from "../../jobs/index.ts";
import { newId } from "../../platform/ids.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { refuse } from "../../platform/refusal.ts";
import { readSettledTime } from "../../platform/settled-time.ts";
import { nextRunAt } from "./rules.ts";
import { presentSearch, type SearchRow, searchColumns, takeTurn } from "./store.ts";

/** 400 for a query that the board would refuse, 409 when it is saved already or too many are. */
export async function saveSearch(input: Input<typeof endpoint>, call: Call<Caller>, deps: Deps): Promise<SavedSearch> {
  const { name, query, frequency } = input.body;
  const { accountId } = call.caller;
  const read = readSavedQuery(query);
  if (!read.ok) throw refuse(400, "INVALID_BODY", `query: ${read.field} ${read.problem}`, "query");
  // What is on the board by now has been seen; what is being written at this moment has not.
  const seen = await readSettledTime(deps.db);
  const findArrivals = await arrivalsFinder(deps);
  return once(endpoint, input.body, call, deps, async (tx) => {
    await takeTurn(tx, accountId);
    const now = deps.clock();
    const [{ saved } = { saved: 0 }] = await tx.query<{ saved: number }>(
      "select count(*)::int as saved from saved_search where account_id = $1",
      [accountId],
    );
    const [row] = await tx.query<SearchRow>(
      `insert into saved_search as s (id, account_id, name, query, frequency, created_at, told_until, seen_until, next_run_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7, $8) on conflict (account_id, query) do nothing returning ${searchColumns}`,
      [
        newId(now),
        accountId,
        name,
        read.text,
        frequency,
        now,
        seen,
        frequency === "OFF" ? null : nextRunAt(frequency, now),
      ],
    );
    if (!row) throw refuse(409, "CONFLICT", "You have saved this search already.", "query");
    if (saved >= MAX_SAVED_SEARCHES)
      throw refuse(409, "CONFLICT", `You have saved ${MAX_SAVED_SEARCHES} searches already. Please remove one first.`);
    return presentSearch(tx, row, { until: seen, findArrivals });
  });
}
