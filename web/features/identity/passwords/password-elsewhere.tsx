// If another service holds the accounts, links to its page, where passwords are changed.
import { ButtonLink } from "../../../ui/button.tsx";

export function PasswordElsewhere() {
  return (
    <div className="grid justify-items-start gap-5">
      <p>
        Passwords of this site are kept by its operator’s own sign-in service. You can choose a new one there, on the
        page that asks for it.
      </p>
      <ButtonLink to="/auth/login">Go to login</ButtonLink>
    </div>
  );
}
