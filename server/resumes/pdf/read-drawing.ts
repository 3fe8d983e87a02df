// Reads from a page's drawing instructions what pdf.js's text lacks: soft hyphens, outlined (bold) letters, letter spacing.
import { isLetterSpaced } from "./build-items.ts";

export type Drawing = {
  /** Every drawn character in order, without spaces. */
  signs: string;
  /** For each character: whether its outline is drawn too. */
  outlined: boolean[];
  /** For each character: the space before it, in multiples of the size; null where unknown. */
  gaps: (number | null)[];
};

/** pdf.js's numbers of the instructions used here. */
export type Instructions = {
  showText: number;
  setTextRenderingMode: number;
  save: number;
  restore: number;
};

/** pdf.js's list: the instructions' numbers and arguments. */
type OperatorList = { fnArray: readonly number[]; argsArray: readonly unknown[] };

const FILL_AND_STROKE = 2;

export function readDrawing({ fnArray, argsArray }: OperatorList, ops: Instructions): Drawing {
  const drawing: Drawing = { signs: "", outlined: [], gaps: [] };
  const modes: number[] = [];
  let mode = 0;
  for (const [at, instruction] of fnArray.entries()) {
    const given = argsArray[at] as unknown[] | null;
    if (instruction === ops.save) modes.push(mode);
    else if (instruction === ops.restore) mode = modes.pop() ?? 0;
    else if (instruction === ops.setTextRenderingMode) mode = Number(given?.[0] ?? 0);
    else if (instruction === ops.showText) addSigns(drawing, given?.[0], mode === FILL_AND_STROKE);
  }
  return drawing;
}

type Glyph = { unicode?: string; width?: number };

function addSigns(drawing: Drawing, glyphs: unknown, outlined: boolean): void {
  if (!Array.isArray(glyphs)) return;
  let gap: number | null = null;
  for (const glyph of glyphs as (Glyph | number | null)[]) {
    // A positive number moves the following text to the left.
    if (typeof glyph === "number" && gap !== null) gap -= glyph / 1000;
    if (glyph === null || typeof glyph !== "object") continue;
    const signs = (glyph.unicode ?? "").replace(/[\s\0]/g, "");
    if (signs === "" && gap !== null) gap += (glyph.width ?? 0) / 1000;
    for (const sign of signs.split("")) {
      drawing.signs += sign;
      drawing.outlined.push(outlined);
      drawing.gaps.push(gap);
      gap = 0;
    }
  }
}

export type Found = { text: string; outlined: boolean };

const SOFT_HYPHEN = "\u00ad";

/**
 * Finds pieces of text, in drawing order, in the drawing. Restores drawn soft hyphens, which are visible, and joins
 * letter-spaced words. From the first piece that is not found on, returns the pieces unchanged.
 */
export function findInDrawing(texts: readonly string[], drawing: Drawing): Found[] {
  const found: Found[] = [];
  let at = 0;
  for (const text of texts) {
    const next = at < 0 ? null : findOne(text, drawing, at, found);
    found.push(next?.found ?? { text, outlined: false });
    at = next?.end ?? -1;
  }
  return found;
}

/** Null if the drawing does not continue with this piece at `start`. */
function findOne(text: string, { signs, outlined, gaps }: Drawing, start: number, before: Found[]) {
  let at = start;
  let result = "";
  let strokes = 0;
  const spaces: (number | null)[] = [];
  for (const sign of text) {
    if (/[\s\0]/.test(sign)) {
      result += sign;
      continue;
    }
    while (signs[at] !== sign[0] && isInvisible(signs[at])) {
      if (signs[at] === SOFT_HYPHEN) result = addHyphen(before, result);
      at++;
    }
    if (!signs.startsWith(sign, at)) return null;
    if (outlined[at]) strokes++;
    spaces.push(gaps[at] ?? null);
    at += sign.length;
    result += sign;
  }
  const closed = isLetterSpaced(result) ? closeLetters(result, spaces) : result;
  return { found: { text: closed, outlined: spaces.length > 0 && strokes >= spaces.length * 0.8 }, end: at };
}

/** Gaps between words are clearly wider than between letters. */
function closeLetters(text: string, spaces: readonly (number | null)[]): string {
  const letters = text.replace(/\s/g, "").split("");
  const known = spaces.slice(1).filter((space) => space !== null);
  if (letters.length !== spaces.length || known.length < spaces.length - 1) return text;
  const usual = known.toSorted((a, b) => a - b)[Math.floor(known.length / 2)] ?? 0;
  const closed = letters.map((letter, index) =>
    (spaces[index] ?? 0) > usual * 1.6 && index > 0 ? ` ${letter}` : letter,
  );
  return `${/^\s/.test(text) ? " " : ""}${closed.join("")}${/\s$/.test(text) ? " " : ""}`;
}

function isInvisible(sign: string | undefined): boolean {
  return sign !== undefined && /\p{Cf}/u.test(sign);
}

/** Adds it to the current piece, or, at its start, to the last visible one. */
function addHyphen(before: Found[], result: string): string {
  if (result.trim() !== "") return /\s$/.test(result) ? `${result}- ` : `${result}-`;
  const last = before.findLast(({ text }) => text.trim() !== "");
  if (last) last.text += before.at(-1) === last && result === "" ? "-" : " - ";
  return result;
}
