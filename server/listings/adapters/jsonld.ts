// A careers site's own pages with schema.org JobPosting in them, found by its sitemap; saved pages, or their JSON-LD.
import { hash } from "node:crypto";
import { getDomainWithoutSuffix } from "tldts";
import { t } from "../../../messages/en/problems.ts";
import { fill } from "../../../messages/fill.ts";
import { OperatorError } from "../../platform/operator.ts";
import type { Adapter, FetchContext } from "../external-job.ts";
import { BoardGone } from "../fetch-list.ts";
import { readDate } from "../field-text.ts";
import { postingFacts, postingId } from "../job-posting.ts";
import { canonicalUrl, keyOf, readJobUrl } from "../job-url.ts";
import { isRecord, type JsonRecord, textAt, textsIn } from "../json-fields.ts";
import { elementsIn, recordOf, textOf } from "../markup-rows.ts";

const MOST_POSTINGS = 1_000;

/** The postings in JSON-LD: one object, a list, or a @graph, in each other at most four times. */
function postingsIn(value: unknown, level = 0): JsonRecord[] {
  if (level > 4) return [];
  if (Array.isArray(value)) return value.slice(0, MOST_POSTINGS).flatMap((inner) => postingsIn(inner, level + 1));
  if (!isRecord(value)) return [];
  const isPosting = textsIn(value, "@type").some((type) => /^(?:https?:\/\/schema\.org\/)?JobPosting$/.test(type));
  return isPosting ? [value] : postingsIn(value["@graph"], level + 1);
}

/** A row is JSON-LD, or `{ url, jsonld }` with the address of its page. */
const postingOf = (raw: JsonRecord): JsonRecord | undefined => postingsIn("jsonld" in raw ? raw.jsonld : raw)[0];

function rowsIn(document: unknown): unknown[] | undefined {
  if (isRecord(document) && "jsonld" in document && postingOf(document)) return [document];
  const postings = postingsIn(document);
  return postings.length > 0 ? postings : undefined;
}

/** Of a page: its blocks of JSON-LD, each with the page's own address. */
function rowsInText(text: string): unknown[] | undefined {
  if (!/application\/ld\+json/i.test(text)) return undefined;
  const elements = elementsIn(
    text,
    "html",
    (name, { type, rel }) =>
      (name === "script" && /^\s*application\/ld\+json/i.test(type ?? "")) || (name === "link" && rel === "canonical"),
  );
  const url = elements.find(({ name }) => name === "link")?.attributes.href;
  return elements
    .filter(({ name }) => name === "script")
    .flatMap((script) => postingsIn(parse(textOf(script))))
    .slice(0, MOST_POSTINGS)
    .map((jsonld) => (url ? { url, jsonld } : { jsonld }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const MOST_SITEMAPS = 20;
const MOST_PAGES = 900;
/** Of the pages of a site, those that may be about a job. */
const JOB_PAGE = /job|career|position|vacanc|opening|stelle|karriere|emploi|empleo/i;

type SitePage = { address: string; changedAt?: Date };

/** The pages about jobs that the site's sitemaps name. Throws an OperatorError if it has none. */
async function pagesInSitemaps(origin: string, context: FetchContext): Promise<SitePage[]> {
  const robots = (await context.readText(`${origin}/robots.txt`)) ?? "";
  const named = [...robots.matchAll(/^\s*sitemap:\s*(\S+)/gim)].map(([, address = ""]) => address);
  const left = named.length > 0 ? named : [`${origin}/sitemap.xml`];
  const pages = new Map<string, SitePage>();
  let isThere = false;
  for (let read = 0; read < MOST_SITEMAPS && left.length > 0; read += 1) {
    const address = left.shift() ?? "";
    if (URL.parse(address)?.origin !== origin || address.endsWith(".gz")) continue;
    const text = await context.readText(address);
    isThere ||= text !== undefined;
    for (const entry of elementsIn(text ?? "", "xml", (name) => name === "url" || name === "sitemap")) {
      const { loc, lastmod } = recordOf(entry);
      if (typeof loc !== "string" || URL.parse(loc)?.origin !== origin) continue;
      const day = readDate(lastmod);
      if (entry.name === "sitemap") left.push(loc);
      else if (JOB_PAGE.test(new URL(loc).pathname))
        pages.set(loc, { address: loc, ...(day && { changedAt: new Date(day) }) });
    }
  }
  if (!isThere) throw new BoardGone(fill(t.hasNoSitemap, { origin }));
  if (pages.size > MOST_PAGES) throw new OperatorError(fill(t.tooManyJobPages, { limit: MOST_PAGES }));
  return [...pages.values()];
}

const urlOf = (raw: JsonRecord, posting: JsonRecord): string | null =>
  readJobUrl(textAt(posting, "url")) ?? readJobUrl(textAt(raw, "url"));

export const jsonld: Adapter = {
  isRow: (raw) => postingOf(raw) !== undefined,
  boardOf(raw) {
    const url = urlOf(raw, postingOf(raw) ?? {});
    return url ? new URL(url).hostname.replace(/^www\./, "") : undefined;
  },
  employerIn: (token) => getDomainWithoutSuffix(token) ?? token,
  rowsIn,
  rowsInText,
  rowsShareKeys: true,

  async fetch(board, context) {
    const origin = context.origin ?? `https://${board.token}`;
    const pages = await pagesInSitemaps(origin, context);
    const rows: unknown[] = [];
    for (const { address, changedAt } of pages) {
      const text = await context.readText(address, changedAt);
      const found = text === undefined ? [] : (rowsInText(text) ?? []);
      rows.push(...found.filter(isRecord).map((row) => ({ url: address, ...row })));
      if (rows.length >= (context.most ?? Number.POSITIVE_INFINITY)) break;
    }
    return rows;
  },

  keyless: t.listingHasNoPosting,
  key(raw, { token }) {
    const posting = postingOf(raw);
    if (!posting) return null;
    const url = urlOf(raw, posting);
    const id = postingId(posting) ?? (url && hash("sha256", canonicalUrl(url)).slice(0, 32));
    return id ? keyOf({ ats: "jsonld", token, id }) : null;
  },

  read(raw, board) {
    const posting = postingOf(raw) ?? {};
    const facts = postingFacts(posting);
    return { ...facts, company: facts.company ?? board.company, url: urlOf(raw, posting) };
  },
};
