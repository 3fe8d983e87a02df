// Maps each reason why a person cannot apply to its refusal: status, code and words.
import { type Refusal, refuse } from "../platform/refusal.ts";
import type { ApplyRefusal } from "./rules.ts";

/** Clients take any 403 to mean "already applied", so no other refusal uses it. */
const REFUSALS: Record<ApplyRefusal, () => Refusal> = {
  NOT_A_CANDIDATE: () =>
    refuse(409, "NOT_A_CANDIDATE", "Only candidates apply for jobs. Please log in with a candidate's account."),
  NO_SUCH_JOB: () => refuse(404, "NOT_FOUND", "There is no such job."),
  ALREADY_APPLIED: () =>
    refuse(403, "ALREADY_APPLIED", "You have already applied for this job. Check your dashboard for reference."),
  JOB_CLOSED: () => refuse(409, "JOB_CLOSED", "This job is no longer open."),
  OTHER_KIND: () =>
    refuse(422, "INVALID_BODY", "This job takes applications in another way. Please reload the page.", "jobId"),
  PROFILE_INCOMPLETE: () =>
    refuse(409, "PROFILE_INCOMPLETE", "It looks like your profile is incomplete. Please update your resume."),
  SCORE_PENDING: () =>
    refuse(409, "SCORE_PENDING", "Matching scores are still being processed. Please try again in a few minutes."),
  LOW_SCORE: () =>
    refuse(409, "LOW_SCORE", "Your matching score is low. We recommend improving your profile before applying."),
};

/** The refusal to throw. */
export const refuseToApply = (why: ApplyRefusal): Refusal => REFUSALS[why]();
