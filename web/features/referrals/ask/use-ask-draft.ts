// The draft of the request as the form and the panel use it.
import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "../../../session/session-context.tsx";
import { askStore, flushDraft, openDraft } from "./ask-store.ts";

/** Once it is known who is here, for a draft is its writer's own. */
export function useAskDraft(companyId: string) {
  const { isLoggedIn, tokenData } = useSession();
  const subject = tokenData?.claims.sub ?? null;
  const state = useSyncExternalStore(askStore.listen, askStore.read, askStore.read);
  useEffect(() => {
    if (isLoggedIn === undefined) return;
    void openDraft(companyId, subject);
    // A page that is left within the rest still keeps what was typed.
    const flush = () => void flushDraft();
    document.addEventListener("visibilitychange", flush);
    return () => {
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, [companyId, isLoggedIn, subject]);
  return { draft: state.draft, flaw: state.flaw, isReady: state.isRead && state.companyId === companyId };
}
