// The reader of CVs and imported files: hands files to a few child processes, in turn between owners, and ends a child that takes too much.
import { type ResumeReading, refused } from "../empty-resume.ts";
import type { ImportReading } from "../imports/read-import.ts";
import type { ReadOptions } from "../read-resume.ts";
import { type Child, type Ending, type FileKind, type Order, type Readings, startChild } from "./start-child.ts";

/** Owners take turns, so that one with many files does not delay the others. */
type ReaderOptions = ReadOptions & { owner: string };

export type ResumeReader = {
  /**
   * Every file ends in a status: TOO_COMPLEX if it takes too much time or memory, or crashes its process. Throws
   * ReaderBusy when too many files wait, and an Error when no process starts, our own code fails, or the machine is too
   * busy to read anything.
   */
  read(bytes: Uint8Array, options: ReaderOptions): Promise<ResumeReading>;
  /** Reads a file of "Import profile" by the same limits; throws alike. */
  readImport(bytes: Uint8Array, options: ReaderOptions): Promise<ImportReading>;
  /** Starts a process if there is none, so that the next file is read at once. Never throws. */
  warm(): void;
  /** The running processes. */
  pids(): number[];
  /** Ends the processes and rejects the waiting reads. */
  stop(): Promise<void>;
};

/** Too many files wait: try again later. */
export class ReaderBusy extends Error {
  override name = "ReaderBusy";
}

/** The machine had no time for the file: try again later. */
export class ReaderStarved extends Error {
  override name = "ReaderStarved";
}

/** The most time for one file, and the most memory of a process. */
type Limits = { timeMs: number; memoryBytes: number };

const LIMITS: Limits = { timeMs: 5_000, memoryBytes: 300 * 1024 * 1024 };
/** A retry with less time would end in the same way. */
const LEAST_RETRY_MS = 1_000;
const MAX_WAITING = 200;
const MAX_WAITING_PER_OWNER = 10;
const IDLE_MS = 30_000;
/** A process that has grown or has read many files is replaced after its file. */
const RETIRE_BYTES = 240 * 1024 * 1024;
const RETIRE_AFTER = 100;

const stoppedError = () => new Error("The reader of résumés was stopped.");

/** `start` begins the reading once it is this file's turn. */
type Waiting = { start(): Promise<void>; reject(error: Error): void };

/** The answer for a file that its process did not survive. */
const UNREAD: Readings = { cv: refused("TOO_COMPLEX"), import: { problem: "TOO_COMPLEX", detail: "" } };

/** Processes start when there is work, stay warm between files, and end when idle. */
export function makeReader({
  maxChildren = 2,
  limits = LIMITS,
}: {
  maxChildren?: number;
  limits?: Limits;
} = {}): ResumeReader {
  const queue = makeFairQueue<Waiting>(MAX_WAITING, MAX_WAITING_PER_OWNER);
  const children = makeChildren(limits.memoryBytes);
  let working = 0;

  function next(): void {
    while (!children.isStopped() && working < maxChildren) {
      const waiting = queue.take();
      if (!waiting) return;
      working++;
      void waiting.start().finally(() => {
        working--;
        next();
      });
    }
  }

  function read<Kind extends FileKind>(kind: Kind, bytes: Uint8Array, { owner, asOf, now }: ReaderOptions) {
    return new Promise<Readings[Kind]>((resolve, reject) => {
      if (children.isStopped()) throw stoppedError();
      const order = { kind, bytes, asOf, now: now.getTime() };
      const start = () => readOne(order, children, limits.timeMs).then(resolve, reject);
      if (!queue.add(owner, { start, reject })) throw new ReaderBusy("Too many files wait to be read.");
      next();
    });
  }

  return {
    read: (bytes, options) => read("cv", bytes, options),
    readImport: (bytes, options) => read("import", bytes, options),
    warm: children.warm,
    pids: children.pids,
    async stop() {
      const stopping = children.stop();
      for (let waiting = queue.take(); waiting; waiting = queue.take()) waiting.reject(stoppedError());
      await stopping;
    },
  };
}

