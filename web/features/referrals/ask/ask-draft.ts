// The draft of a referral request with the key it is sent under, stored encrypted in this browser until sent or a week old; and
// an example of its note. Pure.

import { t } from "#messages/referrals.ts";
import { MIN_DESCRIPTION } from "../../../../contract/referrals/rules.ts";
import { yearsText } from "../../../../messages/en/formats.ts";
import { fill } from "../../../../messages/fill.ts";
import { listAnd } from "../results/result-words.ts";

/** The job of the request: one of the company's listed jobs, or any other by its web address. */
export type ChosenJob = { kind: "listed"; id: string; title: string } | { kind: "other" };

export type AskDraft = {
  note: string;
  /** For a job that is not listed here. */
  jobUrl: string;
  jobTitle: string;
  jobDescription: string;
  /** The last body sent without an answer: an equal one is sent under the same key, so that it counts once. */
  sent: { text: string; key: string } | null;
};

export const EMPTY_DRAFT: AskDraft = { note: "", jobUrl: "", jobTitle: "", jobDescription: "", sent: null };

export type JobBody = {
  companyId: string;
  jobId?: string;
  jobUrl?: string;
  jobTitle?: string;
  jobDescription?: string;
};

/** The job as the calls name it. */
export function jobBody(companyId: string, job: ChosenJob, draft: AskDraft): JobBody {
  if (job.kind === "listed") return { companyId, jobId: job.id };
  const [jobUrl, jobTitle, jobDescription] = [draft.jobUrl, draft.jobTitle, draft.jobDescription].map((text) =>
    text.trim(),
  ) as [string, string, string];
  return { companyId, jobUrl, ...(jobTitle && { jobTitle }), ...(jobDescription && { jobDescription }) };
}

/** Whether enough of the job is known to compare it with a CV. */
export const canPreview = (job: ChosenJob, draft: AskDraft): boolean =>
  job.kind === "listed" || (isWebAddress(draft.jobUrl) && draft.jobDescription.trim().length >= MIN_DESCRIPTION);

/** The error that prevents sending, by its field; null when there is none. */
export function flawOf(job: ChosenJob, draft: AskDraft): { field: "jobUrl" | "note"; title: string } | null {
  if (job.kind === "listed" || isWebAddress(draft.jobUrl))
    return draft.note.includes(TO_FILL_IN) ? { field: "note", title: t.pleasePutYourOwnWordsWhereThe } : null;
  const title = draft.jobUrl.trim() ? t.thisIsNoAddressOfAPage : t.pleaseGiveTheAddressOfTheJob;
  return { field: "jobUrl", title };
}

function isWebAddress(text: string): boolean {
  const trimmed = text.trim();
  return URL.canParse(trimmed) && /^https?:\/\/[^/]+\.[^/]+/i.test(trimmed);
}

/** Nothing is written, and nothing is being sent. */
export const isEmpty = ({ note, jobUrl, jobTitle, jobDescription, sent }: AskDraft) =>
  `${note}${jobUrl}${jobTitle}${jobDescription}`.trim() === "" && sent === null;

/** `subject`: the author's account; null for a visitor, whose draft goes to the next account that signs in. */
export type KeptDraft = { subject: string | null; draft: AskDraft; at: number };
/** By the company's id. */
export type KeptDrafts = Record<string, KeptDraft>;

const KEPT_DAYS = 7;
const MOST_COMPANIES = 20;

/** The fresh drafts in `stored`. Accepts anything from storage. */
export function draftsIn(stored: unknown, now: number): KeptDrafts {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored as KeptDrafts).filter(([, kept]) => isKept(kept) && now - kept.at < KEPT_DAYS * 86_400_000),
  );
}

/** The draft for a company by this account, or by a visitor. */
export function draftFor(drafts: KeptDrafts, companyId: string, subject: string | null): AskDraft {
  const kept = drafts[companyId];
  return kept && (kept.subject === null || kept.subject === subject) ? { ...EMPTY_DRAFT, ...kept.draft } : EMPTY_DRAFT;
}

/** The drafts with this one; without it if empty, and without the oldest beyond twenty. */
export function withDraft(drafts: KeptDrafts, companyId: string, kept: KeptDraft): KeptDrafts {
  const { [companyId]: _before, ...others } = drafts;
  if (isEmpty(kept.draft)) return others;
  const newest = Object.entries(others).sort(([, one], [, other]) => other.at - one.at);
  return Object.fromEntries([[companyId, kept], ...newest.slice(0, MOST_COMPANIES - 1)]);
}

function isKept(kept: Partial<KeptDraft> | null): kept is KeptDraft {
  const draft = kept?.draft;
  return (
    typeof kept?.at === "number" &&
    typeof draft === "object" &&
    draft !== null &&
    [draft.note, draft.jobUrl, draft.jobTitle, draft.jobDescription].every((text) => typeof text === "string")
  );
}

type ExampleFacts = {
  companyName: string;
  /** "" while no job is chosen. */
  jobTitle: string;
  /** Null for visitors and until known. */
  match: { matched: { coreSkills: readonly string[] }; YOE: number | null } | null;
};

/** Placeholder for what only the author knows. */
export const TO_FILL_IN = t.aThingYouBuilt;

/** An example note from the job and the author's matching skills: three sentences, with a placeholder in brackets. */
export function exampleNote({ companyName, jobTitle, match }: ExampleFacts): string {
  const skills = match?.matched.coreSkills.slice(0, 3) ?? [];
  const years = match?.YOE
    ? match.YOE === 1
      ? t.oneYearOfWork
      : fill(t.yearsOfWork, { years: yearsText(match.YOE) })
    : t.myWork;
  const job = jobTitle === "" ? t.aRoleOnYourTeam : fill(t.theRole, { jobTitle });
  const known = skills.length > 0 ? fill(t.mostOfItWith, { skills: listAnd(skills) }) : "";
  return [
    fill(t.helloIWouldLikeToBeConsidered, { job, companyName }),
    fill(t.inIAmProudestOf, { years, known, toFillIn: TO_FILL_IN }),
    t.ifMyRSumFitsIWould,
  ].join(" ");
}
