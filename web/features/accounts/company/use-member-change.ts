// A change to a company's people: one at a time in its row, told when it is done, with words when it is refused.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type FormProblem, problemOf } from "../../../session/form-problem.ts";
import { showToast } from "../../../ui/toast.ts";
import { refreshMembers } from "./members-key.ts";

export function useMemberChange() {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  /** Runs `change`, reads the list anew and says `done`. Never rejects. */
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
