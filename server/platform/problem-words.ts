// The Hindi of problems that are stored and sent in English, by the messages that they were made of.
import { t as english } from "../../messages/en/problems.ts";
import { formatParts } from "../../messages/fill.ts";
import { t as hindi } from "../../messages/hi/problems.ts";

/** Its signs that mean something in a pattern. */
const SIGNS = /[.*+?^${}()|[\]\\]/g;
const ARGUMENT = /\{(\w+)\}/g;

/** What an English text is made of: the message as a pattern, an argument that comes twice as its repetition. */
function patternOf(message: string): RegExp {
  const met = new Set<string>();
  const source = message.split(ARGUMENT).map((part, at) => {
    if (at % 2 === 0) return part.replace(SIGNS, "\\$&");
    if (met.has(part)) return `\\k<${part}>`;
    met.add(part);
    return `(?<${part}>.+?)`;
  });
  return new RegExp(`^${source.join("")}$`, "s");
}

const PATTERNS = Object.entries(english).map(
  ([key, message]) => [key as keyof typeof hindi, patternOf(message)] as const,
);

/** Null for no text, and for one that is none of ours, such as an earlier release's: pages show the English then. */
export function problemInHindi(problem: string | null): string | null {
  if (problem === null) return null;
  for (const [key, pattern] of PATTERNS) {
    const found = pattern.exec(problem);
    if (!found) continue;
    const { reason, ...values } = found.groups ?? {};
    const inHindi = reason === undefined ? {} : { reason: problemInHindi(reason) ?? reason };
    return formatParts(hindi[key], { ...values, ...inHindi }, "hi") as string;
  }
  return null;
}

/** A reason in English with its Hindi beside it. */
export const withHindi = <Item extends { reason: string }>(item: Item) => ({
  ...item,
  reasonInHindi: problemInHindi(item.reason),
});
