// What the guard shows in place of a page: access denied, an unreadable token, or a waiting screen.

import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { t } from "#messages/shell.ts";
import type { UserType } from "../../../contract/identity/rules.ts";
import { CORPORATE_JOBS_PATH } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { homeOf } from "../../session/dashboard.ts";
import type { TokenTrouble } from "../../session/read-token.ts";
import { signOut } from "../../session/session-actions.ts";
import { useWays } from "../../session/use-ways.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { rich } from "../../ui/rich.tsx";

type ScreenProps = { title: string; text: ReactNode; eyebrow?: string; children: ReactNode };

function Screen({ title, text, eyebrow, children }: ScreenProps) {
  return (
    <div className="wrap py-16 md:py-24">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1 className="mt-2 text-4xl">{title}</h1>
      <div className="prose-width mt-4 text-lg text-ink-soft">{text}</div>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

/** Leads to the login for another account, and from there back here. */
function LoginButton({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  const goTo = loginPath("/auth/login", pathname + search);
  return (
    <Button size="lg" variant="secondary" onClick={() => void signOut({ goTo })}>
      {label}
    </Button>
  );
}

/** The login page `at`, with the return path `path` of this site. */
export const loginPath = (at: string, path: string) => `${at}?returnTo=${encodeURIComponent(path)}`;

/** For a kind of user who may not see the page; `userType` is theirs. */
export function AccessDeniedScreen({ userType }: { userType: UserType | null }) {
  const isOther = userType !== "Corporate" && userType !== "Admin";
  return (
    <Screen
      eyebrow={t.error403}
      title={t.accessDenied}
      text={isOther ? t.pleaseContactYourAdministrator : t.youDoNotHaveAccessToThis}
    >
      <ButtonLink to={userType === "Corporate" ? CORPORATE_JOBS_PATH : homeOf(userType)} size="lg">
        {t.goToHome}
      </ButtonLink>
      {userType === "Corporate" && (
        <ButtonLink to="/contact-us" size="lg" variant="secondary">
          {t.contactUs}
        </ButtonLink>
      )}
      {userType === "Admin" && <LoginButton label={t.loginAsAdmin} />}
      {isOther && <LoginButton label={t.login} />}
    </Screen>
  );
}

export function InvalidTokenScreen({ trouble }: { trouble: TokenTrouble }) {
  const { home } = useWays();
  return (
    <Screen title={t.invalidToken} text={fill(t.whatThisBrowserHoldsOfYour, { trouble })}>
      <LoginButton label={t.login} />
      <ButtonLink to={home} size="lg" variant="quiet">
        {t.goToHome}
      </ButtonLink>
    </Screen>
  );
}

export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  const { home } = useWays();
  return (
    <Screen title={t.theServerCannotBeReached} text={t.whetherYouMaySeeThisPageCould}>
      <Button size="lg" onClick={onRetry}>
        {t.tryAgain}
      </Button>
      <ButtonLink to={home} size="lg" variant="secondary">
        {t.goToHome}
      </ButtonLink>
    </Screen>
  );
}

/** Shown until the session is known; also all that the server renders of a page that needs a token. */
export function WaitingScreen() {
  return (
    <div className="wrap min-h-svh py-16 md:py-24">
      <h1 className="text-2xl">{t.oneMoment}</h1>
      <p className="mt-4 flex items-center gap-3 text-ink-soft" role="status" data-needs-script="">
        <span className="spinner" aria-hidden="true" />
        {t.yourSessionIsBeingChecked}
      </p>
      <noscript>
        <p className="prose-width mt-4 text-ink-soft">
          {rich(t.thisPageIsForPeopleWithAn, {
            link: (words) => (
              <Link to="/jobs" className="text-link">
                {words}
              </Link>
            ),
          })}
        </p>
      </noscript>
    </div>
  );
}
