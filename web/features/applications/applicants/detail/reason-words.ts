// Words for recruiters: why an applicant was rejected or withdrew.
import type { RejectReason, WithdrawReason } from "../../../../../contract/applications/rules.ts";

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
export const reasonWords = (reason: RejectReason | WithdrawReason, by: "CANDIDATE" | "COMPANY" | "SYSTEM"): string =>
  (by === "CANDIDATE" ? (WITHDRAW_WORDS as Record<string, string>) : (REJECT_WORDS as Record<string, string>))[
    reason
  ] ?? "Another reason";
