// The résumé dialogs, loaded when one opens, and the upload that goes on after a sign-in.

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { t } from "#messages/resumes.ts";
import { useSession } from "../../session/session-context.tsx";
import { isUploadPending } from "../../session/signed-in-mark.ts";
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
    showToast("error", t.thisCouldNotBeLoadedPleaseCheck);
    onClose();
  }, [isOpen]);
  return null;
}

/** Rendered on every page: a sign-in may lead to any of them. */
export function PendingUpload() {
  const { isLoggedIn, tokenData, setModalOpen } = useSession();
  const sub = isLoggedIn === true ? tokenData?.claims.sub : undefined;
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    setModalOpen(false);
  };
  useEffect(() => {
    // Of several tabs, the visible one resumes.
    if (isLoggedIn === undefined || !isUploadPending() || document.visibilityState !== "visible") return;
    if (sub === undefined) {
      if (isLoggedIn === false)
        void import("../../session/pending-upload.ts").then((kept) => kept.forgetUpload({ onlyOld: true }));
      return;
    }
    // Holds back other dialogs.
    setModalOpen(true);
    void import("./live-resume.ts")
      .then(({ goOnWithUpload }) => goOnWithUpload(sub))
      .then((goesOn) => (goesOn ? setOpen(true) : setModalOpen(false)))
      .catch(() => setModalOpen(false));
  }, [isLoggedIn, sub, setModalOpen]);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ResumeDialog isOpen onClose={close} />
    </Suspense>
  );
}
