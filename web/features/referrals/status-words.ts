// What candidates read for the states of their requests, and for the reasons given in them.
import type { DeclineReason, DisputeReason, RequestStatus } from "../../../contract/referrals/rules.ts";

export const STATUS_WORDS: Readonly<Record<RequestStatus, string>> = {
  NOT_ALIGNED: "Not aligned",
  OPEN: "Waiting",
  CLAIMED: "Being looked at",
  ACCEPTED: "Taken on",
  REFERRED: "Referred",
  DISPUTED: "Disputed",
  CONFIRMED: "Confirmed",
  DECLINED: "Declined",
  EXPIRED: "Nobody answered",
  WITHDRAWN: "Withdrawn",
  NOT_REFERRED: "Not referred",
};

export const DECLINE_TEXTS: Readonly<Record<DeclineReason, string>> = {
  SKILLS_MISSING: "Skills are missing",
  EXPERIENCE: "More experience is needed",
  CV_UNCLEAR: "The CV is unclear",
  ROLE_FILLED: "The role is filled",
  NO_HIRING: "Nobody is being hired",
  POLICY: "The company’s rules do not allow it",
  OTHER: "Another reason",
};

export const DISPUTE_TEXTS: Readonly<Record<DisputeReason, string>> = {
  NO_REFERENCE: "The company knows of no referral",
  WRONG_JOB: "It was for another job",
  ASKED_FOR_MONEY: "I was asked for money",
  OTHER: "Something else",
};
