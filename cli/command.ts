// Defines operator commands, reads their arguments and writes their help.
import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Log } from "../server/platform/operator.ts";

/** One flag. `value` names its argument (`N`, `FILE`) in the help; a flag without `value` is a switch. */
export type Flag = { about: string; short?: string; value?: string };

/** A command's arguments: flags (`true` for switches) and the other words in order. */
export type Given = { flags: Record<string, string | true>; words: string[] };

export type Command = {
  name: string;
  /** One line for the list of commands. */
  about: string;
  /** What may follow the name besides flags, such as `<kind:board | FILE>`; empty when nothing may. */
  takes: string;
  flags: Record<string, Flag>;
  /** Further lines of the command's help. */
  notes?: string[];
  /** Does the work and returns the exit code. */
  run(given: Given): Promise<number>;
};

/** Wrong usage of a command: one line, exit code 2. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The log of commands whose standard output carries only the result. */
export const STDERR_LOG: Log = { info: console.error, warn: console.error, error: console.error };

/** How the operator runs a command. */
export const CALL = "npm run vouchboard --";

/** Reads a command's arguments. Throws a UsageError that names what is wrong. */
export function readArguments(command: Command, args: string[]): Given {
  const options: ParseArgsConfig["options"] = {};
  for (const [name, flag] of Object.entries(command.flags)) {
    options[name] = { type: flag.value ? "string" : "boolean", ...(flag.short && { short: flag.short }) };
  }
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const given: Given = { flags: {}, words: [] };
  for (const token of tokens ?? []) {
    if (token.kind === "positional") given.words.push(token.value);
    if (token.kind !== "option") continue;
    const flag = command.flags[token.name];
    if (!flag) throw new UsageError(`${command.name} has no flag ${token.rawName}.`);
    if (flag.value && (token.value === undefined || token.value === "")) {
      throw new UsageError(`${token.rawName} needs a value: ${token.rawName} ${flag.value}.`);
    }
    if (!flag.value && token.value !== undefined) throw new UsageError(`${token.rawName} takes no value.`);
    given.flags[token.name] = token.value ?? true;
  }
  if (command.takes === "" && given.words[0])
    throw new UsageError(`${command.name} does not take "${given.words[0]}".`);
  return given;
}

/** Reads a flag that holds a whole number of at least `least`; undefined when it was not given. */
export function wholeNumber(given: Given, name: string, least = 0): number | undefined {
  const text = given.flags[name];
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(String(text)) || !Number.isSafeInteger(number) || number < least) {
    throw new UsageError(`--${name} needs a whole number of at least ${least}.`);
  }
  return number;
}

/** The help of one command. */
export function helpOf(command: Command): string {
  const flags = Object.entries({ ...command.flags, help: { about: "Shows this.", short: "h" } as Flag });
  const rows = flags.map(([name, flag]) => {
    const short = flag.short ? `-${flag.short}, ` : "";
    return [`${short}--${name}${flag.value ? ` ${flag.value}` : ""}`, flag.about] as const;
  });
  const width = Math.max(...rows.map(([left]) => left.length));
  const takes = command.takes === "" ? "" : ` ${command.takes}`;
  return [
    `${command.about}`,
    "",
    `Usage: ${CALL} ${command.name}${takes} [flags]`,
    "",
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    ...(command.notes ? ["", ...command.notes] : []),
  ].join("\n");
}
