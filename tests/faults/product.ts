// The product as `npm start` runs it, as a process that faults may kill, freeze and start again at the same port.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../support/free-port.ts";
import { afterFile } from "../support/run-files.ts";
import { runNode } from "../support/run-node.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");
const programIn = (root: string) => join(root, "cli/vouchboard.ts");
/** The variable with the data folder that every scene copies; the run makes it once, unless it is given one. */
const BASE_VARIABLE = "FAULTS_BASE";
const BASE_JOBS = 300;
export const OPERATOR_MAIL = "operator@faults.example";

export type Product = {
  port: number;
  url: string;
  dataDir: string;
  /** Resolves once it is ready; throws its last lines if it ends before. `settings` add to those it was made with. */
  start(settings?: Record<string, string>): Promise<void>;
  /** Starts it and does not wait. */
  launch(settings?: Record<string, string>): void;
  signal(name: NodeJS.Signals): void;
  /** Resolves to the exit code, or the signal that ended it. */
  gone(): Promise<number | string>;
  /** Kills it like a power cut. */
  kill(): Promise<void>;
  pid(): number;
  isRunning(): boolean;
  /** What it has printed since its last start. */
  said(): string;
};

export type ProductWishes = {
  dataDir: string;
  settings?: Record<string, string>;
  /** Any free port unless given. */
  port?: number;
  /** The checkout whose product it is; this one unless given. */
  root?: string;
};

/** Call it at the top of a file, with `await`. It is killed after the file's last fault. */
export async function makeProduct({
  dataDir,
  settings = {},
  port: given,
  root = ROOT,
}: ProductWishes): Promise<Product> {
  const port = given ?? (await freePort());
  let child: ChildProcess | null = null;
  let ended: Promise<number | string> = Promise.resolve(0);
  let output = "";
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;
  const launch = (more: Record<string, string> = {}) => {
    output = "";
    const env = { ...environment(), PORT: String(port), DATA_DIR: dataDir, ...settings, ...more };
    const started = spawn(process.execPath, [programIn(root), "start"], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env,
    });
    for (const stream of [started.stdout, started.stderr])
      stream.on("data", (chunk: Buffer) => {
        output += chunk;
      });
    ended = once(started, "exit").then(([code, signal]) => (signal ?? code) as number | string);
    child = started;
  };
  const kill = async () => {
    if (isRunning()) child?.kill("SIGKILL");
    await ended;
  };
  afterFile(kill);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    dataDir,
    launch,
    async start(more) {
      launch(more);
      while (isRunning() && !output.includes("is ready")) await pause(20);
      if (!isRunning()) throw new Error(`The product did not start:\n${output.slice(-2_000)}`);
    },
    signal: (name) => void child?.kill(name),
    gone: () => ended,
    kill,
    pid: () => child?.pid ?? 0,
    isRunning,
    said: () => output,
  };
}

/** What all have in common: invented jobs and no people, kept mails, no limits by address. */
function environment(): Record<string, string> {
  const kept = ["PATH", "TMPDIR", "HOME", "LANG"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(kept),
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    METRICS_PORT: "0",
    LOG_LEVEL: "warn",
    DEMO_DATA: "on",
    DEMO_ACCOUNTS: "off",
    DEV_MAILBOX: "on",
    OPERATOR_MAIL,
    RATE_LIMIT_SCALE: "1000000",
    APPLICATION_UNDO_SECONDS: "0",
    // A machine that is busy with other work is not an overload.
    LONGEST_WAIT_MS: "5000",
  };
}

/** Runs a command of the product of a checkout on a data folder. */
export function runCommand(args: readonly string[], settings: Record<string, string>, root = ROOT) {
  return runNode([programIn(root), ...args], { cwd: root, env: { ...environment(), ...settings } });
}

/** A data folder with a database of some hundred jobs, for one scene. */
export async function copyBase(): Promise<string> {
  return copyFolder(await makeBase());
}

/** A copy with the same owners, which is removed after the file's last fault. */
export async function copyFolder(original: string): Promise<string> {
  const folder = join(await temporaryFolder(), "data");
  await run("cp", ["-a", original, folder]);
  return folder;
}

/** Makes the folder that scenes copy, unless there is one; the process that made it removes it. */
export async function makeBase(): Promise<string> {
  const given = process.env[BASE_VARIABLE];
  if (given !== undefined) return given;
  const folder = await mkdtemp(join(tmpdir(), "vouchboard-faults-"));
  await chmod(folder, 0o711);
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const { code, out, err } = await runCommand(["seed", "--jobs", String(BASE_JOBS)], { DATA_DIR: folder });
  if (code !== 0) throw new Error(`The base of the faults could not be made:\n${out}${err}`);
  process.env[BASE_VARIABLE] = folder;
  return folder;
}

/** Removed after the file's last fault. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vouchboard-fault-"));
  // PostgreSQL's account enters it where tests run as root.
  await chmod(folder, 0o711);
  afterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
