// The operator's command.
import { runCommand } from "./run-command.ts";

// The reader of the output (a pager, `head`, a log collector) may end first: ignore it, above all while serving.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

process.exitCode = await runCommand(process.argv.slice(2));
