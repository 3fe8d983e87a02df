// Workable's careers widget: apply.workable.com, no key, one page. A job of several places is a row for each.
import { readExperience } from "../experience-text.ts";
import type { Adapter } from "../external-job.ts";
import { fetchList } from "../fetch-list.ts";
import { countryName, placeText, readDate } from "../field-text.ts";
import { sanitiseHtml } from "../html-text.ts";
import { keyById, namedInPath, readJobUrl } from "../job-url.ts";
import { flagAt, isRecord, type JsonRecord, listAt, listIn, textAt } from "../json-fields.ts";

/** Addresses such as /j/{id} do not show the board. */
const PATH = /^\/(?!j\/|api\/)(?<board>[^/]+)(?:\/j\/(?<id>[0-9A-F]{6,}))?/i;

/** Rows do not name the employer: the list does. */
function rowsIn(document: unknown): unknown[] | undefined {
  const name = textAt(document, "name");
  const rows = listIn(document, "jobs");
  return name ? rows?.map((row) => (isRecord(row) ? { ...row, company_name: name } : row)) : rows;
}

export const workable: Adapter = {
  address: (url) => (url.hostname === "apply.workable.com" ? namedInPath("workable", PATH, url) : null),
  isRow: (raw) => "shortcode" in raw && "title" in raw,
  rowsIn,
  rowsShareKeys: true,

  async fetch(board, context) {
    const origin = context.origin ?? "https://apply.workable.com";
    const address = `${origin}/api/v1/widget/accounts/${encodeURIComponent(board.token)}?details=true`;
    return fetchList({ source: "Workable", board, address, rowsIn }, context);
  },

  key: keyById("workable", "shortcode"),

  read: (raw, board) => ({
    title: textAt(raw, "title"),
    company: textAt(raw, "company_name") ?? board.company,
    department: textAt(raw, "department"),
    locations: locationsOf(raw),
    employmentRaws: [textAt(raw, "employment_type") ?? ""],
    remoteFlag: flagAt(raw, "telecommuting"),
    pay: null,
    experience: readExperience(textAt(raw, "experience") ?? ""),
    posted: readDate(raw.published_on) ?? readDate(raw.created_at),
    url: readJobUrl(textAt(raw, "url")),
    html: sanitiseHtml(textAt(raw, "description") ?? ""),
  }),
};

function locationsOf(raw: JsonRecord): string[] {
  const places = listAt(raw, "locations").map((place) =>
    placeText(
      textAt(place, "city"),
      textAt(place, "region"),
      textAt(place, "country") ?? countryName(textAt(place, "countryCode")),
    ),
  );
  return places.length > 0
    ? places
    : [placeText(textAt(raw, "city"), textAt(raw, "state"), countryName(textAt(raw, "country")))];
}
