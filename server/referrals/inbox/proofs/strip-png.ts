// Removes everything from a PNG except the picture: texts, EXIF, times, private chunks and appended data. Pure.

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
