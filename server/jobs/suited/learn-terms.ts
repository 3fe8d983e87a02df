// What the board teaches about terms: learnt in rounds, stored for all processes, and read again when there is
// something new.
import { setImmediate } from "node:timers/promises";
import type { Deps } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import { DIMENSIONS, type LearntTerm, NO_TERMS, type Terms, termsOf } from "./terms.ts";

/** How many of the newest jobs are learnt from, and how many are read at once. */
const LEARNT_FROM = 40_000;
const READ_AT_ONCE = 4_000;
/** Smaller boards teach nothing. */
const LEAST_TAUGHT = 200;
/** A board that changed by this share is learnt at once; any other at night. */
const CHANGED_BY = 0.1;
const NIGHT_HOUR = 3;
const LONGEST_DAY_MS = 20 * 3_600_000;
/** Length of a stretch of work in ms, after which requests get a turn. */
const STRETCH_MS = 12;

/** What each database taught last. */
const known = new WeakMap<Reader, { version: number; terms: Terms }>();

/** The newest lesson; read whole only when there is a newer one. */
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

/** Jobs listed now, and when the last lesson was learnt. */
type BoardState = { listed: number; taught: number | null; learntAt: Date | null };

/**
 * Learns when the board has changed by a tenth, and once a night. Resolves to the number of jobs learnt from; null when
 * nothing was due.
 */
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
  if (listed < LEAST_TAUGHT) return false;
  if (taught === null || learntAt === null) return true;
  if (Math.abs(listed - taught) > CHANGED_BY * taught) return true;
  return now.getUTCHours() === NIGHT_HOUR && now.getTime() - learntAt.getTime() > LONGEST_DAY_MS;
}

/** The terms of the newest jobs, one posting of each opening. */
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

/** Runs a generator to its end, a short stretch at a time. */
async function inTurns<Result>(work: Generator<void, Result>): Promise<Result> {
  for (let until = performance.now() + STRETCH_MS; ; ) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + STRETCH_MS;
  }
}

/** Terms of fewer jobs teach nothing about what goes together; the commonest this many get a vector. */
const LEAST_JOBS = 3;
const MOST_PLACED = 6_000;
/** Smaller boards teach only how rare terms are. */
const LEAST_BOARD = 500;
/** Terms of one job that count: a text that lists everything says little. */
const MOST_OF_A_JOB = 40;
const ROUNDS = 12;

type Lesson = { jobs: number; terms: Map<string, LearntTerm> };

/** Yields often. `jobs`: the terms of each job, every term once. Pure; equal jobs teach the same. */
export function* learnTerms(jobs: readonly (readonly string[])[]): Generator<void, Lesson> {
  const counts = new Map<string, number>();
  for (const [at, terms] of jobs.entries()) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    if (at % 500 === 0) yield;
  }
  const terms = new Map<string, LearntTerm>();
  for (const [term, count] of counts)
    if (count >= 2) terms.set(term, { rarity: Math.log(jobs.length / count), vector: null });
  if (jobs.length < LEAST_BOARD) return { jobs: jobs.length, terms };
  const placed = [...counts]
    .filter(([, count]) => count >= LEAST_JOBS)
    .sort(([one, of], [other, many]) => many - of || (one < other ? -1 : 1))
    .slice(0, MOST_PLACED);
  const matrix = yield* associate(jobs, placed);
  const vectors = yield* placeTerms(matrix);
  for (const [at, [term]] of placed.entries()) terms.get(term)!.vector = vectors[at]!;
  return { jobs: jobs.length, terms };
}

/** A symmetric matrix by rows: `to` and `value` of row `r` are at `from[r]` to `from[r + 1]`. */
type Sparse = { size: number; from: Uint32Array; to: Uint32Array; value: Float32Array };

