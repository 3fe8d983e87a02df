// Recruitee careers sites: {board}.recruitee.com/api/offers, no key, one page.
import { isRemoteText } from "../../taxonomy/places/index.ts";
import { readExperience } from "../experience-text.ts";
import type { Adapter } from "../external-job.ts";
import { boardOrigin, fetchList } from "../fetch-list.ts";
import { countryName, placeText, readDate } from "../field-text.ts";
import { sanitiseHtml } from "../html-text.ts";
import { boardInRow, keyById, namedByHost, readJobUrl } from "../job-url.ts";
import { amountAt, flagAt, type JsonRecord, listAt, listIn, recordAt, textAt } from "../json-fields.ts";
import { readPeriod, soundPay } from "../salary-text.ts";

const address = (url: URL) => namedByHost(url, "recruitee.com");
const rowsIn = (document: unknown) => listIn(document, "offers");

export const recruitee: Adapter = {
  address,
  isRow: (raw) => "careers_url" in raw && "title" in raw && "slug" in raw,
  boardOf: (raw) => boardInRow(address, textAt(raw, "careers_url")),
  rowsIn,

  async fetch(board, context) {
    const list = `${boardOrigin(board, "recruitee.com", context)}/api/offers/`;
    return fetchList({ source: "Recruitee", board, address: list, rowsIn }, context);
  },

  key: keyById("recruitee"),

  read(raw, board) {
    const salary = recordAt(raw, "salary");
    const requirements = textAt(raw, "requirements");
    return {
      title: textAt(raw, "title"),
      company: textAt(raw, "company_name") ?? board.company,
      department: textAt(raw, "department"),
      locations: locationsOf(raw),
      employmentRaws: [textAt(raw, "employment_type_code") ?? "", hoursOf(raw)],
      // An offer may be remote and hybrid at once: then it can be done from home.
      workMode: (["remote", "hybrid", "on_site"] as const).find((flag) => flagAt(raw, flag) === true),
      pay: soundPay(
        amountAt(salary, "min"),
        amountAt(salary, "max"),
        salary.currency,
        readPeriod(textAt(salary, "period")),
      ),
      experience: readExperience((textAt(raw, "experience_code") ?? "").slice(0, 100).replaceAll("_", " ")),
      posted: readDate(raw.published_at) ?? readDate(raw.created_at),
      expires: readDate(raw.close_at),
      url: readJobUrl(textAt(raw, "careers_url")),
      html: sanitiseHtml(
        `${textAt(raw, "description") ?? ""}${requirements ? `\n<h3>Requirements</h3>${requirements}` : ""}`,
      ),
      active: (textAt(raw, "status") ?? "published") === "published",
    };
  },
};

/** The hours tell the type of a contract that does not name it. */
function hoursOf(raw: JsonRecord): string {
  const hours = amountAt(raw, "min_hours");
  if (!hours || /time|intern/i.test(textAt(raw, "employment_type_code") ?? "")) return "";
  return `${hours >= 35 ? "Full-time" : "Part-time"} (${hours} hours a week)`;
}

/** A name such as "Remote job" says less than the city beside it. */
function locationsOf(raw: JsonRecord): string[] {
  const places = listAt(raw, "locations").map((place) =>
    placeText(
      textAt(place, "city"),
      textAt(place, "state"),
      textAt(place, "country") ?? countryName(textAt(place, "country_code")),
    ),
  );
  if (places.length > 0) return places;
  const written = textAt(raw, "location");
  const parts = placeText(
    textAt(raw, "city"),
    textAt(raw, "state_name"),
    textAt(raw, "country") ?? countryName(textAt(raw, "country_code")),
  );
  return written && isRemoteText(written.slice(0, 300)) ? [written, parts] : [written ?? parts];
}
