// Asks before a page is left on which something is not saved.
import { type ReactNode, useEffect } from "react";
import { type Location, useBlocker } from "react-router";
import { t } from "#messages/shared.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useSession } from "./session-context.tsx";

type LeaveGuardProps = {
  /** Whether something is not saved. */
  isOn: boolean;
  /** What makes a place a page of its own; its path unless given. */
  pageOf?: (location: Location) => string;
  /** What becomes of it. */
  children: ReactNode;
};

export function LeaveGuard({ isOn: isUnsaved, pageOf = ({ pathname }) => pathname, children }: LeaveGuardProps) {
  // An ended session reloads the page; staying would not allow saving.
  const { isLeaving } = useSession();
  const isOn = isUnsaved && !isLeaving;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isOn && pageOf(currentLocation) !== pageOf(nextLocation),
  );
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isOn]);
  return (
    <Dialog
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      role="alertdialog"
      title={t.leaveWithoutSaving}
      actions={
        <>
          <Button variant="quiet" onClick={() => blocker.proceed?.()}>
            {t.leave}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t.stayAndSave}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
