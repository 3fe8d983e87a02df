// A company as it leaves: columns of the table to the contract's names.
import type { Company } from "../../contract/companies/wire.ts";
import { ANSWERS, type Answers } from "../../contract/jobs/filters.ts";

export const companyColumns = `c.id as "SK", c.name, c.logo, '/images/logos/' || c.logo as "logoUrl", c.linked_in as "linkedIn", c.website,
  c.career_page as "careerPage", c.industry, c.team_size as "teamSize", c.headquarters, c.about, c.founded_year as "foundedYear",
  c.open_jobs as "openJobs"`;

export type CompanyRow = Omit<Company, "answers">;

/** Ids of the companies where people who work there do this now: guidance and referrals know, which stand above companies. */
export type WhoAnswers = () => Promise<Readonly<Record<Answers, ReadonlySet<string>>>>;

/** Rows with what people there do here. */
export async function withAnswers<Row extends CompanyRow>(
  rows: readonly Row[],
  whoAnswers: WhoAnswers,
): Promise<(Row & Company)[]> {
  const companies = await whoAnswers();
  return rows.map((row) => ({ ...row, answers: ANSWERS.filter((kind) => companies[kind].has(row.SK)) }));
}
