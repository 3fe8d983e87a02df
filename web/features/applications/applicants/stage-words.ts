// Words for recruiters: the application stages with their colours, and why an applicant was rejected or withdrew.

import { t } from "#messages/applications.ts";
import type { StageCounts } from "../../../../contract/applications/applicants-wire.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  type CompanyStage,
  type RejectReason,
  type WithdrawReason,
} from "../../../../contract/applications/rules.ts";
import { fill } from "../../../../messages/fill.ts";
import type { IconName } from "../../../ui/icon.tsx";

type StageWords = {
  label: string;
  /** Label of a button that moves an applicant there. */
  verb: string;
  tone: "plain" | "brand" | "accent" | "good" | "bad";
  icon?: IconName;
};

export const STAGE_WORDS: Record<ApplicationStatus, StageWords> = {
  APPLIED: { label: t.applied3, verb: t.backToApplied, tone: "plain" },
  SHORTLISTED: { label: t.shortlisted, verb: t.shortlist, tone: "brand", icon: "star" },
  INTERVIEW: { label: t.interview, verb: t.interview, tone: "brand", icon: "chat" },
  OFFERED: { label: t.offered, verb: t.offer, tone: "accent", icon: "mail" },
  HIRED: { label: t.hired, verb: t.hire, tone: "good", icon: "check" },
  REJECTED: { label: t.rejected, verb: t.reject3, tone: "bad", icon: "close" },
  WITHDRAWN: { label: t.withdrawn, verb: "", tone: "plain" },
};

/** The stages that number keys move to: 1 is the first. */
export const NUMBERED_STAGES = [
  "APPLIED",
  "SHORTLISTED",
  "INTERVIEW",
  "OFFERED",
  "HIRED",
] as const satisfies CompanyStage[];

export const labelOf = (status: ApplicationStatus) => STAGE_WORDS[status].label;

/** Stages with at least one applicant, in their order. */
export const filledStages = (counts: StageCounts): { status: ApplicationStatus; count: number }[] =>
  APPLICATION_STATUSES.map((status) => ({ status, count: counts[status] ?? 0 })).filter(({ count }) => count > 0);

/** "1 applicant", "2,400 applicants". */
export const applicantCount = (count: number) => fill(t.countedApplicants, { count });

export const REJECT_WORDS: Record<RejectReason, string> = {
  SKILLS: t.skillsDoNotFit,
  EXPERIENCE: t.experienceDoesNotFit,
  LOCATION: t.placeOrWayOfWorkingDoesNot,
  PAY: t.payDoesNotFit,
  POSITION_FILLED: t.someoneElseWasChosen,
  OTHER: t.anotherReason,
};

const WITHDRAW_WORDS: Record<WithdrawReason, string> = {
  FOUND_ANOTHER: t.theyFoundAnotherJob,
  NOT_INTERESTED: t.theyAreNoLongerInterested,
  PAY: t.pay,
  LOCATION: t.placeOrWayOfWorking,
  TOO_SLOW: t.itTookTooLong,
  OTHER: t.anotherReason,
};

/** For a timeline event; the same codes mean different things to the two sides. */
export function reasonWords(reason: RejectReason | WithdrawReason, by: "CANDIDATE" | "COMPANY" | "SYSTEM"): string {
  const words: Partial<Record<string, string>> = by === "CANDIDATE" ? WITHDRAW_WORDS : REJECT_WORDS;
  return words[reason] ?? t.anotherReason;
}
