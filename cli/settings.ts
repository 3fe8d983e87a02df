// Reads the configuration for a command, or reports one line for each mistake in it.
import { type Config, readConfig } from "../server/platform/config.ts";
import { OperatorError } from "../server/platform/operator.ts";

/**
 * Reads the configuration from the environment; `hint` gets likely mistakes. Throws an OperatorError with one line for
 * each mistake.
 */
export function settings(hint: (line: string) => void = console.error): Config {
  const answer = readConfig(process.env);
  for (const line of answer.hints) hint(line);
  if (answer.ok) return answer.config;
  throw new OperatorError(
    ["The configuration has mistakes:", ...answer.problems.map((line) => `  ${line}`)].join("\n"),
  );
}
