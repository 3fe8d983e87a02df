// The log of a serving process: a JSON object per line for log collectors, plain words at a terminal.
import { Writable } from "node:stream";
import { format } from "node:util";
import pino, { type DestinationStream, type Level, type LevelWithSilent, type Logger } from "pino";
import { tellError } from "./tell-error.ts";

export type ServerLog = Logger;

/** Writes lines of at least `level` to standard output, or to `stream`. Errors are logged without user input. */
export function openLog(level: LevelWithSilent, stream: DestinationStream = standardOutput()): ServerLog {
  return pino({ level, serializers: { err: (error) => tellError(error) } }, stream);
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