/** How much oftener than by chance two terms occur in one job (positive pointwise mutual information). */
function* associate(
  jobs: readonly (readonly string[])[],
  placed: readonly [string, number][],
): Generator<void, Sparse> {
  const places = new Map(placed.map(([term], at) => [term, at]));
  const rows: Map<number, number>[] = placed.map(() => new Map());
  const sums = new Float64Array(placed.length);
  let all = 0;
  for (const [at, terms] of jobs.entries()) {
    const found = terms.flatMap((term) => places.get(term) ?? []).slice(0, MOST_OF_A_JOB);
    for (const one of found)
      for (const other of found) {
        if (one === other) continue;
        rows[one]!.set(other, (rows[one]!.get(other) ?? 0) + 1);
        sums[one]! += 1;
        all += 1;
      }
    if (at % 200 === 0) yield;
  }
  const from = new Uint32Array(placed.length + 1);
  for (const [at, row] of rows.entries()) from[at + 1] = from[at]! + row.size;
  const to = new Uint32Array(from[placed.length]!);
  const value = new Float32Array(to.length);
  for (const [at, row] of rows.entries()) {
    let next = from[at]!;
    for (const [other, count] of row) {
      to[next] = other;
      value[next] = Math.max(0, Math.log((count * all) / (sums[at]! * sums[other]!)));
      next += 1;
    }
    row.clear();
    if (at % 100 === 0) yield;
  }
  return { size: placed.length, from, to, value };
}

/** The terms' vectors along the strongest directions of the matrix, by power iteration. */
function* placeTerms(matrix: Sparse): Generator<void, Int8Array[]> {
  const { size } = matrix;
  const width = Math.min(DIMENSIONS, size);
  let basis = directions(size, width);
  for (let round = 0; round < ROUNDS; round += 1) {
    basis = yield* multiply(matrix, basis, width);
    yield* straighten(basis, size, width);
  }
  const image = yield* multiply(matrix, basis, width);
  const strengths = new Float64Array(width);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < width; column += 1)
      strengths[column]! += basis[row * width + column]! * image[row * width + column]!;
  return Array.from({ length: size }, (_, row) => {
    const place = new Float64Array(DIMENSIONS);
    for (let column = 0; column < width; column += 1)
      place[column] = basis[row * width + column]! * Math.sqrt(Math.max(0, strengths[column]!));
    return asBytes(place);
  });
}

/** Scaled to length 127. */
function asBytes(place: Float64Array): Int8Array {
  const length = Math.hypot(...place) || 1;
  return Int8Array.from(place, (figure) => Math.round((figure / length) * 127));
}

/** A start that is the same every time. */
function directions(size: number, width: number): Float32Array {
  let seed = 7;
  return Float32Array.from({ length: size * width }, () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff - 0.5;
  });
}

function* multiply(
  { size, from, to, value }: Sparse,
  basis: Float32Array,
  width: number,
): Generator<void, Float32Array> {
  const product = new Float32Array(size * width);
  for (let row = 0; row < size; row += 1) {
    const at = row * width;
    for (let next = from[row]!; next < from[row + 1]!; next += 1) {
      const other = to[next]! * width;
      const weight = value[next]!;
      for (let column = 0; column < width; column += 1) product[at + column]! += weight * basis[other + column]!;
    }
    if (row % 64 === 0) yield;
  }
  return product;
}

/** Makes the columns orthonormal (Gram and Schmidt). */
function* straighten(basis: Float32Array, size: number, width: number): Generator<void, void> {
  for (let column = 0; column < width; column += 1) {
    for (let before = 0; before < column; before += 1) {
      let shared = 0;
      for (let at = 0; at < size * width; at += width) shared += basis[at + column]! * basis[at + before]!;
      for (let at = 0; at < size * width; at += width) basis[at + column]! -= shared * basis[at + before]!;
    }
    let square = 0;
    for (let at = column; at < size * width; at += width) square += basis[at]! ** 2;
    const length = Math.sqrt(square) || 1;
    for (let at = column; at < size * width; at += width) basis[at]! /= length;
    yield;
  }
}
