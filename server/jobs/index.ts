// What other capabilities and the operator's command may call of jobs.
export { closeJobs, expireJobs } from "./close-jobs.ts";
export type { JobRecord } from "./job-record.ts";
export { readJobsToMatch, readNewestToMatch } from "./jobs-to-match.ts";
export { recountOpenJobs, saveJobs, saveJobsUncounted } from "./save-jobs.ts";
