// From what the pages draw to items: clean text in place, without what cannot be seen and without doubles.
import type { Item } from "../layout.ts";
import { cleanText } from "./clean-text.ts";
import type { DrawnText } from "./read-pages.ts";

/** An icon shows nothing that can be read, yet it parts its neighbours. */
export type Piece = ((Item & { endsLine: boolean }) | { icon: true; endsLine: boolean }) & {
  /** What went before is another column. */
  beginsColumn?: boolean;
};

/** Smaller text is not meant for a reader. */
const SMALLEST_SIZE = 3;
const BOLD_FONT =
  /bold|black|heavy|demi|semib|extrab|ultrab|(?:^|\+)(?:CM(?:B|SSB)|SFB|LMB|ECB)|-Bd|[-,](?:B|BI|DB|SB)$/i;
const NOT_BOLD = /semilight|bolditalicnot/i;
const ICON_FONT =
  /awesome|material.?(?:icon|symbol)|phosphor|ico.?moon|glyphicon|fontello|ionicon|academicon|typicon|bootstrap-icons|entypo|feather|remixicon|simple-?line|marvosym|fontmfizz|devicon|tabler|lucide|icomoon|simpleicons/i;
const SYMBOL_FONT = /wingding|webding|dingbat|symbol(?!a|ic)/i;

/** What was left out, for the warnings. */
export type Seen = { pieces: Piece[]; hidden: number; doubles: number };

/** Keeps the order. Text off the page or too small to read is counted and dropped. */
export function buildItems(texts: readonly DrawnText[], pages: readonly { width: number; height: number }[]): Seen {
  const seen: Seen = { pieces: [], hidden: 0, doubles: 0 };
  const drawn = new Map<string, DrawnText[]>();
  for (const text of texts) {
    const { endsLine } = text;
    const last = seen.pieces.at(-1);
    const double = text.text.trim() !== "" && isDouble(text, drawn);
    if (double) seen.doubles++;
    if (double || text.text.trim() === "") {
      if (endsLine && last) last.endsLine = true;
      continue;
    }
    if (isHidden(text, pages[text.page])) {
      seen.hidden += text.text.length;
      continue;
    }
    if (ICON_FONT.test(text.font)) {
      seen.pieces.push({ icon: true, endsLine });
      continue;
    }
    seen.pieces.push(...splitWide(text).map((part) => ({ ...part, endsLine: false })));
    const newest = seen.pieces.at(-1);
    if (endsLine && newest) newest.endsLine = true;
  }
  return seen;
}

/** Whether a font's name says that it is bold. */
export function isBoldFont(font: string): boolean {
  return BOLD_FONT.test(font) && !NOT_BOLD.test(font);
}

function isHidden(text: DrawnText, page: { width: number; height: number } | undefined): boolean {
  if (!page || text.size < SMALLEST_SIZE) return true;
  return text.right < 0 || text.x > page.width || text.y < 0 || text.y - text.size > page.height;
}

/** The same text at the same place again: a shadow, or bold made by drawing twice. */
function isDouble(text: DrawnText, drawn: Map<string, DrawnText[]>): boolean {
  const key = `${text.page} ${text.text}`;
  const before = drawn.get(key);
  const near = text.size * 0.25;
  if (before?.some((other) => Math.abs(other.x - text.x) < near && Math.abs(other.y - text.y) < near)) return true;
  if (before) before.push(text);
  else drawn.set(key, [text]);
  return false;
}

/** One item, or several where the text holds a run of spaces as wide as a tab. */
function splitWide(text: DrawnText): Item[] {
  const { page, x, right, y, size, font } = text;
  const bold = text.outlined || isBoldFont(font);
  const perSign = (right - x) / text.text.length;
  const items: Item[] = [];
  for (const part of text.text.matchAll(/\S+(?:\s{1,3}\S+)*/g)) {
    const cleaned = cleanText(SYMBOL_FONT.test(font) ? bulletsOf(part[0]) : part[0]);
    if (cleaned.trim() === "") continue;
    const from = x + part.index * perSign;
    items.push({ text: cleaned, page, x: from, right: from + part[0].length * perSign, y, size, bold });
  }
  const [first] = items;
  // Spaces at the ends part it from its neighbours; the width says how far.
  if (first && /^\s/.test(text.text) && !first.text.startsWith(" ")) first.text = ` ${first.text}`;
  const last = items.at(-1);
  if (last && /\s$/.test(text.text) && !last.text.endsWith(" ")) last.text = `${last.text} `;
  return items;
}

/** Symbol fonts name their bullets as letters ("l", "n", "q", "v", "§"). */
function bulletsOf(text: string): string {
  return text.trim().length === 1 && /[lnqvuwoyØ§·¨Ÿü]/.test(text.trim()) ? "\u2022" : text;
}
