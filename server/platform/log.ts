// The log of a serving process: a JSON object a line for whatever collects logs, words for a person at a terminal.
import { Writable } from "node:stream";
import { format } from "node:util";
import pino, { type DestinationStream, type Level, type LevelWithSilent, type Logger } from "pino";
import { tellError } from "./tell-error.ts";

export type ServerLog = Logger;

/** Writes lines of at least `level` to standard output, or to `stream`. Errors are told without what people typed. */
export function openLog(level: LevelWithSilent, stream: DestinationStream = standardOutput()): ServerLog {
  return pino({ level, serializers: { err: (error) => tellError(error) } }, stream);
}

/** The terminal decides: who reads there wants words, anything else takes JSON. */
function standardOutput(): DestinationStream {
  if (!process.stdout.isTTY) return pino.destination({ fd: 1, sync: true });
  return new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      process.stdout.write(`${inWords(line)}\n`, () => done());
    },
  });
}

/** A JSON line as a person reads it: what it says, then what else it knows. */
export function inWords(line: string): string {
  const { level, time: _time, pid: _pid, hostname: _hostname, msg = "", err, ...rest } = JSON.parse(line);
  const mark = level >= 50 ? "Error: " : level === 40 ? "Warning: " : "";
  const facts = Object.entries(rest).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  return `${mark}${msg}${facts.join("")}${err?.stack ? `\n${err.stack}` : ""}`;
}

const METHODS = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

/** From now on what libraries print through the console, and Node.js's own warnings, are lines of `log`. */
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
