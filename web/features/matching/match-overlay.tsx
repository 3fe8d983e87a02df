// Brings matching to a page for signed-in candidates: their details, and the prompt for those without a CV.
import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { mayHaveResume } from "../../../contract/identity/rules.ts";
import { useSession } from "../../session/session-context.tsx";
import { isSessionExpected } from "../../session/signed-in-mark.ts";
import { readStored, writeStored } from "../../ui/browser-storage.ts";
import { type MatchState, matchStore } from "./match-store.ts";

/** On failure the page works without it: its jobs have no scores. */
const loadWatcher = (): Promise<{ default: ComponentType }> =>
  import("./match-watcher.tsx").catch(() => ({ default: () => null }));
/** Loads match scores, without asking for a CV. */
export const MatchWatcher = lazy(loadWatcher);

const UNKNOWN: MatchState = { kind: "unknown" };
export const useMatchState = (): MatchState => useSyncExternalStore(matchStore.listen, matchStore.read, () => UNKNOWN);

type MatchOverlayProps = {
  /** The 'Profile Incomplete' dialog, on pages that ask for a CV. */
  Prompt?: ComponentType<{ isOpen: boolean; onClose: () => void }>;
  /** Another dialog is open: the prompt does not open, now or later. */
  isHeld?: boolean;
};

export function MatchOverlay({ Prompt, isHeld = false }: MatchOverlayProps) {
  const { isLoggedIn, tokenData } = useSession();
  const isCandidate = isLoggedIn === true && mayHaveResume(tokenData?.userType);
  const subject = tokenData?.claims.sub;
  const prompt = usePrompt(Prompt && tokenData?.userType === "General_User" ? subject : undefined, isHeld);
  useEffect(() => {
    // Loads while the session is being checked.
    if (isSessionExpected()) void loadWatcher();
  }, []);
  useEffect(() => {
    if (isLoggedIn === false) matchStore.forget();
  }, [isLoggedIn]);
  if (!isCandidate) return null;
  return (
    <Suspense fallback={null}>
      <MatchWatcher key={subject} />
      {Prompt && prompt.isOpen && <Prompt isOpen onClose={prompt.close} />}
    </Suspense>
  );
}

/** Without storage (private windows) the prompt opens once a page. */
const PROMPTED = "profilePrompted";

/** Opens once a session and person. Once open it stays until closed: a CV sent through it may be read before its dialog is done. */
function usePrompt(subject: string | undefined, isHeld: boolean): { isOpen: boolean; close: () => void } {
  const state = useMatchState();
  const [isOpen, setOpen] = useState(false);
  const isDue = subject !== undefined && state.kind === "incomplete" && state.mayPrompt;
  useEffect(() => {
    if (!isDue || readStored(PROMPTED, "session") === subject) return;
    writeStored(PROMPTED, subject, "session");
    setOpen(!isHeld);
  }, [isDue, subject, isHeld]);
  useEffect(() => {
    if (isHeld) setOpen(false);
  }, [isHeld]);
  return { isOpen, close: () => setOpen(false) };
}
