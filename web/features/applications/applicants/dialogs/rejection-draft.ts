// The rejection mail: the default text, and the last typed one, retained for the next rejection and for a dialog closed by mistake.
import { t } from "#messages/applications.ts";
import type { REJECTION_DELAYS, RejectReason } from "../../../../../contract/applications/rules.ts";
import { fill } from "../../../../../messages/fill.ts";
import type { Rejection } from "../moves/make-mover.ts";

export type RejectionDraft = {
  /** "" to give none. */
  reason: RejectReason | "";
  /** What the applicant can learn from it, in the recruiter's words. */
  advice: string;
  isMailed: boolean;
  subject: string;
  text: string;
  delayHours: (typeof REJECTION_DELAYS)[number];
};

/** `{name}` is replaced by each applicant's name. */
export const firstDraft = (jobTitle: string, companyName: string): RejectionDraft => ({
  reason: "SKILLS",
  advice: "",
  isMailed: true,
  subject: fill(t.yourApplicationFor, { jobTitle }).slice(0, 150),
  // The applicant's name is filled in for each one, by the server.
  text: fill(companyName ? t.rejectionTextOfCompany : t.rejectionText, { jobTitle, companyName, name: "{name}" }),
  delayHours: 24,
});

/** The last typed draft, and the applicants whose dialog it was typed in. */
export type KeptDraft = { draft: RejectionDraft; ids: readonly string[] };

/** The kept draft for these applicants: the mail suits every applicant, advice only those it was typed for. */
export const draftFor = ({ draft, ids }: KeptDraft, wanted: readonly string[]): RejectionDraft =>
  ids.length === wanted.length && wanted.every((id) => ids.includes(id)) ? draft : { ...draft, advice: "" };

/** The text as one applicant reads it. */
export const readingOf = (text: string, name: string): string => text.replace(/\{name\}/gi, () => name);

/** Validation errors by field. */
export function problemsOf({ isMailed, subject, text }: RejectionDraft): Partial<Record<string, string>> {
  if (!isMailed) return {};
  return {
    ...(subject.trim() === "" && { subject: t.theMailNeedsASubject }),
    ...(text.trim() === "" && { text: t.theMailNeedsSomeWords }),
  };
}

export const rejectionOf = ({ reason, isMailed, subject, text, delayHours }: RejectionDraft): Rejection => ({
  ...(reason && { reason }),
  mail: isMailed ? { subject: subject.trim(), text: text.trim() } : null,
  delayHours,
});
