// Loads those functions, views and triggers of `server/*/*.sql` whose text has changed.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { type Reader, readerOf } from "./db.ts";

type Kind = "function" | "view" | "trigger" | "constraint trigger";
/** One statement of a file, with the name of what it makes; `table` is a trigger's. */
export type SqlText = { kind: Kind; name: string; table: string | null; text: string; file: string };
/** The texts of a release. A newer release has a higher version, so that an older one does not bring back its own. */
export type SqlTexts = { version: number; texts: readonly SqlText[] };

const server = join(import.meta.dirname, "..");
const STATEMENT = /(?:\s|--[^\n]*\n)*(create\b(?:\$\$[\s\S]*?\$\$|'[^']*'|--[^\n]*|[^;$'])*;)/gy;
const HEAD = /^create (?:or replace )?(constraint trigger|trigger|function|view) (\w+)/i;

/** Splits the text of a file. Throws on anything but functions, views and triggers. */
export function splitTexts(file: string, content: string): SqlText[] {
  const found = [...content.matchAll(STATEMENT)];
  const rest = content.slice(found.reduce((sum, [whole]) => sum + whole.length, 0));
  const stray = rest.replace(/--[^\n]*/g, "").trim();
  if (stray !== "") throw new Error(`${file}: not a function, view or trigger: ${stray.slice(0, 80)}`);
  return found.map(([, text = ""]) => {
    const [, kind, name] = HEAD.exec(text) ?? [];
    if (!kind || !name) throw new Error(`${file}: not a function, view or trigger: ${text.slice(0, 80)}`);
    const table = kind.toLowerCase().endsWith("trigger") ? (/\bon (\w+)/i.exec(text)?.[1] ?? null) : null;
    return { kind: kind.toLowerCase() as Kind, name, table, text, file };
  });
}

/** The texts of the running release. */
export function readTexts(): SqlTexts {
  const files = globSync("*/*.sql", { cwd: server }).sort();
  const texts = files.flatMap((file) => splitTexts(`server/${file}`, readFileSync(join(server, file), "utf8")));
  const { version } = JSON.parse(readFileSync(join(server, "functions.json"), "utf8")) as { version: number };
  return { version, texts };
}

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

const LOADED = "functions";
/** What the database holds: the version, and the hash of each text by its name. */
type Loaded = { version: number; hashes: Record<string, string> };

async function readLoaded(reader: Reader): Promise<Loaded> {
  const [row] = await reader.query<{ value: string }>("select value from installation where name = $1", [LOADED]);
  return row ? (JSON.parse(row.value) as Loaded) : { version: 0, hashes: {} };
}

/** The texts that differ in a migrated database; none if a newer release has loaded its own. */
export async function readChanged(reader: Reader, { version, texts }: SqlTexts = readTexts()): Promise<SqlText[]> {
  const { version: there, hashes } = await readLoaded(reader);
  return there > version ? [] : texts.filter(({ name, text }) => hashes[name] !== hashOf(text));
}

/**
 * Loads what has changed; resolves to the names whose definition is another now. The caller holds the lock for
 * migrating. Throws, and loads nothing, if a function would get a second signature, or if an index, a generated column or
 * a constraint depends on one that changes: that takes a migration.
 */
export async function loadFunctions(connection: pg.Client, given: SqlTexts = readTexts()): Promise<string[]> {
  const reader = readerOf(connection);
  const changed = await readChanged(reader, given);
  if (changed.length === 0) return [];
  await connection.query("begin");
  try {
    const before = await readDefinitions(reader);
    const triggers = await readTriggers(reader);
    // A body may call functions that come later.
    await connection.query("set local check_function_bodies = off");
    // Settings of pg_trgm, which functions may have, are unknown before the first use of it on a connection.
    await connection.query("select show_limit()");
    const { hashes } = await readLoaded(reader);
    for (const one of inOrder(changed)) {
      // Of a trigger that is there and was never recorded a migration has made the first text.
      if (one.table && !(one.name in hashes) && triggers.has(`${one.name} ${one.table}`)) continue;
      await load(connection, one);
    }
    const names = changesBetween(before, await readDefinitions(reader));
    const loaded: Loaded = {
      version: given.version,
      hashes: Object.fromEntries(given.texts.map(({ name, text }) => [name, hashOf(text)])),
    };
    await connection.query(
      `insert into installation (name, value) values ($1, $2)
       on conflict (name) do update set value = excluded.value`,
      [LOADED, JSON.stringify(loaded)],
    );
    await connection.query("commit");
    return names;
  } catch (error) {
    await connection.query("rollback");
    throw error;
  }
}

