// Determines the outcome of asking for a referral now, for both the request and its preview.
import { FREE_CREDITS } from "../../../contract/ledger/rules.ts";
import { saysTooLittle } from "../../../contract/matching/match-score.ts";
import { ACTIVE_REQUESTS, REFERRAL_SCORE, type RequestOutcome } from "../../../contract/referrals/rules.ts";
import type { AlignmentFeedback, ReferralMatch } from "../../../contract/referrals/wire.ts";
import { type Applicant, readApplicant } from "../../candidates/index.ts";
import type { Deps } from "../../deps.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import type { Caller } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { isOwnCompany } from "../own-company.ts";
import { type Asked, type AskedJob, readAskedJob } from "./read-asked-job.ts";
import { feedbackOf, isUsable, matchOf, outcomeOf } from "./rules.ts";

export type Weighed = {
  type: RequestOutcome;
  job: AskedJob;
  applicant: Applicant;
  balance: number;
  /** The candidate's active request for this job. */
  activeId: string | null;
  /** Null without a parsed CV, or if the job names no skill. */
  match: ReferralMatch | null;
  /** Set for a score that is too low, even if another outcome applies. */
  feedback: AlignmentFeedback | null;
  now: Date;
};

/** Refuses as `askRefusals` of the contract says. Hold the account before. */
export async function weighRequest(
  tx: Writer,
  caller: Caller,
  asked: Asked,
  { clock }: Pick<Deps, "clock">,
): Promise<Weighed> {
  if (caller.userType !== "General_User")
    throw refuse(
      409,
      "NOT_A_CANDIDATE",
      "Only candidates ask for referrals. Please log in with a candidate's account.",
    );
  const { accountId } = caller;
  const job = await readAskedJob(tx, asked);
  if (await isOwnCompany(tx, accountId, job.company.id))
    throw refuse(
      409,
      "CONFLICT",
      `You work at ${job.company.name}: a referral there has to come from somebody else.`,
      "companyId",
    );
  const applicant = await readApplicant(tx, accountId);
  const now = clock();
  const standing = await readStanding(tx, { accountId, companyId: job.company.id, jobKey: job.jobKey, now });
  const match = applicant.match.hasCv && !saysTooLittle(job) ? matchOf(applicant.match, job) : null;
  const type = outcomeOf({
    ...standing,
    resumePercent: applicant.resumePercent,
    hasActive: standing.activeId !== null,
    isUsable: isUsable(job, job.description),
    score: match?.matchingScore ?? -1,
  });
  const isTooLow = match !== null && match.matchingScore < REFERRAL_SCORE;
  const feedback = isTooLow ? feedbackOf(applicant.match, job, match) : null;
  return { type, job, applicant, balance: standing.balance, activeId: standing.activeId, match, feedback, now };
}

type Standing = { hasCv: boolean; balance: number; activeId: string | null; recent: number };

/**
 * The balance is the ledger's. A person without a ledger account counts as having the free credits, which the first
 * request grants.
 */
async function readStanding(
  reader: Reader,
  { accountId, companyId, jobKey, now }: { accountId: string; companyId: string; jobKey: string; now: Date },
): Promise<Standing> {
  const [standing] = await reader.query<Standing>(
    {
      name: "standing before a referral request",
      text: `select exists (select from cv_version where account_id = $1 and deleted_at is null) as "hasCv",
          coalesce((select balance::int from ledger_account where owner_id = $1 and kind = 'CREDITS'), ${FREE_CREDITS}) as balance,
          (select id from referral_request where candidate_id = $1 and company_id = $2 and job_key = $3
             and status = any ($4)) as "activeId",
          (select count(*)::int from referral_request where candidate_id = $1
             and created_at > $5::timestamptz - interval '24 hours') as recent`,
    },
    [accountId, companyId, jobKey, ACTIVE_REQUESTS, now],
  );
  if (!standing) throw new Error("A standing is always there.");
  return standing;
}
