// Changes an application: one change at a time, a toast on success, words on failure.
import { useState } from "react";
import { CallError } from "../../../../contract/call-error.ts";
import { type FormProblem, problemOf } from "../../../session/form-problem.ts";
import { showToast } from "../../../ui/toast.ts";

export function useChange() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  return {
    isBusy,
    problem,
    forget: () => setProblem(null),
    /** Whether `change` succeeded; then shows `done`. Never rejects. */
    async run(change: () => Promise<unknown>, done: string): Promise<boolean> {
      setBusy(true);
      setProblem(null);
      try {
        await change();
        showToast("success", done);
        return true;
      } catch (error) {
        setProblem(problemOf(error, { isOnline: navigator.onLine, now: new Date() }));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

/** Whether a call was refused with this status; a retry may be refused because the first try succeeded. */
export const isRefusal = (error: unknown, status: number): boolean =>
  error instanceof CallError && error.status === status;
