// What somebody writes when they ask for a referral, and the key it is sent under: kept in this browser, encrypted, until it is sent or a week old. Pure.
import { MIN_DESCRIPTION } from "../../../../contract/referral-words.ts";
import { TO_FILL_IN } from "./example-note.ts";

/** The job that is asked about: one of the company's listed ones, or any other by its address. */
export type ChosenJob = { kind: "listed"; id: string; title: string } | { kind: "other" };

export type AskDraft = {
  note: string;
  /** Of a job that is not listed here. */
  jobUrl: string;
  jobTitle: string;
  jobDescription: string;
  /** What was sent without an answer yet: sent again, it goes under the same key, so that it is asked once. */
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

/** Whether there is enough of a job to be compared with a CV. */
export const canPreview = (job: ChosenJob, draft: AskDraft): boolean =>
  job.kind === "listed" || (isWebAddress(draft.jobUrl) && draft.jobDescription.trim().length >= MIN_DESCRIPTION);

/** What stands in the way of sending, by its field; null when nothing does. */
export function flawOf(job: ChosenJob, draft: AskDraft): { field: "jobUrl" | "note"; title: string } | null {
  if (job.kind === "listed" || isWebAddress(draft.jobUrl))
    return draft.note.includes(TO_FILL_IN)
      ? { field: "note", title: "Please put your own words where the brackets are." }
      : null;
  const title = draft.jobUrl.trim()
    ? "This is no address of a page. It begins with https://"
    : "Please give the address of the job.";
  return { field: "jobUrl", title };
}

export function isWebAddress(text: string): boolean {
  const trimmed = text.trim();
  return URL.canParse(trimmed) && /^https?:\/\/[^/]+\.[^/]+/i.test(trimmed);
}

/** Nothing was written, and nothing is on its way. */
export const isEmpty = ({ note, jobUrl, jobTitle, jobDescription, sent }: AskDraft) =>
  `${note}${jobUrl}${jobTitle}${jobDescription}`.trim() === "" && sent === null;

/** `subject`: the account that typed it; null for a visitor, whose draft goes to whoever signs in. */
export type KeptDraft = { subject: string | null; draft: AskDraft; at: number };
/** By the company's id. */
export type KeptDrafts = Record<string, KeptDraft>;

const KEPT_DAYS = 7;
const MOST_COMPANIES = 20;

/** The fresh drafts in `stored`, whatever storage gave. */
export function draftsIn(stored: unknown, now: number): KeptDrafts {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored as KeptDrafts).filter(([, kept]) => isKept(kept) && now - kept.at < KEPT_DAYS * 86_400_000),
  );
}

/** What this person, or nobody, has written for a company. */
export function draftFor(drafts: KeptDrafts, companyId: string, subject: string | null): AskDraft {
  const kept = drafts[companyId];
  return kept && (kept.subject === null || kept.subject === subject) ? { ...EMPTY_DRAFT, ...kept.draft } : EMPTY_DRAFT;
}

/** The drafts with this one; an empty one is left out, and so are the oldest beyond twenty. */
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
