// A first look at a PDF's compressed streams: a few kilobytes can unfold into gigabytes, and pdf.js would unfold them.
import { constants, inflateSync } from "node:zlib";
import { decodeAscii85, decodeAsciiHex, decodeLzw, decodeRunLength } from "./stream-filters.ts";

/** All streams of a file together; the largest of real résumés unfold to about 2 MB. */
const BUDGET = 40 * 1024 * 1024;
const MAX_STREAMS = 20_000;
const MAX_FILTERS = 6;
/** Where the dictionary of a stream is looked for, before it. */
const DICTIONARY_REACH = 4096;

/** Whether the streams unfold to more than a résumé needs. Costs at most the budget; encrypted streams pass. */
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
    // zlib ends by itself; the word "endstream" may be part of the data.
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

/** The filters that the stream's dictionary names, in order. A dictionary that names them elsewhere is taken for zlib. */
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

/** Null when the data unfolds to more than `most` bytes; what can be read of broken data counts. */
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
