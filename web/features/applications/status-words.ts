// What candidates read for the statuses of their applications.
import type { ApplicationStatus } from "../../../contract/applications/rules.ts";

export const STATUS_WORDS: Readonly<Record<ApplicationStatus, string>> = {
  APPLIED: "Applied",
  SHORTLISTED: "Shortlisted",
  INTERVIEW: "Interview",
  OFFERED: "Offer",
  HIRED: "Hired",
  REJECTED: "Not selected",
  WITHDRAWN: "Withdrawn",
};
