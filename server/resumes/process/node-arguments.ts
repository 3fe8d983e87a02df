// How the processes that read PDFs are run: with as little as they need, and within limits of the system.
import { existsSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";

type Invocation = { command: string; args: string[] };

export const root = join(import.meta.dirname, "../../..");
const shell = "/bin/sh";

/** Megabytes. */
const HEAP = 192;
/** Seconds of work in a whole life: what is left when the parent was killed and the child is stuck in a file. */
const CPU_SECONDS = 30;
/** Kilobytes; real files pass, and what the parent's watch might be too slow for does not. */
const DATA_KB = 1_200_000;

/** Runs a file of this folder, or one by its whole path, which may read the program and write nothing. */
export function invocationOf(file: string): Invocation {
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
export function bareEnvironment(): Record<string, string | undefined> {
  return process.platform === "win32" ? { SystemRoot: process.env.SystemRoot } : {};
}

/** The program alone: not the data folder with its secrets. Links are allowed together with what they lead to. */
function readable(): string[] {
  const paths = ["server", "contract", "messages", "node_modules", "package.json"].map((name) => join(root, name));
  const everything = new Set(paths.flatMap((path) => [path, realpathSync(path)]));
  return [...everything].map((path) => (path.endsWith(".json") ? path : join(path, "*")));
}
