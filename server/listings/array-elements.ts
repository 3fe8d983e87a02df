// Cuts the JSON array in a stream of text into the texts of its elements, without holding more than one of them.

/** An element with its number from 1; `text` null when it is longer than `limit` characters. */
export type Element = { number: number; text: string | null };

/** The elements of the array that the text begins with. Throws a SyntaxError when the array does not end. */
export async function* elementsOf(pieces: AsyncIterable<string>, limit: number): AsyncGenerator<Element> {
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
