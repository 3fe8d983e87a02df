// The operator's commands by name: runs one and turns every failure into words and an exit code.
import { OperatorError } from "../server/platform/operator.ts";
import { CALL, type Command, helpOf, readArguments, UsageError } from "./command.ts";

/** Every command, loaded when needed. */
const COMMANDS: Record<string, () => Promise<{ command: Command }>> = {
  start: () => import("./start.ts"),
  dev: () => import("./dev.ts"),
  migrate: () => import("./migrate.ts"),
  seed: () => import("./seed.ts"),
  import: () => import("./import.ts"),
  sources: () => import("./sources.ts"),
  "parse-resume": () => import("./parse-resume.ts"),
  admin: () => import("./admin.ts"),
  queue: () => import("./queue.ts"),
  messages: () => import("./messages.ts"),
  backup: () => import("./backup.ts"),
  restore: () => import("./restore.ts"),
  doctor: () => import("./doctor.ts"),
};

/** Runs the command with its arguments and resolves to the exit code: 0, 1 for a failure, 2 for a wrong call, or the command's own. */
export async function runCommand([name, ...args]: readonly string[]): Promise<number> {
  try {
    if (name === undefined || name === "help" || name === "--help" || name === "-h") {
      console.log(await overview());
      return name === undefined ? 2 : 0;
    }
    const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!load) throw new UsageError(`There is no command "${name}". There are: ${Object.keys(COMMANDS).join(", ")}.`);
    const { command } = await load();
    if (args.includes("--help") || args.includes("-h")) {
      console.log(helpOf(command));
      return 0;
    }
    return await command.run(readArguments(command, args));
  } catch (error) {
    return explain(error, name);
  }
}

function explain(error: unknown, name: string | undefined): number {
  if (error instanceof UsageError) {
    const help = name && Object.hasOwn(COMMANDS, name) ? `${CALL} ${name} --help` : `${CALL} help`;
    console.error(`${error.message} See: ${help}`);
    return 2;
  }
  console.error(error instanceof OperatorError ? error.message : error);
  return 1;
}

async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map(async (load) => (await load()).command));
  const width = Math.max(...commands.map((command) => command.name.length));
  return [
    `Usage: ${CALL} <command> [flags]`,
    "",
    ...commands.map((command) => `  ${command.name.padEnd(width)}  ${command.about}`),
    "",
    `${CALL} <command> --help says more. Settings are environment variables; README has the table.`,
  ].join("\n");
}
