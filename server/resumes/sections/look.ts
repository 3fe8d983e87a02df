// How a line looks: what tells headings from text.
import type { Line } from "../layout.ts";

export type Look = { size: number; bold: boolean; capitals: boolean };

/** Sizes that differ less look the same. */
const SAME_SIZE = 0.06;

/** The look of a text at a size. */
export function lookOf({ text, size, bold }: { text: string; size: number; bold: boolean }): Look {
  return { size, bold, capitals: isCapitals(text) };
}

export function isCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text.replace(/\([^)]*\)/g, ""));
}

export function sameLook(a: Look, b: Look, tolerance = SAME_SIZE): boolean {
  return (
    a.bold === b.bold && a.capitals === b.capitals && Math.abs(a.size - b.size) <= tolerance * Math.max(a.size, b.size)
  );
}

/** The look of running text: the size and weight that most letters have. */
export function bodyLook(lines: readonly Line[]): Look {
  const letters = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const line of lines) {
    const size = Math.round(line.size * 4) / 4;
    letters.set(size, (letters.get(size) ?? 0) + line.text.length);
    all += line.text.length;
    if (line.bold) bold += line.text.length;
  }
  const [size = 10] = [...letters].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [10, 0]);
  return { size, bold: bold > all / 2, capitals: false };
}

/** Whether a look stands out from running text. */
export function isProminent(look: Look, body: Look): boolean {
  return look.capitals || (look.bold && !body.bold) || look.size > body.size * (1 + SAME_SIZE);
}
