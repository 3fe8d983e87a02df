// The processor time that another process has had, as far as the system tells.
import { readFileSync } from "node:fs";
import { platform } from "node:process";

/** Linux counts in hundredths of a second, whatever its kernel ticks in. */
const TICK_MS = 10;

/** Milliseconds in user and system mode; null when the process is gone or the system does not tell. */
export function cpuMilliseconds(pid: number): number | null {
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
