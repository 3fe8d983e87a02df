// Messages with links, emphasis or other elements inside.
import { createElement, Fragment, type ReactNode } from "react";
import { formatParts, type ValuesOf } from "../../messages/fill.ts";

type Tags = Record<string, string | number | ((words: ReactNode) => ReactNode)>;

/** A message whose tags become elements: `rich("See <link>the rules</link>.", { link: (words) => <Link …>{words}</Link> })`. */
export function rich<Message extends string>(message: Message, values: ValuesOf<Message> & Tags): ReactNode {
  const wrapped = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "function" ? (words: ReactNode[]) => value(gathered(words)) : value,
  ]);
  const parts = formatParts(message, Object.fromEntries(wrapped));
  return gathered(Array.isArray(parts) ? parts : [parts]);
}

/** Parts in their order, which never changes: React needs no keys. */
const gathered = (parts: readonly ReactNode[]): ReactNode =>
  parts.length === 1 ? parts[0] : createElement(Fragment, null, ...parts);
