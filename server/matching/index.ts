// What other capabilities may call of matching.
export { tellWeeklyJobs, weeklyJobsKeeper } from "./for-you/tell-weekly.ts";
export { type KeptMatch, matchToKeep } from "./match-jobs.ts";
