// NEOGOV's RSS feed of an agency at governmentjobs.com, as a saved file.

import { splitLocations } from "../../taxonomy/places/index.ts";
import type { Adapter } from "../external-job.ts";
import { readDate } from "../field-text.ts";
import { cleanLine, sanitiseHtml } from "../html-text.ts";
import { boardInRow, keyOf, namedInPath, readJobUrl } from "../job-url.ts";
import { amountAt, type JsonRecord, recordAt, textAt, textsIn } from "../json-fields.ts";
import { elementsIn, recordOf, textOf } from "../markup-rows.ts";
import { readPeriod, soundPay } from "../salary-text.ts";

const PATH = /^\/careers\/(?<board>[\w-]+)/;
const address = (url: URL) =>
  /^(?:www\.)?(?:governmentjobs|schooljobs)\.com$/.test(url.hostname) ? namedInPath("neogov", PATH, url) : null;
const SECTIONS = {
  examplesofduties: "Duties",
  qualifications: "Qualifications",
  supplementalinformation: "Further information",
};

/** Items do not name the agency: the channel's title does. */
function rowsInText(text: string): unknown[] | undefined {
  if (!/<rss[\s>]/.test(text.slice(0, 5000)) || !text.includes("neogov.com/namespaces/JobListing")) return undefined;
  const elements = elementsIn(text, "xml", (name) => name === "item" || name === "title");
  const company_name = textOf(elements.find(({ name }) => name === "title"));
  return elements.filter(({ name }) => name === "item").map((item) => ({ ...recordOf(item), company_name }));
}

export const neogov: Adapter = {
  address,
  boardOf: (raw) => boardInRow(address, textAt(raw, "link")),
  rowsInText,

  key(raw, { token }) {
    const id = own(raw, "jobId");
    return id ? keyOf({ ats: "neogov", token, id }) : null;
  },

  read: (raw, board) => ({
    title: textAt(raw, "title"),
    company: textAt(raw, "company_name") ?? board.company,
    department: own(raw, "department") ?? textsIn(recordAt(raw, "joblisting:categories"), "joblisting:category")[0],
    locations: splitLocations(cleanLine(own(raw, "location") ?? "")),
    employmentRaws: [own(raw, "jobType") ?? ""],
    pay: soundPay(
      amountAt(raw, "joblisting:minimumSalary"),
      amountAt(raw, "joblisting:maximumSalary"),
      own(raw, "salaryCurrency"),
      readPeriod(own(raw, "salaryInterval")),
    ),
    posted: dateOf(raw, "advertiseFromDateUTC") ?? readDate(raw.pubDate),
    expires: dateOf(raw, "advertiseToDateTimeUTC"),
    url: readJobUrl(textAt(raw, "link")),
    html: sanitiseHtml(contentOf(raw)),
  }),
};

const own = (raw: JsonRecord, name: string): string | undefined => textAt(raw, `joblisting:${name}`);

/** "Wed, 19 Aug 2026 05:00:00:0", in UTC. */
const dateOf = (raw: JsonRecord, name: string): string | null =>
  readDate(`${(own(raw, name) ?? "").slice(0, 100).replace(/:\d$/, "")} GMT`);

function contentOf(raw: JsonRecord): string {
  const parts = Object.entries(SECTIONS).map(([name, title]) => {
    const text = own(raw, name);
    return text ? `<h3>${title}</h3>${text}` : "";
  });
  return [textAt(raw, "description") ?? "", ...parts].join("\n");
}
