// The session for React (spec §3): what is known of it and what may be done with it.
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from "react";
import { watchSession } from "./session-actions.ts";
import { type SessionState, sessionStore, UNKNOWN } from "./session-state.ts";

const SessionContext = createContext<SessionState>(UNKNOWN);

/** Around the whole page. On the server, and until the page has come alive, nothing is known. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(sessionStore.listen, sessionStore.read, () => UNKNOWN);
  useEffect(watchSession, []);
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** The session as it is now; what may be done with it is in session-actions.ts. */
export function useSession(): SessionState {
  return useContext(SessionContext);
}
