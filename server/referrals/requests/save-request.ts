// Stores a new request with its first event.
import type { AlignmentFeedback, ReferralMatch } from "../../../contract/referrals/wire.ts";
import type { Applicant } from "../../candidates/index.ts";
import type { Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { AskedJob } from "./read-asked-job.ts";

export type NewRequest = {
  id: string;
  accountId: string;
  job: AskedJob;
  applicant: Applicant;
  match: ReferralMatch;
  feedback: AlignmentFeedback | null;
  note: string | null;
  /** NOT_ALIGNED is not sent, and so has no CV. */
  status: "OPEN" | "NOT_ALIGNED";
  expiresAt: Date;
  now: Date;
};

/** The stored match; the score is a column of its own. */
export type KeptMatch = Omit<ReferralMatch, "matchingScore"> & { feedback: AlignmentFeedback | null };

/** Throws if the candidate has an active request for the job: the caller must have checked under lock. */
export async function saveRequest(tx: Writer, request: NewRequest): Promise<void> {
  const { id, accountId, job, applicant, match, feedback, note, status, expiresAt, now } = request;
  const { matchingScore, ...rest } = match;
  const isSent = status === "OPEN";
  await tx.query(
    {
      name: "save a referral request",
      text: `with asked as (
          insert into referral_request (id, candidate_id, company_id, job_id, job_key, job_title, job_url, job_description, note,
            cv_id, score, match, profile, status, due_at, expires_at, created_at, updated_at)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $17) returning id)
        insert into referral_event (id, request_id, kind, by, actor_id, at) select $18, id, $14, $19, $20, $17 from asked`,
    },
    [
      id,
      accountId,
      job.company.id,
      job.jobId,
      job.jobKey,
      job.jobTitle,
      job.jobUrl,
      job.description,
      note,
      isSent ? applicant.cvId : null,
      matchingScore,
      JSON.stringify({ ...rest, feedback } satisfies KeptMatch),
      JSON.stringify(applicant.snapshot),
      status,
      isSent ? expiresAt : null,
      expiresAt,
      now,
      newId(now),
      isSent ? "CANDIDATE" : "SYSTEM",
      isSent ? accountId : null,
    ],
  );
}
