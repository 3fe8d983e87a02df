// What the sections of a profile share: the profile, saving, drafts, and the field to open.

import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import { ask } from "../../../../session/ask.ts";
import { profileKey } from "../../../../session/candidate-keys.ts";
import { type Changes, withChanges } from "./merge-profile.ts";
import { loadProfile, refreshWhatFollows } from "./profile-queries.ts";
import { type SaveOutcome, type Saving, sendChanges } from "./send-changes.ts";
import { type DraftStore, useDraftStore } from "./use-draft-store.ts";

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

type ProfileSaving = {
  /** The profile including changes still being saved. */
  profile: CandidateProfile;
  /** Shows the changes at once; the outcome says whether they were saved. Never rejects. */
  save: (saving: Saving) => Promise<SaveOutcome>;
};

/** `confirmed` is the profile in the server's last answer. */
function useProfileSaving(email: string, confirmed: CandidateProfile): ProfileSaving {
  const queries = useQueryClient();
  const [onTheWay, setOnTheWay] = useState<readonly Changes[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef(confirmed);
  newest.current = confirmed;

  const save = useCallback(
    (saving: Saving): Promise<SaveOutcome> => {
      const { changes } = saving;
      setOnTheWay((before) => [...before, changes]);
      const take = (profile: CandidateProfile) => {
        newest.current = profile;
        queries.setQueryData(profileKey, profile);
        return profile;
      };
      const run = async () => {
        const outcome = await sendChanges(saving, {
          known: () => newest.current,
          send: async (body) => take(await ask("updateProfile", { params: { email }, body })),
          load: async () => take(await loadProfile(email)),
        });
        setOnTheWay((before) => before.filter((one) => one !== changes));
        if (outcome.kind === "saved") void refreshWhatFollows(queries);
        return outcome;
      };
      const saved = last.current.then(run);
      last.current = saved;
      return saved;
    },
    [email, queries],
  );

  const profile = useMemo(() => onTheWay.reduce(withChanges, confirmed), [confirmed, onTheWay]);
  return { profile, save };
}
