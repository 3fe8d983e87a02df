// Reads jobs again that were read by earlier rules (`READER_VERSION`): their search keys follow, and nothing that people see changes.
import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import { CALLED_CONTRACT, READER_VERSION } from "./job-features.ts";
import type { JobRecord, Pay } from "./job-record.ts";
import { saveJobsUncounted } from "./save-jobs.ts";

const AT_ONCE = 200;
/** Between sets, in ms: people's requests come first. */
const REST_MS = 20;
/** In ms; the next round goes on. */
const LONGEST_MS = 45_000;

/** Reads again until all jobs are of this version or the round's time is over; resolves to how many it read. Safe on every replica. */
export async function readJobsAgain({ db }: Pick<Deps, "db">): Promise<number> {
  const until = performance.now() + LONGEST_MS;
  let read = 0;
  for (let found = AT_ONCE; found === AT_ONCE && performance.now() < until; read += found) {
    found = await db.transaction(readSet);
    if (found === AT_ONCE) await pause(REST_MS);
  }
  return read;
}

type Row = Omit<JobRecord, "pay" | "experience"> & {
  pay: Pay | null;
  experience: { min: number; max: number } | null;
};

/** The rows stay locked until the set is written: a change made meanwhile waits, and is not lost. */
async function readSet(tx: Writer): Promise<number> {
  const rows = await tx.query<Row>(
    `select j.id, company_id as "companyId", job_title as "jobTitle", department, locations, employment_type as "typeofEmployment",
       case when rank_keys @> array['${CALLED_CONTRACT}'] then 'contract' end as "employmentTypeText", work_mode as "workMode", display_salary_range as "displaySalaryRange",
       case when pay_min is not null then json_build_object('min', pay_min, 'max', pay_max, 'currency', pay_currency, 'period', pay_period) end as pay,
       case when experience_min is not null then json_build_object('min', experience_min, 'max', experience_max) end as experience,
       core_skills as "coreSkills", soft_skills as "softSkills", technical_skills as "technicalSkills", d.description, status, bad_job as "badJob",
       external_job_id as "externalJobId", job_url as "jobUrl", job_posted_date as "jobPostedDate", created_at as "createdAt",
       updated_at as "updatedAt", expires_at as "expiresAt"
     from job j join job_detail d on d.id = j.id where reader_version < $1 order by reader_version limit $2
     for no key update of j skip locked`,
    [READER_VERSION, AT_ONCE],
  );
  if (rows.length > 0) await saveJobsUncounted(tx, rows);
  return rows.length;
}
