// What several operations on saved jobs and searches read, and how they keep out of each other's way.

import type { AlertFrequency } from "../../../contract/saved/rules.ts";
import type { SavedSearch } from "../../../contract/saved/wire.ts";
import { readSavedQuery } from "../../../contract/saved/wire.ts";
import { holdAccount } from "../../identity/index.ts";
import type { FindArrivals } from "../../jobs/index.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";

/** Holds the account, and has whoever keeps something for the same person at this moment wait: limits are counted one by one. */
export async function takeTurn(tx: Writer, accountId: string): Promise<void> {
  await holdAccount(tx, accountId);
  await tx.query("select pg_advisory_xact_lock(hashtextextended('saved by ' || $1::text, 0))", [accountId]);
}

export type SearchRow = {
  id: string;
  accountId: string;
  name: string;
  query: string;
  frequency: AlertFrequency;
  frequencyBefore: Exclude<AlertFrequency, "OFF"> | null;
  createdAt: Date;
  toldUntil: Date;
  seenUntil: Date;
  lastSentAt: Date | null;
  nextRunAt: Date | null;
};

export const searchColumns = `s.id, s.account_id as "accountId", s.name, s.query, s.frequency, s.frequency_before as "frequencyBefore",
  s.created_at as "createdAt", s.told_until as "toldUntil", s.seen_until as "seenUntil", s.last_sent_at as "lastSentAt",
  s.next_run_at as "nextRunAt"`;

/** One of the person's searches, locked until the transaction ends; null when there is none. */
export async function lockSearch(tx: Writer, accountId: string, searchId: string): Promise<SearchRow | null> {
  if (!isUuid(searchId)) return null;
  const [row] = await tx.query<SearchRow>(
    `select ${searchColumns} from saved_search s where s.id = $1 and s.account_id = $2 for update`,
    [searchId, accountId],
  );
  return row ?? null;
}

/** Writes a search that is locked. */
export async function writeSearch(tx: Writer, search: SearchRow): Promise<void> {
  await tx.query(
    `update saved_search set (name, frequency, frequency_before, told_until, seen_until, last_sent_at, next_run_at)
       = ($2, $3, $4, $5, $6, $7, $8) where id = $1`,
    [
      search.id,
      search.name,
      search.frequency,
      search.frequencyBefore,
      search.toldUntil,
      search.seenUntil,
      search.lastSentAt,
      search.nextRunAt,
    ],
  );
}

export const noSuchSearch = () => refuse(404, "NOT_FOUND", "You have no such saved search.");

/** As answers show it; counts what came between its owner's last look and `until`. */
export async function presentSearch(
  reader: Reader,
  row: SearchRow,
  { until, findArrivals }: { until: Date; findArrivals: FindArrivals },
): Promise<SavedSearch> {
  const read = readSavedQuery(row.query);
  const asked = read.ok ? [{ query: read.query, from: row.seenUntil }] : [];
  const [arrivals] = await findArrivals(reader, asked, { until, shown: 0 });
  return {
    id: row.id,
    name: row.name,
    query: row.query,
    frequency: row.frequency,
    createdAt: row.createdAt.toISOString(),
    lastSentAt: row.lastSentAt?.toISOString() ?? null,
    nextRunAt: row.nextRunAt?.toISOString() ?? null,
    fresh: arrivals?.count ?? 0,
  };
}
