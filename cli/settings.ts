// What every command begins with: the configuration, or one line for each mistake in it.
import { type Config, readConfig } from "../server/platform/config.ts";
import { OperatorError } from "../server/platform/operator.ts";

/** Reads the configuration from the environment; `hint` hears of likely slips. Throws an OperatorError with a line per mistake. */
export function settings(hint: (line: string) => void = console.error): Config {
  const answer = readConfig(process.env);
  for (const line of answer.hints) hint(line);
  if (answer.ok) return answer.config;
  throw new OperatorError(
    ["The configuration has mistakes:", ...answer.problems.map((line) => `  ${line}`)].join("\n"),
  );
}
