// What only a page's drawing instructions tell of its text: fonts' names, hyphens that pdf.js takes for invisible, and
// letters made bold by drawing their outline.
import { isLetterSpaced } from "./build-items.ts";

export type Drawing = {
  /** Every sign that is drawn, in order, without spaces. */
  signs: string;
  /** For each sign: whether its outline is drawn as well. */
  outlined: boolean[];
  /** For each sign: the space before it, in multiples of the size; null where the instruction does not tell. */
  gaps: (number | null)[];
};

/** The instructions that matter here, with pdf.js's numbers for them. */
export type Instructions = {
  showText: number;
  setTextRenderingMode: number;
  save: number;
  restore: number;
};

/** pdf.js's list: the instructions' numbers, and what each one is given. */
type OperatorList = { fnArray: readonly number[]; argsArray: readonly unknown[] };

const FILL_AND_STROKE = 2;

/** Follows the instructions as far as text is concerned. */
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
    // A number moves what follows, to the left when it is positive.
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

/** What is known of a piece of text once it is found in the drawing. */
export type Found = { text: string; outlined: boolean };

const SOFT_HYPHEN = "\u00ad";

/**
 * Finds the pieces of text, given in the order in which they are drawn, among the drawing's signs. Puts back the soft hyphens
 * between them, for what is drawn is seen, and closes letter-spaced words. Pieces after the first that differs stay as they are.
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

/** Null when the piece is not what is drawn from `start` on. */
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

/** Words stand clearly further apart than their letters. */
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

/** To the piece that is being read, or, where it only begins, to the last one that shows something. */
function addHyphen(before: Found[], result: string): string {
  if (result.trim() !== "") return /\s$/.test(result) ? `${result}- ` : `${result}-`;
  const last = before.findLast(({ text }) => text.trim() !== "");
  if (last) last.text += before.at(-1) === last && result === "" ? "-" : " - ";
  return result;
}
