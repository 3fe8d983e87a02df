// Reads a PDF's bytes into lines in reading order, with links and metadata; names the problem of an unreadable file.

import { MAX_RESUME_BYTES, type ResumeProblem } from "../../../contract/resumes/rules.ts";
import type { Layout, Line } from "../layout.ts";
import { buildItems } from "./build-items.ts";
import { buildLines, measureGaps } from "./build-lines.ts";
import { exceedsInflateBudget } from "./inflate-budget.ts";
import { orderLines, partColumns } from "./order-lines.ts";
import { readPages } from "./read-pages.ts";

/** The most characters that are read. */
const MAX_TEXT = 60_000;

class TooComplex extends Error {
  override name = "TooComplex";
}

/** Throws pdf.js's errors and TooComplex. */
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
  // Endless repetition: forms that draw each other, or a page made for that.
  if (cut === "texts" && (doubles > texts.length / 2 || !isReadable(text))) throw new TooComplex("Text without end.");
  return { pages, lines: kept, links, author, createdAt, text, warnings };
}

/** A file with fewer words or letters is a scan or empty. */
const LEAST_WORDS = 25;
const LEAST_LETTERS = 150;

/** Whether there is enough text to read. */
export function isReadable(text: string): boolean {
  // In scripts without spaces a character counts as a word.
  const words = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|\p{L}{2,}/gu) ?? [];
  return words.length >= LEAST_WORDS && (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS;
}

/** A PDF's header may follow other bytes, but begins within the first so many. */
const HEADER_WITHIN = 1024;

/** Why these bytes are refused before pdf.js opens them; null if they are not. */
export function findProblem(bytes: Uint8Array): ResumeProblem | null {
  if (bytes.length === 0) return "EMPTY";
  if (bytes.length >= MAX_RESUME_BYTES) return "TOO_LARGE";
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, HEADER_WITHIN).includes("%PDF-")) return file.some((byte) => byte > 32) ? "NOT_PDF" : "EMPTY";
  return exceedsInflateBudget(file) ? "TOO_COMPLEX" : null;
}

/** The problem that an error of pdf.js means. */
export function problemOf(error: unknown): ResumeProblem {
  const name = error instanceof Error ? error.name : "";
  if (name === "PasswordException") return "ENCRYPTED";
  if (name === "TooComplex") return "TOO_COMPLEX";
  if (error instanceof RangeError && /memory|allocation|length/i.test(error.message)) return "TOO_COMPLEX";
  return "CORRUPT";
}

/** The share of a page's height at its top and bottom that holds running headers and footers. */
const EDGE = 0.1;
const PAGE_NUMBER = /^(?:page\s*)?\d{1,3}(?:\s*(?:of|\/|-)\s*\d{1,3})?$|^page\s+\d{1,3}\b.{0,20}$|^-\s*\d{1,3}\s*-$/i;
/** The date and address that browsers print around a page. */
const PRINTED_BY_BROWSER =
  /^\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?: ?[AP]M)?\b|^(?:file|https?|about|blob|data):\S*\s+\d{1,3} ?\/ ?\d{1,3}$|^file:\/\//i;

/** Drops page numbers and lines that repeat at the edges of pages. Retains them at the top of page 1, as they may hold the name. */
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

/** Without digits, which differ from page to page. */
function keyOf(line: Line): string {
  return line.text.replace(/\d+/g, "#").replace(/\s+/g, " ").toLowerCase();
}
