// A person's saved searches: list, save, change, remove, switch their mails.

import { MAX_SAVED_SEARCHES } from "../../../contract/saved/rules.ts";
import * as calls from "../../../contract/saved/wire.ts";
import { readSavedQuery, type SavedSearch } from "../../../contract/saved/wire.ts";
import type { Operation } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import { arrivalsFinder } from "../../jobs/index.ts";
import { readSettledTime, type Writer } from "../../platform/db.ts";
import { idOrNull, newId } from "../../platform/ids.ts";
import { once } from "../../platform/once.ts";
import { conflict, refuse } from "../../platform/refusal.ts";
import { nextRunAt, withFrequency } from "./rules.ts";
import {
  lockSearch,
  noSuchSearch,
  presentSearch,
  type SearchRow,
  searchColumns,
  takeTurn,
  writeSearch,
} from "./store.ts";

export const listSavedSearches: Operation<"listSavedSearches"> = async (_input, { caller }, { db }) => {
  const until = await readSettledTime(db);
  const rows = await db.query<SearchRow>(
    `select ${searchColumns} from saved_search s where s.account_id = $1 order by s.id desc`,
    [caller.accountId],
    "saved-searches",
  );
  const findArrivals = await arrivalsFinder({ db });
  const data: SavedSearch[] = [];
  // One after the other, so that a person with many searches does not use all connections.
  for (const row of rows) data.push(await presentSearch(db, row, { until, findArrivals }));
  return { data };
};

/** 400 for a query that the job list would refuse, 409 if it is saved already or too many are. */
export const saveSearch: Operation<"saveSearch"> = async (input, call, deps) => {
  const { name, query, frequency } = input.body;
  const { accountId } = call.caller;
  const read = readSavedQuery(query);
  if (!read.ok) throw refuse(400, "INVALID_BODY", `query: ${read.field} ${read.problem}`, "query");
  // Jobs listed by now have been seen; those being written at this moment have not.
  const seen = await readSettledTime(deps.db);
  const findArrivals = await arrivalsFinder(deps);
  return once(calls.saveSearch, input.body, call, deps, async (tx) => {
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
    if (!row) throw conflict("You have saved this search already.", "query");
    if (saved >= MAX_SAVED_SEARCHES)
      throw conflict(`You have saved ${MAX_SAVED_SEARCHES} searches already. Please remove one first.`);
    return presentSearch(tx, row, { until: seen, findArrivals });
  });
};

/** Renames a saved search, changes its frequency, or records that its owner has looked. */
export const updateSavedSearch: Operation<"updateSavedSearch"> = async ({ params, body }, call, deps) => {
  const { accountId } = call.caller;
  const { db, clock } = deps;
  const boardNow = await readSettledTime(db);
  const changed = await db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    const search = await lockSearch(tx, accountId, params.searchId);
    if (!search) throw noSuchSearch();
    const next: SearchRow = {
      ...search,
      ...withFrequency(search, body.frequency ?? search.frequency, clock(), boardNow),
      name: body.name ?? search.name,
      // Of two concurrent looks the later one counts.
      seenUntil: body.isSeen && boardNow > search.seenUntil ? boardNow : search.seenUntil,
    };
    await writeSearch(tx, next);
    return next;
  });
  return presentSearch(db, changed, { until: boardNow, findArrivals: await arrivalsFinder({ db }) });
};

/** Removes a saved search. */
export const removeSavedSearch: Operation<"removeSavedSearch"> = async ({ params }, { caller }, { db }) => {
  const removed = await db.transaction((tx) =>
    tx.query("delete from saved_search where id = $1 and account_id = $2 returning 1", [
      idOrNull(params.searchId),
      caller.accountId,
    ]),
  );
  if (removed.length === 0) throw noSuchSearch();
  return {};
};

type Switching = { accountId: string; searchId: string; isOn: boolean; now: Date };

/** Resolves to the search's name; null if it or its owner is gone. Switching on what is on changes nothing. */
export async function switchSavedSearch(
  tx: Writer,
  { accountId, searchId, isOn, now }: Switching,
): Promise<{ name: string } | null> {
  await holdAccount(tx, accountId);
  const search = await lockSearch(tx, accountId, searchId);
  if (!search) return null;
  const on = search.frequency === "OFF" ? (search.frequencyBefore ?? "DAILY") : search.frequency;
  // Arrivals have the time of the database's clock.
  const [{ boardNow } = { boardNow: now }] = await tx.query<{ boardNow: Date }>(`select now() as "boardNow"`);
  await writeSearch(tx, { ...search, ...withFrequency(search, isOn ? on : "OFF", now, boardNow) });
  return { name: search.name };
}
