// `start`: bundles the program if its sources changed, and becomes it.
import { pathToFileURL } from "node:url";
import { buildProgram, isBundled, PROGRAM } from "./build-program.ts";
import type { Command } from "./command.ts";

export const command: Command = {
  name: "start",
  about: "Starts the product: builds the site when it changed, opens the database, serves.",
  takes: "",
  flags: { rebuild: { about: "Builds the site even when it has not changed." } },
  notes: ["Stop it with Ctrl-C or SIGTERM: requests in progress finish, then the database stops (under 10 s)."],
  async run(given) {
    if (!(await isBundled())) await bundle();
    const args = [process.execPath, PROGRAM, ...(given.flags.rebuild === true ? ["--rebuild"] : [])];
    // Without it React renders several times slower and logs more.
    process.env.NODE_ENV ??= "production";
    // One file needs no cache of compiled code, which a process would hold in memory for ever.
    delete process.env.NODE_COMPILE_CACHE;
    // A new program in the same process leaves behind what it took to get here.
    process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...args.slice(1)], process.env);
    process.argv = args;
    await import(pathToFileURL(PROGRAM).href);
    return Number(process.exitCode ?? 0);
  },
};

async function bundle(): Promise<void> {
  const { openLog } = await import("../server/platform/log.ts");
  const { step } = await import("./steps.ts");
  await step(openLog("info"), "Program", async () => ((await buildProgram()) ? "bundled" : "bundled by another start"));
}
