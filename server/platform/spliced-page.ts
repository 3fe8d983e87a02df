// A cached compressed page that gets a fresh nonce for each answer: nonces are spliced between compressed pieces.
import { constants, crc32, deflateRawSync } from "node:zlib";

/** A page cut at its nonces. `packed`: the pieces as raw deflate up to a byte boundary, made on first use. */
export type SplicedPage = { pieces: Buffer[]; packed: Buffer[] | null };

/** Joins the parts of a page and cuts it at every `placeholder`. The pieces share one buffer, which contains nothing else. */
export function splicePage(parts: readonly (string | Uint8Array)[], placeholder: string): SplicedPage {
  const length = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  const whole = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const part of parts) {
    if (typeof part === "string") whole.write(part, at);
    else whole.set(part, at);
    at += Buffer.byteLength(part);
  }
  const mark = Buffer.from(placeholder);
  const pieces: Buffer[] = [];
  let begin = 0;
  for (let end = whole.indexOf(mark); end >= 0; end = whole.indexOf(mark, begin)) {
    pieces.push(whole.subarray(begin, end));
    begin = end + mark.length;
  }
  pieces.push(whole.subarray(begin));
  return { pieces, packed: null };
}

/** An upper bound of the page's size in bytes: its text, and as much again for the compressed pieces. */
export const sizeOfPage = (page: SplicedPage): number => 2 * page.pieces.reduce((sum, piece) => sum + piece.length, 0);

/** The page as plain bytes. */
export function plainBytes(page: SplicedPage, nonce: string): Buffer {
  return Buffer.concat(interleave(page.pieces, Buffer.from(nonce)));
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty stored block with the final bit, which ends a deflate stream. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** The page as gzip (RFC 1952): compressed pieces, the nonces between them as stored blocks, and the checksum. */
export function gzipBytes(page: SplicedPage, nonce: string): Buffer {
  page.packed ??= inOneBlock(page.pieces.map(packPiece));
  const secret = Buffer.from(nonce);
  const trailer = Buffer.alloc(8);
  let checksum = 0;
  let length = 0;
  for (const part of interleave(page.pieces, secret)) {
    checksum = crc32(part, checksum);
    length += part.length;
  }
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([gzipHeader, ...interleave(page.packed, storedBlock(secret)), lastBlock, trailer]);
}

/** Shorter pieces (between two links) would not shrink, and compressing costs as much as ten of them. */
const LEAST_TO_COMPRESS = 160;

function packPiece(piece: Buffer): Buffer {
  if (piece.length < LEAST_TO_COMPRESS) return storedBlock(piece);
  // A full flush ends the piece on a byte boundary, and later data cannot refer back to it.
  return deflateRawSync(piece, { level: 6, finishFlush: constants.Z_FULL_FLUSH });
}

/** Copies the pieces into one buffer: each result of zlib, however short, keeps a buffer of at least 16 KB alive. */
function inOneBlock(buffers: readonly Buffer[]): Buffer[] {
  const block = Buffer.allocUnsafeSlow(buffers.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  return buffers.map((buffer) => {
    at += buffer.copy(block, at);
    return block.subarray(at - buffer.length, at);
  });
}

function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0]);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

function interleave(pieces: readonly Buffer[], between: Buffer): Buffer[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));
}
