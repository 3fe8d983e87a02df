// `npm run check` runs this: checks every statement of the product against the current schema (check-statements.ts). It starts
// a database only if a statement, the schema or the check itself has changed.
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startScratchCluster } from "../../server/platform/embedded-postgres/index.ts";
import { migrate } from "../../server/platform/migrate.ts";
import { checkStatements } from "./check-statements.ts";
import { type Described, describeAll, TEMPORARY } from "./describe.ts";
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
  const version = await versionOf(wanted);
  const kept = await readKept(file, version);
  const described = new Map(wanted.map((text) => [text, kept.get(text)]));
  if (wanted.some((text) => !kept.has(text))) {
    for (const [text, found] of await describeFresh(wanted, kept)) described.set(text, found);
    await mkdir(folder, { recursive: true });
    await writeFile(file, JSON.stringify({ version, described: [...described] }));
  }
  return described as Map<string, Described>;
}

async function readKept(file: string, version: string): Promise<Map<string, Described>> {
  const text = await readFile(file, "utf8").catch(() => null);
  const kept = text === null ? null : (JSON.parse(text) as { version: string; described: [string, Described][] });
  return new Map(kept?.version === version ? kept.described : []);
}

async function describeFresh(
  texts: readonly string[],
  kept: ReadonlyMap<string, Described>,
): Promise<Map<string, Described>> {
  const cluster = await startScratchCluster({ autovacuum: "off" });
  try {
    await migrate(cluster.url);
    return await describeAll(cluster.url, texts, kept);
  } finally {
    await cluster.stop();
  }
}

/** Of the schema with its temporary tables, the libraries and this check. */
async function versionOf(texts: readonly string[]): Promise<string> {
  const hash = createHash("sha256").update(await readFile(join(root, "package-lock.json")));
  const files = globSync(["migrations/*.sql", "server/*/*.sql", "tests/statements/*.ts"], { cwd: root });
  for (const file of files.sort()) hash.update(await readFile(join(root, file)));
  for (const text of texts) if (TEMPORARY.test(text)) hash.update(text);
  return hash.digest("hex");
}
