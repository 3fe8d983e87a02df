// The session for React (spec §3): what is known of it and what may be done with it.
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from "react";
import { check, recheck, setModalOpen, setPendingApply, signedIn, signOut, watchSession } from "./session-actions.ts";
import { type SessionState, sessionStore, UNKNOWN } from "./session-state.ts";

const SessionContext = createContext<SessionState>(UNKNOWN);

/** Around the whole page. On the server, and until the page has come alive, nothing is known. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(sessionStore.listen, sessionStore.read, () => UNKNOWN);
  useEffect(watchSession, []);
  return <SessionContext value={state}>{children}</SessionContext>;
}

const ACTIONS = { check, recheck, signedIn, signOut, setPendingApply, setModalOpen };

/** The session as it is now, and what may be done with it. */
export function useSession(): SessionState & typeof ACTIONS {
  return { ...useContext(SessionContext), ...ACTIONS };
}
