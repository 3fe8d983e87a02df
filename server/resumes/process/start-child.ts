// Starts the process that opens PDFs, gives it files one at a time, and ends it when it takes too much.
import { type ChildProcess, spawn } from "node:child_process";
import type { ResumeReading } from "../empty-resume.ts";
import { cpuMilliseconds } from "./cpu-time.ts";
import type { Order, Report } from "./messages.ts";
import { bareEnvironment, invocationOf, root } from "./node-arguments.ts";
import { residentBytes, watchMemory } from "./watch-memory.ts";

/** How an order ended: with the child's answer, or with the child's end. */
export type Outcome = { reading: ResumeReading } | { ended: Ending };

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
