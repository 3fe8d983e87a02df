// What several operations on saved and hidden jobs and on saved searches share.

import type { AlertFrequency } from "../../../contract/saved/rules.ts";
import type { SavedSearch } from "../../../contract/saved/wire.ts";
import { readSavedQuery } from "../../../contract/saved/wire.ts";
import { type DataKeeper, mergeBy } from "../../data-keeper.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { FindArrivals } from "../../jobs/index.ts";
import { openPage, type TimePosition } from "../../platform/cursor.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { isUuid } from "../../platform/ids.ts";
import { isoTimes, type Timed } from "../../platform/iso-times.ts";
import { type Call, type Caller, ReadyJson } from "../../platform/mount.ts";
import { notFound } from "../../platform/refusal.ts";

/** Locks the account and serialises one person's changes, so that concurrent ones cannot exceed the limits. */
export async function takeTurn(tx: Writer, accountId: string): Promise<void> {
  await holdAccount(tx, accountId);
  await tx.query("select pg_advisory_xact_lock(hashtextextended('saved by ' || $1::text, 0))", [accountId]);
}

export const noSuchJob = () => notFound("There is no such job.");

/** A list of jobs that people mark: where a mark and its time are stored, and the time's name in the answer. */
type MarkedJobs = { list: string; table: string; column: string; field: string };
type MarkedRow = { id: string; markedAt: Date; isOpen: boolean; card: string };

/** Lists the jobs that the caller has marked, last marked first. 400 for a cursor of another list. */
export async function listMarkedJobs(
  { list, table, column, field }: MarkedJobs,
  query: { lastKey?: string | undefined; pageSize: number },
  { caller: { accountId } }: Call<Caller>,
  { db, cursors }: Deps,
): Promise<ReadyJson> {
  const { after, limit, cut } = openPage<TimePosition>(cursors, query, { list, of: accountId });
  const found = await db.query<MarkedRow>(
    `select m.job_id as id, m.${column} as "markedAt", j.is_listed as "isOpen", j.card
     from ${table} m join job j on j.id = m.job_id
     where m.account_id = $1 and (m.${column}, m.job_id) < (coalesce($2::timestamptz, 'infinity'), $3::uuid)
     order by m.${column} desc, m.job_id desc limit $4`,
    [accountId, after?.at ?? null, after?.id ?? accountId, limit],
    list,
  );
  const { rows, pagination } = cut(found, ({ markedAt, id }) => ({ at: markedAt, id }));
  const data = rows.map(
    ({ markedAt, isOpen, card }) => `{"${field}":${JSON.stringify(markedAt)},"isOpen":${isOpen},"job":${card}}`,
  );
  return new ReadyJson(`{"data":[${data.join(",")}],"pagination":${JSON.stringify(pagination)}}`);
}

export type SearchRow = Timed<Omit<SavedSearch, "fresh">, "createdAt" | "lastSentAt" | "nextRunAt"> & {
  accountId: string;
  frequencyBefore: Exclude<AlertFrequency, "OFF"> | null;
  toldUntil: Date;
  seenUntil: Date;
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

export const noSuchSearch = () => notFound("You have no such saved search.");

/** As answers show it; counts the arrivals between its owner's last look and `until`. */
export async function presentSearch(
  reader: Reader,
  row: SearchRow,
  { until, findArrivals }: { until: Date; findArrivals: FindArrivals },
): Promise<SavedSearch> {
  const read = readSavedQuery(row.query);
  const asked = read.ok ? [{ query: read.query, from: row.seenUntil }] : [];
  const [arrivals] = await findArrivals(reader, asked, { until, shown: 0 });
  const { id, name, query, frequency, createdAt, lastSentAt, nextRunAt } = row;
  return {
    ...isoTimes({ id, name, query, frequency, createdAt, lastSentAt, nextRunAt }),
    fresh: arrivals?.count ?? 0,
  };
}

/** What both have is left to be erased. */
const MERGE = [
  `update saved_job a set account_id = $2 where account_id = $1
     and not exists (select from saved_job b where b.account_id = $2 and b.job_id = a.job_id)`,
  `update saved_search a set account_id = $2 where account_id = $1
     and not exists (select from saved_search b where b.account_id = $2 and b.query = a.query)`,
] as const;

/** Exports and erases the jobs and searches that a person saved. */
export const savedKeeper: DataKeeper = {
  async collect(reader, { accountId }) {
    const savedJobs = await reader.query(
      `select j.job_title as "jobTitle", c.name as "companyName", s.saved_at as "savedAt"
       from saved_job s join job j on j.id = s.job_id join company c on c.id = j.company_id
       where s.account_id = $1 order by s.saved_at, s.job_id`,
      [accountId],
    );
    const savedSearches = await reader.query(
      `select name, query, frequency, created_at as "createdAt", last_sent_at as "lastSentAt" from saved_search
       where account_id = $1 order by id`,
      [accountId],
    );
    return { savedJobs, savedSearches };
  },
  merge: mergeBy(MERGE),
  async erase(tx, { accountId }) {
    await tx.query("delete from saved_job where account_id = $1", [accountId]);
    await tx.query("delete from saved_search where account_id = $1", [accountId]);
  },
};
