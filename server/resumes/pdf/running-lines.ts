// Running headers and footers: what repeats at the edge of the pages is not the résumé's text.
import type { Line } from "../layout.ts";

/** The share of a page, at its top and bottom, where running lines stand. */
const EDGE = 0.1;
const PAGE_NUMBER = /^(?:page\s*)?\d{1,3}(?:\s*(?:of|\/|-)\s*\d{1,3})?$|^page\s+\d{1,3}\b.{0,20}$|^-\s*\d{1,3}\s*-$/i;
/** What browsers print around a page: when, and from where. */
const PRINTED_BY_BROWSER =
  /^\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?: ?[AP]M)?\b|^(?:file|https?|about|blob|data):\S*\s+\d{1,3} ?\/ ?\d{1,3}$|^file:\/\//i;

/**
 * Drops page numbers, and lines at the edge that come again on another page; the first page keeps its first copy when it
 * stands at the top, since a name may be among them.
 */
export function dropRunningLines(lines: readonly Line[], pages: readonly { width: number; height: number }[]): Line[] {
  const copies = new Map<string, Set<number>>();
  for (const line of lines) {
    if (!edgeOf(line, pages)) continue;
    const key = keyOf(line);
    copies.set(key, (copies.get(key) ?? new Set()).add(line.page));
  }
  return lines.filter((line) => {
    const edge = edgeOf(line, pages);
    if (!edge) return true;
    const text = line.text.replace(/\t/g, " ").trim();
    if (PAGE_NUMBER.test(text) || PRINTED_BY_BROWSER.test(text)) return false;
    if ((copies.get(keyOf(line))?.size ?? 0) < 2) return true;
    return edge === "top" && line.page === 0;
  });
}

function edgeOf(line: Line, pages: readonly { width: number; height: number }[]): "top" | "bottom" | null {
  const height = pages[line.page]?.height ?? 0;
  if (line.y < height * EDGE) return "top";
  return line.y > height * (1 - EDGE) ? "bottom" : null;
}

/** Digits differ from page to page. */
function keyOf(line: Line): string {
  return line.text.replace(/\d+/g, "#").replace(/\s+/g, " ").toLowerCase();
}
