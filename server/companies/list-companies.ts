// Lists companies: those with the most open jobs first, or the nearest names.
import type { CompanyListQuery, listCompanies as endpoint } from "../../contract/companies.ts";
import type { Answers } from "../../contract/filters.ts";
import type { Deps } from "../deps.ts";
import type { Input } from "../platform/mount.ts";
import { type CompanyRow, companyColumns, type WhoAnswers, withAnswers } from "./company-row.ts";

/** Where a page ended: open jobs (or closeness) and id of its last company. */
type Position = { rank: number; id: string };
type Ranked = CompanyRow & { rank: number };

const filters = `($1::text[] is null or facet_key(c.industry) = any ($1)) and ($2::text[] is null or c.team_size = any ($2))
  and ($6::uuid[] is null or c.id = any ($6))`;
const byOpenJobs = (direction: "desc" | "asc") => ({
  name: `companies-${direction}`,
  text: `select ${companyColumns}, c.open_jobs as rank from company c
    where ${filters} and ($3::int is null or (c.open_jobs, c.id) ${direction === "desc" ? "<" : ">"} ($3, $4::uuid))
    order by c.open_jobs ${direction}, c.id ${direction} limit $5`,
});
/** At most this many names are compared with what was typed. */
const nearest = 200;
const byCloseness = {
  name: "companies-near",
  text: `select ${companyColumns}, near.closeness as rank from similar_companies($7, ${nearest}) near join company c on c.id = near.company_id
    where ${filters} and ($3::int is null or (near.closeness, c.id) < ($3, $4::uuid)) order by near.closeness desc, c.id desc limit $5`,
};

/** See contract/companies.ts. Refuses cursors of other queries (400). */
export async function listCompanies({ query }: Input<typeof endpoint>, deps: Deps, whoAnswers: WhoAnswers) {
  const { lastKey, pageSize, ...asked } = query;
  const bound = { list: "companies", ...asked };
  const from = lastKey === undefined ? null : deps.cursors.open<Position>(lastKey, bound);
  const { statement, values } = statementOf(query, from, pageSize + 1, await idsOf(query.answers, whoAnswers));
  const rows = await deps.db.replica.query<Ranked>(statement, values);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    data: await withAnswers(shown, whoAnswers),
    pagination: {
      lastKey: rows.length > pageSize && last ? deps.cursors.seal({ rank: last.rank, id: last.SK }, bound) : null,
    },
  };
}

async function idsOf(answers: readonly Answers[] | undefined, whoAnswers: WhoAnswers): Promise<string[] | null> {
  if (answers === undefined) return null;
  const companies = await whoAnswers();
  return [...new Set(answers.flatMap((kind) => [...companies[kind]]))];
}

function statementOf(query: CompanyListQuery, from: Position | null, limit: number, ids: readonly string[] | null) {
  const values: unknown[] = [
    query.industryName?.map((name) => name.toLowerCase()) ?? null,
    query.teamSize ?? null,
    from?.rank ?? null,
    from?.id ?? null,
    limit,
    ids,
  ];
  if (query.searchText === undefined) return { statement: byOpenJobs(query.sortOrder ?? "desc"), values };
  return { statement: byCloseness, values: [...values, query.searchText.slice(0, 100)] };
}
