// Reads waiting CVs, as many at once as there are readers, and recovers those left by a crash.
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { Histogram } from "prom-client";
import { parsedResume } from "../../../contract/resumes/wire.ts";
import type { Deps } from "../../deps.ts";
import { leftUploads, readFile, removeFiles } from "../../files/index.ts";
import type { Database } from "../../platform/db.ts";
import { Refusal } from "../../platform/refusal.ts";
import { ReaderBusy } from "../../resumes/index.ts";
import { wellFormed } from "../store.ts";
import {
  type Claim,
  claimNextCv,
  giveBack,
  LEASE_SECONDS,
  MOST_TRIES,
  renewClaim,
  saveProblem,
  saveReading,
  tellStep,
} from "./claim-cv.ts";
import { takeCv } from "./cvs.ts";

/** The most CVs of one round. */
const A_ROUND = 10;

type Unproposed = { id: string; accountId: string; fileKey: string };

/**
 * Reads the newest such CVs one by one until `mayGoOn` returns false. Throws what the reader or the file store throws;
 * the CV in hand is tried again when its lease is over.
 */
async function proposeAgain(deps: Pick<Deps, "db" | "files" | "clock" | "resumes">, mayGoOn: () => boolean) {
  for (let nth = 0; nth < A_ROUND && mayGoOn(); nth += 1) {
    const cv = await claimUnproposed(deps.db);
    if (!cv) return;
    await save(deps.db, cv.id, await proposalsOf(cv, deps));
  }
}

/** Empty when the file is gone or has no skills to propose. */
async function proposalsOf(
  { accountId, fileKey }: Unproposed,
  { files, clock, resumes }: Pick<Deps, "files" | "clock" | "resumes">,
) {
  const bytes = await readFile(fileKey, "USER_RESUME", { files });
  if (!bytes) return [];
  const { parsed } = await resumes.read(bytes, { owner: accountId, now: clock() });
  return parsedResume.parse(parsed).softSkillProposals ?? [];
}

async function claimUnproposed(db: Database): Promise<Unproposed | null> {
  const [cv] = await db.query<Unproposed>(
    `update cv_version set lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
   where id = (select id from cv_version
     where state = 'PARSED' and deleted_at is null and not parsed ? 'softSkillProposals' and (lease_until is null or lease_until <= now())
     order by id desc limit 1 for update skip locked)
   returning id, account_id as "accountId", file_key as "fileKey"`,
    [],
    "claim an unproposed cv",
  );
  return cv ?? null;
}

const save = (db: Database, id: string, proposals: unknown) =>
  db.query(
    `update cv_version set parsed = jsonb_set(parsed, '{softSkillProposals}', $2), lease_until = null
     where id = $1 and state = 'PARSED' and deleted_at is null and not parsed ? 'softSkillProposals'`,
    [id, JSON.stringify(wellFormed(proposals))],
  );

export type CvReading = {
  /** Reads waiting CVs now. */
  wake(): void;
  /** Starts looking periodically for waiting CVs, of this process and of others. */
  start(): void;
  /** One recovery pass: uploads that were never named, abandoned readings and, when idle, CVs without proposals. */
  recover(): Promise<void>;
  /** Resolves when this process reads nothing and nothing is left to claim. */
  settled(): Promise<void>;
  /** Stops the readers; the CVs in hand are left to the next process. */
  stop(): Promise<void>;
};

/** For who brings a CV to be read. */
export type Waking = Pick<CvReading, "wake">;

type Needs = Pick<Deps, "db" | "files" | "clock" | "resumes">;

/** The number of the reader's processes. */
const atOnce = 2;
/** The interval of recovery passes in ms: an interrupted reading resumes within a minute. */
const lookMs = 10_000;
/** A browser names its upload at once. After this time the browser or this server was interrupted. In ms. */
const namedWithinMs = 15_000;
const uploadsKeptMs = 86_400_000;
const renewMs = (LEASE_SECONDS * 1_000) / 4;
/** How long `stop` waits for readings in hand, in ms; most take less. */
const stopPatienceMs = 1_000;

