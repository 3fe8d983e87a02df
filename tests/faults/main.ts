// `npm run faults` injects every fault, `npm run cluster-proof` (`--cluster`) those of several machines' engines. Both write what
// was seen into docs/reliability.md, and end with an error if an invariant broke or, for the proofs, a program is missing.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { whatIsMissing } from "../cluster/programs.ts";
import { VERDICTS_VARIABLE, type Verdict } from "./fault.ts";

const ROOT = join(import.meta.dirname, "../..");
const PAGE = join(ROOT, "docs/reliability.md");
const MARKS = ["<!-- faults: written by npm run faults -->", "<!-- /faults -->"] as const;

const { values: given } = parseArgs({
  options: {
    only: { type: "string" },
    fault: { type: "string" },
    scale: { type: "string", default: "1" },
    cluster: { type: "boolean", default: false },
  },
});
const FOLDER = given.cluster ? join(ROOT, "tests/cluster") : import.meta.dirname;

if (given.cluster) {
  const missing = whatIsMissing();
  for (const words of missing) console.error(words);
  // Nothing is skipped silently: a proof that cannot run is none.
  if (missing.length > 0) process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "vouchboard-verdicts-"));
const file = join(folder, "verdicts.jsonl");
writeFileSync(file, "");
const begun = performance.now();
const code = await runAll();
const verdicts = readFileSync(file, "utf8")
  .split("\n")
  .flatMap((line) => (line ? [JSON.parse(line) as Verdict] : []));
rmSync(folder, { recursive: true });
for (const { verdict, fault, seen } of verdicts) console.log(`${verdict.padEnd(8)} ${fault}: ${seen}`);
const counts = Object.entries(Object.groupBy(verdicts, ({ verdict }) => verdict)).map(
  ([verdict, rows]) => `${rows?.length} ${verdict}`,
);
const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
console.log(`${verdicts.length} faults in ${minutes} minutes: ${counts.join(", ")}.`);
// Shortened ones would leave a table that says more than was seen.
if (given.scale === "1") writeTables();
process.exitCode = code === 0 && verdicts.every(({ verdict }) => verdict !== "broken") ? 0 : 1;

/** One file after another, each in a process of its own. */
async function runAll(): Promise<number> {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".faults.ts") && (given.only === undefined || name.includes(given.only)))
    .map((name) => join(FOLDER, name));
  const child = spawn(
    process.execPath,
    [
      "--test",
      "--test-concurrency=1",
      "--test-global-setup=tests/faults/base.ts",
      "--test-timeout=1200000",
      "--test-reporter=spec",
      ...(given.fault === undefined ? [] : [`--test-name-pattern=${given.fault}`]),
      ...files,
    ],
    {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...process.env, [VERDICTS_VARIABLE]: file, FAULTS_SCALE: given.scale },
    },
  );
  const [ended] = await once(child, "exit");
  return Number(ended ?? 1);
}

/** Replaces the tables of the groups that ran, or with `--fault` their rows; others stay as their last run left them. */
function writeTables(): void {
  const text = readFileSync(PAGE, "utf8");
  const [before = "", rest = ""] = text.split(MARKS[0]);
  const [tables = "", after = ""] = rest.split(MARKS[1]);
  const sections = new Map(
    tables
      .split(/^(?=### )/m)
      .slice(1)
      .map((section) => [section.split("\n", 1)[0] ?? "", section.trim()] as const),
  );
  for (const [group, all = []] of Object.entries(Object.groupBy(verdicts, ({ group }) => group)))
    sections.set(`### ${group}`, sectionOf(group, all, sections.get(`### ${group}`) ?? ""));
  writeFileSync(PAGE, `${before}${MARKS[0]}\n\n${[...sections.values()].join("\n\n")}\n\n${MARKS[1]}${after}`);
}

function sectionOf(group: string, all: readonly Verdict[], former: string): string {
  const kept = given.fault === undefined ? [] : former.split("\n").filter((line) => /^\| (?!fault \|)/.test(line));
  const rows = new Map(kept.map((line) => [line.split(" | ", 1)[0], line] as const));
  for (const { fault, verdict, seen } of all)
    rows.set(`| ${fault}`, `| ${fault} | ${verdict} | ${seen.replaceAll("|", "/")} |`);
  const held = [...rows.values()].filter((line) => line.split(" | ")[1] === "held").length;
  return [
    `### ${group}`,
    "",
    `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC: ${held} of ${rows.size} held.`,
    "",
    "| fault | verdict | seen |",
    "|---|---|---|",
    ...rows.values(),
  ].join("\n");
}
