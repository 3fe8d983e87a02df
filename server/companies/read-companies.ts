// Companies for visitors: one, and the list.
import type * as calls from "../../contract/companies/wire.ts";
import type { Company, CompanyListQuery, CompanyPage } from "../../contract/companies/wire.ts";
import { ANSWERS, type Answers } from "../../contract/jobs/filters.ts";
import { LEAST_COUNTED } from "../../contract/referrals/rules.ts";
import type { Deps } from "../deps.ts";
import { openPage } from "../platform/cursor.ts";
import { type Reader, readLatest } from "../platform/db.ts";
import { isUuid } from "../platform/ids.ts";
import type { Input } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { picturesColumn, presentPictures, type StoredPicture } from "./pictures/index.ts";
import { LEGAL_FORMS, spellingsIn } from "./work-domains.ts";

const companyColumns = `c.id as "SK", c.name, c.logo, '/images/logos/' || c.logo as "logoUrl", c.linked_in as "linkedIn", c.website,
  c.career_page as "careerPage", c.industry, c.team_size as "teamSize", c.headquarters, c.about, c.founded_year as "foundedYear",
  c.open_jobs as "openJobs", c.referees, c.referral_requests as "referralRequests", c.referral_answers as "referralAnswers",
  c.referral_median_hours as "referralMedianHours", c.proven_domain as "provenDomain"`;

type Referrals = Record<"referees" | "referralRequests" | "referralAnswers", number> & {
  referralMedianHours: number | null;
};
type CompanyRow = Omit<Company, "answers" | "referrals"> & Referrals;

/** What a company's page says of its answers: no share of few requests, and no median of few answers. */
export function referralsOf(counted: Referrals): Company["referrals"] {
  const { referralRequests: requests, referralAnswers: answers, referralMedianHours: hours } = counted;
  return {
    referees: counted.referees,
    requests,
    answeredPercent: requests < LEAST_COUNTED ? null : Math.round((answers / requests) * 100),
    medianHours: answers < LEAST_COUNTED ? null : hours,
  };
}

/** Ids of the companies whose employees offer each kind now; guidance and referrals, which are above companies, know them. */
export type WhoAnswers = () => Promise<Readonly<Record<Answers, ReadonlySet<string>>>>;

async function withAnswers<Row extends CompanyRow>(rows: readonly Row[], whoAnswers: WhoAnswers) {
  const companies = await whoAnswers();
  return rows.map((row) => {
    const { referees, referralRequests, referralAnswers, referralMedianHours, ...company } = row;
    const referrals = referralsOf({ referees, referralRequests, referralAnswers, referralMedianHours });
    return { ...company, answers: ANSWERS.filter((kind) => companies[kind].has(row.SK)), referrals };
  });
}

type Shown = "culture" | "benefits" | "offices" | "links" | "answerTime";

/** The id of a merged company finds the one that it is part of. 404 for an unknown id, and for a company that is off the lists. */
export async function getCompany({ params }: Input<typeof calls.getCompany>, deps: Deps, whoAnswers: WhoAnswers) {
  const statement = {
    name: "company-by-id",
    text: `select ${companyColumns}, c.culture, c.benefits, c.offices, c.links, ${picturesColumn},
        case when t.days is not null then json_build_object('days', t.days, 'answers', t.answers) end as "answerTime"
      from company c left join company_answer_time t on t.company_id = c.id
      where c.id = (select coalesce(m.merged_into, m.id) from company m where m.id = $1) and c.is_listed`,
  };
  const company = isUuid(params.companyId)
    ? await readLatest(deps.db, (reader) =>
        reader.query<CompanyRow & Pick<CompanyPage, Shown> & { pictures: StoredPicture[] }>(statement, [
          params.companyId,
        ]),
      )
    : undefined;
  if (company === undefined) throw refuse(404, "NOT_FOUND", "There is no such company.");
  const { pictures, ...row } = company;
  const [page] = await withAnswers([row], whoAnswers);
  return page ? [{ ...page, ...presentPictures(pictures) }] : [];
}

/** Where a page ended: open jobs (or closeness) and id of its last company, and its referees for the order by them. */
type Position = { rank: number; id: string; referees?: number };
type Ranked = CompanyRow & { rank: number };

/** How many names are compared with the typed one. */
const nearest = 200;

/** See contract/companies/wire.ts. Refuses cursors of other queries (400). */
export async function listCompanies({ query }: Input<typeof calls.listCompanies>, deps: Deps, whoAnswers: WhoAnswers) {
  const { lastKey: _, pageSize: __, ...asked } = query;
  const page = openPage<Position>(deps.cursors, query, { list: "companies", ...asked });
  const { statement, values } = statementOf(query, page.after, page.limit, await idsOf(query.answers, whoAnswers));
  const found = await deps.db.replica.query<Ranked>(statement, values);
  const { rows, pagination } = page.cut(found, ({ rank, SK: id, referees }) => ({ rank, id, referees }));
  const shown = rows.map(({ rank: _, ...row }) => row);
  return { data: await withAnswers(shown, whoAnswers), pagination };
}

