// Unsaved job forms, stored encrypted in this browser until saved or a week old.
import type { PostingForm } from "../form/posting-form.ts";
import type { DraftPlace } from "./draft-saver.ts";

/** A form, and the draft version on which it builds. `at`: epoch ms. */
export type LocalCopy = { form: PostingForm; place: DraftPlace; at: number };
/** By `copyName`; `subject` is the author's account. */
export type LocalCopies = { subject: string; copies: Record<string, LocalCopy> };

const WEEK_MS = 7 * 86_400_000;
/** Only the newest copies are retained. */
const MOST_COPIES = 10;

/** A job's changes share one copy, whatever the draft's id; a new job uses its draft's id. */
export const copyName = ({ jobId, draftId }: Pick<DraftPlace, "jobId" | "draftId">): string => jobId ?? draftId;

/** The fresh copies in `stored` of this person. Accepts anything from storage. */
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

/** Adds or replaces a copy, or removes it. */
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
