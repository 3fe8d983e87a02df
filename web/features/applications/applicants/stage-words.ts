// Words for recruiters: the application stages with their colours, and why an applicant was rejected or withdrew.

import type { StageCounts } from "../../../../contract/applications/applicants-wire.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  type CompanyStage,
  type RejectReason,
  type WithdrawReason,
} from "../../../../contract/applications/rules.ts";
import type { IconName } from "../../../ui/icon.tsx";

type StageWords = {
  label: string;
  /** Label of a button that moves an applicant there. */
  verb: string;
  tone: "plain" | "brand" | "accent" | "good" | "bad";
  icon?: IconName;
};

export const STAGE_WORDS: Record<ApplicationStatus, StageWords> = {
  APPLIED: { label: "Applied", verb: "Back to applied", tone: "plain" },
  SHORTLISTED: { label: "Shortlisted", verb: "Shortlist", tone: "brand", icon: "star" },
  INTERVIEW: { label: "Interview", verb: "Interview", tone: "brand", icon: "chat" },
  OFFERED: { label: "Offered", verb: "Offer", tone: "accent", icon: "mail" },
  HIRED: { label: "Hired", verb: "Hire", tone: "good", icon: "check" },
  REJECTED: { label: "Rejected", verb: "Reject", tone: "bad", icon: "close" },
  WITHDRAWN: { label: "Withdrawn", verb: "", tone: "plain" },
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
export const applicantCount = (count: number) =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? "applicant" : "applicants"}`;

export const REJECT_WORDS: Record<RejectReason, string> = {
  SKILLS: "Skills do not fit",
  EXPERIENCE: "Experience does not fit",
  LOCATION: "Place or way of working does not fit",
  PAY: "Pay does not fit",
  POSITION_FILLED: "Somebody else was chosen",
  OTHER: "Another reason",
};

const WITHDRAW_WORDS: Record<WithdrawReason, string> = {
  FOUND_ANOTHER: "They found another job",
  NOT_INTERESTED: "They are no longer interested",
  PAY: "Pay",
  LOCATION: "Place or way of working",
  TOO_SLOW: "It took too long",
  OTHER: "Another reason",
};

/** For a timeline event; the same codes mean different things to the two sides. */
export function reasonWords(reason: RejectReason | WithdrawReason, by: "CANDIDATE" | "COMPANY" | "SYSTEM"): string {
  const words: Partial<Record<string, string>> = by === "CANDIDATE" ? WITHDRAW_WORDS : REJECT_WORDS;
  return words[reason] ?? "Another reason";
}