export function makeCvReading(deps: Needs, log: Pick<FastifyBaseLogger, "error" | "warn">): CvReading {
  const inHand = new Set<Promise<void>>();
  let claiming: Promise<void> | null = null;
  let isAskedAgain = false;
  let stopped = false;
  const isStopped = () => stopped;
  let timer: NodeJS.Timeout | undefined;

  const wake = () => {
    if (stopped) return;
    isAskedAgain = true;
    claiming ??= claimAll()
      .catch((error) => log.error({ err: error }, "looking for CVs to read failed; the next look comes"))
      .finally(() => {
        claiming = null;
        // Woken while the last claim was being made.
        if (isAskedAgain && inHand.size < atOnce) wake();
      });
  };

  async function claimAll(): Promise<void> {
    while (!stopped && inHand.size < atOnce) {
      isAskedAgain = false;
      const claim = await claimNextCv(deps.db);
      if (!claim) return;
      hold(inHand, wake, readClaimed(claim, deps, log, isStopped));
    }
  }

  const recover = async () => {
    await takeLeftUploads(deps, log).catch((error) => log.error({ err: error }, "looking for uploads failed"));
    wake();
    await claiming;
    if (inHand.size > 0 || stopped) return;
    const proposing = proposeAgain(deps, () => !stopped && inHand.size <= 1).catch(
      (error) => !stopped && log.warn({ err: error }, "a CV could not be read again for its soft skills yet"),
    );
    hold(inHand, wake, proposing);
  };

  return {
    wake,
    start() {
      timer ??= setInterval(() => void recover(), lookMs).unref();
      void recover();
    },
    recover,
    async settled() {
      while (claiming || inHand.size > 0) await Promise.all([claiming, ...inHand]);
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.race([Promise.all([claiming, ...inHand]), sleep(stopPatienceMs, undefined, { ref: false })]);
      await deps.resumes.stop();
      await Promise.all(inHand);
    },
  };
}

/** Keeps `work`, which never fails, in `inHand` until it has ended; then calls `onEnd`. */
function hold(inHand: Set<Promise<void>>, onEnd: () => void, work: Promise<unknown>): void {
  const held: Promise<void> = work.then(() => {
    inHand.delete(held);
    onEnd();
  });
  inHand.add(held);
}

/** Never throws: an error is written to the CV, or the lease runs out. */
async function readClaimed(claim: Claim, deps: Needs, log: Pick<FastifyBaseLogger, "warn">, isStopped: () => boolean) {
  const { db } = deps;
  const renewing = setInterval(() => void renewClaim(db, claim).catch(() => {}), renewMs).unref();
  try {
    if (claim.tries > MOST_TRIES) return await saveProblem(db, claim, "READER_FAILED");
    await readAndSave(claim, deps);
  } catch (error) {
    const isAtFault = !isStopped() && !(error instanceof ReaderBusy);
    if (isAtFault) log.warn({ err: error, cv: claim.id, tries: claim.tries }, "a CV could not be read yet");
    const pause = isStopped() ? 0 : isAtFault ? 5 * claim.tries : 2;
    await giveBack(db, claim, pause, isAtFault).catch(() => {});
  } finally {
    clearInterval(renewing);
  }
}

async function readAndSave(claim: Claim, { db, files, clock, resumes }: Needs): Promise<void> {
  const bytes = await readFile(claim.fileKey, "USER_RESUME", { files });
  if (!bytes) return saveProblem(db, claim, "READER_FAILED");
  const now = clock();
  const { parsed: told, text } = await resumes.read(bytes, { owner: claim.accountId, now });
  // Validated, because it comes from a process that opened an untrusted file, and it will be shown.
  const parsed = parsedResume.parse(told);
  const { status } = parsed;
  if (status === "OK") {
    await tellStep(db, claim, 2);
    await saveReading(db, claim, { parsed, text }, now);
  } else await saveProblem(db, claim, status);
  readingSeconds.observe({ outcome: status }, (clock().getTime() - claim.uploadedAt.getTime()) / 1_000);
}

const readingSeconds = new Histogram({
  name: "cv_reading_seconds",
  help: "From a CV's upload to the end of its reading",
  labelNames: ["outcome"],
  buckets: [0.5, 1, 2, 3, 5, 10, 30, 60, 300],
});

/** Removes uploads that can never be a CV. */
async function takeLeftUploads(deps: Needs, log: Pick<FastifyBaseLogger, "warn">): Promise<void> {
  const now = deps.clock().getTime();
  const window = { after: new Date(now - uploadsKeptMs), before: new Date(now - namedWithinMs) };
  for (const upload of await leftUploads(deps, { kind: "USER_RESUME", ...window })) {
    try {
      await takeCv(upload, deps);
    } catch (error) {
      if (!(error instanceof Refusal)) log.warn({ err: error }, "an upload that was left could not be taken yet");
      else if (error.status === 422) await deps.db.transaction((tx) => removeFiles(tx, [upload.key], deps.clock()));
    }
  }
}
