// Turns drawn text into items: cleaned, without hidden text and duplicates.
import type { Item } from "../layout.ts";
import type { DrawnText } from "./read-pages.ts";

/** An icon has no text, but separates its neighbours. */
export type Piece = (Item | { icon: true }) & {
  /** The pieces before it belong to another column. */
  beginsColumn?: boolean;
};

/** Smaller text, in points, counts as hidden. */
const SMALLEST_SIZE = 3;
const BOLD_FONT =
  /bold|black|heavy|demi|semib|extrab|ultrab|(?:^|\+)(?:CM(?:B|SSB)|SFB|LMB|ECB)|-Bd|[-,](?:B|BI|DB|SB)$/i;
const NOT_BOLD = /semilight|bolditalicnot/i;
const ICON_FONT =
  /awesome|material.?(?:icon|symbol)|phosphor|ico.?moon|glyphicon|fontello|ionicon|academicon|typicon|bootstrap-icons|entypo|feather|remixicon|simple-?line|marvosym|fontmfizz|devicon|tabler|lucide|icomoon|simpleicons/i;
const SYMBOL_FONT = /wingding|webding|dingbat|symbol(?!a|ic)/i;

/** `hidden` and `doubles` count what was left out. */
type Seen = { pieces: Piece[]; hidden: number; doubles: number };

/** Retains the order; drops text that is off the page or too small to read. */
export function buildItems(texts: readonly DrawnText[], pages: readonly { width: number; height: number }[]): Seen {
  const seen: Seen = { pieces: [], hidden: 0, doubles: 0 };
  const drawn = new Map<string, DrawnText[]>();
  for (const text of texts) {
    if (text.text.trim() === "") continue;
    if (isDouble(text, drawn)) seen.doubles++;
    else if (isHidden(text, pages[text.page])) seen.hidden += text.text.length;
    else if (ICON_FONT.test(text.font)) seen.pieces.push({ icon: true });
    else seen.pieces.push(...splitWide(text));
  }
  return seen;
}

/** Whether a font's name says that it is bold. */
function isBoldFont(font: string): boolean {
  return BOLD_FONT.test(font) && !NOT_BOLD.test(font);
}

function isHidden(text: DrawnText, page: { width: number; height: number } | undefined): boolean {
  if (!page || text.size < SMALLEST_SIZE) return true;
  return text.right < 0 || text.x > page.width || text.y < 0 || text.y - text.size > page.height;
}

/** Whether the same text was drawn at the same place before: a shadow, or bold by drawing twice. */
function isDouble(text: DrawnText, drawn: Map<string, DrawnText[]>): boolean {
  const key = `${text.page} ${text.text}`;
  const before = drawn.get(key);
  const near = text.size * 0.25;
  if (before?.some((other) => Math.abs(other.x - text.x) < near && Math.abs(other.y - text.y) < near)) return true;
  if (before) before.push(text);
  else drawn.set(key, [text]);
  return false;
}

/** One item, or several where the text contains a run of spaces as wide as a tab. */
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
  // Spaces at the ends separate it from its neighbours.
  if (first && /^\s/.test(text.text) && !first.text.startsWith(" ")) first.text = ` ${first.text}`;
  const last = items.at(-1);
  if (last && /\s$/.test(text.text) && !last.text.endsWith(" ")) last.text = `${last.text} `;
  return items;
}

/** Symbol fonts name their bullets as letters ("l", "n", "q", "v", "§"). */
function bulletsOf(text: string): string {
  return text.trim().length === 1 && /[lnqvuwoyØ§·¨Ÿü]/.test(text.trim()) ? "\u2022" : text;
}

/** Accents drawn as characters of their own, and their combining marks. */
const DETACHED: Readonly<Record<string, string>> = {
  "\u00a8": "\u0308",
  "\u00b4": "\u0301",
  "\u0060": "\u0300",
  "\u02c6": "\u0302",
  "\u02dc": "\u0303",
  "\u00b8": "\u0327",
  "\u02da": "\u030a",
  "\u02c7": "\u030c",
  "\u02dd": "\u030b",
  "\u02d8": "\u0306",
  "\u02d9": "\u0307",
  "\u02db": "\u0328",
};
/** Characters with an ASCII letter in the upper byte. */
const TURNED = new RegExp(
  `^[${[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"].map((letter) => String.fromCharCode(letter.charCodeAt(0) << 8)).join("")}]+$`,
);
const MARK_THEN_LETTER =
  /(\p{L}?) ?([\u00a8\u00b4\u0060\u02c6\u02dc\u00b8\u02da\u02c7\u02dd\u02d8\u02d9\u02db]) ?(\p{L})/gu;
