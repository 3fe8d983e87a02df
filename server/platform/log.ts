// The log of a serving process: a JSON object per line for log collectors, plain words at a terminal.
import { Writable } from "node:stream";
import { format } from "node:util";
import type { DestinationStream, Level, LevelWithSilent, Logger } from "pino";
import pino from "pino";
import { heardLine, idsForLog } from "./tracing.ts";

/** An error in the log, without statements' values and PostgreSQL's `detail` and `where`, which repeat them. */
type ToldError = {
  type: string;
  message: string;
  stack: string;
  cause?: ToldError;
  /** The single failures of an AggregateError. */
  errors?: ToldError[];
  [field: string]: unknown;
};

/** Further fields of errors that are logged: names of ours and of the system, never values. */
const FIELDS = ["code", "statusCode", "syscall", "severity", "schema", "table", "column", "constraint", "routine"];
/** How many levels of causes are logged. */
const depth = 4;

/** Serializer for `err` of log lines. Accepts any value, because anything can be thrown. */
export function tellError(thrown: unknown, left: number = depth): ToldError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: "not an error", stack: "" };
  const message = plainMessage(thrown);
  const frames = (thrown.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const fields = FIELDS.flatMap((name) => {
    const value = (thrown as unknown as Record<string, unknown>)[name];
    return typeof value === "string" || typeof value === "number" ? [[name, value] as const] : [];
  });
  const errors = thrown instanceof AggregateError ? thrown.errors : [];
  return {
    type: thrown.constructor.name,
    message,
    stack: [`${thrown.name}: ${message}`, ...frames].join("\n"),
    ...Object.fromEntries(fields),
    ...(left > 0 && thrown.cause instanceof Error && { cause: tellError(thrown.cause, left - 1) }),
    ...(left > 0 && errors.length > 0 && { errors: errors.map((error) => tellError(error, left - 1)) }),
  };
}

/** Without values: PostgreSQL quotes invalid input (class 22), Drizzle appends parameters. */
function plainMessage(error: Error): string {
  const { code, severity, query, params } = error as Error & Record<string, unknown>;
  if (typeof query === "string" && Array.isArray(params)) return `Failed query: ${query}`;
  const isAboutValue = typeof severity === "string" && typeof code === "string" && code.startsWith("22");
  return isAboutValue ? error.message.replace(/".*"/s, '"…"') : error.message;
}

export type ServerLog = Logger;

/** Writes lines of at least `level` to standard output, or to `stream`. Errors are logged without user input. */
export function openLog(level: LevelWithSilent, stream: DestinationStream = standardOutput()): ServerLog {
  const serializers = { err: (error: unknown) => tellError(error) };
  return pino({ level, serializers, mixin: idsForLog, hooks: { streamWrite: heardLine } }, stream);
}

/** Words if standard output is a terminal, JSON otherwise. */
function standardOutput(): DestinationStream {
  if (!process.stdout.isTTY) return pino.destination({ fd: 1, sync: true });
  return new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      process.stdout.write(`${inWords(line)}\n`, () => done());
    },
  });
}

/** Formats a JSON line for people: the message, then the other fields. */
export function inWords(line: string): string {
  const { level, time: _time, pid: _pid, hostname: _hostname, msg = "", err, ...rest } = JSON.parse(line);
  const mark = level >= 50 ? "Error: " : level === 40 ? "Warning: " : "";
  const facts = Object.entries(rest).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  return `${mark}${msg}${facts.join("")}${err?.stack ? `\n${err.stack}` : ""}`;
}

const METHODS = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

/** Redirects the console, which libraries use, and Node.js's warnings to `log`. */
export function takeConsole(log: ServerLog): void {
  for (const [method, level] of Object.entries(METHODS) as [keyof typeof METHODS, Level][])
    console[method] = (...given: unknown[]) => {
      const err = given.find((one) => one instanceof Error);
      const words = given.filter((one) => !(one instanceof Error));
      log[level]({ ...(err && { err }) }, words.length > 0 ? format(...words) : "an error was printed");
    };
  process.removeAllListeners("warning");
  process.on("warning", (err) => log.warn({ err }, "Node.js warns"));
}
