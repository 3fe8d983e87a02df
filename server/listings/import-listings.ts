// Imports the listings of one source in batches: new, changed, closed and missing ones.
import { setImmediate as turnOfEvents } from "node:timers/promises";
import type { RunOutcome } from "../../contract/listings/rules.ts";
import { companyNameKey } from "../../contract/paths.ts";
import { ensureCompanies } from "../companies/index.ts";
import { closeJobs, type JobRecord, saveJobs } from "../jobs/index.ts";
import type { Database, Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";
import { type Log, OperatorError } from "../platform/operator.ts";
import { isSwitchedOn } from "../site/index.ts";
import { ADAPTERS } from "./adapters/adapters.ts";
import type { Board, ExternalJob } from "./external-job.ts";
import { type ListingRows, type MappedRow, mapRows } from "./map-rows.ts";
import { isDirect, isGone, mayCloseMissing, type RowVerdict, verdictOf, wantedStatus } from "./rules.ts";
import { countReasons, shareOf } from "./sources/rules.ts";
import {
  addAliases,
  contentHash,
  countMissing,
  ensureSource,
  holdSource,
  type KnownListing,
  type ListingWrite,
  lockNumber,
  readKnown,
  recordRun,
  type Source,
  touchListings,
  touchSeen,
  writeListings,
} from "./store.ts";

/** What keeps an import from running is no fault of its source. */
export class NotNow extends OperatorError {}

export type ImportReport = {
  added: number;
  /** Content changed, or a closed listing is open again. */
  changed: number;
  unchanged: number;
  /** No longer listed: closed by the source, expired, or missing for long enough. */
  closed: number;
  /** Rows of the same listing as an earlier row of the input. */
  merged: number;
  rejected: { id: string; reason: string }[];
  complete: boolean;
};

/** Of an import that has read nothing so far. */
export const emptyReport = (complete: boolean): ImportReport => ({
  added: 0,
  changed: 0,
  unchanged: 0,
  closed: 0,
  merged: 0,
  rejected: [],
  complete,
});

export type ImportDeps = {
  db: Database;
  clock: () => Date;
  log: Log;
  progress?: (report: Readonly<ImportReport>) => void;
};

export type ImportInput = {
  board: Board;
  /** As read, or mapped already; null when they are those of the last run. */
  rows: ListingRows | readonly MappedRow[] | null;
  /** True when `rows` are all listings of the source, so that a missing one is gone. */
  complete: boolean;
  /** What is noted of a run besides: DONE without a digest by default. */
  run?: { outcome: "DONE" | "UNCHANGED" | "REPLAYED"; digest: string };
};

const BATCH = 500;
/** Statements of a server that answers are given up sooner. */
const LONG = { longestMs: 60_000 };
const REPORTED = 1000;

/**
 * Idempotent. Throws an OperatorError if the site shows no jobs from elsewhere, or the source is switched off or being imported already. Each batch is a
 * transaction; starting an interrupted import again continues it.
 */
export async function importListings(deps: ImportDeps, input: ImportInput): Promise<ImportReport> {
  const name = { kind: input.board.kind, board: input.board.token.trim().toLowerCase() };
  return deps.db.transaction(async (lock) => {
    // Held until the run ends; the database releases it if this process dies.
    if (!(await holdSource(lock, name)))
      throw new NotNow(
        `The listings of ${name.kind}:${name.board} are being imported already; try again when that has ended.`,
      );
    if (!(await isSwitchedOn(lock, "listings")))
      throw new NotNow(
        "Jobs from other sites are switched off (/v2/admin/settings, parts of the site). Nothing was imported.",
      );
    const source = await deps.db.transaction((tx) => ensureSource(tx, name, input.board.company, !input.run));
    if (!source.enabled) throw new NotNow(`The source ${name.kind}:${name.board} is switched off.`);
    return runImport(deps, input, source);
  });
}

type Mapped = { job: ExternalJob; raws: unknown[] };

async function runImport(deps: ImportDeps, input: ImportInput, source: Source): Promise<ImportReport> {
  const startedAt = deps.clock();
  const board = { ...input.board, company: input.board.company ?? source.company };
  const report = emptyReport(input.complete);
  const { rows } = input;
  if (rows === null) report.unchanged = await deps.db.transaction((tx) => touchSeen(tx, source.id, deps.clock()), LONG);
  else {
    const mapped = typeof rows === "function" ? mapRows(rows, board) : asyncRows(rows);
    await inBatches(mappedJobs(mapped, report), async (batch) => {
      const verdicts = await deps.db.transaction((tx) => writeBatch(tx, source, batch, deps.clock()), LONG);
      for (const verdict of verdicts) report[verdict === "not-owned" ? "unchanged" : verdict] += 1;
      deps.progress?.(report);
    });
  }
  // An id repeats on a board when its pages shift while they are read.
  if (report.merged > 0 && !ADAPTERS[input.board.kind].rowsShareKeys) report.complete = false;
  const noted = input.run ?? { outcome: "DONE" as const, digest: null };
  await deps.db.transaction((tx) => endRun(tx, deps, source, report, { startedAt, ...noted }), LONG);
  return report;
}

async function* asyncRows(rows: readonly MappedRow[]): AsyncGenerator<MappedRow> {
  yield* rows;
}

/** The jobs; rejected rows go to the report. */
async function* mappedJobs(rows: AsyncIterable<MappedRow>, report: ImportReport): AsyncGenerator<Mapped> {
  for await (const row of rows) {
    if ("job" in row) {
      report.merged += row.rows - 1;
      yield row;
    } else {
      report.rejected.push(row.rejected);
      if (row.unreadable) report.complete = false;
    }
  }
}

/** Writes `items` in batches, one at a time; the next batch is gathered while the database writes the last. */
async function inBatches<Item>(items: AsyncIterable<Item>, write: (batch: Item[]) => Promise<void>): Promise<void> {
  let batch: Item[] = [];
  let writing = Promise.resolve();
  const next = async () => {
    await writing;
    writing = write(batch);
    // The await above or below throws its failure.
    writing.catch(() => {});
    batch = [];
  };
  try {
    for await (const item of items) {
      batch.push(item);
      // Gathering does not yield by itself, and would block the database's next statement.
      await turnOfEvents();
      if (batch.length >= BATCH) await next();
    }
    if (batch.length > 0) await next();
  } finally {
    await writing;
  }
}

/** Writes jobs with distinct keys; returns a verdict for each. */
async function writeBatch(tx: Writer, source: Source, batch: readonly Mapped[], now: Date): Promise<RowVerdict[]> {
  // One import writes at a time, so that two sources of one listing do not both add it.
  await tx.query("select pg_advisory_xact_lock($1::bigint)", [lockNumber("batch")]);
  const known = await readKnown(
    tx,
    batch.map((row) => row.job.externalJobId),
  );
  const decided = batch.map(({ job, raws }) => {
    const before = known.get(job.externalJobId);
    const status = before?.isEnded ? "EXPIRED" : wantedStatus(job, now);
    const hash = contentHash(job);
    return { job, raws, before, status, hash, verdict: verdictOf(job.externalJobId, hash, status, before, source) };
  });
  const written = decided.filter((row) => row.verdict !== "unchanged" && row.verdict !== "not-owned");
  const companies = await ensureCompanies(tx, companiesOf(written.map((row) => row.job)));
  const records = written.map((row) => recordOf(row.job, row.before, row.status, companies, now));
  if (records.length > 0) await saveJobs(tx, records, { joins: true });
  await writeListings(
    tx,
    source.id,
    now,
    written.map((row, index) => listingOf(row, records[index] as JobRecord, source)),
  );
  await touchListings(
    tx,
    decided.flatMap((row) => (row.verdict === "unchanged" && row.before ? [row.before.id] : [])),
    now,
  );
  await addAliases(
    tx,
    decided.flatMap((row) =>
      row.verdict === "not-owned" ? strangerNames(row.job, row.before as KnownListing, source) : [],
    ),
  );
  return decided.map((row) => row.verdict);
}

function companiesOf(jobs: readonly ExternalJob[]): { name: string; website?: string | null }[] {
  return jobs.map((job) => ({ name: job.companyName, website: job.companyUrl ?? null }));
}

function recordOf(
  job: ExternalJob,
  before: KnownListing | undefined,
  status: JobRecord["status"],
  companies: Map<string, string>,
  now: Date,
): JobRecord {
  const createdAt = firstTime(job, now);
  return {
    id: before?.jobId ?? newId(createdAt),
    companyId: companies.get(companyNameKey(job.companyName)) as string,
    jobTitle: job.jobTitle,
    department: job.department,
    locations: job.location.fullLocation,
    typeofEmployment: job.typeofEmployment,
    employmentTypeText: job.typeofEmploymentRaw,
    workMode: job.workMode,
    pay: job.pay,
    displaySalaryRange: job.displaySalaryRange,
    experience: job.experienceStated ? job.experienceRange : null,
    coreSkills: job.coreSkills,
    softSkills: job.softSkills,
    technicalSkills: job.technicalSkills,
    description: job.jobDescription,
    status,
    // A job that was frozen here stays frozen.
    badJob: job.badJob || (before?.badJob ?? false),
    externalJobId: job.externalJobId,
    jobUrl: job.jobUrl,
    jobPostedDate: job.jobPostedDate === null ? null : new Date(job.jobPostedDate),
    createdAt,
    updatedAt: now,
    expiresAt: job.expiresAt === undefined ? null : new Date(job.expiresAt),
  };
}

/** The earliest time at which the job is known to have been open: sources stamp posting dates anew, so the earlier one counts. */
function firstTime(job: ExternalJob, now: Date): Date {
  const times = [job.firstSeenDate, job.jobPostedDate].flatMap((text) => (text ? [Date.parse(text)] : []));
  return new Date(Math.min(now.getTime(), ...times));
}

function listingOf(
  row: Mapped & { before: KnownListing | undefined; hash: string },
  record: JobRecord,
  source: Source,
): ListingWrite {
  const { job, before } = row;
  // A board that takes a listing over from a feed retains the feed's name as an alias.
  const taken =
    before && (before.source.kind !== source.kind || before.source.board !== source.board)
      ? [`${before.source.kind}:${before.source.board}`]
      : [];
  return {
    id: before?.id ?? newId(record.createdAt),
    key: job.externalJobId,
    jobId: record.id,
    hash: row.hash,
    firstSeen: record.createdAt,
    isReopened: before !== undefined && before.status !== "PUBLISHED" && record.status === "PUBLISHED",
    aliases: [...new Set([...(before?.aliases ?? []), ...taken, ...(job.aliases ?? [])])],
    payload: JSON.stringify(row.raws),
  };
}

function strangerNames(job: ExternalJob, before: KnownListing, source: Source): { id: string; alias: string }[] {
  if (isDirect(job.externalJobId, source)) return [];
  const names = job.aliases && job.aliases.length > 0 ? job.aliases : [`${source.kind}:${source.board}`];
  return names.map((alias) => ({ id: before.id, alias }));
}

async function endRun(
  tx: Writer,
  deps: ImportDeps,
  source: Source,
  report: ImportReport,
  { startedAt, outcome, digest }: { startedAt: Date; outcome: RunOutcome; digest: string | null },
): Promise<void> {
  const finishedAt = deps.clock();
  let massMissingSince = source.massMissingSince;
  if (report.complete) {
    const { missing, open } = await countMissing(tx, source.id, startedAt, finishedAt);
    const gone = missing.filter((listing) => isGone(listing, finishedAt));
    const verdict = mayCloseMissing(gone.length, open, massMissingSince, finishedAt);
    massMissingSince = verdict.massMissingSince;
    if (verdict.close)
      report.closed += await closeJobs(
        tx,
        gone.map((listing) => listing.jobId),
        finishedAt,
      );
    else if (gone.length > 0)
      deps.log.warn(
        `${gone.length} of ${open} listings of ${source.kind}:${source.board} are gone at once; they are closed when a run a day later confirms it.`,
      );
  }
  const { rejected, ...counts } = report;
  const listed = report.added + report.changed + report.unchanged;
  const rows = listed + report.closed + rejected.length;
  await recordRun(tx, {
    sourceId: source.id,
    startedAt,
    finishedAt,
    complete: report.complete,
    outcome,
    // The report of what was the same as before says nothing new of its rejected rows.
    ...(outcome !== "UNCHANGED" && { share: shareOf({ rows, rejected: rejected.length }) }),
    digest: report.complete ? digest : null,
    listed,
    report: {
      ...counts,
      listed,
      rejectedCount: rejected.length,
      rejected: rejected.slice(0, REPORTED),
      reasons: countReasons(rejected),
    },
    massMissingSince,
  });
}
