// Reads rows out of CSV: separated by commas, semicolons, tabs or bars. A broken row costs itself only.
import { parse } from "csv-parse/sync";
import { t } from "../../messages/en/problems.ts";
import { fill } from "../../messages/fill.ts";
import { OperatorError } from "../platform/operator.ts";
import type { JsonRecord } from "./json-fields.ts";
import type { Part } from "./text-parts.ts";

/** A row by the names of the header, or why it is none; `line` is where it begins. */
export type CsvRow = { line: number } & ({ raw: JsonRecord } | { problem: string });

const DELIMITERS = [",", ";", "\t", "|"];
/** Excel's own line before the header. */
const HINT = /^\s*sep=(.)\s*$/i;
const MOST_COLUMNS = 1_000;
const LONGEST_NAME = 200;
const LONGEST_HEADER = 200_000;
/** Of a text that is read in one go: other work of the process waits meanwhile. */
const MOST_ROWS = 200_000;
/** Characters and lines of a row. */
const LONGEST_ROW = 10_000_000;
const MOST_LINES = 10_000;
/** Rows that are parsed in one go. */
const AT_ONCE = 500;

const UNCLOSED = "a quote that it opens is not closed";
const UNREADABLE = "its quotes cannot be read";

type Table = { delimiter: string; columns: readonly (string | null)[] };

/** Whether a text that begins with these lines is CSV: a header of two names at least, and no JSON in the line after it. */
export function isCsvHeader(first: string, second: string | undefined): boolean {
  if (HINT.test(first)) return true;
  if (first.length > LONGEST_HEADER || /^\s*[[{<]/.test(first) || /^\s*[[{]/.test(second ?? "")) return false;
  const table = tableOf(first);
  return table !== null && table.columns.filter((name) => name !== null).length >= 2;
}

/** The columns by a header; null for one that cannot be read. Throws an OperatorError for too many. */
function tableOf(header: string, hinted?: string): Table | null {
  const plain = header.replace(/"(?:[^"]|"")*"/g, "");
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: plain.split(delimiter).length }));
  const delimiter = hinted ?? counts.reduce((most, one) => (one.count > most.count ? one : most)).delimiter;
  if (plain.split(delimiter).length > MOST_COLUMNS)
    throw new OperatorError(`Its first line names more than ${MOST_COLUMNS} columns.`);
  const [names] = parsed([header], delimiter) ?? [];
  if (!names) return null;
  const counted = new Map<string, number>();
  const columns = names.map((text) => {
    const name = text.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
    const count = (counted.get(name) ?? 0) + 1;
    counted.set(name, count);
    return name === "" ? null : count === 1 ? name : `${name} (${count})`;
  });
  return { delimiter, columns };
}

/** The values of each record; null if they are not as many as records. */
function parsed(records: readonly string[], delimiter: string): string[][] | null {
  try {
    const found: string[][] = parse(`${records.join("\n")}\n`, {
      delimiter,
      record_delimiter: ["\r\n", "\n"],
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    });
    return found.length === records.length ? found : null;
  } catch {
    return null;
  }
}

type Place = "start" | "plain" | "quoted" | "closed";

/** Where in a value a line ends that begins within one or at the start of a row; null where a quote cannot be what it seems. */
function placeBehind(line: string, delimiter: string, wasQuoted: boolean): Place | null {
  let place: Place = wasQuoted ? "quoted" : "start";
  if (!line.includes('"')) return place;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at];
    if (place === "quoted") {
      if (character !== '"') continue;
      if (line[at + 1] === '"') at += 1;
      else place = "closed";
    } else if (character === delimiter) place = "start";
    else if (character === '"' && place === "start") place = "quoted";
    else if (character === " " || character === "\t" || character === "\r") continue;
    else if (place === "closed") return null;
    else place = "plain";
  }
  return place;
}

/** Takes a text line by line, the header first, and gives its rows. Throws an OperatorError for a header that cannot be read. */
export class CsvReader {
  #table: Table | null = null;
  #hinted: string | undefined;
  /** The lines of the row that has begun. */
  #begun: { number: number; text: string }[] = [];
  #length = 0;
  #whole: { line: number; text: string }[] = [];

