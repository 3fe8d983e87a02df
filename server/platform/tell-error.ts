// What the log is told of an error: enough to find it, and nothing that somebody typed or that a statement was given.

/** An error in the log. Statements' values, and PostgreSQL's `detail` and `where`, which repeat them, are left out. */
type ToldError = {
  type: string;
  message: string;
  stack: string;
  cause?: ToldError;
  /** Why, when several things failed together. */
  errors?: ToldError[];
  [field: string]: unknown;
};

/** What else an error may say: names of ours and of the system, never values. */
const FIELDS = ["code", "statusCode", "syscall", "severity", "schema", "table", "column", "constraint", "routine"];
/** Causes of causes that are told. */
const depth = 4;

/** Serializer for `err` of every log line. Anything can be thrown, so anything is taken. */
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

/** PostgreSQL quotes what it cannot read (class 22), Drizzle appends the parameters to the statement. */
function plainMessage(error: Error): string {
  const { code, severity, query, params } = error as Error & Record<string, unknown>;
  if (typeof query === "string" && Array.isArray(params)) return `Failed query: ${query}`;
  const isAboutValue = typeof severity === "string" && typeof code === "string" && code.startsWith("22");
  return isAboutValue ? error.message.replace(/".*"/s, '"…"') : error.message;
}
