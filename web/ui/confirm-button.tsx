// A button for an action that cannot be undone: it asks for confirmation first.

import { useState } from "react";
import { t } from "#messages/shared.ts";
import { Button } from "./button.tsx";
import { Dialog, preloadDialog } from "./dialog.tsx";

type ConfirmButtonProps = {
  label: string;
  /** The person or thing it acts on, for screen-reader users who hear the button without its row. */
  about?: string;
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  busyLabel?: string;
  size?: "sm" | "md";
  isBusy: boolean;
  onConfirm: () => Promise<unknown>;
};

export function ConfirmButton({
  label,
  about,
  title,
  text,
  confirmLabel,
  cancelLabel = t.cancel,
  busyLabel = t.oneMoment,
  size = "sm",
  isBusy,
  onConfirm,
}: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    await onConfirm();
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        {label}
        {about && <span className="sr-only"> {about}</span>}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={title}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {cancelLabel}
            </Button>
            <Button variant="danger" busy={isBusy} busyLabel={busyLabel} onClick={confirm}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  );
}
