// A company as it leaves: columns of the table to the contract's names.
import type { Company } from "../../contract/companies.ts";

export const companyColumns = `c.id as "SK", c.name, c.logo, '/images/logos/' || c.logo as "logoUrl", c.linked_in as "linkedIn", c.website,
  c.career_page as "careerPage", c.industry, c.team_size as "teamSize", c.headquarters, c.about, c.founded_year as "foundedYear",
  c.open_jobs as "openJobs"`;

export type CompanyRow = Company;
