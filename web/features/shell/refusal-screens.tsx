// What the guard shows in place of a page that this person may not see: access denied, or an unreadable token.

import { useLocation } from "react-router";
import { t } from "#messages/shell.ts";
import type { UserType } from "../../../contract/identity/rules.ts";
import { CORPORATE_JOBS_PATH } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { homeOf } from "../../session/dashboard.ts";
import type { TokenTrouble } from "../../session/read-token.ts";
import { signOut } from "../../session/session-actions.ts";
import { useWays } from "../../session/use-ways.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { loginPath, Screen } from "./access-screens.tsx";

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
