// Reads postmaster.pid, in which a running PostgreSQL stores its pid and where it listens.
import { execFile } from "node:child_process";
import { readFile, readlink, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { isRunning } from "../process-identity.ts";

const run = promisify(execFile);

/** The content of postmaster.pid. `startedAt` is in seconds since 1970; `ready` once it accepts connections. */
export type PostmasterNote = {
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
export async function isOurPostmaster(cluster: string, note: PostmasterNote): Promise<"yes" | "no" | "unsure"> {
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
export async function disownPostmasterNote(cluster: string): Promise<void> {
  const path = join(cluster, "postmaster.pid");
  const [, ...rest] = (await readFile(path, "utf8")).split("\n");
  rest[STATUS_LINE - 1] = "stopping";
  await writeFile(path, [String(process.pid), ...rest].join("\n"));
}
