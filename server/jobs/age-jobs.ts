// What the clock does to jobs: those whose time is over expire, companies are told of those whose time is nearly over, the kept counts are folded, and jobs that earlier rules read are read again.
import type { Deps } from "../deps.ts";
import { expireJobs } from "./close-jobs.ts";
import { foldJobFacets } from "./counting/fold-job-facets.ts";
import { foldJobCounts } from "./fold-job-counts.ts";
import { warnOfExpiry } from "./posting/warn-of-expiry.ts";
import { readJobsAgain } from "./read-jobs-again.ts";

/** Safe to run on every replica, as often as one likes. */
export async function ageJobs({ db, clock, announce }: Pick<Deps, "db" | "clock" | "announce">): Promise<void> {
  await db.transaction((tx) => expireJobs(tx, clock()));
  await db.transaction((tx) => warnOfExpiry(tx, clock(), announce));
  await db.transaction(foldJobCounts);
  await db.transaction(foldJobFacets);
  await readJobsAgain({ db });
  await db.transaction(foldJobFacets);
}
