// Ends every session of the account, after a confirmation.
import { useState } from "react";
import { signOut } from "../../../session/session-actions.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, preloadDialog } from "../../../ui/dialog.tsx";

export function SignOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await signOut({ everywhere: true, goTo: "/auth/login" });
  };
  return (
    <>
      <Button
        variant="secondary"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        Log out everywhere
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title="Log out on every device?"
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Stay logged in
            </Button>
            <Button variant="danger" busy={isBusy} busyLabel="Logging out…" onClick={confirm}>
              Log out everywhere
            </Button>
          </>
        }
      >
        <p>Every session of your account ends, this one included. Nothing else changes.</p>
      </Dialog>
    </>
  );
}
