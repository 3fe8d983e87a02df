// What candidates read for the states of their requests, the badges of these, and the reasons given in them.
import { t } from "#messages/referrals.ts";
import type { DeclineReason, DisputeReason, RequestStatus } from "../../../contract/referrals/rules.ts";
import type { BadgeLook } from "../../ui/badge.tsx";

export const STATUS_WORDS: Readonly<Record<RequestStatus, string>> = {
  NOT_ALIGNED: t.notAligned,
  OPEN: t.waiting,
  CLAIMED: t.beingLookedAt,
  ACCEPTED: t.takenOn,
  REFERRED: t.referred,
  DISPUTED: t.disputed,
  CONFIRMED: t.confirmed,
  DECLINED: t.declined,
  EXPIRED: t.noAnswer,
  WITHDRAWN: t.withdrawn,
  NOT_REFERRED: t.notReferred,
};

/** An end without a referral is plain, not red: the reader knows already. */
export const STATUS_LOOKS: Readonly<Record<RequestStatus, BadgeLook>> = {
  NOT_ALIGNED: { tone: "plain" },
  OPEN: { tone: "brand", icon: "clock" },
  CLAIMED: { tone: "brand", icon: "eye" },
  ACCEPTED: { tone: "brand", icon: "handshake" },
  REFERRED: { tone: "accent", icon: "star" },
  DISPUTED: { tone: "accent", icon: "flag" },
  CONFIRMED: { tone: "good", icon: "check" },
  DECLINED: { tone: "plain" },
  EXPIRED: { tone: "plain" },
  WITHDRAWN: { tone: "plain" },
  NOT_REFERRED: { tone: "plain" },
};

export const DECLINE_TEXTS: Readonly<Record<DeclineReason, string>> = {
  SKILLS_MISSING: t.skillsAreMissing,
  EXPERIENCE: t.moreExperienceIsNeeded,
  CV_UNCLEAR: t.theCvIsUnclear,
  ROLE_FILLED: t.theRoleIsFilled,
  NO_HIRING: t.noHiringNow,
  POLICY: t.theCompanysRulesDoNotAllowIt,
  OTHER: t.anotherReason,
};

export const DISPUTE_TEXTS: Readonly<Record<DisputeReason, string>> = {
  NO_REFERENCE: t.theCompanyKnowsOfNoReferral,
  WRONG_JOB: t.itWasForAnotherJob,
  ASKED_FOR_MONEY: t.iWasAskedForMoney,
  OTHER: t.somethingElse2,
};
