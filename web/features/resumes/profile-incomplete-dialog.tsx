// Tells a person without a résumé what they miss, and offers to upload one.
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ResumeDialog } from "./resume-dialog.tsx";

/** Blocking: a person who prefers to browse without scores must say so. */
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
