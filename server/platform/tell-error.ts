// Serialises errors for the log: enough to find the cause, without user input or values of statements.

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

/**
 * The message without values: PostgreSQL quotes invalid input (class 22), Drizzle appends parameters to the statement.
 */
function plainMessage(error: Error): string {
  const { code, severity, query, params } = error as Error & Record<string, unknown>;
  if (typeof query === "string" && Array.isArray(params)) return `Failed query: ${query}`;
  const isAboutValue = typeof severity === "string" && typeof code === "string" && code.startsWith("22");
  return isAboutValue ? error.message.replace(/".*"/s, '"…"') : error.message;
}
