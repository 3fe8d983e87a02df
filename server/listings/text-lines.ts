// Reads a file, gzipped or not, as a stream of text, and a stream of text as lines.
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createGunzip } from "node:zlib";

const PIECE = 64 * 1024;

/**
 * The text of a file in pieces, without a byte order mark; memory does not grow with the file. Fails with the error of
 * the file system or of gzip.
 */
export async function* readTextFile(path: string): AsyncGenerator<string> {
  const gzipped = await isGzip(path);
  const file = createReadStream(path, { highWaterMark: PIECE });
  const unzipped = createGunzip({ chunkSize: PIECE });
  if (gzipped) file.on("error", (error) => unzipped.destroy(error)).pipe(unzipped);
  const decoder = new TextDecoder("utf-8");
  try {
    for await (const chunk of gzipped ? unzipped : file) yield decoder.decode(chunk as Buffer, { stream: true });
    const rest = decoder.decode();
    if (rest !== "") yield rest;
  } finally {
    file.destroy();
    unzipped.destroy();
  }
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

/** A line with its number from 1; `text` null when the line is longer than `limit` characters. */
export type Line = { number: number; text: string | null };

/** Lines of a text, parted by `\n` alone: other line separators may stand inside JSON. */
export async function* linesOf(pieces: AsyncIterable<string>, limit: number): AsyncGenerator<Line> {
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
