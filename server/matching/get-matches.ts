// Scores the jobs of a page for the caller.
import type { getMatches as endpoint, MatchDetails } from "../../contract/matching/wire.ts";
import { readMatchProfile } from "../candidates/index.ts";
import type { Deps } from "../deps.ts";
import { readJobsToMatch } from "../jobs/index.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { presentMatch } from "./present-match.ts";

/** In the order that was asked for, each job once; those that are unknown or not listed are left out. */
export async function getMatches(
  { body }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock }: Deps,
): Promise<{ data: MatchDetails[] }> {
  const ids = [...new Set(body.ids.map((id) => id.toLowerCase()))];
  const [profile, jobs] = await Promise.all([readMatchProfile(db, caller.accountId), readJobsToMatch(db.replica, ids)]);
  const byId = new Map(jobs.filter((job) => job.isListed).map((job) => [job.id, job]));
  const now = clock();
  return {
    data: ids.flatMap((id) => {
      const job = byId.get(id);
      return job ? [presentMatch({ userId: caller.subject, profile, job, now })] : [];
    }),
  };
}
