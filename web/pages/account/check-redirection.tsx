// The callback page of an issuer or social provider: finishes the sign-in, or explains why it failed and how to continue.

import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { t } from "#messages/identity.ts";
import { LANGUAGE } from "#messages/language.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { type AuthFact, AuthFrame, NoScriptNotice } from "../../features/identity/auth-frame.tsx";
import { nextStepPath } from "../../features/identity/factors/factor-paths.ts";
import {
  callbackOf,
  NOTHING_TO_FINISH,
  type RedirectProblem,
  redirectProblem,
  SIGN_OUT_TROUBLE,
} from "../../features/identity/sign-in/redirect-problem.ts";
import { pathAfterSignIn } from "../../features/identity/sign-in/return-path.ts";
import { ask } from "../../session/ask.ts";
import { chooseBySignIn } from "../../session/own-language.ts";
import { keepPendingApplyFor } from "../../session/pending-apply.ts";
import { signedIn } from "../../session/session-actions.ts";
import { useWays } from "../../session/use-ways.ts";
import { Alert } from "../../ui/alert.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { rich } from "../../ui/rich.tsx";
import { type Language, pathIn } from "../../ui/site-path.ts";
import { linkTo } from "../../ui/tags.tsx";

export const meta = fixedMeta({ title: t.loggingYouIn, description: t.thePageThatBringsYouBackTo });

const FACTS: readonly AuthFact[] = [{ icon: "shield", text: t.whatCameBackIsCheckedAgainstWhat }];

export default function CheckRedirection() {
  const [search] = useSearchParams();
  const outcome = useRedirectFinish(search);
  if (outcome.state === "refused")
    return (
      <AuthFrame title={outcome.trouble.title} facts={FACTS} needsScript={false}>
        <RedirectTrouble trouble={outcome.trouble} />
      </AuthFrame>
    );
  return (
    <AuthFrame title={t.loggingYouIn2} facts={FACTS} needsScript={false}>
      <NoScriptNotice />
      <p className="flex items-center gap-3 text-ink-soft" role="status" data-needs-script="">
        <span className="spinner" aria-hidden="true" />
        {t.oneMomentWhatYouBringAlongIs}
      </p>
    </AuthFrame>
  );
}

/** Why a sign-in elsewhere failed, with links to continue. */
function RedirectTrouble({ trouble }: { trouble: RedirectProblem }) {
  return (
    <>
      <Alert tone="bad" role="alert" title={trouble.words}>
        {trouble.meaning && <p className="mt-1">{trouble.meaning}</p>}
      </Alert>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/auth/login">{trouble.action}</ButtonLink>
        <ButtonLink to={useWays().home} variant="secondary">
          {t.goToHome}
        </ButtonLink>
      </div>
      <p className="text-sm text-ink-soft">{rich(t.itKeepsHappeningWriteToUsWith, { link: linkTo("/contact-us") })}</p>
    </>
  );
}

type RedirectOutcome = { state: "waiting" } | { state: "refused"; trouble: RedirectProblem };

/** Passes the provider's callback parameters to the server, once, and redirects. */
function useRedirectFinish(search: URLSearchParams): RedirectOutcome {
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
      .then(({ path, language }) => {
        // Providers know one address to come back to, the English one; the other language is another document.
        if (language === LANGUAGE) return navigate(path, { replace: true });
        window.location.replace(pathIn(language, path));
      })
      .catch((error: unknown) => {
        const facts = { isOnline: navigator.onLine, now: new Date() };
        setOutcome({ state: "refused", trouble: redirectProblem(error, facts) });
      });
  }, [search, navigate]);
  return outcome;
}

async function finish(callback: Record<string, string>): Promise<{ path: string; language: Language }> {
  const { returnTo, language, ...session } = await ask("finishRedirect", { body: callback });
  const next = nextStepPath(session, returnTo === "/" ? null : returnTo);
  chooseBySignIn();
  if (next !== null) return { path: next, language };
  await signedIn(session);
  const path = pathAfterSignIn(returnTo === "/" ? null : returnTo, session.userType);
  await keepPendingApplyFor(pathIn(language, path));
  return { path, language };
}
