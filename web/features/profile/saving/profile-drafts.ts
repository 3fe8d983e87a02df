// What was typed into a section and not saved yet: kept in this browser, encrypted, until it is saved, given up or a day old.

export type SectionDraft = { form: unknown; base: unknown; at: number };
/** By the section's name; `subject` is the account that typed it. */
export type ProfileDrafts = { subject: string; sections: Record<string, SectionDraft> };

const DRAFT_HOURS = 24;

/** The drafts in `stored` that are this person's and still fresh. Takes whatever storage gave. */
export function draftsIn(stored: unknown, subject: string, now: number): Record<string, SectionDraft> {
  const drafts = stored as Partial<ProfileDrafts> | null;
  if (typeof drafts !== "object" || drafts === null || drafts.subject !== subject) return {};
  const sections = Object.entries(drafts.sections ?? {});
  return Object.fromEntries(sections.filter(([, draft]) => isDraft(draft) && isFresh(draft.at, now)));
}

const isFresh = (at: number, now: number) => now - at < DRAFT_HOURS * 3_600_000 && at < now + 60_000;

function isDraft(stored: unknown): stored is SectionDraft {
  const draft = stored as Partial<SectionDraft> | null;
  return (
    typeof draft === "object" &&
    draft !== null &&
    typeof draft.at === "number" &&
    typeof draft.form === "object" &&
    draft.form !== null &&
    typeof draft.base === "object" &&
    draft.base !== null
  );
}
