// The reader of résumés: hands files to child processes that may be ended, a few at once, fair between owners.
import { type ResumeReading, refused } from "../empty-resume.ts";
import type { ReadOptions } from "../read-resume.ts";
import { type Child, type Ending, type Order, startChild } from "./start-child.ts";

/** `owner` is whoever waits for the answer: owners take turns. */
type ReaderOptions = ReadOptions & { owner: string };

export type ResumeReader = {
  /**
   * Every file ends in a status: one that takes too much time or memory, or takes its process down, is TOO_COMPLEX.
   * Throws ReaderBusy when too many wait, and what went wrong when no process can be started, when our own code failed, or
   * when the machine is too busy to read anything.
   */
  read(bytes: Uint8Array, options: ReaderOptions): Promise<ResumeReading>;
  /** Starts a process, unless one is there, so that a file that is about to come is read at once. Never throws. */
  warm(): void;
  /** The processes alive. */
  pids(): number[];
  /** Ends the processes; who still waits is refused. */
  stop(): Promise<void>;
};

/** Too many files wait: try again later. */
export class ReaderBusy extends Error {
  override name = "ReaderBusy";
}

/** How long one file may take, and the memory that a process may hold meanwhile. */
type Limits = { timeMs: number; memoryBytes: number };

const LIMITS: Limits = { timeMs: 5_000, memoryBytes: 300 * 1024 * 1024 };
/** A second try that had less time would end the same way. */
const LEAST_RETRY_MS = 1_000;
const MAX_WAITING = 200;
const MAX_WAITING_PER_OWNER = 10;
const IDLE_MS = 30_000;
/** A process that has grown, or worked long, is replaced while nobody waits for it. */
const RETIRE_BYTES = 240 * 1024 * 1024;
const RETIRE_AFTER = 100;

type Waiting = { order: Order; resolve(reading: ResumeReading): void; reject(error: Error): void };
type Worker = { child: Child; idle: NodeJS.Timeout | undefined };

/** Processes start when there is work, stay warm while it comes, and end when it stays away. */
export function makeReader({
  maxChildren = 2,
  limits = LIMITS,
}: {
  maxChildren?: number;
  limits?: Limits;
} = {}): ResumeReader {
  const queue = makeFairQueue<Waiting>(MAX_WAITING, MAX_WAITING_PER_OWNER);
  const resting: Worker[] = [];
  const living = new Set<Child>();
  let working = 0;
  let stopped = false;
  let spare: Promise<Child> | null = null;

  function next(): void {
    while (!stopped && working < maxChildren) {
      const waiting = queue.take();
      if (!waiting) return;
      working++;
      void serve(waiting.order)
        .then(waiting.resolve, waiting.reject)
        .finally(() => {
          working--;
          next();
        });
    }
  }

  async function serve(order: Order): Promise<ResumeReading> {
    const child = await takeChild();
    const wasWarm = child.served > 0;
    const deadline = performance.now() + limits.timeMs;
    let outcome = await child.read(order, limits.timeMs).finally(() => release(child));
    // What earlier files left in its memory is not this one's fault, nor is a machine that has no time for it.
    const more = "reading" in outcome ? 0 : timeForAnother(outcome.ended, wasWarm, deadline - performance.now());
    if (more > 0 && !stopped) {
      const fresh = await begin();
      outcome = await fresh.read(order, more).finally(() => release(fresh));
    }
    if ("reading" in outcome) return outcome.reading;
    if (stopped) throw new Error("The reader of résumés was stopped.");
    startSpare();
    if (outcome.ended === "starved") throw new Error("The machine was too busy to read a résumé in its time.");
    return refused("TOO_COMPLEX");
  }

  /** How long a second try may take, in ms; 0 when there is none. */
  function timeForAnother(ended: Ending, wasWarm: boolean, leftMs: number): number {
    if (ended === "starved") return limits.timeMs;
    return wasWarm && ended !== "time" && leftMs > LEAST_RETRY_MS ? leftMs : 0;
  }

  async function takeChild(): Promise<Child> {
    for (let worker = resting.pop(); worker; worker = resting.pop()) {
      clearTimeout(worker.idle);
      if (living.has(worker.child)) return worker.child;
    }
    // One that is just being started rests as soon as it is up.
    if (spare === null) return begin();
    await spare.catch(() => {});
    return takeChild();
  }

  async function begin(): Promise<Child> {
    const child = await startChild(limits.memoryBytes);
    living.add(child);
    void child.gone.then(() => living.delete(child));
    if (stopped) {
      await child.stop();
      throw new Error("The reader of résumés was stopped.");
    }
    return child;
  }

  /** A process for the next file, started before it comes. */
  function startSpare(): void {
    if (stopped || spare) return;
    spare = begin();
    void spare
      .then(release, () => {})
      .finally(() => {
        spare = null;
      });
  }

  function release(child: Child): void {
    if (!living.has(child)) return;
    if (stopped || child.served >= RETIRE_AFTER || child.memory() > RETIRE_BYTES) {
      void child.stop();
      return;
    }
    const idle = setTimeout(() => void child.stop(), IDLE_MS).unref();
    resting.push({ child, idle });
  }

  return {
    read(bytes, { owner, asOf, now }) {
      return new Promise((resolve, reject) => {
        if (stopped) throw new Error("The reader of résumés was stopped.");
        const waiting = { order: { bytes, asOf, now: now.getTime() }, resolve, reject };
        if (!queue.add(owner, waiting)) throw new ReaderBusy("Too many résumés wait to be read.");
        next();
      });
    },
    warm: () => {
      if (living.size === 0) startSpare();
    },
    pids: () => [...living].map(({ pid }) => pid),
    async stop() {
      stopped = true;
      for (let waiting = queue.take(); waiting; waiting = queue.take())
        waiting.reject(new Error("The reader of résumés was stopped."));
      for (const { idle } of resting.splice(0)) clearTimeout(idle);
      await Promise.all([...living].map((child) => child.stop()));
    },
  };
}

type FairQueue<Task> = {
  /** False when the queue is full. */
  add(owner: string, task: Task): boolean;
  /** The next one, or undefined. */
  take(): Task | undefined;
  size(): number;
};

/** Holds at most `most` tasks, and at most `mostPerOwner` of one owner. */
export function makeFairQueue<Task>(most: number, mostPerOwner: number): FairQueue<Task> {
  // A map keeps the order of insertion: whoever was served goes to its end.
  const lines = new Map<string, Task[]>();
  let size = 0;
  return {
    add(owner, task) {
      const line = lines.get(owner) ?? [];
      if (size >= most || line.length >= mostPerOwner) return false;
      line.push(task);
      lines.set(owner, line);
      size++;
      return true;
    },
    take() {
      const [entry] = lines;
      if (!entry) return undefined;
      const [owner, line] = entry;
      lines.delete(owner);
      const task = line.shift();
      if (line.length > 0) lines.set(owner, line);
      size--;
      return task;
    },
    size: () => size,
  };
}
