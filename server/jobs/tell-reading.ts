// Says how a search text was read: what the page shows as chips and notes. Pure.
import type { SearchReading } from "../../contract/jobs/wire.ts";
import type { Part, Words } from "./search-words.ts";

/** `letGo` are the parts that some of the jobs lack. */
export function tellReading({ text, typed, parts, levels }: Words, letGo: readonly Part[]): SearchReading {
  return {
    chips: [...parts.flatMap(({ facets }) => facets), ...levels].map(({ kind, label, typed: said }) => ({
      kind,
      label,
      typed: said,
      without: without(text, said),
    })),
    loosened: letGo.map(({ typed }) => typed),
    corrected: typed === null ? null : { from: typed, to: text },
  };
}

/** The text without its first piece that reads like that. */
function without(text: string, typed: string): string {
  const at = text.toLowerCase().indexOf(typed.toLowerCase());
  const rest = at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + typed.length)}`;
  return rest.replace(/\s+/g, " ").trim();
}
