// The résumé dialogs, loaded when one opens; a failure to load shows a toast and leaves the page intact.
import { type ComponentType, lazy, useEffect } from "react";
import { showToast } from "../../ui/toast.ts";

type DialogProps = { isOpen: boolean; onClose: () => void };

export const ProfileIncompleteDialog = lazyDialog(async () => {
  const { ProfileIncompleteDialog: Dialog } = await import("./profile-incomplete-dialog.tsx");
  return Dialog;
});
export const ResumeDialog = lazyDialog(async () => {
  const { ResumeDialog: Dialog } = await import("./resume-dialog.tsx");
  return Dialog;
});

function lazyDialog(load: () => Promise<ComponentType<DialogProps>>) {
  return lazy(() =>
    load().then(
      (Dialog) => ({ default: Dialog }),
      () => ({ default: NotLoaded }),
    ),
  );
}

function NotLoaded({ isOpen, onClose }: DialogProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one toast for each opening
  useEffect(() => {
    if (!isOpen) return;
    showToast("error", "This could not be loaded. Please check your connection and reload the page.");
    onClose();
  }, [isOpen]);
  return null;
}
