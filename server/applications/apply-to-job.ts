// Applies to a job that was posted here, with the CV in force and the score calculated now.

import type { ApplicationKind, ApplicationSource, ToldSource } from "../../contract/applications/rules.ts";
import * as calls from "../../contract/applications/wire.ts";
import { readAnswers } from "../../contract/jobs/question-rules.ts";
import type { GivenAnswer } from "../../contract/jobs/questions-wire.ts";
import type { RequestStatus } from "../../contract/referrals/rules.ts";
import { readApplicant } from "../candidates/index.ts";
import type { Operation } from "../deps.ts";
import { holdAccount, refuseOthers } from "../identity/index.ts";
import { type JobQuestions, readJobToApply } from "../jobs/index.ts";
import { matchToKeep } from "../matching/index.ts";
import type { Reader } from "../platform/db.ts";
import { isUuid } from "../platform/ids.ts";
import type { Input } from "../platform/mount.ts";
import { once } from "../platform/once.ts";
import { invalid, notFound, type Refusal, refuse } from "../platform/refusal.ts";
import { shareThatCounts } from "../sharing/index.ts";
import { readAnswerDays } from "./applicants/answer-times.ts";
import { type ApplyRefusal, isCandidate, whyNotApply } from "./rules.ts";
import { hasApplied, noApplication, readOneSent, readSent, saveApplication } from "./store.ts";

/** Clients take any 403 to mean "already applied", so no other refusal uses it. */
const REFUSALS: Record<ApplyRefusal, () => Refusal> = {
  NOT_A_CANDIDATE: () =>
    refuse(409, "NOT_A_CANDIDATE", "Only candidates apply for jobs. Please log in with a candidate's account."),
  NO_SUCH_JOB: () => notFound("There is no such job."),
  ALREADY_APPLIED: () =>
    refuse(403, "ALREADY_APPLIED", "You have already applied for this job. Check your dashboard for reference."),
  JOB_CLOSED: () => refuse(409, "JOB_CLOSED", "This job is no longer open."),
  OTHER_KIND: () => invalid("This job takes applications in another way. Please reload the page.", "jobId"),
  PROFILE_INCOMPLETE: () =>
    refuse(409, "PROFILE_INCOMPLETE", "It looks like your profile is incomplete. Please update your resume."),
  SCORE_PENDING: () =>
    refuse(409, "SCORE_PENDING", "Matching scores are still being processed. Please try again in a few minutes."),
  LOW_SCORE: () =>
    refuse(409, "LOW_SCORE", "Your matching score is low. We recommend improving your profile before applying."),
};

/** The refusal to throw. */
export const refuseToApply = (why: ApplyRefusal): Refusal => REFUSALS[why]();

/** A withdrawn application counts, because no one may apply to a job twice. */
export const checkApplication: Operation<"checkApplication", [ApplicationKind]> = async (
  { params },
  { caller: { accountId, email } },
  { db, clock },
  kind,
) => {
  refuseOthers(params.email, { email });
  if (!isUuid(params.jobid)) throw noApplication();
  const owner = { accountId, now: clock() };
  const rest = "and a.job_id = $3 and a.kind = $4";
  const [sent] = await readSent(db, owner, "sent application to a job", rest, [params.jobid, kind]);
  if (!sent) throw noApplication();
  return sent;
};

/** Refuses as contract/applications/wire.ts says, in the order of `whyNotApply`. */
export const applyToJob: Operation<"applyToJob"> = async (input, call, deps) => {
  const { accountId, email, name } = call.caller;
  const { jobId, jobPortal = null, referAndEarnId, acceptLowScore = false, note } = input.body;
  const undoSeconds = deps.applicationUndoSeconds;
  const { id } = await once(calls.applyToJob, input, call, deps, async (tx) => {
    // Load: the account, the job and the CV are locked until the transaction ends.
    await holdAccount(tx, accountId);
    const job = await readJobToApply(tx, jobId);
    const { cvId, resumePercent, match: profile, snapshot } = await readApplicant(tx, accountId);
    const kept = job && matchToKeep(profile, job);
    const now = deps.clock();

    // Decide
    const why = whyNotApply({
      isCandidate: isCandidate(call.caller),
      kind: "INTERNAL",
      job,
      hasApplied: await hasApplied(tx, jobId, accountId),
      resumePercent,
      score: kept?.score ?? -1,
      acceptsLowScore: acceptLowScore,
    });
    if (why || !job || !kept) throw refuseToApply(why ?? "NO_SUCH_JOB");

    const answers = answersTo(job.questions, input.body);

    // Save
    const shareId = await shareThatCounts(tx, { referAndEarnId, accountId, jobId }, deps);
    const source = shareId === null ? await sourceOf(tx, accountId, jobId, input.body.source ?? null) : "SHARED";
    const application = { kind: "INTERNAL", jobId, accountId, cvId, ...kept, profile: snapshot, shareId } as const;
    const sent = { ...application, jobPortal, jobUrl: null, source, note: note || null, answers, undoSeconds };
    const id = await saveApplication(tx, sent, now);
    if (id === null) throw refuseToApply("ALREADY_APPLIED");

    // Announce
    if (undoSeconds > 0) {
      await deps.announce(tx, { kind: "undo-time.ended", applicationId: id }, undoSeconds);
      return { id };
    }
    const { jobTitle, companyId, companyName } = job;
    const candidate = { accountId, email, name };
    const facts = { applicationId: id, jobId, jobTitle, companyId, companyName, candidate, shareId };
    const answerDays = (await readAnswerDays(tx, [companyId]))(companyId);
    await deps.announce(tx, { kind: "application.submitted", ...facts, score: kept.score, answerDays });
    return { id };
  });
  // Only the id is kept under the key: a repeated call answers with the application as it is now, 404 once it is undone.
  return readOneSent(deps.db, { accountId, now: deps.clock() }, id);
};

/** Requests that a referee accepted. */
const REFERRED = ["ACCEPTED", "REFERRED", "DISPUTED", "CONFIRMED"] satisfies RequestStatus[];

/** A referral says more of where they come from than the browser does. */
async function sourceOf(
  reader: Reader,
  accountId: string,
  jobId: string,
  told: ToldSource | null,
): Promise<ApplicationSource | null> {
  const referred = await reader.query(
    "select from referral_request where candidate_id = $1 and job_id = $2 and status = any ($3) limit 1",
    [accountId, jobId, REFERRED],
    "referral for a job",
  );
  return referred.length > 0 ? "REFERRAL" : told;
}

/** 409 unless the questions are those that the person saw; 400 names an answer that is missing or of another kind. */
function answersTo(
  { version, data }: JobQuestions,
  { questionsVersion, answers = [] }: Input<typeof calls.applyToJob>["body"],
): GivenAnswer[] {
  if (questionsVersion !== version && data.length + answers.length > 0)
    throw refuse(
      409,
      "QUESTIONS_CHANGED",
      data.length > 0
        ? "The company asks questions about this job. Please look at them and answer."
        : "The company has taken its questions back. Please look at your application once more.",
    );
  const read = readAnswers(data, answers);
  if ("flaw" in read) throw refuse(400, "INVALID_BODY", read.flaw.message, read.flaw.field);
  return read.given;
}
