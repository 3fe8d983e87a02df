// Reads the CVs that wait, as many at once as there are readers, and finds those that a crash has left behind.
import type { FastifyBaseLogger } from "fastify";
import { Histogram } from "prom-client";
import { parsedResume } from "../../../contract/resume.ts";
import type { Deps } from "../../deps.ts";
import { leftUploads, readFile, removeFiles } from "../../files/index.ts";
import { Refusal } from "../../platform/refusal.ts";
import { ReaderBusy } from "../../resumes/index.ts";
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
import { proposeAgain } from "./propose-again.ts";
import { takeCv } from "./take-cv.ts";

export type CvReading = {
  /** Begins at once with what waits. */
  wake(): void;
  /** Looks from now on for what waits, in this process's work and in what others left. */
  start(): void;
  /** One look at what was left: uploads that arrived and that nobody named, readings that nobody goes on with, and, while nothing else waits, CVs without proposals. */
  recover(): Promise<void>;
  /** Resolves when nothing is being read here and nothing more could be claimed. */
  settled(): Promise<void>;
  /** Ends the readers; what they had in hand waits for whoever comes next. */
  stop(): Promise<void>;
};

type Needs = Pick<Deps, "db" | "files" | "clock" | "resumes">;

/** As many as the reader has processes. */
const atOnce = 2;
/** How often this process looks for what others left, in ms: the state recovers within a minute. */
const lookMs = 10_000;
/** A browser names its upload at once; whoever has not by then was stopped, or we were. In ms. */
const namedWithinMs = 15_000;
const uploadsKeptMs = 86_400_000;
const renewMs = (LEASE_SECONDS * 1_000) / 4;
/** How long the end waits for readings in hand, in ms; an ordinary one takes less. */
const stopPatienceMs = 1_000;

export function makeCvReading(deps: Needs, log: Pick<FastifyBaseLogger, "error" | "warn">): CvReading {
  const inHand = new Set<Promise<void>>();
  let claiming: Promise<void> | null = null;
  let isAskedAgain = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const wake = () => {
    isAskedAgain = true;
    claiming ??= claimAll()
      .catch((error) => log.error({ err: error }, "looking for CVs to read failed; the next look comes"))
      .finally(() => {
        claiming = null;
        // Asked for while the last claim was being made.
        if (isAskedAgain && inHand.size < atOnce && !stopped) wake();
      });
  };

  async function claimAll(): Promise<void> {
    while (!stopped && inHand.size < atOnce) {
      isAskedAgain = false;
      const claim = await claimNextCv(deps.db);
      if (!claim) return;
      const work = readClaimed(claim, deps, log, () => stopped).finally(() => {
        inHand.delete(work);
        if (!stopped) wake();
      });
      inHand.add(work);
    }
  }

  const recover = async () => {
    await takeLeftUploads(deps, log).catch((error) => log.error({ err: error }, "looking for uploads failed"));
    wake();
    await claiming;
    if (inHand.size > 0 || stopped) return;
    const round = proposeAgain(deps, () => !stopped && inHand.size <= 1)
      .catch((error) => !stopped && log.warn({ err: error }, "a CV could not be read again for its soft skills yet"))
      .then(() => {
        inHand.delete(round);
        if (!stopped) wake();
      });
    inHand.add(round);
  };

  return {
    wake: () => {
      if (!stopped) wake();
    },
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
      const patience = new Promise<void>((resolve) => setTimeout(resolve, stopPatienceMs).unref());
      await Promise.race([Promise.all([claiming, ...inHand]), patience]);
      await deps.resumes.stop();
      await Promise.all(inHand);
    },
  };
}

/** Never throws: whatever happens is written to the CV, or the lease runs out. */
async function readClaimed(
  claim: Claim,
  deps: Needs,
  log: Pick<FastifyBaseLogger, "warn">,
  isStopped: () => boolean,
): Promise<void> {
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
  // It comes from a process that opened a stranger's file, and whatever is kept must be fit to be shown.
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

/** Uploads that can never be a CV are given up; their owner's browser was told, or will be. */
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
