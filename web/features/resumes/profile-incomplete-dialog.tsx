// Tells a person without a résumé what they miss, and offers to upload one.

import { useState } from "react";
import { t } from "#messages/resumes.ts";
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
      title={t.profileIncomplete}
      blocking
      role="alertdialog"
      leave={t.notNow}
      actions={<Button onClick={() => setUpdating(true)}>{t.updateResume}</Button>}
    >
      <p>{t.itLooksLikeYourProfileIs}</p>
    </Dialog>
  );
}
