// A monoline alphabet: every capital as one stroked path, so that monograms need no font.

export interface Letter {
  /** Centre lines in a box of `width` x 72. */
  path: string;
  width: number;
}

const LETTERS: Record<string, Letter> = {
  A: { path: "M2 72 30 0l28 72M13 46h34", width: 60 },
  B: { path: "M6 72V0h21a17 17 0 0 1 0 34H6h25a19 19 0 0 1 0 38H6", width: 52 },
  C: { path: "M59 14a36 36 0 1 0 0 44", width: 62 },
  D: { path: "M6 0v72h16a36 36 0 0 0 0-72z", width: 60 },
  E: { path: "M44 0H6v72h38M6 36h32", width: 48 },
  F: { path: "M44 0H6v72M6 36h32", width: 46 },
  G: { path: "M60 13a36 36 0 1 0 6 27H42", width: 68 },
  H: { path: "M6 0v72M52 0v72M6 36h46", width: 58 },
  I: { path: "M6 0h24M18 0v72M6 72h24", width: 36 },
  J: { path: "M42 0v52a20 20 0 0 1-38 6", width: 48 },
  K: { path: "M6 0v72M50 0 8 42M23 27l29 45", width: 56 },
  L: { path: "M6 0v72h38", width: 46 },
  M: { path: "M5 72V0l29 46L63 0v72", width: 68 },
  N: { path: "M6 72V0l46 72V0", width: 58 },
  O: { path: "M72 36a36 36 0 1 1-72 0 36 36 0 0 1 72 0z", width: 72 },
  P: { path: "M6 72V0h23a21 21 0 0 1 0 42H6", width: 54 },
  Q: { path: "M72 36a36 36 0 1 1-72 0 36 36 0 0 1 72 0zM46 46l26 27", width: 74 },
  R: { path: "M6 72V0h23a21 21 0 0 1 0 42H6M28 42l24 30", width: 56 },
  S: { path: "M46 12C40-4 6-4 6 18c0 24 42 12 42 36 0 22-36 24-44 5", width: 52 },
  T: { path: "M2 0h52M28 0v72", width: 56 },
  U: { path: "M6 0v48a23 24 0 0 0 46 0V0", width: 58 },
  V: { path: "M2 0l28 72L58 0", width: 60 },
  W: { path: "M2 0l20 72L42 12l20 60L82 0", width: 84 },
  X: { path: "M4 0l48 72M52 0 4 72", width: 56 },
  Y: { path: "M2 0l27 38L56 0M29 38v34", width: 58 },
  Z: { path: "M6 0h44L6 72h46", width: 56 },
};

/** The capital of a name's first letter; an "O" for anything outside A-Z. */
export function letterOf(character: string): Letter {
  return LETTERS[character.toUpperCase()] ?? (LETTERS.O as Letter);
}

export interface LetterStyle {
  colour: string;
  /** Stroke width in units of the 128 tile. */
  weight: number;
  /** Height of the capital in the same units. */
  height: number;
  round: boolean;
  x?: number;
  y?: number;
}

/** A letter centred at (x, y), 64, 64 by default. */
export function drawLetter(letter: Letter, style: LetterStyle): string {
  const scale = Math.round((style.height / 72) * 100) / 100;
  const x = Math.round(((style.x ?? 64) - (letter.width * scale) / 2) * 10) / 10;
  const y = Math.round(((style.y ?? 64) - (72 * scale) / 2) * 10) / 10;
  const weight = Math.round((style.weight / scale) * 10) / 10;
  const ends = style.round ? ' stroke-linecap="round" stroke-linejoin="round"' : ' stroke-miterlimit="2"';
  return `<path d="${letter.path}" transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${style.colour}" stroke-width="${weight}"${ends}/>`;
}
