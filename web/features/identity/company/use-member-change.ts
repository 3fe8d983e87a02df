// Changes a company's members: one change at a time for each row, with a toast on success and words on refusal.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type FormProblem, problemOf } from "../../../session/form-problem.ts";
import { showToast } from "../../../ui/toast.ts";
import { refreshMembers } from "./members-key.ts";

export function useMemberChange() {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  /** Runs `change`, refetches the list and shows `done`. Never rejects. */
  const run = async (change: () => Promise<unknown>, done: string): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await change();
      showToast("success", done);
      await refreshMembers(queries);
    } catch (error) {
      setProblem(problemOf(error, { isOnline: navigator.onLine, now: new Date() }));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, run };
}
