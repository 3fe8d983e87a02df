// What other capabilities and the operator's command may call of jobs.
export { closeJobs } from "./close-jobs.ts";
export { arrivalsFinder, type FindArrivals } from "./find-arrivals.ts";
export { freezeJob } from "./freeze-job.ts";
export type { JobRecord } from "./job-record.ts";
export { readJobsToMatch, readNewestToMatch } from "./jobs-to-match.ts";
export { readJobToApply } from "./read-job-to-apply.ts";
export { jobRounds } from "./rounds.ts";
export { recountOpenJobs, saveJobs, saveJobsUncounted } from "./save-jobs.ts";
