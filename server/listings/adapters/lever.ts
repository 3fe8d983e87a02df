// Lever postings: api.lever.co, paged, no key; European customers are at api.eu.lever.co.
import { t } from "../../../messages/en/problems.ts";
import { fill } from "../../../messages/fill.ts";
import { OperatorError } from "../../platform/operator.ts";
import type { Adapter, FetchContext } from "../external-job.ts";
import { BoardGone } from "../fetch-list.ts";
import { readDate } from "../field-text.ts";
import { sanitiseHtml } from "../html-text.ts";
import { boardInRow, keyById, namedInPath, readJobUrl, UUID } from "../job-url.ts";
import { type JsonRecord, listAt, recordAt, textAt, textsAt } from "../json-fields.ts";
import { readPeriod, soundPay } from "../salary-text.ts";

const PAGE = 100;
const MOST_PAGES = 200;

const PATH = new RegExp(`^/(?<board>[^/]+)(?:/(?<id>${UUID}))?`, "i");
const address = (url: URL) =>
  /^jobs(?:\.eu)?\.lever\.co$/.test(url.hostname) ? namedInPath("lever", PATH, url) : null;

export const lever: Adapter = {
  address,
  isRow: (raw) => "hostedUrl" in raw && "text" in raw,
  boardOf: (raw) => boardInRow(address, textAt(raw, "hostedUrl")),

  async fetch(board, context) {
    const origins = context.origin ? [context.origin] : ["https://api.lever.co", "https://api.eu.lever.co"];
    for (const origin of origins) {
      const rows = await readPages(`${origin}/v0/postings/${encodeURIComponent(board.token)}`, context);
      if (rows) return rows;
    }
    throw new BoardGone(`Lever has no site "${board.token}".`);
  },

  key: keyById("lever"),

  read(raw, board) {
    const categories = recordAt(raw, "categories");
    const all = textsAt(categories, "allLocations");
    const salary = recordAt(raw, "salaryRange");
    return {
      title: textAt(raw, "text"),
      company: board.company,
      department: textAt(categories, "department") ?? textAt(categories, "team"),
      locations: all.length > 0 ? all : [textAt(categories, "location") ?? ""],
      employmentRaws: [textAt(categories, "commitment") ?? ""],
      workMode: textAt(raw, "workplaceType"),
      pay: soundPay(salary.min, salary.max, salary.currency, readPeriod(textAt(salary, "interval"))),
      posted: readDate(raw.createdAt),
      url: readJobUrl(textAt(raw, "hostedUrl")),
      html: sanitiseHtml(contentOf(raw)),
    };
  },
};

/** All pages; undefined if there is no such site. */
async function readPages(address: string, context: FetchContext): Promise<unknown[] | undefined> {
  const rows: unknown[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await context.readJson(`${address}?mode=json&skip=${page * PAGE}&limit=${PAGE}`);
    if (answer === undefined && page === 0) return undefined;
    if (!Array.isArray(answer)) throw new OperatorError(fill(t.noListAt, { kind: "lever", address }));
    rows.push(...answer);
    if (answer.length < PAGE || rows.length >= (context.most ?? Number.POSITIVE_INFINITY)) return rows;
  }
  throw new OperatorError(fill(t.tooManyPostings, { source: "Lever", limit: MOST_PAGES * PAGE }));
}

/** `description` has the opening and the body, `lists` the requirements as items without a list element. */
function contentOf(raw: JsonRecord): string {
  const lists = listAt(raw, "lists").map((list) => {
    const items = textAt(list, "content") ?? "";
    const body = /<li\b/i.test(items) && !/<[uo]l\b/i.test(items) ? `<ul>${items}</ul>` : items;
    return `<h3>${textAt(list, "text") ?? ""}</h3>${body}`;
  });
  return [
    textAt(raw, "description") ?? "",
    ...lists,
    textAt(raw, "additional") ?? "",
    textAt(raw, "salaryDescription") ?? "",
  ].join("\n");
}
