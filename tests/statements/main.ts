// `npm run check` runs this: checks every statement of the product against the current schema (check-statements.ts). It starts
// a database only if a statement, the schema or the check itself has changed.
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startScratchCluster } from "../../server/platform/embedded-postgres/index.ts";
import { migrate } from "../../server/platform/migrate.ts";
import { checkStatements } from "./check-statements.ts";
import { type Described, describeAll } from "./describe.ts";
import { EXEMPT } from "./exempt.ts";
import { readSources } from "./sources.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "node_modules/.cache/statements");

const sources = readSources(root, ["server", "cli", "demo", "contract"]);
const { flaws, counts } = await checkStatements({ root, folder, sources, exempt: EXEMPT, describe });
for (const flaw of flaws) console.error(flaw);
const { statements, texts, unprepared, unread } = counts;
console.log(
  `${statements} statements with ${texts} texts: ${texts - unprepared} checked, ${unprepared} that PostgreSQL does not ` +
    `prepare (SET, LOCK …). Of ${unread} statements only a run knows the text (tests/statements/exempt.ts).`,
);
process.exitCode = flaws.length === 0 ? 0 : 1;

/** Keeps the answers until the schema, the statements or this check changes. */
async function describe(wanted: readonly string[]): Promise<Map<string, Described>> {
  const file = join(folder, "described.json");
  const version = await versionOf();
  const kept = await readKept(file, version);
  if (!wanted.every((text) => kept.has(text))) {
    const found = await describeFresh(wanted);
    await mkdir(folder, { recursive: true });
    await writeFile(file, JSON.stringify({ version, described: [...found] }));
    return found;
  }
  return new Map(wanted.map((text) => [text, kept.get(text)!]));
}

async function readKept(file: string, version: string): Promise<Map<string, Described>> {
  const text = await readFile(file, "utf8").catch(() => null);
  const kept = text === null ? null : (JSON.parse(text) as { version: string; described: [string, Described][] });
  return new Map(kept?.version === version ? kept.described : []);
}

async function describeFresh(texts: readonly string[]): Promise<Map<string, Described>> {
  const cluster = await startScratchCluster({ autovacuum: "off" });
  try {
    await migrate(cluster.url);
    return await describeAll(cluster.url, texts);
  } finally {
    await cluster.stop();
  }
}

/** Of the schema, the libraries and this check. */
async function versionOf(): Promise<string> {
  const hash = createHash("sha256").update(await readFile(join(root, "package-lock.json")));
  const files = globSync(["migrations/*.sql", "server/*/*.sql", "tests/statements/*.ts"], { cwd: root });
  for (const file of files.sort()) hash.update(await readFile(join(root, file)));
  return hash.digest("hex");
}
