// What candidates read for the statuses of their applications.
import { t } from "#messages/applications.ts";
import type { ApplicationStatus } from "../../../contract/applications/rules.ts";

export const STATUS_WORDS: Readonly<Record<ApplicationStatus, string>> = {
  APPLIED: t.applied3,
  SHORTLISTED: t.shortlisted,
  INTERVIEW: t.interview,
  OFFERED: t.offer,
  HIRED: t.hired,
  REJECTED: t.notSelected,
  WITHDRAWN: t.withdrawn,
};
