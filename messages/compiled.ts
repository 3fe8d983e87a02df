// Compiles a message when it is first filled: on the server and in tests.
import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";

const known = new Map<string, CompiledMessage>();

/** The compiled form of a message, which the site's build may have made already. */
export function compiled(message: string | CompiledMessage): CompiledMessage {
  if (typeof message !== "string") return message;
  const made = known.get(message) ?? compile(message);
  known.set(message, made);
  return made;
}
