// Lists jobs: newest first, by relevance, or ranked by a person's profile; pages by keyset.
import type { listJobs as endpoint, SearchReading } from "../../contract/jobs/wire.ts";
import type { Deps } from "../deps.ts";
import { type Input, ReadyJson } from "../platform/mount.ts";
import { familyInHindi, familyName, familyNamed } from "../taxonomy/families/index.ts";
import { factOf } from "./facet-facts.ts";
import { type DatePosition, datePage, type RelevancePosition, relevancePage } from "./search-by-relevance.ts";
import { planSearch, type SearchPlan, wantsAll } from "./search-plan.ts";
import { spellingFor } from "./search-spelling.ts";
import { type Row, readAll, readMatching, readOfCompany } from "./search-store.ts";
import type { Part, Words } from "./search-words.ts";
import { type RankedPosition, rankedPage } from "./suited/find-suited.ts";
import { askedBy, companiesLike, companyTokens, namedCompanies, settleCompanies, wordSearch } from "./word-search.ts";

/** Where a page ended; `companies`: the companies that a search for unknown words fell back to. */
type Position = ListPosition | RelevancePosition | DatePosition;
/** `id` is the last job, and `isDoubted` says that those of which nothing is doubted are through; lists for a profile add `RankedPosition`. */
type ListPosition = Partial<RankedPosition> & { companies?: number[]; isDoubted?: true };
type Page = { rows: Row[]; next: Position | null; letGo?: readonly Part[] };

/** See contract/jobs/wire.ts. Refuses cursors of other queries (400). */
export async function listJobs({ query }: Input<typeof endpoint>, deps: Deps): Promise<ReadyJson> {
  const { lastKey, pageSize, ...asked } = query;
  const bound = { list: "jobs", ...asked };
  const spelling = await spellingFor(query, deps);
  const plan = await settleCompanies(deps.db.replica, planSearch(query, deps.clock(), spelling));
  const from = lastKey === undefined ? null : deps.cursors.open<Position>(lastKey, bound);
  const page = (await findPage(plan, from, pageSize, deps)) ?? NO_ROWS;
  const lastKeyOfPage = page.next === null ? null : deps.cursors.seal(page.next, bound);
  const reading = plan.words === null ? "" : `,"reading":${JSON.stringify(tellReading(plan.words, page.letGo ?? []))}`;
  const fields = query.field === undefined ? "" : `,"fields":${JSON.stringify(namesOf(query.field))}`;
  return new ReadyJson(
    `{"data":[${page.rows.map((row) => row.card).join(",")}],"pagination":{"lastKey":${JSON.stringify(lastKeyOfPage)}}${reading}${fields}}`,
  );
}

/** The names of those that are keys of fields of work. */
const namesOf = (fields: readonly string[]) =>
  fields
    .filter((key) => familyNamed(key) === key)
    .map((key) => ({ key, name: familyName(key), inHindi: familyInHindi(key) }));

const NO_ROWS: Page = { rows: [], next: null };

async function findPage(plan: SearchPlan, from: Position | null, size: number, deps: Deps): Promise<Page | null> {
  const db = deps.db.replica;
  const named = await namedCompanies(db, plan);
  if (named?.length === 0) return null;
  const only = plan.companyId ?? (named?.length === 1 ? named[0]!.id : null);
  if (plan.order === "sure")
    return surePage(plan, await companyTokens(db, plan, named), from as ListPosition | null, size, deps);
  if (only !== null && wantsAll(plan) && plan.person === null) {
    return plainPage(await readOfCompany(db, only, from?.id ?? null, size + 1, plan.order === "asc"), size);
  }
  if (from !== null && "companies" in from && from.companies)
    return pageOfCompanies(plan, from.companies, from, size, deps);
  const companies = await companyTokens(db, plan, named);
  const page = await searchPage(plan, companies, from, size, deps);
  if (page.rows.length > 0 || from !== null || plan.words === null || companies !== null) return page;
  const like = await companiesLike(db, plan.words);
  return like === null ? page : pageOfCompanies(plan, like, null, size, deps);
}

