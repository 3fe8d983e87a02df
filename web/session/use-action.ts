// A person's action on the server: one at a time, under one key for every retry, with words on failure.
import { useRef, useState } from "react";
import { CallError } from "../../contract/call-error.ts";
import { showToast } from "../ui/toast.ts";
import { newCallKey } from "./call-key.ts";
import { type FormProblem, problemOf, type RefusalWords } from "./form-problem.ts";

export type Action = {
  isBusy: boolean;
  problem: FormProblem | null;
  /** Shows an error found before sending; null clears it. */
  tell: (problem: FormProblem | null) => void;
  /** Whether `work` succeeded; then shows `done` unless it is empty. Never rejects. */
  run: (work: () => Promise<unknown>, done?: string) => Promise<boolean>;
  /** The key for a call with this body: the same for an equal body until one has succeeded. */
  keyOf: (body: unknown) => string;
};

/** `words` are what refusals mean here. */
export function useAction(words?: RefusalWords): Action {
  const [problem, tell] = useState<FormProblem | null>(null);
  return { ...useRuns(tell, words), problem, tell };
}

type Runs = Pick<Action, "isBusy" | "run" | "keyOf">;

/** An action without a form: a toast says why it failed. `wordsFor` makes its text of the reason. */
export const useToastAction = (wordsFor = (reason: string) => reason): Runs =>
  useRuns((problem) => problem && showToast("error", wordsFor(problem.title)));

function useRuns(tell: (problem: FormProblem | null) => void, words?: RefusalWords): Runs {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const sent = useRef({ body: "", key: "" });
  const run = async (work: () => Promise<unknown>, done = ""): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    tell(null);
    try {
      await work();
      sent.current = { body: "", key: "" };
      if (done) showToast("success", done);
      return true;
    } catch (error) {
      tell(problemOf(error, { isOnline: navigator.onLine, now: new Date(), ...(words && { words }) }));
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  const keyOf = (body: unknown): string => {
    const text = JSON.stringify(body) ?? "";
    if (sent.current.key === "" || sent.current.body !== text) sent.current = { body: text, key: newCallKey() };
    return sent.current.key;
  };
  return { isBusy, run, keyOf };
}

export const isRefusedWith = (error: unknown, status: number): boolean =>
  error instanceof CallError && error.status === status;
