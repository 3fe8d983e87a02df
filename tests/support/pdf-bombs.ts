// Makes PDFs of a few kilobytes that unpack to a hundred megabytes, by each filter that PDF knows.
import { deflateSync } from "node:zlib";
import { cvContent, onePage, stream } from "./hostile-pdfs.ts";

/** The deflated form of `size` spaces. */
function deflatedSpaces(size: number): Buffer {
  return deflateSync(Buffer.alloc(size, " "), { level: 9 });
}

const MB = 2 ** 20;
const flate = "/Filter /FlateDecode";

/** Runs of 128 spaces (257 - 129) for every two bytes. */
const runsOfSpaces = (size: number) => Buffer.alloc(size, Buffer.from([0x81, 0x20]));

/** One LZW code for ever longer runs, the densest possible. */
function lzwOfSpaces(codes: number): Buffer {
  const bits: string[] = [];
  let [width, next] = [9, 258];
  const put = (code: number) => bits.push(code.toString(2).padStart(width, "0"));
  put(256);
  for (let count = 0; count < codes; count++) {
    if (next === 4094) {
      put(256);
      [width, next] = [9, 258];
    }
    const first = next === 258 && (count === 0 || bits.at(-1) === (256).toString(2).padStart(12, "0"));
    put(first ? 32 : next);
    if (!first) next++;
    width = next + 1 >= 2048 ? 12 : next + 1 >= 1024 ? 11 : next + 1 >= 512 ? 10 : 9;
  }
  put(257);
  const text = bits.join("");
  const bytes = Buffer.alloc(Math.ceil(text.length / 8));
  for (let at = 0; at < bytes.length; at++)
    bytes[at] = Number.parseInt(text.slice(at * 8, at * 8 + 8).padEnd(8, "0"), 2);
  return bytes;
}

export const bombs = {
  "a deflate bomb": () => onePage(stream(deflatedSpaces(100 * MB), flate)),
  "a bomb deflated twice": () =>
    onePage(stream(deflateSync(deflatedSpaces(100 * MB)), "/Filter [/FlateDecode /FlateDecode]")),
  "a bomb behind ASCIIHex": () =>
    onePage(
      stream(Buffer.from(`${deflatedSpaces(80 * MB).toString("hex")}>`), "/Filter [/ASCIIHexDecode /FlateDecode]"),
    ),
  "a bomb behind spelt-out names": () => onePage(stream(deflatedSpaces(80 * MB), "/Filter /Flate#44ecode")),
  "a bomb whose filter is named elsewhere": () =>
    onePage(stream(deflatedSpaces(80 * MB), "/Filter 6 0 R"), { objects: ["/FlateDecode"] }),
  "a run-length bomb": () =>
    onePage(stream(deflateSync(runsOfSpaces(1.5 * MB)), "/Filter [/FlateDecode /RunLengthDecode]")),
  "an LZW bomb": () => onePage(stream(lzwOfSpaces(60_000), "/Filter /LZWDecode")),
  "a bomb in an object stream": () =>
    onePage(stream(cvContent()), {
      objects: [stream(deflatedSpaces(80 * MB), `/Type /ObjStm /N 1 /First 8 ${flate}`)],
    }),
  "a bomb in many small streams": () =>
    onePage(stream(cvContent()), { objects: Array.from({ length: 60 }, () => stream(deflatedSpaces(MB), flate)) }),
} satisfies Record<string, () => Uint8Array>;
