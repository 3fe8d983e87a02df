// The reasons for reporting a job, in words.
import type { ReportReason } from "../../../contract/moderation/rules.ts";

/** `label` names the reason everywhere; `text` explains it in the form. */
export const REPORT_TEXTS: Record<ReportReason, { label: string; text: string }> = {
  SCAM: { label: "It looks like a scam", text: "It wants passwords or papers that no employer needs." },
  ASKS_FOR_MONEY: { label: "It asks for money", text: "A fee, a deposit or paid training before any contract." },
  NOT_REAL: { label: "The job does not exist", text: "It is filled, or was never there." },
  DISCRIMINATION: { label: "It discriminates", text: "It turns people away for who they are." },
  WRONG_DETAILS: { label: "Details are wrong", text: "Pay, place, company or duties are not as it says." },
  OTHER: { label: "Something else", text: "Please say what, below." },
};
