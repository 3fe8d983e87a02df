// An application's status, in a word.
import type { ApplicationStatus } from "../../../../contract/applications/rules.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { IconName } from "../../../ui/icon.tsx";
import { STATUS_WORDS } from "../status-words.ts";

type Look = { tone: "plain" | "brand" | "accent" | "good"; icon?: IconName };

/** A rejection is plain, not red: the reader knows already. */
const LOOKS: Record<ApplicationStatus, Look> = {
  APPLIED: { tone: "brand" },
  SHORTLISTED: { tone: "brand", icon: "star" },
  INTERVIEW: { tone: "accent", icon: "chat" },
  OFFERED: { tone: "good", icon: "mail" },
  HIRED: { tone: "good", icon: "check" },
  REJECTED: { tone: "plain" },
  WITHDRAWN: { tone: "plain" },
};

export const StatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge {...LOOKS[status]}>{STATUS_WORDS[status]}</Badge>
);
