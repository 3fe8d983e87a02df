// What the sections of a profile share: the profile, saving, drafts, and the field to open.
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import type { CandidateProfile } from "../../../../contract/candidates/wire.ts";
import { type DraftStore, useDraftStore } from "./use-draft-store.ts";
import type { ProfileSaving } from "./use-profile-saving.ts";
import { useProfileSaving } from "./use-profile-saving.ts";

/** A section, and a control in its form. `at` distinguishes repeated requests for the same place. */
export type Wanted = { section: string; control: string | null; at: number };

export type ProfileContext = ProfileSaving & {
  email: string;
  drafts: DraftStore;
  /** Sections with unsaved text. */
  dirty: ReadonlySet<string>;
  setDirty: (section: string, isDirty: boolean) => void;
  wanted: Wanted | null;
  /** Opens a section for editing, at one of its controls. */
  want: (section: string, control?: string) => void;
};

const Context = createContext<ProfileContext | null>(null);

type ProviderProps = { email: string; subject: string; confirmed: CandidateProfile; children: ReactNode };

export function ProfileProvider({ email, subject, confirmed, children }: ProviderProps) {
  const { profile, save } = useProfileSaving(email, confirmed);
  const drafts = useDraftStore(subject);
  const [dirty, setDirtySections] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const setDirty = useCallback((section: string, isDirty: boolean) => {
    setDirtySections((before) => {
      if (before.has(section) === isDirty) return before;
      const after = new Set(before);
      if (isDirty) after.add(section);
      else after.delete(section);
      return after;
    });
  }, []);
  const want = useCallback((section: string, control?: string) => {
    setWanted((before) => ({ section, control: control ?? null, at: (before?.at ?? 0) + 1 }));
  }, []);
  const value = useMemo(
    () => ({ email, profile, save, drafts, dirty, setDirty, wanted, want }),
    [email, profile, save, drafts, dirty, setDirty, wanted, want],
  );
  return <Context value={value}>{children}</Context>;
}

/** Use inside a ProfileProvider. */
export function useProfile(): ProfileContext {
  const context = useContext(Context);
  if (!context) throw new Error("There is no profile around this.");
  return context;
}
