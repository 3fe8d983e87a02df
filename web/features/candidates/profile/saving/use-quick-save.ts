// A one-click change (remove, move, confirm): shown at once, reverted with an error on failure.
import { useRef, useState } from "react";
import { problemOf } from "../../../../session/form-problem.ts";
import { showToast } from "../../../../ui/toast.ts";
import { useProfile } from "./profile-context.tsx";
import type { Saving } from "./send-changes.ts";

export function useQuickSave() {
  const { save } = useProfile();
  const [isBusy, setBusy] = useState(false);
  const saving = useRef(save);
  saving.current = save;
  /** Never rejects; `onSaved` runs after the save. */
  const run = async (change: Saving, onSaved?: () => void): Promise<void> => {
    setBusy(true);
    const outcome = await saving.current(change);
    setBusy(false);
    if (outcome.kind === "saved") return onSaved?.();
    showToast("error", outcome.kind === "conflict" ? CHANGED : wordsFor(outcome.error));
  };
  return { run, isBusy };
}

const CHANGED = "This was changed somewhere else meanwhile. Please look at it again.";

function wordsFor(error: unknown): string {
  const { title } = problemOf(error, { isOnline: navigator.onLine, now: new Date() });
  return `${title} Nothing was changed.`;
}
