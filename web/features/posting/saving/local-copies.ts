// What the server does not have yet of the jobs that somebody writes: kept in this browser, encrypted, until it is saved or a week old.
import type { PostingForm } from "../form/posting-form.ts";
import type { DraftPlace } from "./draft-saver.ts";

/** A form that was typed, and what it was typed on top of. `at`: epoch ms. */
export type LocalCopy = { form: PostingForm; place: DraftPlace; at: number };
/** By `copyName`; `subject` is the account that typed it. */
export type LocalCopies = { subject: string; copies: Record<string, LocalCopy> };

const WEEK_MS = 7 * 86_400_000;
/** The newest are kept. */
const MOST_COPIES = 10;

/** A job's changes are one draft, whatever its id; a new job goes by its draft. */
export const copyName = ({ jobId, draftId }: Pick<DraftPlace, "jobId" | "draftId">): string => jobId ?? draftId;

/** The copies in `stored` that are this person's and still fresh. Takes whatever storage gave. */
export function copiesIn(stored: unknown, subject: string, now: number): Record<string, LocalCopy> {
  const kept = stored as Partial<LocalCopies> | null;
  if (typeof kept !== "object" || kept === null || kept.subject !== subject) return {};
  const copies = Object.entries(kept.copies ?? {});
  return Object.fromEntries(copies.filter(([, copy]) => isCopy(copy) && isFresh(copy.at, now)));
}

const isFresh = (at: number, now: number) => now - at < WEEK_MS && at < now + 60_000;

function isCopy(stored: unknown): stored is LocalCopy {
  const copy = stored as Partial<LocalCopy> | null;
  return (
    typeof copy === "object" &&
    copy !== null &&
    typeof copy.at === "number" &&
    typeof copy.place?.draftId === "string" &&
    typeof copy.form?.jobTitle === "string" &&
    typeof copy.form.description === "string" &&
    Array.isArray(copy.form.coreSkills)
  );
}

/** With one copy more, or without it. */
export function withCopy(
  copies: Readonly<Record<string, LocalCopy>>,
  name: string,
  copy: LocalCopy | null,
): Record<string, LocalCopy> {
  const { [name]: _before, ...others } = copies;
  if (copy === null) return others;
  const newest = Object.entries(others).sort(([, one], [, other]) => other.at - one.at);
  return { ...Object.fromEntries(newest.slice(0, MOST_COPIES - 1)), [name]: copy };
}
