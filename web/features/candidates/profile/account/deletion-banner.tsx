// Shown above the profile while its account is due for deletion.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import { ask } from "../../../../session/ask.ts";
import { profileKey } from "../../../../session/candidate-keys.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { showToast } from "../../../../ui/toast.ts";
import { useProfile } from "../saving/profile-context.tsx";
import { dayOf } from "./grace.ts";

export function DeletionBanner() {
  const { profile, email } = useProfile();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  if (profile.deletionDueAt === null) return null;
  const keep = async () => {
    setBusy(true);
    try {
      await ask("keepAccount", { params: { email } });
      queries.setQueryData<CandidateProfile>(profileKey, (before) => before && { ...before, deletionDueAt: null });
      showToast("success", "Your account stays.");
    } catch (error) {
      showToast("error", reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert tone="bad" role="status" title={`Your account will be deleted on ${dayOf(profile.deletionDueAt)}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>Until then nothing is lost, and you can change your mind.</p>
        <Button busy={isBusy} busyLabel="One moment…" onClick={() => void keep()}>
          Keep my account
        </Button>
      </div>
    </Alert>
  );
}
