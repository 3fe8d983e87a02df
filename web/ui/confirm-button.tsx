// A button for an action that cannot be undone: it asks for confirmation first.

import { useState } from "react";
import { t } from "#messages/shared.ts";
import { Button } from "./button.tsx";
import { Dialog, type DialogProps, preloadDialog } from "./dialog.tsx";

type ConfirmButtonProps = {
  label: string;
  /** The person or thing it acts on, for screen-reader users who hear the button without its row. */
  about?: string;
  title: string;
  text: string;
  /** Of the button that confirms; the label, unless given. */
  confirmLabel?: string;
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
  confirmLabel = label,
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

type ConfirmDialogProps = Pick<DialogProps, "isOpen" | "onClose" | "title" | "children"> &
  Pick<ConfirmButtonProps, "cancelLabel" | "busyLabel" | "isBusy" | "onConfirm"> & { confirmLabel: string };

/** Asks for the confirmation; `onConfirm` closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel = t.cancel, busyLabel = t.oneMoment, isBusy, onConfirm, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      leave={cancelLabel}
      actions={
        <Button variant="danger" busy={isBusy} busyLabel={busyLabel} onClick={() => void onConfirm()}>
          {confirmLabel}
        </Button>
      }
    />
  );
}
