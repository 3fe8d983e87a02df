// Brings matching to a page for people who are signed in: their details, and the prompt for those without a CV.
import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { mayHaveResume } from "../../../contract/roles.ts";
import { useSession } from "../../session/session-context.tsx";
import { type MatchState, matchStore } from "./match-store.ts";

const MatchWatcher = lazy(() => import("./match-watcher.tsx"));

const UNKNOWN: MatchState = { kind: "unknown" };
export const useMatchState = (): MatchState => useSyncExternalStore(matchStore.listen, matchStore.read, () => UNKNOWN);

type MatchOverlayProps = {
  /** The 'Profile Incomplete' dialog of spec §8. */
  Prompt: ComponentType<{ isOpen: boolean; onClose: () => void }>;
};

export function MatchOverlay({ Prompt }: MatchOverlayProps) {
  const { isLoggedIn, tokenData } = useSession();
  const state = useMatchState();
  const isCandidate = isLoggedIn === true && mayHaveResume(tokenData?.userType);
  const subject = tokenData?.claims.sub;
  useEffect(() => {
    if (isLoggedIn === false) matchStore.forget();
  }, [isLoggedIn]);
  if (!isCandidate) return null;
  return (
    <Suspense fallback={null}>
      <MatchWatcher key={subject} />
      {tokenData?.userType === "General_User" && state.kind === "incomplete" && state.mayPrompt && (
        <OncePrompt subject={subject ?? ""} Prompt={Prompt} />
      )}
    </Suspense>
  );
}

const PROMPTED = "profilePrompted";

/** Opens once a session and person: who closes it wants to browse. */
function OncePrompt({ subject, Prompt }: { subject: string } & MatchOverlayProps) {
  const [isOpen, setOpen] = useState(() => readPrompted() !== subject);
  useEffect(() => {
    if (isOpen) writePrompted(subject);
  }, [isOpen, subject]);
  return isOpen ? <Prompt isOpen onClose={() => setOpen(false)} /> : null;
}

function readPrompted(): string | null {
  try {
    return window.sessionStorage.getItem(PROMPTED);
  } catch {
    return null;
  }
}

function writePrompted(subject: string): void {
  try {
    window.sessionStorage.setItem(PROMPTED, subject);
  } catch {
    // Private windows may refuse storage: then it opens once a page.
  }
}
