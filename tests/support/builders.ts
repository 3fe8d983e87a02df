// Makes companies and jobs for tests, including their parents, so that a test states only the facts that matter.
import { type CompanyRecord, loadCompanies } from "../../server/companies/index.ts";
import { type JobRecord, saveJobs } from "../../server/jobs/index.ts";
import type { Database } from "../../server/platform/db.ts";
import { newId } from "../../server/platform/ids.ts";

let made = 0;

/** Stores a company and returns it; its name is unique by default. */
export async function aCompany(db: Database, facts: Partial<CompanyRecord> = {}): Promise<CompanyRecord> {
  made += 1;
  const company: CompanyRecord = {
    id: newId(),
    name: `Builder Works ${made}`,
    website: null,
    linkedIn: null,
    careerPage: null,
    industry: null,
    teamSize: null,
    headquarters: null,
    about: null,
    foundedYear: null,
    logoSvg: null,
    ...facts,
  };
  await db.transaction((tx) => loadCompanies(tx, [company]));
  return company;
}

/** Facts of a job. `createdAt` also determines its id; without a company one is made. */
export type JobFacts = Partial<JobRecord>;

/** Stores a published job and returns it. */
export async function aJob(db: Database, facts: JobFacts = {}): Promise<JobRecord> {
  const [job] = await someJobs(db, [facts]);
  return job!;
}

/** Stores several jobs at once; those without a company share a new one. */
export async function someJobs(db: Database, several: readonly JobFacts[]): Promise<JobRecord[]> {
  const needsCompany = several.some((facts) => facts.companyId === undefined);
  const companyId = needsCompany ? (await aCompany(db)).id : "";
  const jobs = several.map((facts) => jobOf({ companyId, ...facts }));
  await db.transaction((tx) => saveJobs(tx, jobs));
  return jobs;
}

/** A published job, not stored. */
export function jobOf(facts: JobFacts & { companyId: string }): JobRecord {
  made += 1;
  const createdAt = facts.createdAt ?? new Date();
  return {
    id: newId(createdAt),
    jobTitle: `Builder's job ${made}`,
    department: null,
    locations: [],
    typeofEmployment: null,
    workMode: null,
    pay: null,
    displaySalaryRange: true,
    experience: null,
    coreSkills: [],
    softSkills: [],
    technicalSkills: [],
    description: "<p>Written by a builder.</p>",
    status: "PUBLISHED",
    badJob: false,
    externalJobId: null,
    jobUrl: null,
    jobPostedDate: null,
    createdAt,
    updatedAt: createdAt,
    expiresAt: null,
    ...facts,
  };
}
