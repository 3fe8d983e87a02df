// Saves one change after another, shows each at once and reverts it on failure.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import type { CandidateProfile } from "../../../../contract/candidates/wire.ts";
import { ask } from "../../../session/ask.ts";
import { profileKey } from "../../../session/candidate-keys.ts";
import { type Changes, withChanges } from "./merge-profile.ts";
import { loadProfile, refreshWhatFollows } from "./profile-queries.ts";
import { type SaveOutcome, type Saving, sendChanges } from "./send-changes.ts";

export type ProfileSaving = {
  /** The profile including changes still being saved. */
  profile: CandidateProfile;
  /** Shows the changes at once; the outcome says whether they were saved. Never rejects. */
  save: (saving: Saving) => Promise<SaveOutcome>;
};

/** `confirmed` is the profile in the server's last answer. */
export function useProfileSaving(email: string, confirmed: CandidateProfile): ProfileSaving {
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
