// What the sections of a profile share: its queries, saving, drafts, and the field to open.

import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { t } from "#messages/candidates.ts";
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { basicDetailsKey, cvsKey, percentageKey, profileKey } from "../../../../session/candidate-keys.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { useSession } from "../../../../session/session-context.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { type SaveOutcome, type Saving, sendChanges, withChanges } from "./send-changes.ts";
import { type DraftStore, useDraftStore } from "./use-draft-store.ts";

/** A section, and a control in its form. `at` distinguishes repeated requests for the same place. */
type Wanted = { section: string; control: string | null; at: number };

type ProfileContext = ProfileSaving & {
  email: string;
  drafts: DraftStore;
  /** Sections with unsaved text. */
  dirty: ReadonlySet<string>;
  setDirty: (section: string, isDirty: boolean) => void;
  wanted: Wanted | null;
  /** Opens a section for editing, at one of its controls. */
  want: (section: string, control?: string | null) => void;
};

const Context = createContext<ProfileContext | null>(null);

type ProviderProps = { confirmed: CandidateProfile; children: ReactNode };

export function ProfileProvider({ confirmed, children }: ProviderProps) {
  const { tokenData } = useSession();
  const email = tokenData?.email ?? "";
  const { profile, save } = useProfileSaving(email, confirmed);
  const drafts = useDraftStore(tokenData?.claims.sub ?? email);
  const [dirty, setDirtySections] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const setDirty = useCallback((section: string, isDirty: boolean) => {
    setDirtySections((before) => {
      if (before.has(section) === isDirty) return before;
      return new Set(isDirty ? [...before, section] : [...before].filter((one) => one !== section));
    });
  }, []);
  const want = useCallback((section: string, control: string | null = null) => {
    setWanted((before) => ({ section, control, at: (before?.at ?? 0) + 1 }));
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

const SAVING_KEY = [...profileKey, "saving"] as const;

/** `confirmed` is the profile in the server's last answer. Changes are sent one after another. */
function useProfileSaving(email: string, confirmed: CandidateProfile): ProfileSaving {
  const queries = useQueryClient();
  const store = (profile: CandidateProfile) => queries.setQueryData<CandidateProfile>(profileKey, profile) ?? profile;
  const { mutateAsync: save } = useMutation({
    mutationKey: SAVING_KEY,
    scope: { id: "profile" },
    // Offline, the call fails at once instead of waiting for the network.
    networkMode: "always",
    mutationFn: (saving: Saving) =>
      sendChanges(saving, {
        known: () => queries.getQueryData<CandidateProfile>(profileKey) ?? confirmed,
        send: async (body) => store(await ask("updateProfile", { params: { email }, body })),
        load: async () => store(await loadProfile(email)),
      }),
    onSuccess: ({ kind }) => void (kind === "saved" && refreshWhatFollows(queries)),
  });
  const underWay = useMutationState({
    filters: { mutationKey: SAVING_KEY, status: "pending" },
    select: ({ state }) => (state.variables as Saving).changes,
  });
  const profile = useMemo(() => underWay.reduce(withChanges, confirmed), [confirmed, underWay]);
  return { profile, save };
}

const CHANGED = t.thisWasChangedSomewhereElse;

/** A one-click change (remove, move, confirm): shown at once, reverted with an error on failure. */
export function useQuickSave() {
  const { save } = useProfile();
  const [isBusy, setBusy] = useState(false);
  /** Never rejects; `onSaved` runs after the save. */
  const run = async (change: Saving, onSaved?: () => void): Promise<void> => {
    setBusy(true);
    const outcome = await save(change);
    setBusy(false);
    if (outcome.kind === "saved") return onSaved?.();
    showToast(
      "error",
      outcome.kind === "conflict" ? CHANGED : fill(t.nothingWasChanged, { error: reasonOf(outcome.error) }),
    );
  };
  return { run, isBusy };
}

const loadProfile = (email: string) => ask("getProfile", { params: { email } });

/** The profile of the signed-in person. */
export function useProfileQuery() {
  const email = useSession().tokenData?.email ?? "";
  return useQuery({ queryKey: profileKey, queryFn: () => loadProfile(email), enabled: email !== "" });
}

export const useCompletionQuery = (email: string) =>
  useQuery({
    queryKey: percentageKey,
    queryFn: () => ask("getProfilePercentage", { params: { email } }),
    enabled: email !== "",
  });

const READING_POLL_MS = 2_000;

/** The CVs, newest first; polled while one of them is being read. */
export const useCvsQuery = (email: string) =>
  useQuery({
    queryKey: cvsKey,
    queryFn: async () => (await ask("listCvs", { params: { email } })).data,
    enabled: email !== "",
    refetchInterval: ({ state }) =>
      state.data?.some(({ state: cv }) => cv === "QUEUED" || cv === "READING") ? READING_POLL_MS : false,
  });

const invalidate = (queries: QueryClient, keys: readonly (readonly string[])[]) =>
  Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));

/** Refetches what is derived from the profile: its completion and the basis of scores. */
export const refreshWhatFollows = (queries: QueryClient) =>
  invalidate(queries, [percentageKey, basicDetailsKey, ["match"]]);

/** For a changed CV: everything read from one may have changed. */
export const refreshAll = (queries: QueryClient) =>
  Promise.all([invalidate(queries, [profileKey, cvsKey]), refreshWhatFollows(queries)]);
