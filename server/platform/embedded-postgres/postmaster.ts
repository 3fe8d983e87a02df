// Starts, stops and finds PostgreSQL's server process, including one that a killed owner left running.
import { execFile, spawn } from "node:child_process";
import {
  chown,
  mkdir,
  mkdtemp,
  open,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { type Log, OperatorError } from "../operator.ts";
import { isNumberTaken, isRunning } from "../process-identity.ts";
import { type Home, runAs } from "./home.ts";
import type { Programs } from "./programs.ts";

/** Server settings by PostgreSQL's names, as in postgresql.conf. */
export type ServerSettings = Record<string, string>;

/** A running server: its process, and where it listens (a socket's folder, or a loopback address on Windows). */
export type Postmaster = { pid: number; host: string; port: number };

/** Whether a launched process has ended. */
type Launched = { ended: boolean };

const run = promisify(execFile);
const SOCKET_PORT = 5432;
const TEMPORARY_PREFIX = "vouchboard-pg-";
// Linux allows 107 bytes for a socket's path, macOS 103; the longest file name in it is `.s.PGSQL.5432.lock`.
const LONGEST_SOCKET_DIRECTORY = 103 - "/.s.PGSQL.5432.lock".length;
const PATIENCE_MS = { start: 600_000, orphans: 5_000 };
const IMMEDIATE_STOP_MS = 1_000;

/** Starts the server of a cluster without one, at `given` if set. Resolves when it accepts connections. */
export async function startPostmaster(
  home: Home,
  programs: Programs,
  settings: ServerSettings,
  log: Log,
  given?: Omit<Postmaster, "pid">,
): Promise<Postmaster> {
  const place = given ? { host: given.host, port: given.port } : await newPlace(home);
  await clearPlace(place.host);
  const args = serverArguments(home, place, settings);
  await turnOverLog(home.logFile);
  for (const end = Date.now() + PATIENCE_MS.orphans; ; await pause(200)) {
    const logStart = (await stat(home.logFile).catch(() => null))?.size ?? 0;
    const launched =
      process.platform === "win32" ? pgCtlStart(home, programs, args) : await launch(home, programs, args);
    const pid = await untilReady(home, launched, log);
    if (pid !== null) return { pid, ...place };
    const words = (await readFile(home.logFile, "utf8").catch(() => "")).slice(logStart).trim();
    // Sessions of a killed server end within moments; until then PostgreSQL refuses to start.
    if (/pre-existing shared memory block/.test(words) && Date.now() < end) continue;
    const last = words.split("\n").slice(-6).join("\n  ");
    throw new OperatorError(`PostgreSQL did not start. Its last words (${home.logFile}):\n  ${last}`);
  }
}

/**
 * Finds the server of a cluster, such as one whose owner was killed. Leaves a note of a dead process to PostgreSQL,
 * which uses it to check for remaining sessions. Rewrites a note whose pid now belongs to another program or an
 * unreaped zombie, because it would prevent a start. Throws if the platform cannot tell.
 */
export async function findPostmaster(home: Home): Promise<Postmaster | null> {
  const note = await readPostmasterNote(home.cluster);
  if (!note) return null;
  const ours = await isOurPostmaster(home.cluster, note);
  if (ours === "no") {
    if (isNumberTaken(note.pid)) await disownPostmasterNote(home.cluster);
    return null;
  }
  if (note.ready || ours === "yes") return { pid: note.pid, ...placeOf(note) };
  throw new OperatorError(
    `Process ${note.pid} may be a PostgreSQL server on ${home.cluster}: end it, then start again.`,
  );
}

/** Whether a running server has exactly these programs and settings, so that it can be adopted. */
export async function runsWith(
  home: Home,
  programs: Programs,
  settings: ServerSettings,
  found: Postmaster,
): Promise<boolean> {
  const used = await readFile(join(home.cluster, "postmaster.opts"), "utf8").catch(() => "");
  const wanted = serverArguments(home, found, settings).map((argument) => `"${argument}"`);
  return used.trim() === [programs.postgres, ...wanted].join(" ");
}

/** Stops the server: cuts sessions, keeps committed data, waits up to `patienceMs` and a moment more. */
export async function stopPostmaster(
  home: Home,
  programs: Programs,
  server: Postmaster,
  patienceMs = 60_000,
): Promise<void> {
  if (process.platform === "win32") {
    await run(programs.pgCtl, ["stop", "-w", "-m", "fast", "-D", home.cluster], runAs(home.account)).catch(
      () => undefined,
    );
    return;
  }
  // A fast stop writes everything out first. If that takes too long, an immediate stop leaves it to the next start,
  // which
  // replays the log. Never use SIGKILL: it leaves shared memory and child processes behind.
  for (const [signal, patience] of [
    ["SIGINT", patienceMs],
    ["SIGQUIT", IMMEDIATE_STOP_MS],
  ] as const) {
    if (!signalTo(server.pid, signal) || (await untilGone(server.pid, patience))) break;
  }
  if (basename(server.host).startsWith(TEMPORARY_PREFIX)) await rm(server.host, { recursive: true, force: true });
}

/** True once the process is gone, false after `patienceMs`. */
export async function untilGone(pid: number, patienceMs: number): Promise<boolean> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(15)) {
    if (!(await isRunning(pid))) return true;
  }
  return false;
}

