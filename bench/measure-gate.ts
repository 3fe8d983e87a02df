// `npm run bench -- gate [folder]`: for how many jobs of a judged collection its people may ask for a referral, before and after they confirm what their CVs show.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { BasicDetails, CandidateProfile } from "../contract/candidates/wire.ts";
import type { JobCard } from "../contract/jobs/wire.ts";
import { scoreMatch } from "../contract/matching/match-score.ts";
import type { MatchDetails } from "../contract/matching/wire.ts";
import { REFERRAL_SCORE } from "../contract/referrals/rules.ts";
import { openDatabase } from "../server/platform/db.ts";
import { startScratchCluster } from "../server/platform/embedded-postgres/index.ts";
import { migrate } from "../server/platform/migrate.ts";
import { ask, type Caller, signUp, upload } from "./bench-calls.ts";
import { table } from "./figures.ts";
import { type Product, startProduct } from "./product.ts";

/** The folder that lies beside a checkout of ours: jobs.jsonl.gz, people.json, qrels.tsv, and the CVs in ../../resumes. */
const usualFolder = join(import.meta.dirname, "../../shared/data/relevance/people");
const enough = 5;

const { positionals } = parseArgs({ strict: false, allowPositionals: true });
const folder = resolve(positionals.find((word) => word !== "gate") ?? usualFolder);
if (existsSync(join(folder, "people.json"))) await measure();
else console.error(`There are no judged people in ${folder}: nothing to measure.`);

type Listed = Pick<JobCard, "id" | "coreSkills" | "softSkills" | "experienceRange"> & { grade: number };

async function measure(): Promise<void> {
  const cluster = await startScratchCluster({ fsync: "off" });
  const dataDir = mkdtempSync(join(tmpdir(), "vouchboard-bench-"));
  const db = openDatabase({ url: cluster.url, poolSize: 2, statementTimeout: 0 });
  let product: Product | null = null;
  try {
    await migrate(cluster.url);
    execFileSync(
      process.execPath,
      [join(import.meta.dirname, "../cli/vouchboard.ts"), "import", join(folder, "jobs.jsonl.gz")],
      { stdio: "ignore", env: { ...process.env, DATABASE_URL: cluster.url, DATA_DIR: dataDir, DEMO_DATA: "off" } },
    );
    product = await startProduct(cluster.url, dataDir, { DEMO_DATA: "off" });
    const people = JSON.parse(readFileSync(join(folder, "people.json"), "utf8")) as {
      person: string;
      resume: string;
    }[];
    const jobs = await listAll(product);
    const rows: string[][] = [];
    for (const [number, { person, resume }] of people.entries()) {
      const caller = await signUp({ product, db, dataDir }, `person-${number}@bench.example`);
      rows.push([person, ...(await figuresOf(product, caller, { jobs, resume, person }))]);
    }
    console.log(
      `${jobs.length} listed jobs; ${jobs.filter(({ softSkills }) => softSkills.length > 0).length} name a soft skill.\n`,
    );
    console.log(
      table(
        [
          "person",
          "core, soft skills",
          "jobs as uploaded",
          "proposed",
          "jobs once confirmed",
          "useful jobs: before, after, of",
        ],
        rows,
      ),
    );
    for (const [at, when] of [
      [2, "as uploaded"],
      [4, "once confirmed"],
    ] as const)
      console.log(
        `\n${rows.filter((row) => Number(row[at]) >= enough).length} of ${rows.length} may ask for at least ${enough} jobs ${when}.`,
      );
  } finally {
    await product?.stop();
    await db.close();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Every listed job, page by page; `grade` is filled in for each person. */
async function listAll(product: Product): Promise<(Omit<Listed, "grade"> & { key: string })[]> {
  const jobs = [];
  for (let lastKey: string | null = ""; lastKey !== null; ) {
    const query: string = lastKey === "" ? "" : `&lastKey=${encodeURIComponent(lastKey)}`;
    const page = await ask<{ data: JobCard[]; pagination: { lastKey: string | null } }>(
      product,
      null,
      "GET",
      `/api/job/?pageSize=100${query}`,
    );
    jobs.push(...page.data.map((job) => ({ ...job, key: /([^/]+)$/.exec(job.jobUrl ?? "")?.[1] ?? "" })));
    lastKey = page.pagination.lastKey;
  }
  return jobs;
}

type Wanted = { jobs: Awaited<ReturnType<typeof listAll>>; resume: string; person: string };

async function figuresOf(product: Product, caller: Caller, { jobs, resume, person }: Wanted): Promise<string[]> {
  await upload(product, caller, new Uint8Array(readFileSync(join(folder, "../../resumes", resume))));
  const details = await whenRead(product, caller);
  const useful = usefulTo(person);
  const before = await passing(product, caller, jobs);
  const confirmed = details.softSkillProposals.map(({ skillName }) => skillName);
  await ask<CandidateProfile>(product, caller, "POST", `/api/user/${caller.email}/soft-skill-proposals`, {
    confirmed,
    declined: [],
  });
  const after = await passing(product, caller, jobs);
  const among = (keys: readonly string[]) => keys.filter((key) => useful.has(key)).length;
  return [
    `${details.coreSkills.length}, ${details.softSkills.length}`,
    String(before.length),
    confirmed.join(", "),
    String(after.length),
    `${among(before)}, ${among(after)}, ${useful.size}`,
  ];
}

async function whenRead(product: Product, caller: Caller): Promise<BasicDetails> {
  for (;;) {
    const details = await ask<BasicDetails>(product, caller, "GET", "/api/user/basic-details");
    if (details.cv?.state === "PARSED") return details;
    if (details.cv?.state === "FAILED") throw new Error(`a CV could not be read: ${details.cv.problem}`);
    await pause(100);
  }
}

function usefulTo(person: string): Set<string> {
  const rows = readFileSync(join(folder, "qrels.tsv"), "utf8")
    .split("\n")
    .map((line) => line.split("\t"));
  return new Set(rows.filter(([who, , grade]) => who === person && Number(grade) >= 1).map(([, job]) => job ?? ""));
}

/** The jobs with enough of a score; the server is asked about a hundred of them and must say the same. */
async function passing(product: Product, caller: Caller, jobs: Wanted["jobs"]): Promise<string[]> {
  const { coreSkills, softSkills, YOE } = await ask<BasicDetails>(product, caller, "GET", "/api/user/basic-details");
  const names = (skills: readonly { skillName: string }[]) => skills.map(({ skillName }) => skillName);
  const profile = { coreSkills: names(coreSkills), softSkills: names(softSkills), YOE };
  const scored = jobs.map((job) => ({
    ...job,
    score: scoreMatch(profile, { ...job, minYears: job.experienceRange.min }).total,
  }));
  const best = scored.toSorted((one, other) => other.score - one.score);
  const ids = best.slice(0, 100).map(({ id }) => id);
  const { data } = await ask<{ data: MatchDetails[] }>(product, caller, "POST", "/api/match", { ids });
  for (const { jobId, matchingScore } of data)
    if (scored.find(({ id }) => id === jobId)?.score !== matchingScore)
      throw new Error(`The server scores ${jobId} otherwise.`);
  return best.filter(({ score }) => score >= REFERRAL_SCORE).map(({ key }) => key);
}
