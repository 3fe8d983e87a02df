// Messages to the operator: the log of commands, and the error that ends a command with one line.

/** The log for start, migrations, import and the like. A pino logger or the console fits. */
export type Log = {
  info(line: string): void;
  warn(line: string): void;
  error(line: string): void;
};

/**
 * A failure whose message tells the operator what is wrong and what to do. The command prints the message and exits
 * with 1. Any other thrown error is a defect and is printed with its stack.
 */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/** The message of any thrown value, without a stack. */
export function wordsOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message || thrown.name : String(thrown);
}

/** The code of a failed system call (ENOENT, EACCES …); undefined for other values. */
export function codeOf(thrown: unknown): string | undefined {
  return (thrown as NodeJS.ErrnoException | null)?.code;
}
