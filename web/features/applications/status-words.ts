// What candidates read for the statuses of their applications, and the badges of these.
import { t } from "#messages/applications.ts";
import type { ApplicationStatus } from "../../../contract/applications/rules.ts";
import type { BadgeLook } from "../../ui/badge.tsx";

export const STATUS_WORDS: Readonly<Record<ApplicationStatus, string>> = {
  APPLIED: t.applied3,
  SHORTLISTED: t.shortlisted,
  INTERVIEW: t.interview,
  OFFERED: t.offer,
  HIRED: t.hired,
  REJECTED: t.notSelected,
  WITHDRAWN: t.withdrawn,
};

/** A rejection is plain, not red: the reader knows already. */
export const STATUS_LOOKS: Readonly<Record<ApplicationStatus, BadgeLook>> = {
  APPLIED: { tone: "brand" },
  SHORTLISTED: { tone: "brand", icon: "star" },
  INTERVIEW: { tone: "accent", icon: "chat" },
  OFFERED: { tone: "good", icon: "mail" },
  HIRED: { tone: "good", icon: "check" },
  REJECTED: { tone: "plain" },
  WITHDRAWN: { tone: "plain" },
};
