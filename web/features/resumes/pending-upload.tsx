// Resumes an upload that the end of a session interrupted, once its owner is back: opens the dialog with its progress.
import { Suspense, useEffect, useState } from "react";
import { useSession } from "../../session/session-context.tsx";
import { isUploadPending } from "../../session/signed-in-mark.ts";
import { ResumeDialog } from "./lazy-dialogs.tsx";

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
