// What admins corrected of a listing's reading: laid over whatever is saved, so that no import undoes it.
import type { JobReading } from "../../../contract/moderation/jobs-wire.ts";
import type { Writer } from "../../platform/db.ts";
import type { JobRecord } from "../job-record.ts";

type Correction = { jobId: string; fields: Partial<JobReading> };

/** The fields of a reading in a record. */
const readingOf = (job: JobRecord): JobReading => ({
  coreSkills: [...job.coreSkills],
  softSkills: [...job.softSkills],
  pay: job.pay && {
    min: Math.round(job.pay.min),
    max: Math.round(job.pay.max),
    currency: job.pay.currency,
    period: job.pay.period,
  },
  locations: [...job.locations],
  workMode: job.workMode,
  experience: job.experience,
});

/** The records with what was corrected; notes what their source said instead. Expects the jobs locked. */
export async function withCorrections(tx: Writer, jobs: readonly JobRecord[]): Promise<readonly JobRecord[]> {
  const found = await tx.query<Correction>(
    `select job_id as "jobId", fields from job_correction where job_id = any ($1::uuid[]) /* fields as typed: written by correctJob only */`,
    [jobs.map(({ id }) => id)],
  );
  if (found.length === 0) return jobs;
  const corrections = new Map(found.map((row) => [row.jobId, row.fields]));
  const read = jobs.flatMap((job) => {
    const fields = corrections.get(job.id);
    return fields ? [{ id: job.id, read: only(readingOf(job), Object.keys(fields) as (keyof JobReading)[]) }] : [];
  });
  await tx.query(
    "update job_correction c set read = given.read from jsonb_to_recordset($1::jsonb) given (id uuid, read jsonb) where c.job_id = given.id",
    [JSON.stringify(read)],
  );
  return jobs.map((job) => ({ ...job, ...corrections.get(job.id) }));
}

const only = (reading: JobReading, names: readonly (keyof JobReading)[]): Partial<JobReading> =>
  Object.fromEntries(names.map((name) => [name, reading[name]]));
