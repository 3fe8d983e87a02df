// The fingerprint by which an import sees that a listing has changed.
import { hash } from "node:crypto";
import type { ExternalJob } from "./external-job.ts";

/**
 * sha256 over what a reader of the job would notice. Not over dates: sources stamp them anew without any change. The order
 * of locations does not count, nor does white space.
 */
export function contentHash(job: ExternalJob): string {
  const content = [
    job.jobTitle,
    job.companyName,
    job.department,
    [...job.location.fullLocation].sort(),
    job.typeofEmployment,
    job.workMode,
    job.pay && [job.pay.min, job.pay.max, job.pay.currency, job.pay.period],
    job.displaySalaryRange,
    job.experienceStated && [job.experienceRange.min, job.experienceRange.max],
    job.jobUrl,
    job.jobDescription.replace(/\s+/g, " "),
    job.coreSkills,
    job.softSkills,
    job.technicalSkills,
    job.badJob,
    job.expiresAt ?? null,
  ];
  return hash("sha256", JSON.stringify(content));
}
