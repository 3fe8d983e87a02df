// Ashby job boards: api.ashbyhq.com, no key, one page.
import type { Pay } from "../../../contract/jobs/pay.ts";
import { t } from "../../../messages/en/problems.ts";
import type { Adapter } from "../external-job.ts";
import { fetchList } from "../fetch-list.ts";
import { readDate } from "../field-text.ts";
import { htmlOfText, sanitiseHtml } from "../html-text.ts";
import { boardInRow, keyById, namedInPath, readJobUrl, UUID } from "../job-url.ts";
import { flagAt, isRecord, type JsonRecord, listAt, listIn, recordAt, textAt } from "../json-fields.ts";
import { readPeriod, soundPay } from "../salary-text.ts";

/** Some addresses lack the slash before the id. */
const PATH = new RegExp(`^/(?<board>[^/]+?)(?:/?(?<id>${UUID})|/|$)`, "i");
const address = (url: URL) => (url.hostname === "jobs.ashbyhq.com" ? namedInPath("ashby", PATH, url) : null);
const rowsIn = (document: unknown) => listIn(document, "jobs");

export const ashby: Adapter = {
  address,
  isRow: (raw) =>
    "jobUrl" in raw &&
    "title" in raw &&
    ("descriptionHtml" in raw || "isListed" in raw || listAt(raw, "secondaryLocations").length > 0),
  boardOf: (raw) => boardInRow(address, textAt(raw, "jobUrl")),
  rowsIn,

  async fetch(board, context) {
    const origin = context.origin ?? "https://api.ashbyhq.com";
    const list = `${origin}/posting-api/job-board/${encodeURIComponent(board.token)}?includeCompensation=true`;
    return fetchList({ source: "Ashby", board, address: list, rowsIn }, context);
  },

  key: keyById("ashby"),

  read(raw, board) {
    if (flagAt(raw, "isListed") === false) return { rejectReason: t.listingIsUnlisted };
    const html = textAt(raw, "descriptionHtml");
    return {
      title: textAt(raw, "title"),
      company: board.company,
      department: textAt(raw, "department") ?? textAt(raw, "team"),
      locations: locationsOf(raw),
      employmentRaws: [textAt(raw, "employmentType") ?? ""],
      // isRemote is true for hybrid jobs too, so the named workplace takes precedence.
      workMode: textAt(raw, "workplaceType"),
      remoteFlag: flagAt(raw, "isRemote"),
      pay: payOf(raw),
      displayPay: flagAt(raw, "shouldDisplayCompensationOnJobPostings") ?? true,
      posted: readDate(raw.publishedAt),
      url: readJobUrl(textAt(raw, "jobUrl")),
      html: html ? sanitiseHtml(html) : htmlOfText(textAt(raw, "descriptionPlain") ?? ""),
    };
  },
};

function locationsOf(raw: JsonRecord): string[] {
  const secondary = listAt(raw, "secondaryLocations").flatMap(
    (place) => textAt(place, "location") ?? postalOf(place) ?? [],
  );
  return [textAt(raw, "location") ?? postalOf(raw) ?? "", ...secondary];
}

function postalOf(place: unknown): string | undefined {
  const address = recordAt(recordAt(place, "address"), "postalAddress");
  const parts = ["addressLocality", "addressRegion", "addressCountry"].flatMap(
    (part) => textAt(address, part)?.trim() ?? [],
  );
  return parts.length > 0 ? parts.join(", ") : undefined;
}

/** Only the salary is pay, not equity and bonus. */
function payOf(raw: JsonRecord): Pay | null {
  const compensation = recordAt(raw, "compensation");
  const tiers = listAt(compensation, "compensationTiers").flatMap((tier) => listAt(tier, "components"));
  const components = [...listAt(compensation, "summaryComponents"), ...tiers].filter(isRecord);
  for (const component of components) {
    if (component.compensationType !== "Salary") continue;
    const pay = soundPay(
      component.minValue,
      component.maxValue,
      component.currencyCode,
      readPeriod(textAt(component, "interval")),
    );
    if (pay) return pay;
  }
  return null;
}
