// The drafts of this page's profile: read once, written after a short pause, removed on sign-out.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { readHint, removeHint, writeHint } from "../../../../session/hints.ts";

const HINT = "ProfileDrafts";
const REST_MS = 250;

export type DraftStore = {
  /** Drafts from an earlier visit; null until read. */
  left: Readonly<Record<string, SectionDraft>> | null;
  keep: (section: string, form: unknown, base: unknown) => void;
  forget: (section: string) => void;
};

export function useDraftStore(subject: string): DraftStore {
  const [left, setLeft] = useState<DraftStore["left"]>(null);
  const drafts = useRef<Record<string, SectionDraft>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const sections = drafts.current;
    void (Object.keys(sections).length === 0 ? removeHint(HINT) : writeHint(HINT, { subject, sections }));
  }, [subject]);

  useEffect(() => {
    let isGone = false;
    void readHint(HINT)
      .catch(() => null)
      .then((stored) => {
        if (isGone) return;
        drafts.current = { ...draftsIn(stored, subject, Date.now()), ...drafts.current };
        setLeft(drafts.current);
      });
    // Writes at once when the page is hidden during the pause.
    const flush = () => timer.current !== undefined && write();
    document.addEventListener("visibilitychange", flush);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, [subject, write]);

  return useMemo(
    () => ({
      left,
      keep(section, form, base) {
        drafts.current = { ...drafts.current, [section]: { form, base, at: Date.now() } };
        clearTimeout(timer.current);
        timer.current = setTimeout(write, REST_MS);
      },
      forget(section) {
        if (!(section in drafts.current)) return;
        const { [section]: _gone, ...others } = drafts.current;
        drafts.current = others;
        write();
      },
    }),
    [left, write],
  );
}

export type SectionDraft = { form: unknown; base: unknown; at: number };
/** By section name; `subject` is the author's account. */
type ProfileDrafts = { subject: string; sections: Record<string, SectionDraft> };

const DRAFT_HOURS = 24;

/** The fresh drafts in `stored` of this person. Accepts anything from storage. */
export function draftsIn(stored: unknown, subject: string, now: number): Record<string, SectionDraft> {
  const drafts = stored as Partial<ProfileDrafts>;
  if (!isObject(stored) || drafts.subject !== subject) return {};
  const sections = Object.entries(drafts.sections ?? {});
  return Object.fromEntries(sections.filter(([, draft]) => isDraft(draft) && isFresh(draft.at, now)));
}

const isFresh = (at: number, now: number) => now - at < DRAFT_HOURS * 3_600_000 && at < now + 60_000;

function isDraft(stored: unknown): stored is SectionDraft {
  const draft = stored as Partial<SectionDraft>;
  return isObject(stored) && typeof draft.at === "number" && isObject(draft.form) && isObject(draft.base);
}

const isObject = (value: unknown) => typeof value === "object" && value !== null;
