// Has the page know what its reader keeps; what asks comes with the session.
import { useEffect } from "react";
import { mayHaveResume } from "../../../../contract/roles.ts";
import { useSession } from "../../../session/session-context.tsx";
import { savedStore } from "./saved-store.ts";

/** Asks what the person keeps as long as the piece stands, and keeps what they pressed as a visitor. */
export function useSavedWatch(): void {
  const { isLoggedIn, tokenData } = useSession();
  const subject = isLoggedIn && mayHaveResume(tokenData?.userType) ? tokenData?.claims.sub : undefined;
  useEffect(() => {
    if (subject === undefined) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    import("./watch-saved.ts").then(
      ({ watchSaved }) => {
        if (!isGone) stop = watchSaved();
      },
      // Should it not load, nothing shows as kept; keeping asks for it again.
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [subject]);
  useEffect(() => {
    if (isLoggedIn === false) savedStore.set({ ids: null });
  }, [isLoggedIn]);
}
