// Lists jobs: newest first, by relevance, or ranked by a person's profile; pages by keyset.
import type { listJobs as endpoint } from "../../contract/jobs.ts";
import { findCompaniesLike } from "../companies/index.ts";
import type { Deps } from "../deps.ts";
import { type Input, ReadyJson } from "../platform/mount.ts";
import { companyTokens, exceptCompanies, namedCompanies } from "./named-companies.ts";
import { planSearch, type SearchPlan, wantsAll } from "./search-plan.ts";
import { RANKING_WINDOW, type Row, readAll, readMatching, readOfCompany, readRanked } from "./search-store.ts";

/**
 * Where a page ended. `id` is its last job; a ranked list also keeps the window (`top`) and the score within it, a list
 * by relevance its tier, and a search that fell back to company names those companies.
 */
type Position = { id?: string; tier?: "title" | "text"; top?: string | null; score?: number; companies?: number[] };
type Page = { rows: Row[]; next: Position | null };

/** See contract/jobs.ts. Refuses cursors of other queries (400). */
export async function listJobs({ query }: Input<typeof endpoint>, deps: Deps): Promise<ReadyJson> {
  const { lastKey, pageSize, ...asked } = query;
  const bound = { list: "jobs", ...asked };
  const plan = await exceptCompanies(deps.db.replica, planSearch(query, deps.clock()));
  const from = lastKey === undefined ? null : deps.cursors.open<Position>(lastKey, bound);
  const page = (await findPage(plan, from, pageSize, deps)) ?? { rows: [], next: null };
  return present(page, bound, deps);
}

async function findPage(plan: SearchPlan, from: Position | null, size: number, deps: Deps): Promise<Page | null> {
  const db = deps.db.replica;
  const named = await namedCompanies(db, plan);
  if (named?.length === 0) return null;
  const only = plan.companyId ?? (named?.length === 1 ? named[0]!.id : null);
  if (only !== null && wantsAll(plan) && plan.person === null) {
    return plainPage(await readOfCompany(db, only, from?.id ?? null, size + 1, plan.order === "asc"), size);
  }
  const companies = from?.companies ?? (await companyTokens(db, plan, named));
  const page = await searchPage(plan, companies, from, size, deps);
  if (page.rows.length > 0 || from !== null || plan.text === null || companies !== null) return page;
  return pageOfCompaniesLike(plan, size, deps);
}

/** Nothing has these words: perhaps they are a company's name, with a letter wrong. */
async function pageOfCompaniesLike(plan: SearchPlan, size: number, deps: Deps): Promise<Page | null> {
  const like = await findCompaniesLike(deps.db.replica, plan.text?.all ?? "", 3);
  if (like.length === 0) return null;
  const companies = like.map((company) => company.token);
  const page = await searchPage({ ...plan, text: null }, companies, null, size, deps);
  return { rows: page.rows, next: page.next && { ...page.next, companies } };
}

async function searchPage(
  given: SearchPlan,
  companies: number[] | null,
  from: Position | null,
  size: number,
  deps: Deps,
): Promise<Page> {
  const db = deps.db.replica;
  // A cursor that carries companies continues a search that fell back to them: its words are no longer asked for.
  const plan = from?.companies ? { ...given, text: null } : given;
  if (plan.person !== null && plan.order === "desc") return rankedPage(plan, companies, from, size, deps);
  const keep = (page: Page): Page =>
    from?.companies ? { ...page, next: page.next && { ...page.next, companies: from.companies } } : page;
  if (wantsAll(plan) && companies === null)
    return plainPage(await readAll(db, from?.id ?? null, size + 1, plan.order === "asc"), size);
  if (plan.order === "relevance" && plan.text !== null) return relevancePage(plan, companies, from, size, deps);
  const rows = await readMatching(db, plan, companies, {
    after: from?.id ?? null,
    limit: size + 1,
    oldestFirst: plan.order === "asc",
    tier: "any",
  });
  return keep(plainPage(rows, size));
}

/** One row more than the page was asked for, to know whether another page follows. */
function plainPage(rows: Row[], size: number): Page {
  const shown = rows.slice(0, size);
  return { rows: shown, next: rows.length > size ? { id: shown.at(-1)!.id } : null };
}

/** Jobs with the words in the title, newest first, then the others, newest first. */
async function relevancePage(
  plan: SearchPlan,
  companies: number[] | null,
  from: Position | null,
  size: number,
  deps: Deps,
): Promise<Page> {
  const read = (tier: "title" | "text", after: string | null, limit: number) =>
    readMatching(deps.db.replica, plan, companies, { after, limit, oldestFirst: false, tier });
  const titled = from?.tier === "text" ? [] : await read("title", from?.id ?? null, size + 1);
  if (titled.length > size) return { rows: titled.slice(0, size), next: { tier: "title", id: titled[size - 1]!.id } };
  const others = await read("text", from?.tier === "text" ? (from.id ?? null) : null, size + 1 - titled.length);
  const rows = [...titled, ...others].slice(0, size);
  if (titled.length + others.length <= size) return { rows, next: null };
  const lastOther = others[size - titled.length - 1];
  return { rows, next: lastOther ? { tier: "text", id: lastOther.id } : { tier: "text" } };
}

/** Windows of the newest matching jobs, each ranked; a window that is used up hands over to the next older one. */
async function rankedPage(
  plan: SearchPlan,
  companies: number[] | null,
  from: Position | null,
  size: number,
  deps: Deps,
): Promise<Page> {
  const top = from?.top ?? null;
  const rows = await readRanked(deps.db.replica, plan, companies, {
    top,
    score: from?.score ?? null,
    id: from?.id ?? null,
    limit: size + 1,
  });
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  if (last === undefined) return { rows: [], next: null };
  if (rows.length > size)
    return { rows: shown, next: { top: top ?? (await windowTop(deps)), score: last.score, id: last.id } };
  return { rows: shown, next: last.windowSize === RANKING_WINDOW ? { top: last.floor } : null };
}

/** Pins the first window, so that jobs posted while a person pages do not shift it: everything up to now. */
async function windowTop(deps: Deps): Promise<string> {
  const milliseconds = deps.clock().getTime() + 1;
  const hex = milliseconds.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7fff-bfff-ffffffffffff`;
}

function present(page: Page, bound: object, deps: Deps): ReadyJson {
  const lastKey = page.next === null ? null : deps.cursors.seal(page.next, bound);
  return new ReadyJson(
    `{"data":[${page.rows.map((row) => row.card).join(",")}],"pagination":{"lastKey":${JSON.stringify(lastKey)}}}`,
  );
}
