// Reads a LinkedIn data export: tables of comma-separated values in a ZIP file.
import { parse } from "csv-parse/sync";
import type { ParsedCompany, ParsedResume } from "../../../contract/resumes/wire.ts";
import { writtenMonth } from "../work/count-years.ts";
import { readPointAt } from "../work/date-points.ts";
import { readingOf, type StatedFields, sortSkills } from "./direct-reading.ts";
import { decodeText, ImportRefusal } from "./import-problem.ts";
import type { Archive } from "./open-archive.ts";

const TABLES = ["Profile", "Positions", "Education", "Skills", "Certifications", "Email Addresses", "PhoneNumbers"];
/** Tables of things that a profile here has no field for. */
const LEFT_OUT = ["Languages", "Projects", "Honors", "Publications", "Patents", "Courses", "Volunteering"];
const MOST_ROWS = 2_000;
const MOST_IN_A_ROW = 100_000;

/** By the column's name in lower case. */
type Row = ReadonlyMap<string, string>;

/** Throws ImportRefusal: NOT_LINKEDIN without any of its tables, BAD_CSV, BAD_ENCODING, and what the archive throws. */
export async function readLinkedIn(
  archive: Archive,
  asOf: string,
): Promise<{ parsed: ParsedResume; leftOut: string[] }> {
  const tables = new Map<string, Row[]>();
  for (const table of [...TABLES, ...LEFT_OUT]) {
    const rows = await readTable(archive, table);
    if (rows) tables.set(table, rows);
  }
  if (!TABLES.slice(0, 4).some((table) => tables.has(table))) throw new ImportRefusal("NOT_LINKEDIN");
  const rowsOf = (table: string) => tables.get(table) ?? [];
  const stated: StatedFields = {
    ...aboutPerson(rowsOf("Profile")[0] ?? new Map()),
    designation: null,
    email: mainAddress(rowsOf("Email Addresses")),
    phone: rowsOf("PhoneNumbers").map((row) => textIn(row, "number"))[0] ?? null,
    companies: rowsOf("Positions").map(companyOf).filter(hasName),
    institutions: rowsOf("Education").flatMap((row) => {
      const name = textIn(row, "school name");
      const { from, to } = spanOf(textIn(row, "start date"), textIn(row, "end date"));
      return name === null ? [] : [{ name, degree: textIn(row, "degree name"), from, to }];
    }),
    ...sortSkills(rowsOf("Skills").flatMap((row) => textIn(row, "name") ?? [])),
  };
  const parsed = readingOf(stated, PLACES, asOf);
  return { parsed, leftOut: [...LEFT_OUT, "Certifications"].filter((table) => rowsOf(table).length > 0).sort() };
}

const PLACES = {
  name: "Profile.csv",
  location: "Profile.csv",
  summary: "Profile.csv",
  links: "Profile.csv",
  designation: "Positions.csv",
  companies: "Positions.csv",
  institutions: "Education.csv",
  coreSkills: "Skills.csv",
  softSkills: "Skills.csv",
};

/** Null when the export lacks the table, which may lie in a folder. */
async function readTable(archive: Archive, table: string): Promise<Row[] | null> {
  const wanted = `${table}.csv`.toLowerCase();
  const name = archive.names.find((one) => one.toLowerCase().replace(/^[^/]*\//, "") === wanted);
  const bytes = name === undefined ? null : await archive.read(name);
  return bytes && readCsv(decodeText(bytes, `${table}.csv`), `${table}.csv`);
}

/** Values are text, whatever they begin with: a formula is never run and has no meaning here. */
function readCsv(text: string, place: string): Row[] {
  try {
    const [header = [], ...rows] = parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: MOST_IN_A_ROW,
      to: MOST_ROWS,
    }) as string[][];
    const columns = header.map((column) => column.toLowerCase());
    return rows.map((row) => new Map(columns.map((column, at) => [column, row[at] ?? ""])));
  } catch (error) {
    const { lines } = error as { lines?: number };
    throw new ImportRefusal("BAD_CSV", lines === undefined ? place : `${place}, line ${lines}`);
  }
}

const textIn = (row: Row, column: string): string | null => row.get(column)?.trim() || null;

function aboutPerson(row: Row): Pick<StatedFields, "name" | "headline" | "summary" | "location" | "links"> {
  const name = [textIn(row, "first name"), textIn(row, "last name")].filter(Boolean).join(" ");
  return {
    name: name || null,
    headline: textIn(row, "headline"),
    summary: textIn(row, "summary"),
    location: textIn(row, "geo location"),
    // "[COMPANY:https://one.example,PORTFOLIO:https://two.example]"
    links: textIn(row, "websites")?.match(/https?:\/\/[^\s,\]]+/g) ?? [],
  };
}

function mainAddress(rows: readonly Row[]): string | null {
  const main = rows.find((row) => textIn(row, "primary")?.toLowerCase() === "yes") ?? rows[0];
  return main ? textIn(main, "email address") : null;
}

function companyOf(row: Row): ParsedCompany {
  const { from, to } = spanOf(textIn(row, "started on"), textIn(row, "finished on"));
  return { name: textIn(row, "company name"), title: textIn(row, "title"), from, to };
}

const hasName = ({ name, title }: ParsedCompany) => name !== null || title !== null;

/** A period with a beginning and without an end goes on. */
function spanOf(begun: string | null, ended: string | null): Pick<ParsedCompany, "from" | "to"> {
  const from = monthOf(begun, "first");
  const to = monthOf(ended, "last");
  return { from, to: ended === null && from !== null ? "present" : to };
}

/** "Mar 2019" -> "2019-03", "2019" -> "2019"; null for anything else. */
function monthOf(written: string | null, end: "first" | "last"): string | null {
  const found = written === null ? null : readPointAt(written, 0);
  return found && !found.weak ? writtenMonth(found.point, end) : null;
}
