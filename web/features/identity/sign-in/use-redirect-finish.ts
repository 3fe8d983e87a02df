// Passes the provider's callback parameters to the server, once, and redirects.
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ask } from "../../../session/ask.ts";
import { keepPendingApplyFor } from "../../../session/pending-apply.ts";
import { signedIn } from "../../../session/session-actions.ts";
import {
  callbackOf,
  NOTHING_TO_FINISH,
  type RedirectProblem,
  redirectProblem,
  SIGN_OUT_TROUBLE,
} from "./redirect-problem.ts";
import { pathAfterSignIn } from "./return-path.ts";

export type RedirectOutcome = { state: "waiting" } | { state: "refused"; trouble: RedirectProblem };

export function useRedirectFinish(search: URLSearchParams): RedirectOutcome {
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  const [outcome, setOutcome] = useState<RedirectOutcome>({ state: "waiting" });

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (search.get("signOut") === "failed") return setOutcome({ state: "refused", trouble: SIGN_OUT_TROUBLE });
    const callback = callbackOf(search);
    if (callback === null) return setOutcome({ state: "refused", trouble: NOTHING_TO_FINISH });
    // Removes the code from the address and the history.
    window.history.replaceState(window.history.state, "", window.location.pathname);
    finish(callback)
      .then((path) => navigate(path, { replace: true }))
      .catch((error: unknown) => {
        const facts = { isOnline: navigator.onLine, now: new Date() };
        setOutcome({ state: "refused", trouble: redirectProblem(error, facts) });
      });
  }, [search, navigate]);
  return outcome;
}

/** Resolves to the path to go to. */
async function finish(callback: Record<string, string>): Promise<string> {
  const { returnTo, ...session } = await ask("finishRedirect", { body: callback });
  await signedIn(session);
  const path = pathAfterSignIn(returnTo === "/" ? null : returnTo, session.userType);
  await keepPendingApplyFor(path);
  return path;
}