const LETTER_THEN_MARK =
  /(\p{L})([\u00a8\u00b4\u02c6\u02dc\u00b8\u02da\u02c7\u02dd\u02d8\u02d9\u02db])(?=\p{L}|\s|$)/gu;
const LETTER_THEN_COMBINING = / ?([\u0300-\u036f])/gu;
/** Text without the characters that compatibility normalisation would spell out. */
const KEPT_AS_DRAWN =
  /[^\u2122\u00ae\u00a9\u2120\u00bd\u00bc\u00be\u00b2\u00b3\u00b9\u00aa\u00b0\u00ba\u00a8\u00b4\u00af\u00b8\u02c6-\u02dd]+/gu;
/** Bullets of symbol fonts, in Unicode's private area. */
const PRIVATE_BULLETS = /[\uf0b7\uf0a7\uf0d8\uf076\uf0a8\uf06e\uf071\uf0fc\uf02d]/g;
const OTHER_BULLETS =
  /[\u25cf\u25aa\u25a0\u25e6\u2023\u2043\u25b6\u25ba\u2756\u27a2\u25c6\u25cb\u25b8\u25c7\u25fe\u2b25\u2219\u22c4\u25a1\u25ab\u204c\u204d\u29bf\u2981]/g;

/** Text with plain spaces and dashes, without invisible characters. Not trimmed; accents may still be detached. */
export function cleanText(text: string): string {
  return spellDashes(turnBytes(text))
    .replace(KEPT_AS_DRAWN, (part) => part.normalize("NFKC"))
    .replace(PRIVATE_BULLETS, "\u2022")
    .replace(OTHER_BULLETS, "\u2022")
    .replace(/\p{Cf}|\p{Variation_Selector}|\p{Co}/gu, "")
    .replace(/[\p{Cc}\p{Cn}\p{Cs}\ufffd]/gu, " ")
    .replace(/[\u2018\u2019\u201b\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u201f]/g, '"')
    .replace(/[\p{Zs}\s]+/gu, " ")
    .replace(/(?:\. ?){4,}|(?:_ ?){4,}|(?:\u00b7 ?){4,}|(?:-){4,}/g, " ")
    .replace(/ {2,}/g, " ");
}

/** Repairs ligatures whose letters have their bytes swapped: U+7400 U+6900 is "ti". */
function turnBytes(text: string): string {
  return text.replace(/(?<=[A-Za-z])[\u4100-\u7a00]+|[\u4100-\u7a00]+(?=[A-Za-z])/g, (signs) =>
    TURNED.test(signs) ? signs.replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) >> 8)) : signs,
  );
}

/** Composes "M¨uller" and "Jose´"; leaves an accent that makes no letter with its neighbour. */
export function composeAccents(text: string): string {
  if (!/[\u00a8\u00b4\u0060\u00b8\u02c6-\u02dd]|\p{Mn}/u.test(text)) return text;
  return text
    .replace(MARK_THEN_LETTER, (whole, before: string, mark: string, letter: string) => {
      // At the start of a word a grave or acute is more often a quotation mark.
      if (before === "" && mark === "\u0060") return whole;
      const composed = compose(letter, mark);
      return composed ? before + composed : whole;
    })
    .replace(LETTER_THEN_MARK, (whole, letter: string, mark: string) => compose(letter, mark) ?? whole)
    .replace(LETTER_THEN_COMBINING, "$1")
    .normalize("NFC");
}

function compose(letter: string, mark: string): string | null {
  const base = letter === "\u0131" ? "i" : letter;
  const composed = (base + DETACHED[mark]).normalize("NFC");
  return composed.length === 1 ? composed : null;
}

/** Replaces every dash, also a drawn soft hyphen, by "-", and two characters for one dash by one. */
function spellDashes(text: string): string {
  return text
    .replace(/\u00ad+(?=[-\u2010-\u2015])|(?<=[-\u2010-\u2015])\u00ad+/g, "")
    .replace(/[\u00ad\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, "-")
    .replace(/(?<=[\p{L}\p{N} ])-{2,3}(?=[\p{L}\p{N} ])/gu, "-");
}

/** Whether a text has spaces between its letters: "E D U C A T I O N". */
export function isLetterSpaced(text: string): boolean {
  const tokens = text.trim().split(/ +/);
  const single = tokens.filter((token) => /^[\p{L}\p{N}&]$/u.test(token)).length;
  return single >= 4 && single >= tokens.length * 0.75;
}
