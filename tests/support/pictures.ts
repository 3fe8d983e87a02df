// Headers of pictures for tests, byte by byte, without real image data.

/** A PNG of this size; with `body`, the compressed image data, browsers can show it. */
export function pngOf(width: number, height: number): Buffer<ArrayBuffer> {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const header = Buffer.concat([Buffer.from("0000000d49484452", "hex"), size, Buffer.from("0806000000", "hex")]);
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), header, Buffer.alloc(32)]);
}

/** A JPEG of this size, with `before` (whole segments) before its frame. */
export function jpegOf(width: number, height: number, before = ""): Buffer<ArrayBuffer> {
  const frame = Buffer.from("ffc00011080000000003012200021101031101", "hex");
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from(`ffd8ffe000104a46494600010100000100010000${before}`, "hex"), frame]);
}

/** A WebP of this size in one of its three formats. */
export function webpOf(width: number, height: number, kind: "VP8 " | "VP8L" | "VP8X"): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(40);
  bytes.write("RIFF", 0, "latin1");
  bytes.write(`WEBP${kind}`, 8, "latin1");
  if (kind === "VP8X") {
    bytes.writeUIntLE(width - 1, 24, 3);
    bytes.writeUIntLE(height - 1, 27, 3);
  } else if (kind === "VP8L") {
    bytes.writeUInt8(0x2f, 20);
    bytes.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 21);
  } else {
    bytes.writeUInt16LE(width, 26);
    bytes.writeUInt16LE(height, 28);
  }
  return bytes;
}
