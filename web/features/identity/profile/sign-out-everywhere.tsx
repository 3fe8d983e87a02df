// Ends every session of the account, after a confirmation.

import { useState } from "react";
import { t } from "#messages/identity.ts";
import { signOut } from "../../../session/session-actions.ts";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";

export function SignOutEverywhere() {
  const [isBusy, setBusy] = useState(false);
  return (
    <ConfirmButton
      label={t.logOutEverywhere}
      title={t.logOutOnEveryDevice}
      text={t.everySessionOfYourAccountEnds}
      cancelLabel={t.stayLoggedIn}
      busyLabel={t.loggingOut}
      size="md"
      isBusy={isBusy}
      onConfirm={() => {
        setBusy(true);
        return signOut({ everywhere: true, goTo: "/auth/login" });
      }}
    />
  );
}