async function idsOf(answers: readonly Answers[] | undefined, whoAnswers: WhoAnswers): Promise<string[] | null> {
  if (answers === undefined) return null;
  const companies = await whoAnswers();
  return [...new Set(answers.flatMap((kind) => [...companies[kind]]))];
}

/** Contains only what was asked for, so that the planner uses the index made for it. */
function statementOf(query: CompanyListQuery, from: Position | null, limit: number, ids: readonly string[] | null) {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const industries = query.industryName && [...new Set(query.industryName.map((name) => name.toLowerCase()))];
  const sizes = query.teamSize && [...new Set(query.teamSize)];
  const narrowed = ["c.is_listed", ...(ids ? [`c.id = any (${given(ids)}::uuid[])`] : [])];
  const ofSizes =
    sizes && (industries || query.searchText !== undefined) ? [`c.team_size = any (${given(sizes)})`] : [];
  if (query.searchText !== undefined) {
    const ofIndustries = industries ? [`facet_key(c.industry) = any (${given(industries)})`] : [];
    const after = from ? [`(near.closeness, c.id) < (${given(from.rank)}::int, ${given(from.id)}::uuid)`] : [];
    const statement = `select ${companyColumns}, near.closeness as rank
      from similar_companies(${given(query.searchText.slice(0, 100))}, ${nearest}) near join company c on c.id = near.company_id
      ${where([...narrowed, ...ofIndustries, ...ofSizes, ...after])} order by near.closeness desc, c.id desc limit ${given(limit)}`;
    return { statement, values };
  }
  const direction = query.sortOrder === "asc" ? "asc" : "desc";
  const beyond = direction === "desc" ? "<" : ">";
  const byReferees = query.sortOrder === "referrals";
  const order = `${byReferees ? "c.referees desc, " : ""}c.open_jobs ${direction}, c.id ${direction}`;
  const passed = () =>
    byReferees
      ? `(c.referees, c.open_jobs, c.id) < (${given(from?.referees)}::int, ${given(from?.rank)}::int, ${given(from?.id)}::uuid)`
      : `(c.open_jobs, c.id) ${beyond} (${given(from?.rank)}::int, ${given(from?.id)}::uuid)`;
  const after = from ? [passed()] : [];
  const most = given(limit);
  const page = (...conditions: string[]) => `select * from company c ${where([...narrowed, ...conditions, ...after])}
    order by ${order} limit ${most}`;
  // Reads each industry, or else each size, in the list's order by its index, and merges the few rows of each.
  const pages = industries
    ? `unnest(${given(industries)}::text[]) one (industry) cross join lateral (${page("facet_key(c.industry) = one.industry", ...ofSizes)}) c`
    : sizes
      ? `unnest(${given(sizes)}::text[]) one (size) cross join lateral (${page("c.team_size = one.size")}) c`
      : `(${page()}) c`;
  const statement = `select ${companyColumns}, c.open_jobs as rank from ${pages}
    order by ${order} limit ${most}`;
  return { statement, values };
}

const where = (conditions: readonly string[]) => (conditions.length === 0 ? "" : `where ${conditions.join(" and ")}`);

/** `token`: the company in search. */
type FoundCompany = { id: string; token: number };

/** The company with exactly this name key, else the nearest names; may be empty. */
export async function findCompaniesByName(db: Reader, nameKey: string): Promise<FoundCompany[]> {
  const same = await db.query<FoundCompany>(
    "select c.id, c.token from company m join company c on c.id = coalesce(m.merged_into, m.id) where m.name_key = $1",
    [nameKey],
    "company-by-name",
  );
  return same.length > 0 ? same : findCompaniesLike(db, nameKey, 5);
}

/** At most `most` companies with names like `typed`, nearest first, without much farther ones. */
export async function findCompaniesLike(db: Reader, typed: string, most: number): Promise<FoundCompany[]> {
  return db.query<FoundCompany>(
    `select c.id, c.token
        from (select *, max(closeness) over () as nearest from similar_companies($1, $2)) near join company c on c.id = near.company_id
        where near.closeness >= 0.8 * near.nearest and c.merged_into is null order by near.closeness desc, c.open_jobs desc`,
    [typed.slice(0, 100), most],
    "companies-like",
  );
}

/**
 * Whether a name could pass for a known company: for its name, its first word or its first two words, folded as
 * `spellingsIn` does. "Acme Jobs" may not pass for a part of Acme by itself.
 */
export async function hasNamesake(reader: Reader, name: string): Promise<boolean> {
  const [found] = await reader.query(
    `with folded as (select regexp_replace(lower(normalize(name, nfkd)), '[\\u0300-\\u036f]+', '', 'g') as name from company),
          plain as (select btrim(regexp_replace(name, '[^a-z0-9]+', ' ', 'g')) as name from folded),
          named as (select string_to_array(regexp_replace(name, $2, '', 'g'), ' ') as words from plain)
        select from named
        where words[1] = any ($1) or words[1] || words[2] = any ($1) or array_to_string(words, '') = any ($1) limit 1`,
    [spellingsIn(name), ` (${LEGAL_FORMS})\\M`],
    "a company of a like name",
  );
  return found !== undefined;
}
