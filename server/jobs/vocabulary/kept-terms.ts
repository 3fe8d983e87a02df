// The kept terms as a process holds them: read when first asked for, and again in the background when the board was learnt anew.
import type { Database } from "../../platform/db.ts";

/** Asked so often at most, in ms, whether there are newer terms. */
const CHECKED_EVERY_MS = 1_000;

/** The lines of each kind, "text\tjobs", most jobs first; `jobs` were listed when they were learnt. */
export type TermLines = { version: number; jobs: number; lines: ReadonlyMap<string, readonly string[]> };
/** Resolves to what is held for a database. */
export type TermHolder<Value> = (db: Database) => Promise<Value>;

type Held<Value> = { version: number; value: Value; checkedAt: number };

const renewals = new Set<(db: Database) => Promise<void>>();

/** The terms of this database have just changed: resolves when what this process holds of it is new. */
export async function renewTerms(db: Database): Promise<void> {
  await Promise.all([...renewals].map((renew) => renew(db)));
}

/**
 * Holds what `make` makes of the terms of `kinds`, once for each database. Nobody waits for newer terms: what is held serves
 * until they are there, and as long as the database is away. With nothing held the database's error is passed on.
 */
export function holdTerms<Value>(
  kinds: readonly string[],
  make: (read: TermLines) => Promise<Value>,
): TermHolder<Value> {
  const holders = new WeakMap<Database, Held<Value>>();
  const running = new WeakMap<Database, Promise<Value>>();
  const renew = async (db: Database): Promise<Value> => {
    const held = holders.get(db);
    if (held?.version === (await readVersion(db))) return held.value;
    const lines = await readLines(db, kinds);
    const value = await make(lines);
    holders.set(db, { version: lines.version, value, checkedAt: performance.now() });
    return value;
  };
  const renewOnce = (db: Database): Promise<Value> => {
    const known = running.get(db);
    if (known) return known;
    const renewed = renew(db).finally(() => running.delete(db));
    running.set(db, renewed);
    return renewed;
  };
  renewals.add(async (db) => {
    if (!holders.has(db)) return;
    // One that began before the change may have read what was before.
    await running.get(db)?.catch(() => {});
    await renewOnce(db);
  });
  return async (db) => {
    const held = holders.get(db);
    if (held === undefined) return renewOnce(db);
    if (performance.now() - held.checkedAt >= CHECKED_EVERY_MS) {
      held.checkedAt = performance.now();
      renewOnce(db).catch(() => {});
    }
    return held.value;
  };
}

async function readVersion(db: Database): Promise<number> {
  const [row] = await db.replica.query<{ version: number }>({
    name: "vocabulary-version",
    text: "select version from job_vocabulary",
  });
  return row?.version ?? 0;
}

async function readLines(db: Database, kinds: readonly string[]): Promise<TermLines> {
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
