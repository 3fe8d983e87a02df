// What only a page's drawing instructions tell of its text: fonts' names, hyphens that pdf.js takes for invisible, and
// letters made bold by drawing their outline.

export type Drawing = {
  /** Every sign that is drawn, in order, without spaces. */
  signs: string;
  /** For each sign: whether its outline is drawn as well. */
  outlined: boolean[];
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
  const drawing: Drawing = { signs: "", outlined: [] };
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

function addSigns(drawing: Drawing, glyphs: unknown, outlined: boolean): void {
  if (!Array.isArray(glyphs)) return;
  for (const glyph of glyphs as ({ unicode?: string } | number | null)[]) {
    if (glyph === null || typeof glyph !== "object") continue;
    const signs = (glyph.unicode ?? "").replace(/[\s\0]/g, "");
    drawing.signs += signs;
    for (let count = signs.length; count > 0; count--) drawing.outlined.push(outlined);
  }
}

/** What is known of a piece of text once it is found in the drawing. */
export type Found = { text: string; outlined: boolean };

const SOFT_HYPHEN = "\u00ad";

/**
 * Finds the pieces of text, given in the order in which they are drawn, among the drawing's signs, and puts back the soft
 * hyphens between them: what is drawn is seen. Pieces after the first that differs stay as they are.
 */
export function findInDrawing(texts: readonly string[], { signs, outlined }: Drawing): Found[] {
  const found: Found[] = [];
  let at = 0;
  let lost = false;
  for (const text of texts) {
    let result = "";
    let strokes = 0;
    let letters = 0;
    for (const sign of lost ? "" : text) {
      if (/[\s\0]/.test(sign)) {
        result += sign;
        continue;
      }
      while (signs[at] !== sign[0] && isInvisible(signs[at])) {
        if (signs[at] === SOFT_HYPHEN) result = addHyphen(found, result);
        at++;
      }
      if (!signs.startsWith(sign, at)) lost = true;
      if (outlined[at]) strokes++;
      letters++;
      at += sign.length;
      result += sign;
    }
    found.push(lost ? { text, outlined: false } : { text: result, outlined: letters > 0 && strokes >= letters * 0.8 });
  }
  return found;
}

function isInvisible(sign: string | undefined): boolean {
  return sign !== undefined && /\p{Cf}/u.test(sign);
}

/** To the piece that is being read, or, where it only begins, to the last one that shows something. */
function addHyphen(found: Found[], result: string): string {
  if (result.trim() !== "") return /\s$/.test(result) ? `${result}- ` : `${result}-`;
  const last = found.findLast(({ text }) => text.trim() !== "");
  if (last) last.text += found.at(-1) === last && result === "" ? "-" : " - ";
  return result;
}
