// Finds the jobs that came onto the board within a time and that searches of the board would show.
import type { JobCard, JobListQuery } from "../../contract/jobs.ts";
import { findCompaniesLike } from "../companies/index.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { companyTokens, exceptCompanies, namedCompanies } from "./named-companies.ts";
import { planSearch, type SearchPlan } from "./search-plan.ts";
import { gatherArrivals, hasMatch, readArrivals, readMatching } from "./search-store.ts";

/** A search of the board, and from when on (included, by the database's clock) what arrived is wanted. */
export type AskedArrivals = { query: JobListQuery; from: Date };

/** `count` ends at MOST_COUNTED, which stands for more; `jobs`, newest first by their posting. */
export type Arrivals = { count: number; jobs: JobCard[] };

type Span = Parameters<typeof readArrivals>[3];

const NONE: Arrivals = { count: 0, jobs: [] };
/** From so many searches on, gathering what arrived costs less than looking it up among all jobs for each. */
const MANY = 20;

/**
 * Asks as the list does, so that what is told is what the board shows; resolves to what came before `until` for each search. A job
 * arrives once, when it is first listed; only the newest `shown` are told one by one. `reader` must not be a replica, which may
 * not have heard of it yet; with a writer, many searches may be asked at once.
 */
export async function findArrivals(
  reader: Reader | Writer,
  asked: readonly AskedArrivals[],
  { until, shown }: { until: Date; shown: number },
): Promise<Arrivals[]> {
  const earliest = new Date(Math.min(...asked.map(({ from }) => from.getTime())));
  const gatheredFrom =
    asked.length >= MANY && "connection" in reader ? await gatherArrivals(reader, { from: earliest, until }) : until;
  const found: Arrivals[] = [];
  for (const { query, from } of asked)
    found.push(
      await findFor(reader, query, { from, until, shown, source: from < gatheredFrom ? "board" : "gathered" }),
    );
  return found;
}

async function findFor(reader: Reader, query: JobListQuery, span: Span): Promise<Arrivals> {
  if (span.from >= span.until) return NONE;
  const plan = await exceptCompanies(reader, planSearch(query, span.until));
  const named = await namedCompanies(reader, plan);
  if (named?.length === 0) return NONE;
  const companies = await companyTokens(reader, plan, named);
  const found = await read(reader, plan, companies, span);
  if (found.count > 0 || plan.text === null || companies !== null) return found;
  if (await (span.source === "gathered" ? hasMatch(reader, plan) : isOnTheBoard(reader, plan))) return found;
  // The board takes words that no job has for a company's name.
  const like = await findCompaniesLike(reader, plan.text.all, 3);
  const tokens = like.map((company) => company.token);
  return tokens.length === 0 ? NONE : read(reader, { ...plan, text: null }, tokens, span);
}

async function read(
  reader: Reader,
  plan: SearchPlan,
  companies: readonly number[] | null,
  span: Span,
): Promise<Arrivals> {
  const { count, rows } = await readArrivals(reader, plan, companies, span);
  return { count, jobs: rows.map(({ card }) => JSON.parse(card) as JobCard) };
}

async function isOnTheBoard(reader: Reader, plan: SearchPlan): Promise<boolean> {
  const first = { after: null, limit: 1, oldestFirst: false, tier: "any" } as const;
  return (await readMatching(reader, plan, null, first)).length > 0;
}
