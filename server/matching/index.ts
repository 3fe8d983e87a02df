// What other capabilities may call of matching.
export { readBest } from "./for-you/list-for-you.ts";
export { tellWeeklyJobs, weeklyJobsKeeper } from "./for-you/tell-weekly.ts";
export { matchDayKeeper, noteMatchDay } from "./match-days.ts";
export { type KeptMatch, matchToKeep } from "./match-jobs.ts";
