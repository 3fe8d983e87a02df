// The kept terms as a process holds them: read when first asked for, and again when the board has been learnt anew.
import type { Database } from "../../platform/db.ts";

/** Asked so often at most, in ms, whether there are newer terms. */
const CHECKED_EVERY_MS = 1_000;

/** What terms of some kinds become; `make` gets the lines of each kind, "text\tjobs", most jobs first. */
export type TermHolder<Value> = (db: Database) => Promise<Value>;

type Held<Value> = { version: number; value: Value; checkedAt: number; checking: Promise<Value> | null };
type Lines = { version: number; jobs: number; lines: ReadonlyMap<string, readonly string[]> };

const generations = new WeakMap<Database, { at: number }>();
const generationOf = (db: Database) => {
  const known = generations.get(db) ?? { at: 0 };
  generations.set(db, known);
  return known;
};

/** The terms of this database have just changed: the next question looks for itself. */
export function forgetTerms(db: Database): void {
  generationOf(db).at += 1;
}

/**
 * Holds what `make` makes of the terms of `kinds`, once for each database. While the database is away, what is held serves on;
 * with nothing held the error of the database is passed on.
 */
export function holdTerms<Value>(kinds: readonly string[], make: (read: Lines) => Promise<Value>): TermHolder<Value> {
  const holders = new WeakMap<Database, Held<Value> & { generation: number }>();
  const renew = async (db: Database, held: Held<Value> | undefined): Promise<Value> => {
    const generation = generationOf(db).at;
    const [row] = await db.replica.query<{ version: number }>({
      name: "vocabulary-version",
      text: "select version from job_vocabulary",
    });
    const version = row?.version ?? 0;
    const value = held?.version === version ? held.value : await make(await readLines(db, kinds));
    holders.set(db, { version, value, checkedAt: performance.now(), checking: null, generation });
    return value;
  };
  const firsts = new WeakMap<Database, Promise<Value>>();
  return async (db) => {
    const held = holders.get(db);
    if (held === undefined) {
      const first = firsts.get(db) ?? renew(db, undefined).finally(() => firsts.delete(db));
      firsts.set(db, first);
      return first;
    }
    const isFresh = performance.now() - held.checkedAt < CHECKED_EVERY_MS && held.generation === generationOf(db).at;
    if (isFresh) return held.value;
    held.checking ??= renew(db, held).catch(() => {
      held.checkedAt = performance.now();
      held.checking = null;
      return held.value;
    });
    return held.checking;
  };
}

async function readLines(db: Database, kinds: readonly string[]): Promise<Lines> {
  const rows = await db.replica.query<{ version: number; jobs: number; kind: string | null; lines: string | null }>(
    `select v.version, v.jobs, t.kind, t.lines from job_vocabulary v left join (
       select kind, string_agg(text || E'\\t' || jobs, E'\\n' order by jobs desc, text) as lines from job_term where kind = any ($1) group by kind) t on true`,
    [kinds],
  );
  return {
    version: rows[0]?.version ?? 0,
    jobs: rows[0]?.jobs ?? 0,
    lines: new Map(rows.map(({ kind, lines }) => [kind ?? "", lines === null ? [] : lines.split("\n")])),
  };
}

/** A line's parts. */
export function readLine(line: string): { text: string; jobs: number } {
  const at = line.lastIndexOf("\t");
  return { text: line.slice(0, at), jobs: Number(line.slice(at + 1)) };
}
