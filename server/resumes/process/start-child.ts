// Starts the process that opens PDFs, gives it files one at a time, and ends it when it takes too much.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { platform } from "node:process";
import type { ResumeReading } from "../empty-resume.ts";

/** How an order ended: with the child's answer, or with the child's end. */
type Outcome = { reading: ResumeReading } | { ended: Ending };

/** "starved": its time was over, but the machine was too busy to give it any of it. */
export type Ending = "time" | "starved" | "memory" | "crash";

export type Child = {
  pid: number;
  /** Files that it was given. */
  served: number;
  /** One order at a time, within this time. Rejects when the child's own code failed. */
  read(order: Order, timeMs: number): Promise<Outcome>;
  /** Resident bytes, where the system tells; else 0. */
  memory(): number;
  stop(): Promise<void>;
  /** Settles when the process is gone. */
  gone: Promise<void>;
};

const START_MS = 20_000;
const STDERR_KEPT = 2_000;
/** Whoever had less than this share of a processor while its time ran was starved; an ordinary file needs less of it. */
const STARVED_SHARE = 0.2;

/** Starts a child, which may hold so much memory, and waits until it takes orders. Throws its own words when it does not. */
export async function startChild(memoryBytes: number): Promise<Child> {
  const started = spawnNode();
  let said = "";
  started.stderr?.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-STDERR_KEPT);
  });
  const gone = new Promise<void>((resolve) => started.once("exit", () => resolve()));
  await whenReady(started, () => said);
  const pid = started.pid ?? 0;
  const child: Child = {
    pid,
    served: 0,
    gone,
    memory: () => residentBytes(pid),
    read: (order, timeMs) => {
      child.served++;
      return giveOrder(started, order, { timeMs, memoryBytes });
    },
    stop: () => {
      started.ref();
      started.kill("SIGKILL");
      return gone;
    },
  };
  letRest(started);
  return child;
}

function spawnNode(): ChildProcess {
  const { command, args } = invocationOf("child.ts");
  return spawn(command, args, {
    cwd: root,
    env: bareEnvironment(),
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    serialization: "advanced",
    windowsHide: true,
  });
}

function whenReady(child: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill("SIGKILL");
      reject(new Error(`The process that reads PDFs did not start: ${why} ${said()}`.trim()));
    };
    const timer = setTimeout(() => fail("it took too long."), START_MS);
    child.once("error", (error) => fail(error.message));
    const onExit = (code: number | null, signal: string | null) => {
      clearTimeout(timer);
      fail(`it ended with ${signal ?? code}.`);
    };
    child.once("exit", onExit);
    child.once("message", () => {
      clearTimeout(timer);
      child.off("exit", onExit);
      resolve();
    });
  });
}

/** An idle child does not keep the product running. */
function letRest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function giveOrder(
  child: ChildProcess,
  order: Order,
  limits: { timeMs: number; memoryBytes: number },
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let ended: Ending = "crash";
    const end = (why: Ending) => {
      ended = why;
      child.kill("SIGKILL");
    };
    const pid = child.pid ?? 0;
    const before = cpuMilliseconds(pid);
    const timer = setTimeout(() => {
      const after = cpuMilliseconds(pid);
      const hadTime = before === null || after === null || after - before >= limits.timeMs * STARVED_SHARE;
      end(hadTime ? "time" : "starved");
    }, limits.timeMs);
    const unwatch = watchMemory(pid, (bytes) => bytes > limits.memoryBytes && end("memory"));
    child.ref();
    child.channel?.ref();
    const finish = () => {
      letRest(child);
      clearTimeout(timer);
      unwatch();
      child.off("exit", onExit).off("message", onReport);
    };
    const onExit = () => {
      finish();
      resolve({ ended });
    };
    const onReport = (report: Report) => {
      finish();
      if (typeof report === "object" && "reading" in report) resolve(report);
      else reject(new Error(`Reading a PDF failed: ${typeof report === "object" ? report.failure : report}`));
    };
    child.once("exit", onExit).once("message", onReport);
    child.send(order, () => {});
  });
}

/** Linux counts in hundredths of a second, whatever its kernel ticks in. */
const TICK_MS = 10;

