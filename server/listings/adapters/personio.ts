// Personio's XML feed of a careers site: {board}.jobs.personio.de/xml, which an employer has to switch on.
import { OPEN_ENDED_YEARS } from "../../../contract/jobs/wire.ts";
import { readExperience, soundYears, type Years } from "../experience-text.ts";
import type { Adapter, Board } from "../external-job.ts";
import { boardOrigin, fetchTextList } from "../fetch-list.ts";
import { readDate } from "../field-text.ts";
import { describe } from "../html-text.ts";
import { keyById, readJobUrl } from "../job-url.ts";
import { type JsonRecord, recordAt, recordsIn, textAt, textsIn } from "../json-fields.ts";
import { elementsIn, recordOf } from "../markup-rows.ts";

const HOST = /^(?<board>[\w-]+)\.jobs\.personio\.(?:de|com)$/;

function rowsInText(text: string): unknown[] | undefined {
  if (!/<workzag-jobs[\s/>]/.test(text.slice(0, 5000))) return undefined;
  return elementsIn(text, "xml", (name) => name === "position").map(recordOf);
}

export const personio: Adapter = {
  address(url) {
    const board = HOST.exec(url.hostname)?.groups?.board;
    return board ? { board, key: null } : null;
  },
  rowsInText,
  rowsShareKeys: true,

  async fetch(board, context) {
    const address = `${boardOrigin(board, "jobs.personio.de", context)}/xml?language=en`;
    return fetchTextList({ source: "Personio", board, address, rowsIn: rowsInText }, context);
  },

  key: keyById("personio"),

  read: (raw, board) => ({
    title: textAt(raw, "name"),
    company: textAt(raw, "subcompany") ?? board.company,
    department: textAt(raw, "department"),
    locations: [textAt(raw, "office") ?? "", ...textsIn(recordAt(raw, "additionalOffices"), "office")],
    employmentRaws: [textAt(raw, "schedule") ?? "", textAt(raw, "employmentType") ?? ""],
    pay: null,
    experience: yearsOf(raw),
    posted: readDate(raw.createdAt),
    url: pageOf(raw, board),
    html: describe(contentOf(raw)),
  }),
};

/** "7-10"; "lt-1" is less than one year, "gt-15" more than fifteen. */
function yearsOf(raw: JsonRecord): Years | null {
  const written = textAt(raw, "yearsOfExperience") ?? "";
  const bound = /^(lt|gt)-(\d{1,2})$/.exec(written.trim());
  if (!bound) return readExperience(written);
  const years = Number(bound[2]);
  return bound[1] === "lt" ? soundYears(0, years) : soundYears(years, OPEN_ENDED_YEARS);
}

function pageOf(raw: JsonRecord, { token }: Board): string | null {
  const id = textAt(raw, "id") ?? "";
  return /^\d{1,19}$/.test(id) && /^[\w-]+$/.test(token)
    ? readJobUrl(`https://${token.toLowerCase()}.jobs.personio.de/job/${id}`)
    : null;
}

function contentOf(raw: JsonRecord): string {
  return recordsIn(recordAt(raw, "jobDescriptions"), "jobDescription")
    .map((part) => `<h3>${textAt(part, "name") ?? ""}</h3>${textAt(part, "value") ?? ""}`)
    .join("\n");
}
