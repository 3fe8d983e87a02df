// Runs operators' commands one after another, as its parent asks (operator.ts).
import { runCommand } from "../../cli/run-command.ts";
import type { Asked } from "./operator.ts";
import type { Ran } from "./run-node.ts";

const said: Record<"out" | "err", string> = { out: "", err: "" };

/** Keeps what a command prints. */
function hear(stream: NodeJS.WriteStream, name: "out" | "err"): void {
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    said[name] += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString();
    const done = rest.at(-1);
    if (typeof done === "function") process.nextTick(done as () => void);
    return true;
  };
}

hear(process.stdout, "out");
hear(process.stderr, "err");
process.on("message", async ({ args, env }: Asked) => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  Object.assign(said, { out: "", err: "" });
  const code = await runCommand(args);
  process.send?.({ code, ...said } satisfies Ran);
});
process.send?.("ready");
