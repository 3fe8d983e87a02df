// What the guard shows in place of a page: access denied, an unreadable token, or a waiting screen.
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { UserType } from "../../../contract/identity/rules.ts";
import { CORPORATE_JOBS_PATH } from "../../../contract/paths.ts";
import { homeOf } from "../../session/dashboard.ts";
import type { TokenTrouble } from "../../session/read-token.ts";
import { signOut } from "../../session/session-actions.ts";
import { useWays } from "../../session/use-ways.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";

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
      eyebrow="Error 403"
      title="Access Denied"
      text={isOther ? "Please contact your administrator" : "You do not have access to this page."}
    >
      <ButtonLink to={userType === "Corporate" ? CORPORATE_JOBS_PATH : homeOf(userType)} size="lg">
        Go to Home
      </ButtonLink>
      {userType === "Corporate" && (
        <ButtonLink to="/contact-us" size="lg" variant="secondary">
          Contact Us
        </ButtonLink>
      )}
      {userType === "Admin" && <LoginButton label="Login as Admin" />}
      {isOther && <LoginButton label="Login" />}
    </Screen>
  );
}

export function InvalidTokenScreen({ trouble }: { trouble: TokenTrouble }) {
  const { home } = useWays();
  return (
    <Screen
      title="Invalid token"
      text={`What this browser holds of your session cannot be read: ${trouble}. Log in again to go on.`}
    >
      <LoginButton label="Login" />
      <ButtonLink to={home} size="lg" variant="quiet">
        Go to Home
      </ButtonLink>
    </Screen>
  );
}

export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  const { home } = useWays();
  return (
    <Screen
      title="The server cannot be reached"
      text="Whether you may see this page could not be checked. Your session is as it was."
    >
      <Button size="lg" onClick={onRetry}>
        Try again
      </Button>
      <ButtonLink to={home} size="lg" variant="secondary">
        Go to Home
      </ButtonLink>
    </Screen>
  );
}

/** Shown until the session is known; also all that the server renders of a page that needs a token. */
export function WaitingScreen() {
  return (
    <div className="wrap min-h-svh py-16 md:py-24">
      <h1 className="text-2xl">One moment</h1>
      <p className="mt-4 flex items-center gap-3 text-ink-soft" role="status" data-needs-script="">
        <span className="spinner" aria-hidden="true" />
        Your session is being checked.
      </p>
      <noscript>
        <p className="prose-width mt-4 text-ink-soft">
          This page is for people with an account and needs script. Everything that needs no account works without it:{" "}
          <Link to="/jobs" className="text-link">
            browse jobs
          </Link>
          .
        </p>
      </noscript>
    </div>
  );
}
