// Turns errors of a redirect sign-in into words: the OAuth error sentences of the product's specification, and what each means.
import { CallError } from "../../../../contract/call-error.ts";
import type { RefusalCode } from "../../../../contract/endpoint.ts";
import { problemOf } from "../../../session/form-problem.ts";

export type RedirectProblem = {
  title: string;
  words: string;
  meaning: string | null;
  action: string;
};

const AGAIN = "Try again";

/** After a sign-out that did not reach the provider. */
export const SIGN_OUT_TROUBLE: RedirectProblem = {
  title: "You are logged out here",
  words: "An error occurred when attempting to log out from OAuth provider.",
  meaning: "You may still be logged in at the other page.",
  action: "Back to login",
};

const KNOWN: Partial<Record<RefusalCode, RedirectProblem>> = {
  OAUTH_CANCELLED: {
    title: "You are not logged in",
    words: "User cancelled OAuth flow.",
    meaning: "You turned back on the other page, so nothing was shared and nothing has changed here.",
    action: "Back to login",
  },
  OAUTH_NO_TOKEN: {
    title: "The login did not finish",
    words: "No access token returned from OAuth flow.",
    meaning: "The other page sent you back without what is needed to log you in.",
    action: AGAIN,
  },
  OAUTH_STATE: {
    title: "The login did not finish",
    words: "An error occurred while validating the state.",
    meaning:
      "This way back belongs to another attempt: an older tab, a page that was reloaded, or another browser. Starting again helps.",
    action: AGAIN,
  },
  OAUTH_FAILED: {
    title: "The login did not finish",
    words: "`signInWithRedirect` has been canceled.",
    meaning: "The other page could not complete the login.",
    action: AGAIN,
  },
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
      title: "This address has an account",
      words: refusal.errorMsg,
      meaning: "An address alone is no proof that both are yours, so we ask for the password once.",
      action: "Log in with your password",
    };
  const { title, text } = problemOf(error, facts);
  return { title: "The login did not finish", words: title, meaning: text ?? null, action: AGAIN };
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
  title: "Nothing to finish here",
  words: "`signInWithRedirect` has been canceled.",
  meaning: "This page only finishes a login that began somewhere else.",
  action: "Go to login",
};
