// Opens a listing file (JSON array, JSON lines, CSV, a board's payload in JSON, XML or HTML; gzipped or not) and gives its rows.
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import type { FieldMapping } from "../../contract/listings/rules.ts";
import { codeOf, OperatorError, wordsOf } from "../platform/operator.ts";
import { ADAPTERS, kindOfRow, rowsInDocument, rowsInText } from "./adapters/adapters.ts";
import { CsvReader, type CsvRow, isCsvHeader } from "./csv-rows.ts";
import { BrokenRow, type ListingKind } from "./external-job.ts";
import { LOOKED_AT as FIRST_ROWS, fieldsOf, neededMapping } from "./field-mapping.ts";
import { isRecord } from "./json-fields.ts";
import type { ListingRow, ListingRows } from "./map-rows.ts";
import { elementsOf, linesOf } from "./text-parts.ts";

type ListingFile = {
  /** The one given, or guessed from the first rows. */
  kind: ListingKind;
  /** The board in the addresses of all rows; undefined for none or several. */
  board: string | undefined;
  /** Of a listing file: what the names of its fields propose, where they are not those that its adapter knows. */
  mapping: FieldMapping | null;
  rows: ListingRows;
};

const LONGEST_ROW = 10_000_000;
const LARGEST_DOCUMENT = 100_000_000;
const TOO_LONG = "it is longer than 10 MB";

type Form = "array" | "lines" | "csv" | "document" | "markup";

/** Throws an OperatorError of one line if the file cannot be read or has no listings. */
export async function openListingFile(path: string, kind?: ListingKind): Promise<ListingFile> {
  try {
    const form = await formOf(path, kind);
    if (form === "markup") return await markupFile(path, kind);
    const rows =
      form === "document" ? await documentRows(path, kind) : form === "csv" ? csvRows(path) : streamedRows(path, form);
    return { rows, ...(await recognise(rows, form === "csv" ? "listing-file" : kind)) };
  } catch (error) {
    throw readable(path, error);
  }
}

function readable(path: string, error: unknown): unknown {
  if (error instanceof OperatorError) return new OperatorError(`${path} cannot be imported: ${error.message}`);
  const reasons: Record<string, string> = {
    ENOENT: "there is no such file",
    EACCES: "reading it is not permitted",
    EISDIR: "it is a folder",
  };
  const code = codeOf(error);
  if (code?.startsWith("Z_"))
    return new OperatorError(`${path} cannot be read: its gzip is damaged (${wordsOf(error)}).`);
  if (code?.startsWith("E")) return new OperatorError(`${path} cannot be read: ${reasons[code] ?? wordsOf(error)}.`);
  return error;
}

