// Words for a form that could not be sent or was refused: beside a field where they belong to one, else above the button.
import type { z } from "zod";
import { CallError } from "../../contract/call-error.ts";
import type { RefusalCode } from "../../contract/endpoint.ts";

export type FormProblem = {
  title: string;
  text?: string;
  /** The field at fault, by its name in the form. */
  field?: string;
  /** The server's code; null when it did not answer. */
  code: RefusalCode | null;
};

const KEPT = "What you typed is still here.";

/** What a refusal means on a certain form. */
export type RefusalWords = Partial<Record<RefusalCode, { title?: string; text?: string; field?: string }>>;

/** Our words, where the screen knows better than the server what helps. */
const WORDS: RefusalWords = {
  NOT_AUTHORIZED: {
    title: "This e-mail address and password do not match an account.",
    text: "Check both, or choose a new password. An account exists once its mailed code was entered.",
  },
  CODE_MISMATCH: { title: "This is not the code from the newest mail. Please check it.", field: "code" },
  // Expired, or guessed too often: the server's sentence says which, and what to do.
  CODE_EXPIRED: { field: "code" },
  FORBIDDEN_ORIGIN: { title: "This page was changed on its way to you. Please reload it and try again." },
};

/** `isOnline` as the browser reports it; `now` turns a wait into a time of day; `words` are the form's own. */
export type ProblemFacts = { isOnline: boolean; now: Date; words?: RefusalWords };

export function problemOf(error: unknown, { isOnline, now, words }: ProblemFacts): FormProblem {
  if (!(error instanceof CallError) || error.status === 0) return unreachable(isOnline);
  const { status, refusal, retryAfter } = error;
  const code = refusal?.errorCode ?? null;
  if (status === 429 || status === 503) {
    const title = status === 429 ? "Too many tries from here." : "The site is very busy just now.";
    // Without a Retry-After, the server's sentence says when.
    if (retryAfter === null) return { title: refusal?.errorMsg ?? title, text: KEPT, code };
    return { title, text: `${whenAgain(retryAfter, now)} ${KEPT}`, code };
  }
  const known = code ? (words?.[code] ?? WORDS[code]) : undefined;
  // The standard words for a failed POST without a message of the server.
  const title = refusal?.errorMsg ?? "Something went wrong";
  return { title, ...(refusal?.field && { field: refusal.field }), ...known, code };
}

function unreachable(isOnline: boolean): FormProblem {
  return isOnline
    ? { title: "The site cannot be reached just now.", text: `${KEPT} Please try again in a moment.`, code: null }
    : { title: "You are offline.", text: `${KEPT} Please try again once you are connected.`, code: null };
}

/** The wait of `seconds` from `now`, in words. */
function whenAgain(seconds: number, now: Date): string {
  if (seconds <= 5) return "Please try again in a few seconds.";
  if (seconds < 60) return `Please try again in ${Math.ceil(seconds)} seconds.`;
  const minutes = Math.ceil(seconds / 60);
  const at = new Date(now.getTime() + minutes * 60_000);
  const time = at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  return minutes === 1
    ? `Please try again in a minute, after ${time}.`
    : `Please try again in ${minutes} minutes, after ${time}.`;
}

export function errorsByField(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[String(issue.path[0] ?? "form")] ??= issue.message;
  return errors;
}
