// A finished page that is kept compressed and still gets a fresh nonce each time it is sent: the nonces are spliced in between compressed pieces.
import { constants, crc32, deflateRawSync } from "node:zlib";

/** A page cut at its nonces. `packed` are the pieces as raw deflate, each ending on a byte boundary; made when first asked for. */
export type SplicedPage = { pieces: Buffer[]; packed: Buffer[] | null };

/** Cuts `html` at every `placeholder`. The pieces are parts of one block of memory, which holds nothing else. */
export function splicePage(html: string, placeholder: string): SplicedPage {
  const whole = Buffer.allocUnsafeSlow(Buffer.byteLength(html));
  whole.write(html);
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

/** At most how many bytes the page occupies: its text, and that again for the compressed one. */
export const sizeOfPage = (page: SplicedPage): number => 2 * page.pieces.reduce((sum, piece) => sum + piece.length, 0);

/** The page as plain bytes. */
export function plainBytes(page: SplicedPage, nonce: string): Buffer {
  return Buffer.concat(interleave(page.pieces, Buffer.from(nonce)));
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty stored block with the final bit: deflate's end. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** The page as gzip (RFC 1952): kept pieces, the nonce as stored blocks between them, and the checksum of the whole. */
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

/** Shorter pieces (between two links) would not shrink, and every compression costs as much as ten of them. */
const LEAST_TO_COMPRESS = 160;

function packPiece(piece: Buffer): Buffer {
  if (piece.length < LEAST_TO_COMPRESS) return storedBlock(piece);
  // A full flush ends a piece on a byte boundary and lets nothing later refer back into it.
  return deflateRawSync(piece, { level: 6, finishFlush: constants.Z_FULL_FLUSH });
}

/** The same bytes in one block of their own: what zlib returns, however short, is a part of at least 16 KB that it keeps alive. */
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
