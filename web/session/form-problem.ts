// Words for a form that could not be sent or was refused: beside a field where they belong to one, else above the button.

import type { z } from "zod";
import { DATES } from "#messages/language.ts";
import { t } from "#messages/shared.ts";
import { CallError } from "../../contract/call-error.ts";
import type { RefusalCode } from "../../contract/endpoint.ts";
import { fill } from "../../messages/fill.ts";
import { inOwnWords } from "./error-words.ts";

export type FormProblem = {
  title: string;
  text?: string;
  /** The field at fault, by its name in the form. */
  field?: string;
  /** The server's code; null when it did not answer. */
  code: RefusalCode | null;
};

const KEPT = t.whatYouTypedIsStillHere;

/** What a refusal means on a certain form. */
export type RefusalWords = Partial<Record<RefusalCode, { title?: string; text?: string; field?: string }>>;

/** Our words, where the screen knows better than the server what helps. */
const WORDS: RefusalWords = {
  NOT_AUTHORIZED: {
    title: t.thisEMailAddressAndPasswordDo,
    text: t.checkBothOrChooseANewPassword,
  },
  CODE_MISMATCH: { title: t.thisIsNotTheCodeFromThe, field: "code" },
  // Expired, or guessed too often: the server's sentence says which, and what to do.
  CODE_EXPIRED: { field: "code" },
  FORBIDDEN_ORIGIN: { title: t.thisPageWasChangedOnItsWay },
};

/** `isOnline` as the browser reports it; `now` turns a wait into a time of day; `words` are the form's own. */
export type ProblemFacts = { isOnline: boolean; now: Date; words?: RefusalWords };

export function problemOf(error: unknown, { isOnline, now, words }: ProblemFacts): FormProblem {
  if (!(error instanceof CallError) || error.status === 0) return unreachable(isOnline);
  const { status, refusal, retryAfter } = error;
  const code = refusal?.errorCode ?? null;
  if (status === 429 || status === 503) {
    const title = status === 429 ? t.tooManyTriesFromHere : t.theSiteIsVeryBusyJustNow;
    // Without a Retry-After, the server's sentence says when.
    if (retryAfter === null) return { title: refusal?.errorMsg ?? title, text: KEPT, code };
    return { title, text: `${whenAgain(retryAfter, now)} ${KEPT}`, code };
  }
  const known = code ? (words?.[code] ?? WORDS[code]) : undefined;
  // The standard words for a failed POST without a message of the server.
  const title = refusal?.errorMsg ?? t.somethingWentWrong;
  return { title, ...(refusal?.field && { field: refusal.field }), ...known, code };
}

function unreachable(isOnline: boolean): FormProblem {
  return isOnline
    ? { title: t.theSiteCannotBeReachedJustNow, text: fill(t.pleaseTryAgainInAMoment, { kept: KEPT }), code: null }
    : { title: t.youAreOffline, text: fill(t.pleaseTryAgainOnceYouAre, { kept: KEPT }), code: null };
}

/** The wait of `seconds` from `now`, in words. */
function whenAgain(seconds: number, now: Date): string {
  if (seconds <= 5) return t.pleaseTryAgainInAFewSeconds;
  if (seconds < 60) return fill(t.pleaseTryAgainInSeconds, { seconds: Math.ceil(seconds) });
  const minutes = Math.ceil(seconds / 60);
  const at = new Date(now.getTime() + minutes * 60_000);
  const time = at.toLocaleTimeString(DATES, { hour: "2-digit", minute: "2-digit" });
  return minutes === 1
    ? fill(t.pleaseTryAgainInAMinuteAfter, { time })
    : fill(t.pleaseTryAgainInMinutesAfter, { minutes, time });
}

export function errorsByField(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[String(issue.path[0] ?? "form")] ??= inOwnWords(issue.message);
  return errors;
}
