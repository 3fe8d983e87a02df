// Finds the jobs that came onto the board within a time and that a search of the board would show.
import type { JobCard, JobListQuery } from "../../contract/jobs.ts";
import { findCompaniesLike } from "../companies/index.ts";
import type { Reader } from "../platform/db.ts";
import { companyTokens, namedCompanies } from "./named-companies.ts";
import { planSearch, type SearchPlan } from "./search-plan.ts";
import { readArrivals, readMatching } from "./search-store.ts";

/** `from` (included) to `until` (excluded), by the database's clock; only the newest `shown` are told one by one. */
export type ArrivalSpan = { from: Date; until: Date; shown: number };

/** `count` ends at MOST_COUNTED, which stands for more; `jobs`, newest first by their posting. */
export type Arrivals = { count: number; jobs: JobCard[] };

const NONE: Arrivals = { count: 0, jobs: [] };

/**
 * Asks as the list does, so that what is told is what the board shows. A job arrives once, when it is first listed; `reader`
 * must not be a replica, which may not have heard of it yet.
 */
export async function findArrivals(reader: Reader, query: JobListQuery, span: ArrivalSpan): Promise<Arrivals> {
  const plan = planSearch(query);
  const named = await namedCompanies(reader, plan);
  if (named?.length === 0) return NONE;
  const companies = await companyTokens(reader, plan, named);
  const found = await read(reader, plan, companies, span);
  if (found.count > 0 || plan.text === null || companies !== null || (await isOnTheBoard(reader, plan))) return found;
  // The board takes words that no job has for a company's name.
  const like = await findCompaniesLike(reader, plan.text.all, 3);
  const tokens = like.map((company) => company.token);
  return tokens.length === 0 ? NONE : read(reader, { ...plan, text: null }, tokens, span);
}

async function read(
  reader: Reader,
  plan: SearchPlan,
  companies: readonly number[] | null,
  span: ArrivalSpan,
): Promise<Arrivals> {
  const { count, rows } = await readArrivals(reader, plan, companies, span);
  return { count, jobs: rows.map(({ card }) => JSON.parse(card) as JobCard) };
}

async function isOnTheBoard(reader: Reader, plan: SearchPlan): Promise<boolean> {
  const first = { after: null, limit: 1, oldestFirst: false, tier: "any" } as const;
  return (await readMatching(reader, plan, null, first)).length > 0;
}
