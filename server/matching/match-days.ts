// Keeps, for each person and day, how well the jobs that suit them best match them: the line of their home.
import type { HomeJob, MatchDay } from "../../contract/homes/wire.ts";
import type { DataKeeper } from "../data-keeper.ts";
import type { Deps } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import type { Reader } from "../platform/db.ts";

/** Days that are kept, and points that are shown. */
const KEPT_DAYS = 365;
const SHOWN = 90;

/**
 * The person's days, oldest first, with today as it is now. Writes only when today's figure is new or another one, so
 * that opening a home again changes nothing. Without scores nothing is noted.
 */
export async function noteMatchDay(accountId: string, jobs: readonly HomeJob[], deps: Deps): Promise<MatchDay[]> {
  const today = dayOf(deps.clock());
  const days = await readDays(deps.db, accountId);
  const scores = jobs.flatMap(({ score }) => score ?? []);
  if (scores.length === 0) return days;
  const mean = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
  const now: MatchDay = { day: today, score: mean, jobs: scores.length };
  const last = days.at(-1);
  if (last?.day === today && last.score === now.score && last.jobs === now.jobs) return days;
  await deps.db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    await tx.query(
      `insert into match_day (account_id, day, score, jobs) values ($1, $2, $3, $4)
       on conflict (account_id, day) do update set score = excluded.score, jobs = excluded.jobs`,
      [accountId, today, now.score, now.jobs],
    );
    await tx.query("delete from match_day where account_id = $1 and day < $2::date - $3::int", [
      accountId,
      today,
      KEPT_DAYS,
    ]);
  });
  return [...days.filter(({ day }) => day !== today), now];
}

async function readDays(reader: Reader, accountId: string): Promise<MatchDay[]> {
  const rows = await reader.query<MatchDay>(
    `select to_char(day, 'YYYY-MM-DD') as day, score, jobs from match_day where account_id = $1
        order by match_day.day desc limit ${SHOWN}`,
    [accountId],
    "match days",
  );
  return rows.reverse();
}

/** The day in India: "2026-11-22". */
const dayOf = (at: Date): string => DAY.format(at);
const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });

const MERGE = [
  `update match_day a set account_id = $2 where account_id = $1
     and not exists (select from match_day b where b.account_id = $2 and b.day = a.day)`,
] as const;

export const matchDayKeeper: DataKeeper = {
  async collect(reader, { accountId }) {
    const matchDays = await reader.query<MatchDay>(
      `select to_char(day, 'YYYY-MM-DD') as day, score, jobs from match_day where account_id = $1 order by match_day.day`,
      [accountId],
    );
    return { matchDays };
  },
  async merge(tx, { fromId, into }) {
    for (const statement of MERGE) await tx.query(statement, [fromId, into.accountId]);
  },
  async erase(tx, { accountId }) {
    await tx.query("delete from match_day where account_id = $1", [accountId]);
  },
};
