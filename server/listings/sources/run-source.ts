// Runs a source: reads what is new of it, maps it, imports it, and notes how it went and when it runs again.
import { hash } from "node:crypto";
import { setImmediate as turnOfEvents } from "node:timers/promises";
import { VERSION } from "../../../contract/brand.ts";
import { t } from "../../../messages/en/problems.ts";
import { fill } from "../../../messages/fill.ts";
import type { Deps } from "../../deps.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import { OperatorError } from "../../platform/operator.ts";
import { fetchRows, KINDS } from "../adapters/adapters.ts";
import type { Board } from "../external-job.ts";
import { BoardGone } from "../fetch-list.ts";
import { type ImportReport, importListings, NotNow } from "../import-listings.ts";
import { type MappedRow, mapRows } from "../map-rows.ts";
import { ComeBackLater, type OutsideOptions, Unreachable } from "../outside-fetch.ts";
import { rowsOf } from "../read-listing-file.ts";
import { type Claim, claimSource, endTurn, postponeRun, renewSource } from "./claim-source.ts";
import { sharedTurns } from "./host-turns.ts";
import { pagesOfRun, type RunPages, TurnOver } from "./kept-pages.ts";
import { finishRemoval } from "./remove-source.ts";
import { backOff, countReasons, isGivenUp, isSudden, nextRun, shareOf } from "./rules.ts";

export type RunDeps = Pick<Deps, "db" | "clock" | "announce" | "sources">;

/** FAILED and ASKING with the words for it; POSTPONED: the run goes on later; BUSY: another turn works on it, or it may not run. */
export type RunEnd =
  | { outcome: "DONE" | "UNCHANGED" | "REPLAYED"; report: ImportReport }
  | { outcome: "ASKING" | "FAILED"; problem: string }
  | { outcome: "POSTPONED"; seconds: number }
  | { outcome: "BUSY" };

export type RunWish = {
  /** Reads what is kept of the last run, without the network. */
  isReplay?: boolean;
  /** Runs though it is not due, or waits for an admin. */
  isForced?: boolean;
};

/** The time for reading in a turn; a longer run goes on with the next. */
const TURN_MS = 45_000;
const RENEW_MS = 15_000;
const BUSY_SECONDS = 60;
/** A page of a source; the whole run has a budget of its own. */
const LIMITS: OutsideOptions["limits"] = { bytes: 24_000_000, milliseconds: 20_000, tries: 2, longestWaitSeconds: 5 };

const AT_ONCE = 2;
const slots: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve());
let nextSlot = 0;

/** A turn that the queue has: two at a time in a process, so that requests find connections to the database. */
export function runInTurn(deps: RunDeps, sourceId: string, wish: RunWish): Promise<RunEnd> {
  const at = nextSlot++ % AT_ONCE;
  const turn = (slots[at] ?? Promise.resolve()).then(() => runSource(deps, sourceId, wish));
  slots[at] = turn.catch(() => undefined);
  return turn;
}

/** One turn. Throws what is no fault of the source, such as a database that is away. */
export async function runSource(deps: RunDeps, sourceId: string, wish: RunWish = {}): Promise<RunEnd> {
  const isForced = wish.isForced === true || wish.isReplay === true;
  const claim = await claimSource(deps.db, sourceId, { now: deps.clock(), isForced });
  if (!claim) {
    await finishRemoval(deps, sourceId);
    return { outcome: "BUSY" };
  }
  const renewing = setInterval(() => void renewSource(deps.db, claim).catch(() => false), RENEW_MS);
  try {
    return await work(deps, claim, wish.isReplay === true);
  } catch (error) {
    return await afterError(deps, claim, error);
  } finally {
    clearInterval(renewing);
  }
}

async function work(deps: RunDeps, claim: Claim, isReplay: boolean): Promise<RunEnd> {
  const board: Board = { kind: claim.kind, token: claim.board, company: claim.company, mapping: claim.mapping };
  const named = { ...board, company: board.company ?? KINDS.companyOf(board) };
  const deadline = isReplay ? null : Date.now() + TURN_MS;
  const pages = pagesOfRun({ ...deps, ...claim, deadline });
  const raws = await readRaws(deps, claim, named, pages);
  const digest = [VERSION, pages.digest(), claim.mapping && hash("sha256", JSON.stringify(claim.mapping))]
    .filter(Boolean)
    .join(" ");
  const isSame = !isReplay && digest === claim.digest;
  const rows = isSame ? null : await mapAll(raws, named);
  const problem = rows && (isReplay || claim.rejectedShare === null ? null : suddenProblem(rows, claim.rejectedShare));
  if (problem) return askAdmins(deps, claim, rows ?? [], problem);
  const outcome = isSame ? "UNCHANGED" : isReplay ? "REPLAYED" : "DONE";
  const log = { info() {}, warn: console.warn, error: console.error };
  const report = await oneAtATime(() =>
    importListings(
      { ...deps, log },
      { board: named, rows, complete: !KINDS.newest.includes(board.kind), run: { outcome, digest } },
    ),
  );
  await deps.db.transaction((tx) =>
    endTurn(tx, claim, { next: nextRun(claim.everyMinutes, deps.clock()), isWhole: !isReplay }),
  );
  return { outcome, report };
}

/** The rows of the whole board. */
async function readRaws({ db, sources }: RunDeps, claim: Claim, board: Board, pages: RunPages): Promise<unknown[]> {
  // Loaded only here, because its client needs time and memory.
  const { openOutside } = await import("../outside-fetch.ts");
  const outside = openOutside({ ...sources, turns: sharedTurns(db), pages, limits: LIMITS });
  try {
    return await fetchRows(board, { ...outside, ...(claim.origin && { origin: claim.origin }) }, claim.address);
  } finally {
    await outside.close();
  }
}

