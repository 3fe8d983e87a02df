// Reads the job of a referral request: one listed here, or one from its pasted description.
import type { MatchJob } from "../../../contract/matching/match-score.ts";
import { readJobToApply } from "../../jobs/index.ts";
import { canonicalUrl, experienceInText, readJobUrl } from "../../listings/index.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { notFound, refuse } from "../../platform/refusal.ts";
import { rankSkills, requirementsSection } from "../../taxonomy/skills/index.ts";
import { titleOf } from "./rules.ts";

/** The job's fields in the request body. */
export type Asked = {
  companyId: string;
  jobId?: string | undefined;
  jobUrl?: string | undefined;
  jobTitle?: string | undefined;
  jobDescription?: string | undefined;
};

export type AskedJob = MatchJob & {
  company: { id: string; name: string };
  /** Null for a pasted job. */
  jobId: string | null;
  /** Identifies the job: its id, or its normalised address. */
  jobKey: string;
  jobTitle: string;
  /** Only for a pasted job. */
  jobUrl: string | null;
  description: string | null;
};

/** 404 and 409 for jobs that cannot be asked for, 400 for invalid addresses. Locks a listed job against changes. */
export async function readAskedJob(tx: Writer, asked: Asked): Promise<AskedJob> {
  const company = await readCompany(tx, asked.companyId);
  return asked.jobId === undefined ? readPasted(company, asked) : readListed(tx, company, asked.jobId);
}

async function readCompany(reader: Reader, id: string): Promise<AskedJob["company"]> {
  const [company] = await reader.query<AskedJob["company"]>(
    "select id, name from company where id = $1",
    [id],
    "company to be referred to",
  );
  if (!company) throw notFound("There is no such company.", "companyId");
  return company;
}

async function readListed(tx: Writer, company: AskedJob["company"], jobId: string): Promise<AskedJob> {
  const job = await readJobToApply(tx, jobId);
  if (!job || job.isDraft || job.companyId !== company.id)
    throw notFound(`There is no such job at ${company.name}.`, "jobId");
  if (!job.isListed) throw refuse(409, "JOB_CLOSED", "This job is no longer open.", "jobId");
  const { coreSkills, softSkills, minYears, jobTitle } = job;
  return {
    company,
    coreSkills,
    softSkills,
    minYears,
    jobId,
    jobKey: `job:${jobId}`,
    jobTitle,
    jobUrl: null,
    description: null,
  };
}

/** Pure: parses the pasted text and fetches nothing. */
function readPasted(company: AskedJob["company"], { jobUrl, jobTitle = "", jobDescription = "" }: Asked): AskedJob {
  const url = readJobUrl(jobUrl);
  if (url === null)
    throw refuse(400, "INVALID_BODY", "Please paste the whole address of the job, beginning with https://.", "jobUrl");
  const title = titleOf({ jobTitle, description: jobDescription, companyName: company.name });
  const requirements = requirementsSection(jobDescription);
  const { coreSkills, softSkills } = rankSkills({ title, requirements, text: jobDescription });
  return {
    company,
    coreSkills,
    softSkills,
    minYears: experienceInText(title, jobDescription)?.min ?? 0,
    jobId: null,
    jobKey: `url:${canonicalUrl(url)}`,
    jobTitle: title,
    jobUrl: url,
    description: jobDescription,
  };
}