async function readOne<Kind extends FileKind>(
  order: Order<Kind>,
  children: Children,
  timeMs: number,
): Promise<Readings[Kind]> {
  const child = await children.take();
  const wasWarm = child.served > 0;
  const deadline = performance.now() + timeMs;
  let outcome = await child.read(order, timeMs).finally(() => children.release(child));
  // Earlier files may have filled the child's memory, and the machine may have been too busy: neither is this file's fault.
  const more = "reading" in outcome ? 0 : retryMs(outcome.ended, wasWarm, timeMs, deadline - performance.now());
  if (more > 0 && !children.isStopped()) {
    const fresh = await children.begin();
    outcome = await fresh.read(order, more).finally(() => children.release(fresh));
  }
  if ("reading" in outcome) return outcome.reading;
  if (children.isStopped()) throw stoppedError();
  children.startSpare();
  if (outcome.ended === "starved") throw new ReaderStarved("The machine was too busy to read a file in its time.");
  return UNREAD[order.kind];
}

/** How long a retry may take, in ms; 0 for no retry. */
function retryMs(ended: Ending, wasWarm: boolean, timeMs: number, leftMs: number): number {
  if (ended === "starved") return timeMs;
  return wasWarm && ended !== "time" && leftMs > LEAST_RETRY_MS ? leftMs : 0;
}

type Children = ReturnType<typeof makeChildren>;

/** The child processes: those that work, those that are idle, and a spare that is being started. */
function makeChildren(memoryBytes: number) {
  const idle: { child: Child; timer: NodeJS.Timeout }[] = [];
  const living = new Set<Child>();
  let stopped = false;
  let spare: Promise<Child> | null = null;

  async function begin(): Promise<Child> {
    const child = await startChild(memoryBytes);
    living.add(child);
    void child.gone.then(() => living.delete(child));
    if (!stopped) return child;
    await child.stop();
    throw stoppedError();
  }

  /** An idle child, or a new one. */
  async function take(): Promise<Child> {
    for (let rested = idle.pop(); rested; rested = idle.pop()) {
      clearTimeout(rested.timer);
      if (living.has(rested.child)) return rested.child;
    }
    if (spare === null) return begin();
    // The spare becomes idle once it has started.
    await spare.catch(() => {});
    return take();
  }

  function release(child: Child): void {
    if (!living.has(child)) return;
    if (stopped || child.served >= RETIRE_AFTER || child.memory() > RETIRE_BYTES) void child.stop();
    else idle.push({ child, timer: setTimeout(() => void child.stop(), IDLE_MS).unref() });
  }

  /** Starts a process for the next file before it arrives. */
  function startSpare(): void {
    if (stopped || spare) return;
    const started = () => {
      spare = null;
    };
    spare = begin();
    void spare.then(release, () => {}).finally(started);
  }

  return {
    begin,
    take,
    release,
    startSpare,
    isStopped: () => stopped,
    pids: () => [...living].map(({ pid }) => pid),
    warm: () => {
      if (living.size === 0) startSpare();
    },
    async stop() {
      stopped = true;
      for (const { timer } of idle.splice(0)) clearTimeout(timer);
      await Promise.all([...living].map((child) => child.stop()));
    },
  };
}

/** A queue in which owners take turns, of at most `most` tasks in all and `mostPerOwner` of one owner. */
export function makeFairQueue<Task>(most: number, mostPerOwner: number) {
  // A map keeps the order of insertion: a served owner moves to its end.
  const lines = new Map<string, Task[]>();
  let size = 0;
  return {
    /** False when the queue is full. */
    add(owner: string, task: Task): boolean {
      const line = lines.get(owner) ?? [];
      if (size >= most || line.length >= mostPerOwner) return false;
      line.push(task);
      lines.set(owner, line);
      size++;
      return true;
    },
    /** The next task, or undefined. */
    take(): Task | undefined {
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
