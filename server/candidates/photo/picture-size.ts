// Reads the size of a picture from its header: JPEG, PNG and WebP.

export type PictureSize = { width: number; height: number };

/** In pixels; null for bytes of another format or with an unreadable header. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return sizeOfPng(view) ?? sizeOfJpeg(view) ?? sizeOfWebP(view);
  } catch {
    // The bytes end within the header.
    return null;
  }
}

const textAt = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

function sizeOfPng(view: DataView): PictureSize | null {
  if (textAt(view, 0, 8) !== "\x89PNG\r\n\x1a\n" || textAt(view, 12, 4) !== "IHDR") return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The frame header is the first segment of type C0 to CF other than the tables C4, C8 and CC. */
function sizeOfJpeg(view: DataView): PictureSize | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const kind = view.getUint8(at + 1);
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (kind === 0xd9 || kind === 0xda) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function sizeOfWebP(view: DataView): PictureSize | null {
  if (textAt(view, 0, 4) !== "RIFF" || textAt(view, 8, 4) !== "WEBP") return null;
  const chunk = textAt(view, 12, 4);
  if (chunk === "VP8X") return { width: 1 + threeBytes(view, 24), height: 1 + threeBytes(view, 27) };
  if (chunk === "VP8 ") return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== "VP8L") return null;
  const bits = view.getUint32(21, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
}

const threeBytes = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
