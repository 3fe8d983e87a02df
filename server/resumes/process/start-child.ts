// Starts the processes that open untrusted files, with few permissions, and ends one that takes too much time or memory.
import { type ChildProcess, execFile, type SpawnOptions, spawn } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { platform } from "node:process";
import type { ResumeReading } from "../empty-resume.ts";
import type { ImportReading } from "../imports/read-import.ts";

/** The child's answer, or why the child ended. */
type Outcome<Reading> = { reading: Reading } | { ended: Ending };

/** What comes of each kind of file. */
export type Readings = { cv: ResumeReading; import: ImportReading };
export type FileKind = keyof Readings;

/** "starved": its time ran out while the machine was too busy to run it. */
export type Ending = "time" | "starved" | "memory" | "crash";

export type Child = {
  pid: number;
  /** The number of files it was given. */
  served: number;
  /** One order at a time. Rejects when the child's own code failed. */
  read<Kind extends FileKind>(order: Order<Kind>, timeMs: number): Promise<Outcome<Readings[Kind]>>;
  /** Resident bytes; 0 where the system does not report them. */
  memory(): number;
  stop(): Promise<void>;
  /** Settles when the process is gone. */
  gone: Promise<void>;
};

const START_MS = 20_000;
const STDERR_KEPT = 2_000;
/** A child that had less than this share of a processor during its time was starved. An ordinary file needs less. */
const STARVED_SHARE = 0.5;

/** Starts a child and waits until it accepts orders. Throws an Error with the child's output when it does not start. */
export async function startChild(memoryBytes: number): Promise<Child> {
  const started = spawnApart("child.ts", "pipe");
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

function whenReady(child: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill("SIGKILL");
      reject(new Error(`The process that reads files did not start: ${why} ${said()}`.trim()));
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

function giveOrder<Kind extends FileKind>(
  child: ChildProcess,
  order: Order<Kind>,
  limits: { timeMs: number; memoryBytes: number },
): Promise<Outcome<Readings[Kind]>> {
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
    const onReport = (report: Report<Readings[Kind]>) => {
      finish();
      if (typeof report === "object" && "reading" in report) resolve(report);
      else reject(new Error(`Reading a file failed: ${typeof report === "object" ? report.failure : report}`));
    };
    child.once("exit", onExit).once("message", onReport);
    child.send(order, () => {});
  });
}

/** Linux reports processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time in ms; null when the process is gone or the system does not report it. */
function cpuMilliseconds(pid: number): number | null {
  if (platform !== "linux") return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may contain spaces. User and system time are the twelfth and thirteenth field after it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}

const LINUX_EVERY_MS = 30;
/** `ps` is a process each time. */
const ELSEWHERE_EVERY_MS = 300;

/** Reports the resident bytes of a process repeatedly until the returned function is called. */
function watchMemory(pid: number, report: (bytes: number) => void): () => void {
  if (platform === "win32") return () => {};
  const ask = platform === "linux" ? () => report(residentBytes(pid)) : () => askPs(pid, report);
  const timer = setInterval(ask, platform === "linux" ? LINUX_EVERY_MS : ELSEWHERE_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** On Linux only, where it takes microseconds; otherwise, and when the process is gone, 0. */
export function residentBytes(pid: number): number {
  if (platform !== "linux") return 0;
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function askPs(pid: number, report: (bytes: number) => void): void {
  execFile("ps", ["-o", "rss=", "-p", String(pid)], (error, output) => {
    if (!error) report(Number(output.trim()) * 1024);
  });
}

/** A file for the child to read. `now` in ms. */
export type Order<Kind extends FileKind = FileKind> = {
  kind: Kind;
  bytes: Uint8Array;
  asOf: string | undefined;
  now: number;
};

/** The child is ready for orders, has read a file, or its own code failed. */
export type Report<Reading = Readings[FileKind]> = "ready" | { reading: Reading } | { failure: string };

const root = join(import.meta.dirname, "../../..");
const shell = "/bin/sh";

/** In MB. */
const HEAP = 192;
/** Seconds of processor time in all: ends a child that is stuck after its parent was killed. */
const CPU_SECONDS = 30;
/** In KB: above what real files need, for growth too fast for the parent's watch. */
const DATA_KB = 1_200_000;

/** Runs a file of this folder, or one by its absolute path. It may read the program, and gets no secret from us. */
function spawnApart(file: string, stderr: "pipe" | "ignore", allowsAddons = false): ChildProcess {
  const isWindows = platform === "win32";
  const args = [
    "--permission",
    ...(allowsAddons ? ["--allow-addons"] : []),
    ...readable().map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${HEAP}`,
    "--disable-warning=ExperimentalWarning",
    "--disable-warning=SecurityWarning",
    resolve(import.meta.dirname, file),
  ];
  const limit = `ulimit -c 0; ulimit -t ${CPU_SECONDS}; ulimit -d ${DATA_KB} 2>/dev/null; exec "$0" "$@"`;
  const options: SpawnOptions = {
    cwd: root,
    env: isWindows ? { SystemRoot: process.env.SystemRoot } : {},
    stdio: ["ignore", "ignore", stderr, "ipc"],
    serialization: "advanced",
    windowsHide: true,
  };
  return isWindows || !existsSync(shell)
    ? spawn(process.execPath, args, options)
    : spawn(shell, ["-c", limit, process.execPath, ...args], options);
}

/** The program, but not the data folder with its secrets. Links are allowed together with their targets. */
function readable(): string[] {
  const paths = ["server", "contract", "messages", "node_modules", "package.json"].map((name) => join(root, name));
  const everything = new Set(paths.flatMap((path) => [path, realpathSync(path)]));
  return [...everything].map((path) => (path.endsWith(".json") ? path : join(path, "*")));
}

const LIMITS = { timeMs: 10_000, memoryBytes: 300 * 1024 * 1024 };

/**
 * Runs `program`, the path of a module that answers its first message with one message, in a process of its own. Null
 * when it crashes or takes too much time or memory. `allowsAddons`: it needs a library that is compiled for the machine.
 */
export function askApart<Answer>(
  program: string,
  question: unknown,
  { allowsAddons = false }: { allowsAddons?: boolean } = {},
): Promise<Answer | null> {
  const child = spawnApart(program, "ignore", allowsAddons);
  return new Promise((resolve, reject) => {
    const end = () => child.kill("SIGKILL");
    const timer = setTimeout(end, LIMITS.timeMs);
    const unwatch = watchMemory(child.pid ?? 0, (bytes) => bytes > LIMITS.memoryBytes && end());
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
