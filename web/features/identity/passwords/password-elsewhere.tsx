// If another service holds the accounts, links to its page, where passwords are changed.
import { t } from "#messages/identity.ts";
import { ButtonLink } from "../../../ui/button.tsx";

export function PasswordElsewhere() {
  return (
    <div className="grid justify-items-start gap-5">
      <p>{t.passwordsOfThisSiteAreKeptBy}</p>
      <ButtonLink to="/auth/login">{t.goToLogin}</ButtonLink>
    </div>
  );
}