/** Milliseconds in user and system mode; null when the process is gone or the system does not tell. */
function cpuMilliseconds(pid: number): number | null {
  if (platform !== "linux") return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold blanks; user and system time are the twelfth and thirteenth field after it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}

const LINUX_EVERY_MS = 30;
/** Asking `ps` costs a process each time. */
const ELSEWHERE_EVERY_MS = 300;

/** Calls `tell` with the resident bytes of a process again and again until the returned function is called. */
function watchMemory(pid: number, tell: (bytes: number) => void): () => void {
  if (platform === "win32") return () => {};
  const ask = platform === "linux" ? () => tell(residentBytes(pid)) : () => askPs(pid, tell);
  const timer = setInterval(ask, platform === "linux" ? LINUX_EVERY_MS : ELSEWHERE_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Linux only, where it costs microseconds; 0 when the process is gone or the system does not tell. */
export function residentBytes(pid: number): number {
  if (platform !== "linux") return 0;
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function askPs(pid: number, tell: (bytes: number) => void): void {
  execFile("ps", ["-o", "rss=", "-p", String(pid)], (error, output) => {
    if (!error) tell(Number(output.trim()) * 1024);
  });
}

/** To the child: read this. `now` in milliseconds. */
export type Order = { bytes: Uint8Array; asOf: string | undefined; now: number };

/** From the child: it can take orders, it has read one, or its own code failed on one. */
export type Report = "ready" | { reading: ResumeReading } | { failure: string };

type Invocation = { command: string; args: string[] };

const root = join(import.meta.dirname, "../../..");
const shell = "/bin/sh";

/** Megabytes. */
const HEAP = 192;
/** Seconds of work in a whole life: what is left when the parent was killed and the child is stuck in a file. */
const CPU_SECONDS = 30;
/** Kilobytes; real files pass, and what the parent's watch might be too slow for does not. */
const DATA_KB = 1_200_000;

/** Runs a file of this folder, or one by its whole path, which may read the program and write nothing. */
function invocationOf(file: string): Invocation {
  const args = [
    "--permission",
    ...readable().map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${HEAP}`,
    "--disable-warning=ExperimentalWarning",
    "--disable-warning=SecurityWarning",
    resolve(import.meta.dirname, file),
  ];
  if (process.platform === "win32" || !existsSync(shell)) return { command: process.execPath, args };
  const limit = `ulimit -c 0; ulimit -t ${CPU_SECONDS}; ulimit -d ${DATA_KB} 2>/dev/null; exec "$0" "$@"`;
  return { command: shell, args: ["-c", limit, process.execPath, ...args] };
}

/** Nothing of ours: no secret reaches a process that opens strangers' files. */
function bareEnvironment(): Record<string, string | undefined> {
  return process.platform === "win32" ? { SystemRoot: process.env.SystemRoot } : {};
}

/** The program alone: not the data folder with its secrets. Links are allowed together with what they lead to. */
function readable(): string[] {
  const paths = ["server", "contract", "messages", "node_modules", "package.json"].map((name) => join(root, name));
  const everything = new Set(paths.flatMap((path) => [path, realpathSync(path)]));
  return [...everything].map((path) => (path.endsWith(".json") ? path : join(path, "*")));
}

const LIMITS = { timeMs: 10_000, memoryBytes: 300 * 1024 * 1024 };

/**
 * Runs `program` (the path of a module that answers its first message with one of its own) with no secrets, nothing to
 * write to, and a bound of time and memory. Null when it took too much of either, or broke down.
 */
export function askApart<Answer>(program: string, question: unknown, limits = LIMITS): Promise<Answer | null> {
  const { command, args } = invocationOf(program);
  const child = spawn(command, args, {
    cwd: root,
    env: bareEnvironment(),
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
    windowsHide: true,
  });
  return new Promise((resolve, reject) => {
    const end = () => child.kill("SIGKILL");
    const timer = setTimeout(end, limits.timeMs);
    const unwatch = watchMemory(child.pid ?? 0, (bytes) => bytes > limits.memoryBytes && end());
    const settle = (answer: Answer | null) => {
      clearTimeout(timer);
      unwatch();
      end();
      resolve(answer);
    };
    child.once("error", reject);
    child.once("exit", () => settle(null));
    child.once("message", (answer: Answer) => settle(answer));
    child.send(question as object, () => {});
  });
}