/** Views use functions, and triggers call them. */
const ORDER: readonly Kind[] = ["function", "view", "trigger", "constraint trigger"];
const inOrder = (texts: readonly SqlText[]) => ORDER.flatMap((kind) => texts.filter((one) => one.kind === kind));

async function load(connection: pg.Client, { kind, name, table, text, file }: SqlText): Promise<void> {
  try {
    // PostgreSQL cannot replace these.
    if (kind === "constraint trigger") await connection.query(`drop trigger if exists ${name} on ${table}`);
    await connection.query(text);
  } catch (error) {
    throw new Error(`${file}: ${name}: ${(error as Error).message}`, { cause: error });
  }
}

/** `given`: a function's arguments. `behind`: the indexes, generated columns and constraints that depend on the function. */
type Definition = { name: string; given: string; definition: string; behind: string | null };

/** The functions and views of the schema, without those of extensions. */
async function readDefinitions(reader: Reader): Promise<Definition[]> {
  return reader.query<Definition>(
    `select p.proname as name, pg_get_function_identity_arguments(p.oid) as given, pg_get_functiondef(p.oid) as definition,
       (select string_agg(distinct pg_describe_object(d.classid, d.objid, d.objsubid), ', ') from pg_depend d
        where d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid
          and d.classid in ('pg_class'::regclass, 'pg_attrdef'::regclass, 'pg_constraint'::regclass)) as behind
     from pg_proc p where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f'
       and not exists (select from pg_depend e where e.classid = 'pg_proc'::regclass and e.objid = p.oid and e.deptype = 'e')
     union all
     select c.relname, '', pg_get_viewdef(c.oid), null from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'v'
     /* given, definition as typed: each of these has them */`,
  );
}

async function readTriggers(reader: Reader): Promise<Set<string>> {
  const rows = await reader.query<{ trigger: string }>(
    "select tgname || ' ' || tgrelid::regclass as trigger from pg_trigger where not tgisinternal",
  );
  return new Set(rows.map(({ trigger }) => trigger));
}

function changesBetween(before: readonly Definition[], after: readonly Definition[]): string[] {
  const idOf = ({ name, given }: Definition) => `${name}(${given})`;
  const known = new Map(before.map((one) => [idOf(one), one.definition]));
  const changed = after.filter((one) => known.get(idOf(one)) !== one.definition);
  const names = new Set(before.map(({ name }) => name));
  for (const one of changed)
    if (names.has(one.name) && !known.has(idOf(one)))
      throw new Error(`${one.name} has another signature now: give it a new name, so that both can be called.`);
  for (const { name } of changed.filter((one) => known.has(idOf(one)))) {
    const behind = dependentsOf(name, after);
    if (behind.length > 0)
      throw new Error(
        `${name} is what ${behind.join(", ")} was made with: change it by a migration that drops and makes that again.`,
      );
  }
  return changed.map(({ name }) => name).sort();
}

/** What depends on a function, or on one that calls it. */
function dependentsOf(name: string, all: readonly Definition[], seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const own = all.filter((one) => one.name === name && one.behind !== null).map(({ behind }) => behind!);
  const callers = all.filter((one) => one.name !== name && new RegExp(`\\b${name}\\(`).test(one.definition));
  return [...own, ...callers.flatMap((one) => dependentsOf(one.name, all, seen))];
}
