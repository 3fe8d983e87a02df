// Identifies processes reliably, even after their pid is reused, after a reboot, or from another container.
import { execFile } from "node:child_process";
import { readFile, readlink } from "node:fs/promises";
import { hostname } from "node:os";
import { promisify } from "node:util";

/** Enough to recognise a process later. Values that the platform does not offer are null. */
export type ProcessIdentity = {
  pid: number;
  /** Start time in the platform's format (Linux: clock ticks since boot); only compared for equality. */
  startedAt: string | null;
  host: string;
  boot: string | null;
  /** The pid namespace: pids of different containers cannot be compared. */
  namespace: string | null;
};

/** `unknown` if this process cannot tell: another container or machine, or no start time to compare. */
export type Liveness = "running" | "gone" | "unknown";

const run = promisify(execFile);

/** The identity of the calling process. */
export async function ownIdentity(): Promise<ProcessIdentity> {
  const [startedAt, boot, namespace] = await Promise.all([startTimeOf(process.pid), bootId(), pidNamespace()]);
  return { pid: process.pid, startedAt, host: hostname(), boot, namespace };
}

/** Whether the process of an identity still runs. */
export async function livenessOf(identity: ProcessIdentity): Promise<Liveness> {
  const here = await ownIdentity();
  if (identity.host === here.host && identity.boot !== here.boot) return "gone";
  if (identity.host !== here.host || identity.namespace !== here.namespace) return "unknown";
  if (!(await isRunning(identity.pid))) return "gone";
  const startedAt = await startTimeOf(identity.pid);
  if (startedAt === null || identity.startedAt === null) return "unknown";
  return startedAt === identity.startedAt ? "running" : "gone";
}

/** Whether a process with this pid exists and is not a zombie. */
export async function isRunning(pid: number): Promise<boolean> {
  return isNumberTaken(pid) && (await linuxStat(pid))?.state !== "Z";
}

/** Whether the pid is in use, even by a zombie. */
export function isNumberTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The process's start time in the platform's format, or null if unknown. */
async function startTimeOf(pid: number): Promise<string | null> {
  if (process.platform === "linux") return (await linuxStat(pid))?.startedAt ?? null;
  if (process.platform === "win32") return null;
  const listed = await run("ps", ["-o", "lstart=", "-p", String(pid)]).catch(() => null);
  return listed?.stdout.trim() || null;
}

/** The parent's pid, or null if unknown. */
export async function parentOf(pid: number): Promise<number | null> {
  return (await linuxStat(pid))?.parent ?? null;
}

async function linuxStat(pid: number): Promise<{ state: string; parent: number; startedAt: string } | null> {
  if (process.platform !== "linux") return null;
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (text === null) return null;
  // The command's name is in brackets and may contain anything, so count the fields after the last bracket.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return { state: fields[0] ?? "", parent: Number(fields[1]), startedAt: fields[19] ?? "" };
}

async function bootId(): Promise<string | null> {
  const text = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => null);
  return text?.trim() ?? null;
}

async function pidNamespace(): Promise<string | null> {
  return await readlink("/proc/self/ns/pid").catch(() => null);
}
