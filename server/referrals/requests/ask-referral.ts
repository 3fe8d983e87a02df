// Asks for a referral with the current CV and score; holds a credit if the request is sent.
import { FREE_CREDITS } from "../../../contract/ledger/rules.ts";
import { saysTooLittle } from "../../../contract/matching/match-score.ts";
import { ACTIVE_REQUESTS, REFERRAL_SCORE, type RequestOutcome } from "../../../contract/referrals/rules.ts";
import type { AlignmentFeedback, AskedReferral, ReferralMatch } from "../../../contract/referrals/wire.ts";
import * as calls from "../../../contract/referrals/wire.ts";
import { type Applicant, readApplicant } from "../../candidates/index.ts";
import type { Deps, Operation } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import { holdCredit } from "../../ledger/index.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import { newId } from "../../platform/ids.ts";
import type { Caller } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { conflict, refuse } from "../../platform/refusal.ts";
import { isOwnCompany } from "../referees/read-referee.ts";
import { type Asked, type AskedJob, readAskedJob } from "./read-asked-job.ts";
import { endsOf, feedbackOf, isUsable, matchOf, outcomeOf } from "./rules.ts";
import { saveRequest } from "./store.ts";

type Weighed = {
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
async function weighRequest(tx: Writer, caller: Caller, asked: Asked, { clock }: Deps): Promise<Weighed> {
  if (caller.userType !== "General_User")
    throw refuse(
      409,
      "NOT_A_CANDIDATE",
      "Only candidates ask for referrals. Please log in with a candidate's account.",
    );
  const { accountId } = caller;
  const job = await readAskedJob(tx, asked);
  if (await isOwnCompany(tx, accountId, job.company.id))
    throw conflict(`You work at ${job.company.name}: a referral there has to come from a colleague.`, "companyId");
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
    `select exists (select from cv_version where account_id = $1 and deleted_at is null) as "hasCv",
       coalesce((select balance::int from ledger_account where owner_id = $1 and kind = 'CREDITS'), ${FREE_CREDITS}) as balance,
       (select id from referral_request where candidate_id = $1 and company_id = $2 and job_key = $3
          and status = any ($4)) as "activeId",
       (select count(*)::int from referral_request where candidate_id = $1
          and created_at > $5::timestamptz - interval '24 hours') as recent`,
    [accountId, companyId, jobKey, ACTIVE_REQUESTS, now],
    "standing before a referral request",
  );
  if (!standing) throw new Error("A standing is always there.");
  return standing;
}

/** Refuses as askReferral does. */
export const previewReferral: Operation<"previewReferral"> = async ({ body }, { caller }, deps) => {
  const { type, job, balance, activeId, match, feedback } = await deps.db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    return weighRequest(tx, caller, body, deps);
  });
  return {
    type,
    requestId: activeId,
    match,
    feedback,
    jobTitle: job.jobTitle,
    jobUrl: job.jobUrl,
    coreSkills: [...job.coreSkills],
    softSkills: [...job.softSkills],
    balance,
  };
};

/** Refuses and answers as contract/referrals/wire.ts says. Results of `outcomeOf` are answers, not refusals. */
export const askReferral: Operation<"askReferral"> = async (input, call, deps) => {
  const { caller } = call;
  return once(calls.askReferral, input, call, deps, async (tx) => {
    // Load and decide: serialise one person's requests, so that their credits and daily tries are counted correctly.
    await holdAccount(tx, caller.accountId);
    await takeTurn(tx, caller.accountId);
    const weighed = await weighRequest(tx, caller, input.body, deps);
    const { type, match, feedback, activeId } = weighed;

    // Save and announce
    const note = input.body.note || null;
    if (type === "RequestAccepted") return send(tx, caller, weighed, note, deps);
    if (type === "RequestRejected")
      return { type, match, feedback, requestId: await keepRejected(tx, caller, weighed, note) };
    return { type, match: null, feedback: null, requestId: type === "AlreadyRequested" ? activeId : null };
  });
};

const takeTurn = (tx: Writer, accountId: string) =>
  tx.query(
    "select pg_advisory_xact_lock(hashtextextended($1, 0))",
    [`referral requests of ${accountId}`],
    "turn of a referral request",
  );

/** The ledger may still refuse here: a person who had an account before gets no free credits again. */
async function send(
  tx: Writer,
  caller: Caller,
  weighed: Weighed,
  note: string | null,
  deps: Deps,
): Promise<AskedReferral> {
  const { accountId, email, name } = caller;
  const { job, match, now } = weighed;
  if (!match) throw new Error("A request is sent with its match.");
  const id = newId(now);
  const { expiresAt, heldUntil } = endsOf(now);
  const { company, jobTitle } = job;
  const memo = { company: company.name, job: jobTitle };
  const isHeld = await holdCredit(
    tx,
    { owner: { accountId, email }, subjectId: id, expiresAt: heldUntil, memo },
    { vault: deps.vault, now },
  );
  if (!isHeld) return { type: "zeroReferral", match: null, feedback: null, requestId: null };
  await saveRequest(tx, { ...weighed, match, id, accountId, note, status: "OPEN", expiresAt });
  const facts = { requestId: id, jobTitle, companyId: company.id, companyName: company.name };
  const candidate = { accountId, email, name };
  await deps.announce(tx, { kind: "referral.sent", ...facts, candidate, score: match.matchingScore });
  return { type: "RequestAccepted", requestId: id, match, feedback: null };
}

/** Stored for its feedback and to count the day's tries. */
async function keepRejected(tx: Writer, { accountId }: Caller, weighed: Weighed, note: string | null): Promise<string> {
  const { match, now } = weighed;
  if (!match) throw new Error("What is rejected was compared.");
  const id = newId(now);
  await saveRequest(tx, { ...weighed, match, id, accountId, note, status: "NOT_ALIGNED", expiresAt: now });
  return id;
}