/** JSON lines have a complete object on each line; other text that begins with `{` is one document. */
async function formOf(path: string, kind: ListingKind | undefined): Promise<Form> {
  const begin = await firstCharacter(path);
  if (begin === undefined) throw new OperatorError("It is empty.");
  if (begin === "[") return "array";
  if (begin === "<") return "markup";
  const first: (string | null)[] = [];
  for await (const { text } of linesOf(readTextFile(path), LONGEST_ROW)) {
    const line = text?.trim() ?? null;
    if (line !== "") first.push(line);
    if (first.length === 2) break;
  }
  const [one = "", two] = first;
  // An only line that is too long for a row may be a document.
  if (one === null) return two === undefined && begin === "{" ? "document" : "lines";
  const parsed = parse(one);
  const mayBeCsv = !("raw" in parsed) && two !== undefined && (kind === undefined || kind === "listing-file");
  if (mayBeCsv && isCsvHeader(one, two ?? undefined)) return "csv";
  if ("raw" in parsed && two === undefined) return rowsInDocument(parsed.raw, kind) ? "document" : "lines";
  // A document may have its rows on lines of their own, after a line such as `{"offers": [`.
  if (!("raw" in parsed) && /^\{.*[[{,:]$/s.test(one)) return "document";
  return "raw" in parsed || !one.startsWith("{") || two?.startsWith("{") ? "lines" : "document";
}

/** Undefined for a file of blanks alone. */
async function firstCharacter(path: string): Promise<string | undefined> {
  for await (const piece of readTextFile(path)) {
    const found = piece.trimStart()[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

function parse(text: string): { raw: unknown } | { problem: string } {
  try {
    return { raw: JSON.parse(text) };
  } catch {
    return { problem: "it is not JSON" };
  }
}

function streamedRows(path: string, form: "array" | "lines"): ListingRows {
  return async function* () {
    const name = form === "array" ? "row" : "line";
    let last = 0;
    try {
      const partsOf = form === "array" ? elementsOf : linesOf;
      for await (const item of partsOf(readTextFile(path), LONGEST_ROW)) {
        last = item.number;
        if (item.text?.trim() === "") continue;
        const where = `${name} ${item.number}`;
        yield item.text === null ? { where, problem: TOO_LONG } : { where, ...parse(item.text) };
      }
    } catch (error) {
      yield damaged(path, `${name} ${last + 1}`, error);
    }
  };
}

/** A row in the place of a damaged end; other errors are thrown. */
function damaged(path: string, where: string, error: unknown): ListingRow {
  if (!(error instanceof SyntaxError) && !codeOf(error)?.startsWith("Z_")) throw readable(path, error);
  return { where, problem: `the file ends early or is damaged (${wordsOf(error)})` };
}

function csvRows(path: string): ListingRows {
  return async function* () {
    const reader = new CsvReader();
    let last = 0;
    try {
      for await (const line of linesOf(readTextFile(path), LONGEST_ROW)) {
        last = line.number;
        yield* reader.add(line).map(listed);
      }
    } catch (error) {
      yield damaged(path, `line ${last + 1}`, error);
    }
    yield* reader.end().map(listed);
  };
}

const listed = ({ line, ...row }: CsvRow): ListingRow => ({ where: `line ${line}`, ...row });

/** A document such as `{"jobs": [...]}` is read whole. */
async function documentRows(path: string, kind: ListingKind | undefined): Promise<ListingRows> {
  const text = await wholeText(path);
  const parsed = parse(text);
  if ("problem" in parsed) throw new OperatorError("It is neither JSON nor JSON lines.");
  const rows = rowsInDocument(parsed.raw, kind);
  if (!rows) {
    const isHugeRow = text.length > LONGEST_ROW && !text.trim().includes("\n");
    throw new OperatorError(
      `It is a JSON object without a list of jobs${kind ? ` as ${kind} has it` : ""}${isHugeRow ? ", and too long for a row of its own, which may have 10 MB" : ""}.`,
    );
  }
  return rowsOf(rows);
}

/** A feed in XML or a page in HTML is read whole. */
async function markupFile(path: string, kind: ListingKind | undefined): Promise<ListingFile> {
  const found = rowsInText(await wholeText(path), kind);
  if (!found) throw new OperatorError(`It is XML or HTML in no form that ${kind ?? "a known kind of source"} has.`);
  const rows = rowsOf(found.rows);
  return { rows, ...(await recognise(rows, found.kind)) };
}

async function wholeText(path: string): Promise<string> {
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of readTextFile(path)) {
    pieces.push(piece);
    length += piece.length;
    if (length > LARGEST_DOCUMENT)
      throw new OperatorError("It is one document of more than 100 MB; give JSON lines or smaller files instead.");
  }
  return pieces.join("");
}

export function rowsOf(raws: readonly unknown[]): ListingRows {
  return async function* () {
    for (const [index, raw] of raws.entries())
      yield raw instanceof BrokenRow
        ? // Where only reasons are shown, they name the line.
          { where: raw.where, problem: `${raw.where}: ${raw.problem}` }
        : { where: `row ${index + 1}`, raw };
  };
}

const LOOKED_AT = 1000;

async function recognise(rows: ListingRows, given: ListingKind | undefined): Promise<Omit<ListingFile, "rows">> {
  let kind = given;
  let looked = 0;
  let read = 0;
  let objects = 0;
  const boards = new Set<string | undefined>();
  const first: unknown[] = [];
  for await (const row of rows()) {
    read += 1;
    if (!("raw" in row) || !isRecord(row.raw)) continue;
    objects += 1;
    kind ??= kindOfRow(row.raw);
    if (++looked > (kind === "listing-file" ? FIRST_ROWS : LOOKED_AT)) break;
    if (kind === "listing-file") first.push(row.raw);
    else boards.add(ADAPTERS[kind].boardOf?.(row.raw));
  }
  if (read > 0 && objects === 0) throw new OperatorError(`None of the ${read} rows is a JSON object or a row of CSV.`);
  const [board] = boards;
  const mapping = neededMapping(fieldsOf(first).map(({ name }) => name));
  return { kind: kind ?? "listing-file", board: boards.size === 1 ? board : undefined, mapping };
}

const PIECE = 64 * 1024;

/** Streams the text of a file, without a byte order mark. Throws errors of the file system and of gzip. */
async function* readTextFile(path: string): AsyncGenerator<string> {
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