  add({ number, text }: Part): CsvRow[] {
    if (this.#table === null) return this.#begin({ number, text });
    if (text === null)
      return [...this.#giveUp(), ...this.#flush(), { line: number, problem: "it is longer than 10 MB" }];
    const goesOn = this.#begun.length > 0;
    if (!goesOn && text.trim() === "") return [];
    const place = placeBehind(text, this.#table.delimiter, goesOn);
    if (place === null)
      return goesOn
        ? [...this.#giveUp(), ...this.add({ number, text })]
        : [...this.#flush(), { line: number, problem: UNREADABLE }];
    this.#begun.push({ number, text });
    this.#length += text.length;
    if (place === "quoted") return this.#length > LONGEST_ROW || this.#begun.length > MOST_LINES ? this.#giveUp() : [];
    const lines = this.#takeBegun();
    this.#whole.push({ line: lines[0]?.number ?? number, text: lines.map((line) => line.text).join("\n") });
    return this.#whole.length >= AT_ONCE ? this.#flush() : [];
  }

  end(): CsvRow[] {
    let rows: CsvRow[] = [];
    while (this.#begun.length > 0) rows = [...rows, ...this.#giveUp()];
    return [...rows, ...this.#flush()];
  }

  #begin({ number, text }: Part): CsvRow[] {
    if (text === null || text.length > LONGEST_HEADER)
      throw new OperatorError(`Its first line is longer than ${LONGEST_HEADER} characters.`);
    const hint = number === 1 ? HINT.exec(text)?.[1] : undefined;
    if (hint !== undefined) this.#hinted = hint;
    else if (text.trim() !== "") {
      this.#table = tableOf(text, this.#hinted);
      if (this.#table === null) throw new OperatorError("Its first line is no header of CSV.");
    }
    return [];
  }

  #takeBegun(): { number: number; text: string }[] {
    const lines = this.#begun;
    this.#begun = [];
    this.#length = 0;
    return lines;
  }

  /** The line that opened a quote is broken; those after it are read as if it were not there. */
  #giveUp(): CsvRow[] {
    const [first, ...others] = this.#takeBegun();
    if (!first) return [];
    const rows: CsvRow[] = [...this.#flush(), { line: first.number, problem: UNCLOSED }];
    for (const line of others) for (const row of this.add(line)) rows.push(row);
    return rows;
  }

  #flush(): CsvRow[] {
    return this.#table === null ? [] : rowsOf(this.#whole.splice(0), this.#table);
  }
}

function rowsOf(records: readonly { line: number; text: string }[], table: Table): CsvRow[] {
  if (records.length === 0) return [];
  const texts = records.map(({ text }) => text);
  const all = parsed(texts, table.delimiter);
  return records.flatMap(({ line, text }, at) => {
    const values = all ? all[at] : parsed([text], table.delimiter)?.[0];
    // Tables often end in rows without any value.
    if (values?.every((value) => value === "")) return [];
    return { line, ...(values ? rowOf(values, table) : { problem: UNREADABLE }) };
  });
}

/** Values are texts, whatever they begin with: a formula is never run and means nothing here. */
function rowOf(values: readonly string[], { columns }: Table): { raw: JsonRecord } | { problem: string } {
  const further = values.slice(columns.length);
  if (values.length < columns.length || further.some((value) => value !== ""))
    return {
      problem: `it has ${values.length} ${values.length === 1 ? "value" : "values"} for ${columns.length} columns`,
    };
  return { raw: Object.fromEntries(columns.flatMap((name, at) => (name === null ? [] : [[name, values[at]]]))) };
}

/** The rows of a whole text; undefined for a text that is no CSV. Throws an OperatorError beyond the bounds. */
export function rowsInCsv(text: string): CsvRow[] | undefined {
  const ends = text.indexOf("\n");
  if (ends < 0) return undefined;
  const second = text.slice(ends + 1, ends + 1_000).split("\n", 1)[0];
  if (!isCsvHeader(text.slice(0, ends), second)) return undefined;
  const reader = new CsvReader();
  const rows: CsvRow[] = [];
  let number = 0;
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf("\n", from);
    const line = text.slice(from, end < 0 ? text.length : end);
    for (const row of reader.add({ number: ++number, text: line.length > LONGEST_ROW ? null : line })) rows.push(row);
    if (rows.length > MOST_ROWS) throw new OperatorError(fill(t.tooManyRows, { limit: MOST_ROWS }));
    from = end < 0 ? text.length : end + 1;
  }
  for (const row of reader.end()) rows.push(row);
  return rows;
}
