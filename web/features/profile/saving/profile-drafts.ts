// Unsaved text of sections, stored encrypted in this browser until saved, discarded or a day old.

export type SectionDraft = { form: unknown; base: unknown; at: number };
/** By section name; `subject` is the author's account. */
export type ProfileDrafts = { subject: string; sections: Record<string, SectionDraft> };

const DRAFT_HOURS = 24;

/** The fresh drafts in `stored` of this person. Accepts anything from storage. */
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
