// The session for React: its state and its actions.
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from "react";
import { check, recheck, setModalOpen, setPendingApply, signedIn, signOut, watchSession } from "./session-actions.ts";
import { type SessionState, sessionStore, UNKNOWN } from "./session-state.ts";

const SessionContext = createContext<SessionState>(UNKNOWN);

/** Wraps the whole page. On the server, and until hydration, the session is unknown. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(sessionStore.listen, sessionStore.read, () => UNKNOWN);
  useEffect(watchSession, []);
  return <SessionContext value={state}>{children}</SessionContext>;
}

const ACTIONS = { check, recheck, signedIn, signOut, setPendingApply, setModalOpen };

export function useSession(): SessionState & typeof ACTIONS {
  return { ...useContext(SessionContext), ...ACTIONS };
}
