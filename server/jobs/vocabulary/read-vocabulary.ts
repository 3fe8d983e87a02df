// The board's vocabulary as a process holds it: read when first asked for, and again in the background when it was learnt anew.
import type { suggestJobs as endpoint } from "../../../contract/jobs/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/db.ts";
import type { Input } from "../../platform/mount.ts";
import type { Term, TermKind } from "./count-terms.ts";
import { findSuggestions, makeSuggestionIndex } from "./find-suggestions.ts";

/** How often, in ms, a process asks whether there are newer terms. */
const CHECKED_EVERY_MS = 1_000;

/** Lines of each kind, "text\tjobs", most jobs first; `jobs`: listed jobs when they were learnt. */
type TermLines = { version: number; jobs: number; lines: ReadonlyMap<string, readonly string[]> };
/** Resolves to the value held for a database. */
type TermHolder<Value> = (db: Database) => Promise<Value>;

type Held<Value> = { version: number; value: Value; checkedAt: number };

const renewals = new Set<(db: Database) => Promise<void>>();

/** The terms of this database have just changed: resolves when this process holds the new ones. */
export async function renewTerms(db: Database): Promise<void> {
  await Promise.all([...renewals].map((renew) => renew(db)));
}

/**
 * Holds what `make` makes of the terms of `kinds`, once for each database. The old value serves while newer terms are
 * read, and while the database is down. With no value yet, the database's error is thrown.
 */
function holdTerms<Value>(kinds: readonly string[], make: (read: TermLines) => Promise<Value>): TermHolder<Value> {
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
    // A renewal that began before the change may have read the old terms.
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

function readLine(line: string): { text: string; jobs: number } {
  const at = line.lastIndexOf("\t");
  return { text: line.slice(0, at), jobs: Number(line.slice(at + 1)) };
}

/** `wordJobs`: word in lower case without accents -> about how many listed jobs have it. */
type Vocabulary = { jobs: number; wordJobs: ReadonlyMap<string, number> };

const vocabulary = holdTerms<Vocabulary>(["word"], async ({ jobs, lines }) => ({
  jobs,
  wordJobs: new Map(
    (lines.get("word") ?? []).map((line) => {
      const { text, jobs: wordJobs } = readLine(line);
      return [text, wordJobs] as const;
    }),
  ),
}));

/** At most 20,000 words, held by the process; once a second it asks whether there is a newer version. */
export const readVocabulary = ({ db }: Pick<Deps, "db">): Promise<Vocabulary> => vocabulary(db);

const SUGGESTED: readonly TermKind[] = ["title", "skill", "company", "city"];
const suggestions = holdTerms(SUGGESTED, ({ lines }) =>
  makeSuggestionIndex(
    SUGGESTED.flatMap((kind) => (lines.get(kind) ?? []).map((line): Term => ({ kind, ...readLine(line) }))),
  ),
);

/** Reads both ahead of the first request. Never rejects: what fails is read when asked for. */
export async function readVocabularyAhead({ db }: Pick<Deps, "db">): Promise<void> {
  await vocabulary(db).catch(() => {});
  await suggestions(db).catch(() => {});
}

/** See contract/jobs/wire.ts. */
export async function suggestJobs({ query }: Input<typeof endpoint>, { db }: Pick<Deps, "db">) {
  if (query.text === undefined) return { data: [] };
  return { data: findSuggestions(await suggestions(db), query.text) };
}
