// Finds decompression bombs before pdf.js reads a PDF: a few kilobytes can inflate to gigabytes.
import { constants, inflateSync } from "node:zlib";

/** For all streams of a file, in bytes; the largest real résumés inflate to about 2 MB. */
const BUDGET = 40 * 1024 * 1024;
const MAX_STREAMS = 20_000;
const MAX_FILTERS = 6;
/** How far before a stream its dictionary is searched, in bytes. */
const DICTIONARY_REACH = 4096;

/** Whether the streams inflate to more than a résumé needs. Inflates at most the budget; encrypted streams pass. */
export function exceedsInflateBudget(file: Buffer): boolean {
  let left = BUDGET;
  let count = 0;
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
    if (file.subarray(at - 3, at).equals(END)) continue;
    if (++count > MAX_STREAMS) return true;
    const start = startOfData(file, at + 6);
    if (start === null) continue;
    left -= unfoldedSize(file, at, start, left);
    if (left <= 0) return true;
  }
  return false;
}

const END = Buffer.from("end");

function startOfData(file: Buffer, at: number): number | null {
  if (file[at] === 13 && file[at + 1] === 10) return at + 2;
  return file[at] === 10 || file[at] === 13 ? at + 1 : null;
}

/** At most `left` + 1. */
function unfoldedSize(file: Buffer, keyword: number, start: number, left: number): number {
  const filters = filtersBefore(file, keyword);
  if (filters.length > MAX_FILTERS) return left + 1;
  const end = file.indexOf("endstream", start);
  let data: Buffer | null = file.subarray(start, end < 0 ? file.length : end);
  let largest = 0;
  for (const filter of filters) {
    // zlib finds its own end; the data may contain the word "endstream".
    if (data && filter === "flate" && largest === 0) data = file.subarray(start);
    data = data && decode(filter, data, left);
    if (data === null) return left + 1;
    largest = Math.max(largest, data.length);
    if (largest > left) return largest;
  }
  return largest;
}

type Filter = "flate" | "lzw" | "hex" | "ascii85" | "runs";
const FILTER_NAMES: Readonly<Record<string, Filter>> = {
  FlateDecode: "flate",
  Fl: "flate",
  LZWDecode: "lzw",
  LZW: "lzw",
  ASCIIHexDecode: "hex",
  AHx: "hex",
  ASCII85Decode: "ascii85",
  A85: "ascii85",
  RunLengthDecode: "runs",
  RL: "runs",
};

/** The filters in the stream's dictionary, in order. A reference to another object counts as zlib. */
function filtersBefore(file: Buffer, keyword: number): Filter[] {
  const before = file.toString("latin1", Math.max(0, keyword - DICTIONARY_REACH), keyword);
  const dictionary = before.slice(Math.max(before.lastIndexOf(" obj"), before.lastIndexOf("endobj"), 0));
  const spelt = dictionary.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const named = /\/(?:Filter|F)\s*(\[[^\]]*\]|\/\w+|\d+\s+\d+\s+R)/.exec(spelt)?.[1];
  if (named === undefined) return [];
  if (/\d\s+R/.test(named)) return ["flate"];
  return [...named.matchAll(/\/(\w+)/g)].flatMap(([, name]) => FILTER_NAMES[name ?? ""] ?? []);
}

/** Null when the data inflates to more than `most` bytes. Of broken data the readable part counts. */
function decode(filter: Filter, data: Buffer, most: number): Buffer | null {
  if (filter === "flate") return inflate(data, most);
  const decoders = { lzw: decodeLzw, hex: decodeAsciiHex, ascii85: decodeAscii85, runs: decodeRunLength };
  return decoders[filter](data, most);
}

function inflate(data: Buffer, most: number): Buffer | null {
  try {
    return inflateSync(data, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    return (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? null : Buffer.alloc(0);
  }
}

/** Returns null when the data inflates to more than `most` bytes, and stops at what it cannot read. */
type Decoder = (data: Buffer, most: number) => Buffer | null;

export const decodeAsciiHex: Decoder = (data, most) => {
  const end = data.indexOf(">");
  const digits = data.toString("latin1", 0, end < 0 ? data.length : end).replace(/[^0-9A-Fa-f]/g, "");
  const decoded = Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex");
  return decoded.length > most ? null : decoded;
};

export const decodeAscii85: Decoder = (data, most) => {
  const bytes: number[] = [];
  let group: number[] = [];
  for (const sign of data) {
    if (sign === 0x7e) break;
    if (sign === 0x7a && group.length === 0) bytes.push(0, 0, 0, 0);
    else if (sign >= 0x21 && sign <= 0x75) group.push(sign - 0x21);
    if (group.length === 5) {
      bytes.push(...fromBase85(group));
      group = [];
    }
    if (bytes.length > most) return null;
  }
  if (group.length > 1) bytes.push(...fromBase85([...group, 84, 84, 84, 84].slice(0, 5)).slice(0, group.length - 1));
  return bytes.length > most ? null : Buffer.from(bytes);
};

function fromBase85(group: readonly number[]): number[] {
  const value = group.reduce((sum, digit) => sum * 85 + digit, 0) % 2 ** 32;
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

export const decodeRunLength: Decoder = (data, most) => {
  const parts: Buffer[] = [];
  let size = 0;
  for (let at = 0; at < data.length; ) {
    const length = data[at] ?? 128;
    if (length === 128) break;
    const part = length < 128 ? data.subarray(at + 1, at + 2 + length) : Buffer.alloc(257 - length, data[at + 1]);
    at += length < 128 ? length + 2 : 2;
    size += part.length;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const CLEAR = 256;
const LZW_END = 257;

/** Codes of 9 to 12 bits, highest bit first, growing one code early as usual in PDF. */
export const decodeLzw: Decoder = (data, most) => {
  const out = Buffer.alloc(Math.min(most + 4096, data.length * 1500 + 4096));
  // A code stands for earlier output: where it begins and its length.
  const begins = new Int32Array(4097);
  const lengths = new Int32Array(4097);
  let [size, next, width, bits, held] = [0, 258, 9, 0, 0];
  let before: { at: number; length: number } | null = null;
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === LZW_END) break;
    if (code === CLEAR) {
      [next, width, before] = [258, 9, null];
      continue;
    }
    if (code >= 258 && (before === null || code > next)) break;
    const length: number = code < 256 ? 1 : code < next ? (lengths[code] ?? 0) : (before?.length ?? 0) + 1;
    if (size + length > most) return null;
    const from = code < 256 ? -1 : code < next ? (begins[code] ?? 0) : (before?.at ?? 0);
    if (from < 0) out[size] = code;
    else for (let step = 0; step < length; step++) out[size + step] = out[from + step] ?? 0;
    if (before && next < 4096) {
      begins[next] = before.at;
      lengths[next] = before.length + 1;
      next++;
    }
    before = { at: size, length };
    size += length;
    width = next + 1 >= 2048 ? 12 : next + 1 >= 1024 ? 11 : next + 1 >= 512 ? 10 : 9;
  }
  return out.subarray(0, size);
};