/** Mapped before anything is written, since too many rejections stop the run. Other work of the process goes on meanwhile. */
async function mapAll(raws: unknown[], board: Board): Promise<MappedRow[]> {
  const mapped: MappedRow[] = [];
  for await (const row of mapRows(rowsOf(raws), board)) {
    mapped.push(row);
    await turnOfEvents();
  }
  return mapped;
}

function suddenProblem(rows: readonly MappedRow[], before: number): string | null {
  const rejected = rows.flatMap((row) => ("rejected" in row ? [row.rejected] : []));
  const counts = { rows: rows.length, rejected: rejected.length };
  if (!isSudden(counts, before)) return null;
  const [first] = countReasons(rejected, 1);
  return fill(t.changedAtOnce, {
    rejected: rejected.length,
    rows: rows.length,
    percent: Math.round(100 * shareOf(counts)),
    reason: first?.reason ?? t.listingsChanged,
  });
}

let lastImport: Promise<unknown> = Promise.resolve();

/** An import holds two connections, and they write one after the other anyway. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = lastImport.then(work, work);
  lastImport = next.catch(() => undefined);
  return next;
}

/** The previous state stays as it is until an admin decides; the schedule stops. */
async function askAdmins(deps: RunDeps, claim: Claim, rows: readonly MappedRow[], problem: string): Promise<RunEnd> {
  const now = deps.clock();
  const rejected = rows.flatMap((row) => ("rejected" in row ? [row.rejected] : []));
  await deps.db.transaction(async (tx) => {
    if (!(await endTurn(tx, claim, { next: nextRun(claim.everyMinutes, now), isWhole: true }))) return;
    await tx.query("update listing_source set health = 'ASKING', problem = $2 where id = $1", [
      claim.sourceId,
      problem,
    ]);
    const listed = rows.length - rejected.length;
    const report = {
      listed,
      rejectedCount: rejected.length,
      rejected: rejected.slice(0, 100),
      reasons: countReasons(rejected),
    };
    await noteRun(tx, claim, { at: now, outcome: "ASKING", problem, report });
    await tellAdmins(tx, deps, claim, { what: "ASKING", problem, since: now });
  });
  return { outcome: "ASKING", problem };
}

async function afterError(deps: RunDeps, claim: Claim, error: unknown): Promise<RunEnd> {
  const now = deps.clock();
  if (error instanceof TurnOver) {
    await deps.db.transaction(async (tx) => {
      if (await postponeRun(tx, claim, now))
        await deps.announce(tx, { kind: "listing-source.due", sourceId: claim.sourceId });
    });
    return { outcome: "POSTPONED", seconds: 0 };
  }
  if (error instanceof ComeBackLater || error instanceof NotNow) {
    const seconds = error instanceof ComeBackLater ? error.seconds : BUSY_SECONDS;
    await deps.db.transaction((tx) => postponeRun(tx, claim, new Date(now.getTime() + seconds * 1_000)));
    return { outcome: "POSTPONED", seconds };
  }
  if (error instanceof OperatorError) return fail(deps, claim, error);
  await deps.db.transaction((tx) => postponeRun(tx, claim, now)).catch(() => undefined);
  throw error;
}

/** Backs off; the first failure of a row of them raises the notice. */
async function fail(deps: RunDeps, claim: Claim, error: OperatorError): Promise<RunEnd> {
  const now = deps.clock();
  const problem = error.message.slice(0, 500);
  const failures = claim.failures + 1;
  const since = claim.failingSince ?? now;
  const isOver = isGivenUp(error instanceof BoardGone, failures);
  await deps.db.transaction(async (tx) => {
    // Pages that were read well are not asked for again.
    const keepsRun = error instanceof Unreachable;
    if (!(await endTurn(tx, claim, { next: backOff(failures, now), keepsRun }))) return;
    await tx.query(
      "update listing_source set health = $2, failures = $3, failing_since = $4, problem = $5, enabled = enabled and $6 where id = $1",
      [claim.sourceId, isOver ? "SUSPENDED" : "FAILING", failures, since, problem, !isOver],
    );
    await noteRun(tx, claim, { at: now, outcome: "FAILED", problem, report: {} });
    if (failures === 1) await tellAdmins(tx, deps, claim, { what: "FAILING", problem, since });
  });
  return { outcome: "FAILED", problem };
}

type Noted = { at: Date; outcome: "ASKING" | "FAILED"; problem: string; report: object };

async function noteRun(tx: Writer, claim: Claim, { at, outcome, problem, report }: Noted): Promise<void> {
  await tx.query(
    `insert into listing_run (id, source_id, started_at, finished_at, complete, outcome, problem, report)
     values ($1, $2, $3, $4, false, $5, $6, $7)`,
    [newId(at), claim.sourceId, claim.runBeganAt, at, outcome, problem, JSON.stringify(report)],
  );
}

type Told = { what: "FAILING" | "ASKING"; problem: string; since: Date };

const tellAdmins = (tx: Writer, { announce }: RunDeps, claim: Claim, { what, problem, since }: Told): Promise<void> =>
  announce(tx, {
    kind: "listing-source.troubled",
    sourceId: claim.sourceId,
    name: `${claim.kind}:${claim.board}`,
    what,
    problem,
    since: since.toISOString(),
  });
