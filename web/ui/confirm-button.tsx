// A button for an action that cannot be undone: it asks for confirmation first.

import { type ReactNode, useState } from "react";
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
  cancelLabel,
  busyLabel,
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
      <ConfirmDialog
        {...{ title, confirmLabel, cancelLabel, busyLabel, isBusy }}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
}

type ConfirmDialogProps = Pick<
  ConfirmButtonProps,
  "title" | "confirmLabel" | "cancelLabel" | "busyLabel" | "isBusy" | "onConfirm"
> & { isOpen: boolean; onClose: () => void; children: ReactNode };

/** Asks for the confirmation; `onConfirm` closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, cancelLabel = t.cancel, busyLabel = t.oneMoment, isBusy, onConfirm } = props;
  const { isOpen, onClose, children } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={title}
      leave={cancelLabel}
      actions={
        <Button variant="danger" busy={isBusy} busyLabel={busyLabel} onClick={() => void onConfirm()}>
          {confirmLabel}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
