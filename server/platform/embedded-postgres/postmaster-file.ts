// Reads postmaster.pid, the file in which a running PostgreSQL says who it is and where it listens.
import { execFile } from "node:child_process";
import { readFile, readlink, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { isRunning } from "../process-identity.ts";

const run = promisify(execFile);

/** What a postmaster says of itself. `startedAt` is in seconds since 1970; `ready` once it takes connections. */
export type PostmasterNote = {
  pid: number;
  dataDirectory: string;
  startedAt: number;
  port: number;
  socketDirectory: string;
  ready: boolean;
};

const STATUS_LINE = 7;

/** Reads the note in a cluster's folder; null when there is none or it is not complete yet. */
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
 * Whether the process of a note is a postmaster of this very cluster: `no` when the process is gone, another program has
 * its number now, or the note came along with a copy of another cluster; `unsure` where the platform does not tell.
 */
export async function isOurPostmaster(cluster: string, note: PostmasterNote): Promise<"yes" | "no" | "unsure"> {
  if (!(await isRunning(note.pid))) return "no";
  const path = await realpath(cluster);
  // A postmaster works in its data directory, and nothing else has a reason to.
  const workingDirectory = await readlink(`/proc/${note.pid}/cwd`).catch(() => null);
  if (workingDirectory !== null) return workingDirectory === path ? "yes" : "no";
  if (process.platform === "win32") return "unsure";
  const command = await run("ps", ["-ww", "-o", "command=", "-p", String(note.pid)]).catch(() => null);
  if (command === null) return "unsure";
  return command.stdout.includes(`-D ${path} `) || command.stdout.includes(`-D ${cluster} `) ? "yes" : "no";
}

/**
 * Puts our own number into a note whose process is another program. PostgreSQL takes the number of the process that
 * starts it as proof that the note is old, and still makes its check of the shared memory that the note names. Deleting
 * the note would skip that check, which is what keeps two servers from ever writing to the same files.
 */
export async function disownPostmasterNote(cluster: string): Promise<void> {
  const path = join(cluster, "postmaster.pid");
  const [, ...rest] = (await readFile(path, "utf8")).split("\n");
  rest[STATUS_LINE - 1] = "stopping";
  await writeFile(path, [String(process.pid), ...rest].join("\n"));
}
