// Runs a program of this project to its end, as an operator does.
import { spawn } from "node:child_process";
import { once } from "node:events";

export type Ran = { code: number; out: string; err: string };

/** `args` are a file and its arguments. `env` replaces this process's environment, if given. */
export async function runNode(
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string | undefined> } = {},
): Promise<Ran> {
  const child = spawn(process.execPath, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const answer: Ran = { code: -1, out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    answer.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    answer.err += chunk;
  });
  const [code] = await once(child, "close");
  return { ...answer, code: Number(code) };
}
