// Removes metadata such as places and cameras from JPEG and PNG files.

const MARKER = 0xff;
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;

type Segment = { marker: number; start: number; end: number; body: Uint8Array };

/** The same picture, bit for bit, with its orientation; null if the file is incomplete. */
export function stripJpeg(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== MARKER || bytes[1] !== SOI) return null;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  for (;;) {
    const segment = readSegment(bytes, at);
    if (!segment) return null;
    at = segment.end;
    if (segment.marker === EOI) break;
    const turned = segment.marker === APP1 ? orientationOf(segment.body) : 1;
    if (turned > 1) kept.push(orientationSegment(turned));
    if (isPicture(segment)) kept.push(bytes.subarray(segment.start, segment.end));
    if (segment.marker === SOS) {
      const end = endOfScan(bytes, at);
      kept.push(bytes.subarray(at, end));
      at = end;
    }
  }
  kept.push(Uint8Array.of(MARKER, EOI));
  return Buffer.concat(kept);
}

/** A marker with its segment; null at the file's end. Skips fill bytes before a marker. */
function readSegment(bytes: Uint8Array, from: number): Segment | null {
  let start = from;
  if (bytes[start] !== MARKER) return null;
  while (bytes[start + 1] === MARKER) start += 1;
  const marker = bytes[start + 1];
  if (marker === undefined || marker === 0) return null;
  if (marker === EOI || (marker >= 0xd0 && marker <= 0xd7))
    return { marker, start, end: start + 2, body: new Uint8Array() };
  const length = ((bytes[start + 2] ?? 0) << 8) | (bytes[start + 3] ?? 0);
  const end = start + 2 + length;
  if (length < 2 || end > bytes.length) return null;
  return { marker, start, end, body: bytes.subarray(start + 4, end) };
}

/**
 * Tables, frames and scans. Of application segments only what colours need: JFIF without a thumbnail, ICC, Adobe's
 * transform.
 */
function isPicture({ marker, body }: Segment): boolean {
  if (marker === COM) return false;
  if (marker < APP0 || marker > APP15) return true;
  if (marker === APP0) return startsWith(body, "JFIF\0") && body[12] === 0 && body[13] === 0;
  if (marker === APP2) return startsWith(body, "ICC_PROFILE\0");
  return marker === APP14 && startsWith(body, "Adobe");
}

/** The offset after the scan's last byte. In a scan, 0xff bytes are escaped, and restart markers belong to it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === MARKER && next !== 0 && next !== MARKER && (next < 0xd0 || next > 0xd7)) return at;
    at += 1;
  }
  return at;
}

/** The EXIF orientation, 1 to 8, without which a photo may lie on its side; 1 if absent. */
function orientationOf(body: Uint8Array): number {
  if (!startsWith(body, "Exif\0\0")) return 1;
  const tiff = new DataView(body.buffer, body.byteOffset + 6, body.byteLength - 6);
  if (tiff.byteLength < 14) return 1;
  const isLittle = tiff.getUint16(0) === 0x4949;
  const first = tiff.getUint32(4, isLittle);
  if (first + 2 > tiff.byteLength) return 1;
  const entries = tiff.getUint16(first, isLittle);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.byteLength) return 1;
    if (tiff.getUint16(at, isLittle) !== 0x0112) continue;
    const turned = tiff.getUint16(at + 8, isLittle);
    return turned >= 1 && turned <= 8 ? turned : 1;
  }
  return 1;
}

/** An EXIF block with nothing but the orientation. */
function orientationSegment(turned: number): Uint8Array {
  const block = Buffer.from("ffe100224578696600004d4d002a000000080001011200030000000100000000" + "00000000", "hex");
  block.writeUInt16BE(turned, 28);
  return block;
}

const startsWith = (body: Uint8Array, text: string) =>
  body.length >= text.length && Buffer.from(body.subarray(0, text.length)).toString("latin1") === text;

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

/** The chunks to retain. Removing all others changes no pixel in browsers. */
const PICTURE: ReadonlySet<string> = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "iCCP",
  "cICP",
  "sBIT",
  "bKGD",
  "pHYs",
]);

/** The same picture, bit for bit; null if the file is incomplete. */
export function stripPng(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, 8).equals(SIGNATURE)) return null;
  const kept: Uint8Array[] = [SIGNATURE];
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    const end = at + 12 + length;
    if (end > file.length || (at === 8 && type !== "IHDR")) return null;
    if (PICTURE.has(type)) kept.push(file.subarray(at, end));
    if (type === "IEND") return length === 0 ? Buffer.concat(kept) : null;
    at = end;
  }
  return null;
}
