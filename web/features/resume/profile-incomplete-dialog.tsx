// Tells a person without a résumé what the product cannot do for them, and opens the way to change that (spec §2, §8).
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ResumeDialog } from "./resume-dialog.tsx";

/** Blocks until it is answered; whoever wants to browse without scores says so. */
export function ProfileIncompleteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isUpdating, setUpdating] = useState(false);
  if (isUpdating)
    return (
      <ResumeDialog
        isOpen={isOpen}
        onClose={() => {
          setUpdating(false);
          onClose();
        }}
      />
    );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Profile Incomplete"
      blocking
      role="alertdialog"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={() => setUpdating(true)}>Update Resume</Button>
        </>
      }
    >
      <p>It looks like your profile is incomplete. Please click the button below to update your resume.</p>
    </Dialog>
  );
}
