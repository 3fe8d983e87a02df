// Follows which jobs the reader has hidden or opened, folds them in lists, and reports that one was opened; the calls load with
// the session.
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { mayHaveResume } from "../../../../contract/identity/rules.ts";
import { makeStore } from "../../../session/make-store.ts";
import { useSession } from "../../../session/session-context.tsx";
import { type PersonWatch, usePersonWatch } from "../../../session/use-person-watch.ts";
import { type HidableJob, marksStore, NO_MARKS, seenJobsSwitch, useMarks } from "./marks-store.ts";

const watch: PersonWatch = {
  isFor: mayHaveResume,
  // If it does not load, lists show everything.
  load: () =>
    import("./watch-marks.tsx").then(
      ({ watchMarks }) => watchMarks,
      (error) => {
        marksStore.set({ kind: "failed" });
        throw error;
      },
    ),
  forget: () => marksStore.set(NO_MARKS),
};

/** Follows what the person hides while mounted. */
export const useMarksWatch = (): void => usePersonWatch(watch);

type Piece = (props: { row: HidableJob }) => ReactNode;
type Pieces = { Hide: Piece | undefined; Veil: Piece | undefined };

const NO_PIECES: Pieces = { Hide: undefined, Veil: undefined };
const pieces = makeStore<Pieces>(NO_PIECES);

/** A card's hide button and the veil that replaces the card; for signed-in people who may have a résumé. */
export function useHidePieces(): Pieces {
  useMarksWatch();
  const { isLoggedIn, tokenData } = useSession();
  const isFor = isLoggedIn === true && mayHaveResume(tokenData?.userType);
  useEffect(() => {
    if (!isFor || pieces.read().Hide) return;
    import("./watch-marks.tsx").then(
      ({ HideCardButton, HideVeil }) => pieces.set({ Hide: HideCardButton, Veil: HideVeil }),
      // If it does not load, jobs can still be hidden on their own page.
      () => {},
    );
  }, [isFor]);
  const loaded = useSyncExternalStore(pieces.listen, pieces.read, () => NO_PIECES);
  return isFor ? loaded : NO_PIECES;
}

/** Reports to the server that the person opened the job's page, once the session is known. */
export function useSeenJob(jobId: string | undefined): void {
  const { isLoggedIn, tokenData } = useSession();
  const subject = isLoggedIn && mayHaveResume(tokenData?.userType) ? tokenData?.claims.sub : undefined;
  useEffect(() => {
    if (jobId === undefined || subject === undefined) return;
    import("./watch-marks.tsx").then(
      ({ tellSeen }) => tellSeen(subject, jobId),
      () => {},
    );
  }, [jobId, subject]);
}

/** Longest wait (ms); then all rows show. */
const PATIENCE_MS = 4_000;

export type Folding = {
  /** Whether the person wants it. */
  isOn: boolean;
  /** Whether the list does it now. */
  folds: boolean;
  /** As in use-for-you.ts. */
  isHeld: "yes" | "maybe" | "no";
  turn: (isOn: boolean) => void;
};

/** Whether a list folds jobs that its reader has opened or hidden, and whether its rows wait until those are known. */
export function useFolding(): Folding {
  useMarksWatch();
  const { isLoggedIn, tokenData } = useSession();
  const showsAll = useSyncExternalStore(seenJobsSwitch.listen, seenJobsSwitch.isOn, () => true);
  const { kind } = useMarks();
  const isFor = isLoggedIn === true && mayHaveResume(tokenData?.userType);
  const isWaiting = !showsAll && isFor && kind === "unknown";
  const [gaveUp, setGaveUp] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setGaveUp(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return {
    isOn: !showsAll,
    folds: !showsAll && isFor && kind === "known" && !gaveUp,
    isHeld: isWaiting && !gaveUp ? "yes" : isLoggedIn === undefined ? "maybe" : "no",
    turn: (isOn) => {
      setGaveUp(false);
      seenJobsSwitch.turn(!isOn);
    },
  };
}
