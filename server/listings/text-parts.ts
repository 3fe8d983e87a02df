// Splits a text that comes in pieces into its lines, or into the elements of a JSON array.

/** A line or an element with its number from 1; `text` null when it is longer than the limit. */
export type Part = { number: number; text: string | null };

/** Splits lines only at `\n`: JSON may contain other line separators. */
export async function* linesOf(pieces: AsyncIterable<string>, limit: number): AsyncGenerator<Part> {
  let number = 0;
  let begun = "";
  let tooLong = false;
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf("\n"); end >= 0; end = piece.indexOf("\n", from)) {
      const text = begun + piece.slice(from, end);
      yield { number: ++number, text: tooLong || text.length > limit ? null : text };
      begun = "";
      tooLong = false;
      from = end + 1;
    }
    if (!tooLong) begun += piece.slice(from);
    if (begun.length > limit) {
      begun = "";
      tooLong = true;
    }
  }
  if (begun !== "" || tooLong) yield { number: ++number, text: tooLong ? null : begun };
}

/** The texts of the elements of the array at the text's start, one at a time. Throws a SyntaxError without its end. */
export async function* elementsOf(pieces: AsyncIterable<string>, limit: number): AsyncGenerator<Part> {
  let depth = 0;
  let inString = false;
  let escaped = false;
  let number = 0;
  let begun = "";
  let tooLong = false;
  for await (const piece of pieces) {
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (inString) {
        if (escaped) escaped = false;
        else if (code === 0x5c) escaped = true;
        else if (code === 0x22) inString = false;
        continue;
      }
      if (code === 0x22) inString = true;
      else if (code === 0x5b || code === 0x7b) {
        depth += 1;
        if (depth === 1) from = at + 1;
      } else if (code === 0x5d || code === 0x7d) depth -= 1;
      const ends = (code === 0x2c && depth === 1) || depth === 0;
      if (!ends || (depth === 0 && code !== 0x5d && code !== 0x7d)) continue;
      const text = begun + piece.slice(from, at);
      if (text.trim() !== "" || tooLong) yield { number: ++number, text: tooLong || text.length > limit ? null : text };
      begun = "";
      tooLong = false;
      from = at + 1;
      if (depth === 0) return;
    }
    if (!tooLong && depth > 0) begun += piece.slice(from);
    if (begun.length > limit) {
      begun = "";
      tooLong = true;
    }
  }
  throw new SyntaxError("the array does not end");
}
