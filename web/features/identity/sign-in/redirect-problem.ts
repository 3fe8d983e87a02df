// Turns errors of a redirect sign-in into words: the OAuth error sentences of the product's specification, and what each means.
import { t } from "#messages/identity.ts";
import { CallError } from "../../../../contract/call-error.ts";
import type { RefusalCode } from "../../../../contract/endpoint.ts";
import { problemOf } from "../../../session/form-problem.ts";

export type RedirectProblem = {
  title: string;
  words: string;
  meaning: string | null;
  action: string;
};

const UNFINISHED = { title: t.theLoginDidNotFinish, action: t.tryAgain };

/** After a sign-out that did not reach the provider. */
export const SIGN_OUT_TROUBLE: RedirectProblem = {
  title: t.youAreLoggedOutHere,
  words: t.anErrorOccurredWhenAttemptingTo,
  meaning: t.youMayStillBeLoggedInAt,
  action: t.backToLogin,
};

const KNOWN: Partial<Record<RefusalCode, RedirectProblem>> = {
  OAUTH_CANCELLED: {
    title: t.youAreNotLoggedIn,
    words: t.userCancelledOauthFlow,
    meaning: t.youTurnedBackOnTheOtherPage,
    action: t.backToLogin,
  },
  OAUTH_NO_TOKEN: { ...UNFINISHED, words: t.noAccessTokenReturnedFromOauth, meaning: t.theOtherPageSentYouBackWithout },
  OAUTH_STATE: { ...UNFINISHED, words: t.anErrorOccurredWhileValidating, meaning: t.thisWayBackBelongsToAnother },
  OAUTH_FAILED: { ...UNFINISHED, words: t.signinwithredirectHasBeen, meaning: t.theOtherPageCouldNotCompleteThe },
  OAUTH_SIGN_OUT: SIGN_OUT_TROUBLE,
};

/** Words for the callback's refusal: the server's sentence, with its meaning where known. */
export function redirectProblem(error: unknown, facts: { isOnline: boolean; now: Date }): RedirectProblem {
  const refusal = error instanceof CallError ? error.refusal : null;
  const known = refusal ? KNOWN[refusal.errorCode] : undefined;
  if (refusal && known)
    return refusal.errorMsg === known.words ? known : { ...known, words: refusal.errorMsg, meaning: null };
  if (refusal?.errorCode === "LINK_REQUIRED")
    return {
      title: t.thisAddressHasAnAccount,
      words: refusal.errorMsg,
      meaning: t.anAddressAloneIsNoProofThat,
      action: t.logInWithYourPassword,
    };
  const { title, text } = problemOf(error, facts);
  return { ...UNFINISHED, words: title, meaning: text ?? null };
}

/** The callback's parameters in an address's query; null when there is nothing to finish. */
export function callbackOf(search: URLSearchParams): Record<string, string> | null {
  const names = ["code", "state", "iss", "error", "error_description", "session_state"];
  const found = names.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return found.some(([name]) => name !== "iss" && name !== "session_state") ? Object.fromEntries(found) : null;
}

/** For a person who opened the page directly. */
export const NOTHING_TO_FINISH: RedirectProblem = {
  title: t.nothingToFinishHere,
  words: t.signinwithredirectHasBeen,
  meaning: t.thisPageOnlyFinishesALoginThat,
  action: t.goToLogin,
};
