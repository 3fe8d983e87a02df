// A PDF's bytes as lines in reading order, with links and the document's own facts.
import type { Layout } from "../layout.ts";
import { buildItems } from "./build-items.ts";
import { buildLines, measureGaps } from "./build-lines.ts";
import { orderLines } from "./order-lines.ts";
import { partColumns } from "./part-columns.ts";
import { readPages } from "./read-pages.ts";
import { dropRunningLines } from "./running-lines.ts";

/** Longest text that is kept and read. */
export const MAX_TEXT = 60_000;

/** The file would take more than it is worth. */
export class TooComplex extends Error {
  override name = "TooComplex";
}

/** Throws what pdf.js throws, and TooComplex. */
export async function readLayout(bytes: Uint8Array): Promise<Layout> {
  const { pages, texts, links, author, createdAt, cut } = await readPages(bytes);
  const { pieces, hidden, doubles } = buildItems(texts, pages);
  const drawn = buildLines(partColumns(pieces, pages));
  const lines = measureGaps(orderLines(dropRunningLines(drawn, pages)));
  const warnings: string[] = [];
  if (cut) warnings.push("long-document");
  if (hidden > 0) warnings.push("hidden-text");
  const kept: typeof lines = [];
  let length = 0;
  for (const line of lines) {
    length += line.text.length + 1;
    if (length > MAX_TEXT) {
      if (!cut) warnings.push("long-document");
      break;
    }
    kept.push(line);
  }
  const text = kept.map((line) => line.text).join("\n");
  // The same again and again is no text: forms that draw each other, or a page made to be endless.
  if (cut === "texts" && (doubles > texts.length / 2 || !isReadable(text))) throw new TooComplex("Text without end.");
  return { pages, lines: kept, links, author, createdAt, text, warnings };
}

/** Fewer words or letters than this are a picture of a résumé, or nothing. */
const LEAST_WORDS = 25;
const LEAST_LETTERS = 150;

/** Whether there is text enough to read. */
export function isReadable(text: string): boolean {
  // In scripts without spaces a sign says about as much as a word.
  const words = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|\p{L}{2,}/gu) ?? [];
  return words.length >= LEAST_WORDS && (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS;
}
