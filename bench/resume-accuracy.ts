// `npm run bench -- resumes [folder]`: how much of résumés with known truth is read right, and how long reading takes.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { ParsedResume } from "../contract/resumes/wire.ts";
import { makeReader } from "../server/resumes/index.ts";
import { residentBytes } from "../server/resumes/process/start-child.ts";
import { ms, percentiles, table } from "./figures.ts";

/** The folder that lies beside a checkout of ours: PDFs, their truth as JSON, and the program that scores. */
const usualFolder = join(import.meta.dirname, "../../shared/data/resumes");
const warmRounds = 3;

type Truth = { id: string; file: string; as_of: string | null };

const { positionals } = parseArgs({ strict: false, allowPositionals: true });
const folder = resolve(positionals.find((word) => word !== "resumes") ?? usualFolder);
const scorer = [join(folder, "score.mjs"), join(usualFolder, "score.mjs")].find((path) => existsSync(path));
if (scorer) await measure(scorer);
else console.error(`There are no résumés with truth in ${folder}: nothing to measure.`);

async function measure(scorer: string): Promise<void> {
  const predictions = mkdtempSync(join(tmpdir(), "vouchboard-resumes-"));
  try {
    const truths = readTruths();
    const cold: number[] = [];
    for (const truth of truths) cold.push(await readCold(truth, predictions));
    spawnSync(process.execPath, [scorer, folder, predictions, "--per-doc", "--verbose"], { stdio: "inherit" });
    const { warm, memory } = await readWarm(truths);
    const row = (name: string, samples: number[]) => {
      const { p50, p95 } = percentiles(samples);
      return [name, ms(p50), ms(p95), ms(Math.max(...samples))];
    };
    console.log(
      `\n${table(["a résumé, ms", "p50", "p95", "max"], [row("cold (a new process)", cold), row("warm", warm)])}`,
    );
    console.log(`\nThe reading process then holds ${Math.round(memory / 2 ** 20)} MB.`);
  } finally {
    rmSync(predictions, { recursive: true });
  }
}

function readTruths(): Truth[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json") && name !== "expected.json")
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Truth)
    .filter(({ id, file }) => id && file);
}

async function readCold(truth: Truth, predictions: string): Promise<number> {
  const reader = makeReader({ maxChildren: 1 });
  const begun = performance.now();
  const { parsed } = await reader.read(bytesOf(truth), {
    owner: "bench",
    asOf: truth.as_of ?? undefined,
    now: new Date(),
  });
  const took = performance.now() - begun;
  await reader.stop();
  writeFileSync(join(predictions, `${truth.id}.json`), JSON.stringify(predictionOf(parsed)));
  return took;
}

/** All of them in one process, after a first round that does not count. */
async function readWarm(truths: Truth[]): Promise<{ warm: number[]; memory: number }> {
  const reader = makeReader({ maxChildren: 1 });
  const warm: number[] = [];
  for (let round = 0; round <= warmRounds; round++) {
    for (const truth of truths) {
      const begun = performance.now();
      await reader.read(bytesOf(truth), { owner: "bench", asOf: truth.as_of ?? undefined, now: new Date() });
      if (round > 0) warm.push(performance.now() - begun);
    }
  }
  const memory = Math.max(0, ...reader.pids().map(residentBytes));
  await reader.stop();
  return { warm, memory };
}

function bytesOf({ file }: Truth): Uint8Array {
  return new Uint8Array(readFileSync(join(folder, file)));
}

/** As the scorer takes it. */
function predictionOf(parsed: ParsedResume) {
  return {
    name: parsed.name,
    email: parsed.email,
    phone: parsed.phone,
    title: parsed.designation,
    yoe: parsed.YOE,
    skills: parsed.coreSkills.map(({ skillName }) => skillName),
    softSkills: parsed.softSkills.map(({ skillName }) => skillName),
    companies: parsed.companies.flatMap(({ name }) => name ?? []),
    institutions: parsed.institutions.map(({ name }) => name),
  };
}