function serverArguments(home: Home, place: Omit<Postmaster, "pid">, settings: ServerSettings): string[] {
  const listening: ServerSettings =
    process.platform === "win32"
      ? { listen_addresses: place.host }
      : { listen_addresses: "", unix_socket_directories: place.host, unix_socket_permissions: "0700" };
  const all = Object.entries({ port: String(place.port), ...listening, ...settings });
  return ["-D", home.cluster, ...all.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

function placeOf(note: PostmasterNote): Omit<Postmaster, "pid"> {
  return { host: process.platform === "win32" ? "127.0.0.1" : note.socketDirectory, port: note.port };
}

/** A private folder for the socket: in the home, unless its path is too long or has characters that settings cannot. */
async function socketPlace(home: Home): Promise<Omit<Postmaster, "pid">> {
  const near = join(home.path, "socket");
  const fits = Buffer.byteLength(near) <= LONGEST_SOCKET_DIRECTORY && /^[\w./@+-]+$/.test(near);
  const short = Buffer.byteLength(tmpdir()) <= 60 && !home.account ? tmpdir() : "/tmp";
  if (fits) await mkdir(near, { recursive: true, mode: 0o700 });
  const host = fits ? near : await mkdtemp(join(short, TEMPORARY_PREFIX));
  if (home.account) await chown(host, home.account.uid, home.account.gid);
  return { host, port: SOCKET_PORT };
}

/** Removes a stale socket, on which PostgreSQL would refuse to start if its pid were reused. No server runs now. */
async function clearPlace(host: string): Promise<void> {
  if (process.platform === "win32") return;
  for (const name of [`.s.PGSQL.${SOCKET_PORT}`, `.s.PGSQL.${SOCKET_PORT}.lock`])
    await rm(join(host, name), { force: true });
}

/**
 * Runs the server in its own process group, so that Ctrl-C reaches only us and requests can finish before the database
 * stops. Its output goes to a file, which also works after our exit.
 */
async function launch(home: Home, programs: Programs, args: string[]): Promise<Launched> {
  const launched: Launched = { ended: false };
  const output = await open(home.logFile, "a", 0o600);
  const child = spawn(programs.postgres, args, {
    ...runAs(home.account),
    detached: true,
    stdio: ["ignore", output.fd, output.fd],
  });
  const end = () => {
    launched.ended = true;
  };
  child.once("exit", end).once("error", end).unref();
  await output.close();
  return launched;
}

/** On Windows only pg_ctl can start a server from an administrator's account, because it drops privileges first. */
function pgCtlStart(home: Home, programs: Programs, args: string[]): Launched {
  const launched: Launched = { ended: false };
  const options = args.slice(2).map((argument) => `"${argument}"`);
  run(programs.pgCtl, ["start", "-W", "-D", home.cluster, "-l", home.logFile, "-o", options.join(" ")]).catch(() => {
    launched.ended = true;
  });
  return launched;
}

/** Resolves to the pid once it is ready (crash recovery may take minutes); null if it ended first. */
async function untilReady(home: Home, launched: Launched, log: Log): Promise<number | null> {
  const begun = Date.now();
  let nextWord = begun + 5_000;
  for (; Date.now() < begun + PATIENCE_MS.start; await pause(10)) {
    const note = await readPostmasterNote(home.cluster);
    if (note?.ready && (await isRunning(note.pid))) return note.pid;
    if (launched.ended) return null;
    if (Date.now() < nextWord) continue;
    log.info(
      `PostgreSQL is still starting after ${Math.round((Date.now() - begun) / 1000)} s (recovering from a crash?)`,
    );
    nextWord = Date.now() + 5_000;
  }
  return null;
}

async function turnOverLog(logFile: string): Promise<void> {
  const found = await stat(logFile).catch(() => null);
  if (found && found.size > 5_000_000) await rename(logFile, join(dirname(logFile), "server.log.1"));
}

/** Sends a signal; false if the process is gone. */
export function signalTo(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const { createServer } = await import("node:net");
  return await new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function newPlace(home: Home): Promise<Omit<Postmaster, "pid">> {
  return process.platform === "win32" ? { host: "127.0.0.1", port: await freePort() } : await socketPlace(home);
}

/** The content of postmaster.pid. `startedAt` is in seconds since 1970; `ready` once it accepts connections. */
type PostmasterNote = {
  pid: number;
  dataDirectory: string;
  startedAt: number;
  port: number;
  socketDirectory: string;
  ready: boolean;
};

const STATUS_LINE = 7;

/** Reads postmaster.pid in a cluster's folder; null if missing or incomplete. */
export async function readPostmasterNote(cluster: string): Promise<PostmasterNote | null> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n");
  const [pid, dataDirectory, startedAt, port, socketDirectory] = lines;
  if (!Number(pid) || !dataDirectory || socketDirectory === undefined) return null;
  return {
    pid: Number(pid),
    dataDirectory,
    startedAt: Number(startedAt),
    port: Number(port),
    socketDirectory,
    ready: lines[STATUS_LINE]?.trim() === "ready",
  };
}

/**
 * Whether the process of a note is the postmaster of this cluster. `no` if the process is gone, another program has its
 * pid now, or the note came with a copy of another cluster; `unsure` if the platform cannot tell.
 */
async function isOurPostmaster(cluster: string, note: PostmasterNote): Promise<"yes" | "no" | "unsure"> {
  if (!(await isRunning(note.pid))) return "no";
  const path = await realpath(cluster);
  // A postmaster's working directory is its data directory; no other program has a reason to be there.
  const workingDirectory = await readlink(`/proc/${note.pid}/cwd`).catch(() => null);
  if (workingDirectory !== null) return workingDirectory === path ? "yes" : "no";
  if (process.platform === "win32") return "unsure";
  const command = await run("ps", ["-ww", "-o", "command=", "-p", String(note.pid)]).catch(() => null);
  if (command === null) return "unsure";
  return command.stdout.includes(`-D ${path} `) || command.stdout.includes(`-D ${cluster} `) ? "yes" : "no";
}

/**
 * Replaces a reused pid in a note with our own. PostgreSQL treats the pid of the process that starts it as proof that
 * the note is stale, and still checks the shared memory that the note names. Deleting the note would skip that check,
 * which prevents two servers from writing to the same files.
 */
async function disownPostmasterNote(cluster: string): Promise<void> {
  const path = join(cluster, "postmaster.pid");
  const [, ...rest] = (await readFile(path, "utf8")).split("\n");
  rest[STATUS_LINE - 1] = "stopping";
  await writeFile(path, [String(process.pid), ...rest].join("\n"));
}
