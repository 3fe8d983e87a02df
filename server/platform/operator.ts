// What the operator is told: the log that a step of a command writes to, and the error that ends a command with one line.

/** Where start, migrations, import and the like report what they do. A pino logger fits; so does the console. */
export type Log = {
  info(line: string): void;
  warn(line: string): void;
  error(line: string): void;
};

/**
 * A failure whose message tells the operator what is wrong and what to do. The command prints the message and exits 1;
 * anything else that is thrown is a defect and keeps its stack.
 */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/** The words of anything thrown, without its stack. */
export function wordsOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message || thrown.name : String(thrown);
}

/** The code of a failed system call (ENOENT, EACCES, …), or undefined when it was something else. */
export function codeOf(thrown: unknown): string | undefined {
  return (thrown as NodeJS.ErrnoException | null)?.code;
}
