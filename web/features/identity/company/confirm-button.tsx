// A button for an action that cannot be undone: it asks for confirmation first.
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog, preloadDialog } from "../../../ui/dialog.tsx";

type ConfirmButtonProps = {
  label: string;
  /** The person or thing it acts on, for screen-reader users who hear the button without its row. */
  about: string;
  title: string;
  text: string;
  confirmLabel: string;
  isBusy: boolean;
  onConfirm: () => Promise<void>;
};

export function ConfirmButton({ label, about, title, text, confirmLabel, isBusy, onConfirm }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    await onConfirm();
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        {label}
        <span className="sr-only"> {about}</span>
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={title}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button variant="danger" busy={isBusy} busyLabel="One moment…" onClick={confirm}>
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
