// What was learnt of terms, kept for all processes; each reads it again when there is something new.
import { setImmediate } from "node:timers/promises";
import type { Deps } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import { learnTerms } from "./learn-terms.ts";
import { DIMENSIONS, type LearntTerm, NO_TERMS, type Terms, termsOf } from "./terms.ts";

/** The newest so many listed jobs are learnt from, and so many are read at once. */
const LEARNT_FROM = 40_000;
const READ_AT_ONCE = 4_000;
/** Of fewer jobs nothing is learnt. */
const LEAST_BOARD = 200;
/** A board that has grown or shrunk by so much is learnt anew at once; any other at night. */
const CHANGED_BY = 0.1;
const NIGHT_HOUR = 3;
const LONGEST_DAY_MS = 20 * 3_600_000;
/** In ms; others go first after each stretch of work. */
const STRETCH_MS = 12;

/** The lesson that each database taught last. */
const known = new WeakMap<Reader, { version: number; terms: Terms }>();

/** The newest lesson; read whole only when there is a newer one. What a process keeps is the same for everybody. */
export async function readTerms(db: Reader): Promise<Terms> {
  const [lesson] = await db.query<{ version: number; jobs: number }>({
    name: "lesson of terms",
    text: "select version, jobs from term_lesson",
  });
  if (lesson === undefined) return NO_TERMS;
  const kept = known.get(db);
  if (kept?.version === lesson.version) return kept.terms;
  const rows = await db.query<{ term: string; rarity: number; vector: Buffer | null }>(
    "select term, rarity, vector from term_sense",
  );
  const learnt = new Map<string, LearntTerm>(
    rows.map(({ term, rarity, vector }) => [
      term,
      { rarity, vector: vector && new Int8Array(vector.buffer, vector.byteOffset, DIMENSIONS).slice() },
    ]),
  );
  const terms = termsOf(learnt, lesson.jobs);
  known.set(db, { version: lesson.version, terms });
  return terms;
}

/** Jobs that are listed, and were when the last lesson was learnt. */
type BoardState = { listed: number; taught: number | null; learntAt: Date | null };

/** Learns anew where the board has changed by a tenth, and once a night; resolves to how many jobs taught, null when nothing was due. */
export async function learnTermsWhenDue({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number | null> {
  const [state] = await db.query<BoardState>(
    `select coalesce((select sum(jobs) from job_count where kind = 'all'), 0)::int as listed, l.listed as taught, l.learnt_at as "learntAt"
     from (select) one left join term_lesson l on true`,
  );
  const now = clock();
  if (state === undefined || !isDue(state, now)) return null;
  const jobs = await readTermsOfJobs(db);
  const lesson = await inTurns(learnTerms(jobs));
  const entries = [...lesson.terms];
  await db.transaction(async (tx) => {
    await tx.query("lock table term_lesson in exclusive mode");
    await tx.query("delete from term_sense");
    await tx.query(
      "insert into term_sense (term, rarity, vector) select * from unnest($1::text[], $2::real[], $3::bytea[])",
      [
        entries.map(([term]) => term),
        entries.map(([, { rarity }]) => rarity),
        entries.map(([, { vector }]) => vector && Buffer.from(vector.buffer)),
      ],
    );
    await tx.query(
      `insert into term_lesson (version, listed, jobs, learnt_at) values (1, $1, $2, $3)
       on conflict (one) do update set (version, listed, jobs, learnt_at) = (term_lesson.version + 1, excluded.listed, excluded.jobs, excluded.learnt_at)`,
      [state.listed, lesson.jobs, now],
    );
  });
  return lesson.jobs;
}

export function isDue({ listed, taught, learntAt }: BoardState, now: Date): boolean {
  if (listed < LEAST_BOARD) return false;
  if (taught === null || learntAt === null) return true;
  if (Math.abs(listed - taught) > CHANGED_BY * taught) return true;
  return now.getUTCHours() === NIGHT_HOUR && now.getTime() - learntAt.getTime() > LONGEST_DAY_MS;
}

/** The terms of the newest jobs, of repeated postings one. */
async function readTermsOfJobs(db: Reader): Promise<string[][]> {
  const byOpening = new Map<string, string[]>();
  let before: string | null = null;
  for (let read = 0; read < LEARNT_FROM; read += READ_AT_ONCE) {
    const rows: { id: string; features: string }[] = await db.query(
      "select id, features from job_search where $1::uuid is null or id < $1 order by id desc limit $2",
      [before, READ_AT_ONCE],
    );
    for (const { id, features } of rows) {
      const places = JSON.parse(features) as unknown[];
      const keys = (places[0] ?? []) as string[];
      byOpening.set((places[10] ?? id) as string, [...new Set(keys.filter((key) => /^[stf]:/.test(key)))]);
    }
    before = rows.at(-1)?.id ?? null;
    if (rows.length < READ_AT_ONCE) break;
    await setImmediate();
  }
  return [...byOpening.values()];
}

/** Runs work that yields to its end, a short stretch at a time. */
async function inTurns<Result>(work: Generator<void, Result>): Promise<Result> {
  for (let until = performance.now() + STRETCH_MS; ; ) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + STRETCH_MS;
  }
}
