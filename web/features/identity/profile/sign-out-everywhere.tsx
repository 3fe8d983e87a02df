// Ends every session of the account, after a confirmation.
import { useState } from "react";
import { signOut } from "../../../session/session-actions.ts";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";

export function SignOutEverywhere() {
  const [isBusy, setBusy] = useState(false);
  return (
    <ConfirmButton
      label="Log out everywhere"
      title="Log out on every device?"
      text="Every session of your account ends, this one included. Nothing else changes."
      confirmLabel="Log out everywhere"
      cancelLabel="Stay logged in"
      busyLabel="Logging out…"
      size="md"
      isBusy={isBusy}
      onConfirm={() => {
        setBusy(true);
        return signOut({ everywhere: true, goTo: "/auth/login" });
      }}
    />
  );
}
