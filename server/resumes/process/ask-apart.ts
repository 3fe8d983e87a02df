// Asks a process of its own about one file of a stranger's, and ends it whatever comes of it.
import { spawn } from "node:child_process";
import { bareEnvironment, invocationOf, root } from "./node-arguments.ts";
import { watchMemory } from "./watch-memory.ts";

const LIMITS = { timeMs: 10_000, memoryBytes: 300 * 1024 * 1024 };

/**
 * Runs `program` (the path of a module that answers its first message with one of its own) with no secrets, nothing to
 * write to, and a bound of time and memory. Null when it took too much of either, or broke down.
 */
export function askApart<Answer>(program: string, question: unknown, limits = LIMITS): Promise<Answer | null> {
  const { command, args } = invocationOf(program);
  const child = spawn(command, args, {
    cwd: root,
    env: bareEnvironment(),
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
    windowsHide: true,
  });
  return new Promise((resolve, reject) => {
    const end = () => child.kill("SIGKILL");
    const timer = setTimeout(end, limits.timeMs);
    const unwatch = watchMemory(child.pid ?? 0, (bytes) => bytes > limits.memoryBytes && end());
    const settle = (answer: Answer | null) => {
      clearTimeout(timer);
      unwatch();
      end();
      resolve(answer);
    };
    child.once("error", reject);
    child.once("exit", () => settle(null));
    child.once("message", (answer: Answer) => settle(answer));
    child.send(question as object, () => {});
  });
}
