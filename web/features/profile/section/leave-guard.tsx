// Asks before leaving the page with unsaved text: a dialog within the site, the browser's prompt beyond it.
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useSession } from "../../../session/session-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useProfile } from "../saving/profile-context.tsx";

/** `isOff` while the page is about to reload: drafts survive that. */
export function LeaveGuard({ isOff = false }: { isOff?: boolean }) {
  // An ended session reloads the page; staying would not allow saving.
  const { isLeaving } = useSession();
  const isOn = useProfile().dirty.size > 0 && !isOff && !isLeaving;
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
      title="Leave without saving?"
      actions={
        <>
          <Button variant="quiet" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button onClick={() => blocker.reset?.()}>Stay and save</Button>
        </>
      }
    >
      <p>
        Something on this page is not saved yet. If you leave, we keep what you typed in this browser for a day, and
        show it when you come back.
      </p>
    </Dialog>
  );
}

/** The dashboard is another view at the same path. */
const pageOf = ({ pathname, search }: { pathname: string; search: string }) =>
  `${pathname} ${new URLSearchParams(search).get("view") ?? ""}`;
