// Scores one job for the caller and tells why.
import type { getMatch as endpoint, MatchDetails } from "../../contract/matching/wire.ts";
import { readMatchProfile } from "../candidates/index.ts";
import type { Deps } from "../deps.ts";
import { readJobsToMatch } from "../jobs/index.ts";
import { readLatest } from "../platform/db.ts";
import { isUuid } from "../platform/ids.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { presentMatch } from "./present-match.ts";

/** 404 for an unknown id and for drafts, 410 for a job that is closed. A person without a CV gets -1 and code 250. */
export async function getMatch(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db, clock }: Deps,
): Promise<MatchDetails> {
  const job = isUuid(params.jobid)
    ? await readLatest(
        db,
        (reader) => readJobsToMatch(reader, [params.jobid]),
        ({ isListed }) => isListed,
      )
    : undefined;
  if (job === undefined || job.isDraft) throw refuse(404, "NOT_FOUND", "There is no such job.");
  if (!job.isListed) throw refuse(410, "JOB_CLOSED", "This job is no longer open.");
  const profile = await readMatchProfile(db, caller.accountId);
  return presentMatch({ userId: caller.subject, profile, job, now: clock() });
}