/** No job has these words: lists the jobs of companies whose names are like them. */
async function pageOfCompanies(
  plan: SearchPlan,
  companies: number[],
  from: ListPosition | null,
  size: number,
  deps: Deps,
): Promise<Page> {
  const { rows, next } = await filteredPage({ ...plan, words: null }, companies, from, size, deps);
  return { rows, next: next && { ...next, companies } };
}

async function searchPage(
  plan: SearchPlan,
  companies: number[] | null,
  from: Position | null,
  size: number,
  deps: Deps,
): Promise<Page> {
  const ranksByPerson = plan.person !== null && plan.order === "desc";
  const search = ranksByPerson ? null : await wordSearch(deps.db.replica, plan, companies);
  if (search === null) return filteredPage(plan, companies, from as ListPosition | null, size, deps);
  if (plan.order === "relevance" && search.words.parts.length > 0)
    return relevancePage(search, from as RelevancePosition | null, size, deps);
  return datePage(search, from as DatePosition | null, { size, oldestFirst: plan.order === "asc" }, deps);
}

/** What is listed while nothing says that it may no longer be open. */
const SURE = "~k:sure";

/** Newest first: jobs of which nothing says that they may no longer be open, then the others. Words only select. */
async function surePage(
  plan: SearchPlan,
  companies: number[] | null,
  from: ListPosition | null,
  size: number,
  deps: Deps,
): Promise<Page> {
  const doubted = { ...plan, without: [...plan.without, SURE] };
  const rest = async (after: ListPosition | null, room: number) => {
    const { rows, next } = await filteredPage(doubted, companies, after, room, deps);
    return { rows, next: next && { ...next, isDoubted: true as const } };
  };
  if (from?.isDoubted) return rest(from.id === undefined ? null : from, size);
  const sure = await filteredPage({ ...plan, facets: [...plan.facets, [SURE]] }, companies, from, size, deps);
  if (sure.next !== null) return sure;
  if (sure.rows.length === size) return { ...sure, next: { isDoubted: true } };
  const others = await rest(null, size - sure.rows.length);
  return { rows: [...sure.rows, ...others.rows], next: others.next };
}

/** By date, or ranked by a profile; words only select. */
async function filteredPage(
  plan: SearchPlan,
  companies: number[] | null,
  from: ListPosition | null,
  size: number,
  deps: Deps,
): Promise<{ rows: Row[]; next: ListPosition | null }> {
  const db = deps.db.replica;
  const asked = await askedBy(db, plan, companies);
  if (asked === null) return { rows: [], next: null };
  if (plan.person !== null && plan.order === "desc")
    return rankedPage(asked, plan.person, from as RankedPosition | null, size, deps);
  const after = from?.id ?? null;
  const oldestFirst = plan.order === "asc";
  const rows =
    wantsAll(plan) && companies === null
      ? await readAll(db, after, size + 1, oldestFirst)
      : await readMatching(db, asked, { after, limit: size + 1, oldestFirst });
  return plainPage(rows, size);
}

/** `rows` has one more than the page when another page follows. */
function plainPage(rows: Row[], size: number): { rows: Row[]; next: ListPosition | null } {
  const shown = rows.slice(0, size);
  return { rows: shown, next: rows.length > size ? { id: shown.at(-1)!.id } : null };
}

/** How the search text was read, as the page shows it in chips and notes. `letGo`: the parts that some of the jobs lack. */
function tellReading({ text, typed, parts, levels }: Words, letGo: readonly Part[]): SearchReading {
  return {
    chips: [...parts.flatMap(({ facets }) => facets), ...levels].map((facet) => ({
      kind: facet.kind,
      label: facet.label,
      typed: facet.typed,
      without: without(text, facet.typed),
      says: factOf(facet),
    })),
    loosened: letGo.map(({ typed }) => typed),
    corrected: typed === null ? null : { from: typed, to: text },
  };
}

/** The text without the first occurrence of `typed`. */
function without(text: string, typed: string): string {
  const at = text.toLowerCase().indexOf(typed.toLowerCase());
  const rest = at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + typed.length)}`;
  return rest.replace(/\s+/g, " ").trim();
}
