// Greenhouse job boards: boards-api.greenhouse.io, no key, one page.

import type { Pay } from "../../../contract/jobs/pay.ts";
import { splitLocations } from "../../taxonomy/places/index.ts";
import type { Adapter, Named } from "../external-job.ts";
import { fetchList } from "../fetch-list.ts";
import { readDate } from "../field-text.ts";
import { cleanLine, decodeOnce, sanitiseHtml } from "../html-text.ts";
import { boardInRow, keyById, keyOf, namedInPath, readJobUrl } from "../job-url.ts";
import { isRecord, type JsonRecord, listAt, listIn, numberAt, recordAt, textAt, textsAt } from "../json-fields.ts";
import { readPeriod, soundPay } from "../salary-text.ts";

/** Also the embedded forms: /embed/job_app?for={board}&token={id}. */
function address(url: URL): Named | null {
  if (!/^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/.test(url.hostname)) return null;
  const named = namedInPath("greenhouse", /^\/(?!embed\b)(?<board>[\w-]+)(?:\/jobs\/(?<id>\d+))?/, url);
  if (named) return named;
  const [board, id] = [url.searchParams.get("for"), url.searchParams.get("token")];
  if (!board) return null;
  return { board, key: id && /^\d+$/.test(id) ? keyOf({ ats: "greenhouse", token: board, id }) : null };
}

const rowsIn = (document: unknown) => listIn(document, "jobs");

export const greenhouse: Adapter = {
  address,
  isRow: (raw) => "absolute_url" in raw && "title" in raw && "id" in raw,
  boardOf: (raw) => boardInRow(address, textAt(raw, "absolute_url")),
  rowsIn,

  async fetch(board, context) {
    const origin = context.origin ?? "https://boards-api.greenhouse.io";
    const list = `${origin}/v1/boards/${encodeURIComponent(board.token)}/jobs?content=true&pay_transparency=true`;
    return fetchList({ source: "Greenhouse", board, address: list, rowsIn }, context);
  },

  key: keyById("greenhouse"),

  read: (raw, board) => ({
    title: textAt(raw, "title"),
    company: textAt(raw, "company_name") ?? board.company,
    department: departmentOf(raw),
    locations: locationsOf(raw),
    employmentRaws: employmentRaws(raw),
    workMode: workModeOf(raw),
    pay: payOf(raw),
    posted: readDate(raw.first_published),
    expires: readDate(raw.application_deadline),
    url: readJobUrl(textAt(raw, "absolute_url")),
    // The content is escaped HTML: decode it before it is sanitised, or its markup would pass.
    html: sanitiseHtml(decodeOnce(textAt(raw, "content") ?? "")),
  }),
};

/** The first department's name without internal codes ("Business Marketing_SD1_2146"). */
function departmentOf(raw: JsonRecord): string | undefined {
  const name = cleanLine(textAt(listAt(raw, "departments")[0], "name") ?? "");
  const bare = name
    .replace(/(?:_[A-Z]{0,4}\d+)+$/, "")
    .replace(/^(?:[A-Z]{0,4}\d{2,}\s*[-–:_]?\s*)(?=\p{L})/u, "")
    .replace(/\s*[-–(]\s*[A-Z]{0,4}\d{3,}\)?$/, "");
  return bare === "" || /^(?:no department|n\/a)$/i.test(bare) ? undefined : bare;
}

function locationsOf(raw: JsonRecord): string[] {
  const name = textAt(recordAt(raw, "location"), "name");
  if (name) return splitLocations(cleanLine(name));
  return listAt(raw, "offices").flatMap((office) => textAt(office, "location") ?? []);
}

/** Employers define their own fields. */
function metadata(raw: JsonRecord, name: RegExp): string[] {
  return listAt(raw, "metadata").flatMap((field) => {
    if (!name.test(textAt(field, "name") ?? "")) return [];
    const value = textAt(field, "value");
    return value ? [value] : textsAt(field, "value");
  });
}

const employmentRaws = (raw: JsonRecord) =>
  metadata(
    raw,
    /employment|requisition type|job type|worker (?:sub-?)?type|time type|contract type|commitment|position type/i,
  );

const workModeOf = (raw: JsonRecord): string | undefined =>
  metadata(raw, /work ?place|work (?:mode|model|type|arrangement|location type|setting)|remote|location type/i).find(
    (value) => /remote|hybrid|on-?site|office/i.test(value),
  );

/** There is a range in cents for each place; the pay spans those of the first currency. */
function payOf(raw: JsonRecord): Pay | null {
  const ranges = listAt(raw, "pay_input_ranges").filter(isRecord);
  const currency = textAt(ranges[0], "currency_type");
  const same = ranges.filter((range) => textAt(range, "currency_type") === currency);
  const lows = same.flatMap((range) => numberAt(range, "min_cents") ?? []);
  const highs = same.flatMap((range) => numberAt(range, "max_cents") ?? []);
  if (lows.length === 0 || highs.length === 0) return null;
  const min = Math.min(...lows) / 100;
  const words = `${textAt(ranges[0], "title") ?? ""} ${textAt(ranges[0], "blurb") ?? ""}`;
  const stated = /hour/i.test(words) ? "HOUR" : readPeriod(words.replace(/monthly/i, "month"));
  // There is no field for the period. Less than a thousand cannot be a year's pay.
  return soundPay(min, Math.max(...highs) / 100, currency, stated ?? (min < 1000 ? "HOUR" : "YEAR"));
}
