// What other capabilities and the operator's command may call of jobs.
export { closeJobs, jobLoading } from "./close-jobs.ts";
export { arrivalsFinder, type FindArrivals } from "./find-arrivals.ts";
export type { JobRecord } from "./job-record.ts";
export { filledJobs } from "./posting/posted-jobs.ts";
export type { JobQuestions } from "./posting/questions.ts";
export { readJobsToMatch, readJobToApply, readNewestToMatch } from "./read-jobs.ts";
export { jobRounds } from "./rounds.ts";
export { saveJobs } from "./save-jobs.ts";
export { moderation } from "./screening/moderation.ts";
export type { PageNews, SearchEngine, Told } from "./search-engines/tell-search-engines.ts";
