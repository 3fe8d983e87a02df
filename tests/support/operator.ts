// An operator at a terminal: runs the product's commands in a process of their own, which loads the product once.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterFile } from "./run-files.ts";
import type { Ran } from "./run-node.ts";

/** A command's arguments, and its whole environment. */
export type Asked = { args: readonly string[]; env: Record<string, string | undefined> };

/**
 * Runs `npm run vouchboard -- ARGS`, one call after another; by default with this process's environment. Call it at the
 * top of a test file. What the launcher adds is tested in cli/vouchboard.test.ts.
 */
export function anOperator(): (args: readonly string[], env?: Asked["env"]) => Promise<Ran> {
  let started: Promise<ChildProcess> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  afterFile(async () => {
    const child = await started;
    child?.kill();
  });
  const run = async (asked: Asked): Promise<Ran> => {
    started ??= begin();
    const child = await started;
    child.send(asked);
    const answer = await Promise.race([once(child, "message"), once(child, "exit")]);
    if (typeof answer[0] !== "object")
      throw new Error(`the process ended with ${answer.join(" ")}: ${asked.args.join(" ")}`);
    return answer[0] as Ran;
  };
  return (args, env = process.env) => {
    const running = last.then(() => run({ args, env }));
    last = running.catch(() => undefined);
    return running;
  };
}

async function begin(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "serve-commands.ts"), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  await once(child, "message");
  return child;
}
