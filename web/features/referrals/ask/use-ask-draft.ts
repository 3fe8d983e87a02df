// The draft of the request as the form and the panel use it.
import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "../../../session/session-context.tsx";
import { askStore, flushDraft, openDraft } from "./ask-store.ts";

/** Opens the draft for the current account, or for a visitor, and opens it again when that changes. */
export function useAskDraft(companyId: string) {
  const { isLoggedIn, tokenData } = useSession();
  const subject = tokenData?.claims.sub ?? null;
  const state = useSyncExternalStore(askStore.listen, askStore.read, askStore.read);
  useEffect(() => {
    if (isLoggedIn === undefined) return;
    void openDraft(companyId, subject);
    // Writes at once when the page is hidden during the pause.
    const flush = () => void flushDraft();
    document.addEventListener("visibilitychange", flush);
    return () => {
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, [companyId, isLoggedIn, subject]);
  return { draft: state.draft, flaw: state.flaw, isReady: state.isRead && state.companyId === companyId };
}
