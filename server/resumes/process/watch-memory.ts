// The memory that another process holds, as far as the system tells.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { platform } from "node:process";

const LINUX_EVERY_MS = 30;
/** Asking `ps` costs a process each time. */
const ELSEWHERE_EVERY_MS = 300;

/** Calls `tell` with the resident bytes of a process again and again until the returned function is called. */
export function watchMemory(pid: number, tell: (bytes: number) => void): () => void {
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
