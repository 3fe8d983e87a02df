// Shown after a sign-in at the corporate login with an account that belongs to no company.

import { signOut } from "../../../session/session-actions.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";

export function NotCorporate({ email }: { email: string }) {
  return (
    <div className="grid gap-6">
      <p>
        You are logged in as <strong className="font-semibold">{email}</strong>, and this account belongs to no company.
        If your company hires here, one of its admins can invite this address, or another one of yours.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/jobs">Browse jobs</ButtonLink>
        <Button variant="secondary" onClick={() => void signOut({ goTo: "/auth/corporate/login" })}>
          Use another account
        </Button>
        <ButtonLink to="/corporate/connect-with-us" variant="quiet">
          Connect with us
        </ButtonLink>
      </div>
    </div>
  );
}
