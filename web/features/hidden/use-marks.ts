// Has the page know what its reader hides and has opened, and tells that they opened a job; what asks comes with the session.
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { mayHaveResume } from "../../../contract/roles.ts";
import { makeStore } from "../../session/make-store.ts";
import { useSession } from "../../session/session-context.tsx";
import { type PersonWatch, usePersonWatch } from "../../session/use-person-watch.ts";
import { type HidableJob, marksStore, NO_MARKS } from "./marks-store.ts";

const watch: PersonWatch = {
  isFor: mayHaveResume,
  // Should it not load, lists show everything.
  load: () =>
    import("./watch-marks.ts").then(
      ({ watchMarks }) => watchMarks,
      (error) => {
        marksStore.set({ kind: "failed" });
        throw error;
      },
    ),
  forget: () => marksStore.set(NO_MARKS),
};

/** Asks what the person hides as long as the piece stands. */
export const useMarksWatch = (): void => usePersonWatch(watch);

type Piece = (props: { row: HidableJob }) => ReactNode;
type Pieces = { Hide: Piece | undefined; Veil: Piece | undefined };

const NO_PIECES: Pieces = { Hide: undefined, Veil: undefined };
const pieces = makeStore<Pieces>(NO_PIECES);

/** A card's button and what takes the card's place once it was pressed; for people who are signed in and look for jobs. */
export function useHidePieces(): Pieces {
  useMarksWatch();
  const { isLoggedIn, tokenData } = useSession();
  const isFor = isLoggedIn === true && mayHaveResume(tokenData?.userType);
  useEffect(() => {
    if (!isFor || pieces.read().Hide) return;
    import("./hide-pieces.tsx").then(
      ({ HideCardButton, HideVeil }) => pieces.set({ Hide: HideCardButton, Veil: HideVeil }),
      // Should it not load, jobs can still be hidden from their own page.
      () => {},
    );
  }, [isFor]);
  const loaded = useSyncExternalStore(pieces.listen, pieces.read, () => NO_PIECES);
  return isFor ? loaded : NO_PIECES;
}

/** Tells the server that the job's page was opened, once it is known by whom. */
export function useSeenJob(jobId: string | undefined): void {
  const { isLoggedIn, tokenData } = useSession();
  const subject = isLoggedIn && mayHaveResume(tokenData?.userType) ? tokenData?.claims.sub : undefined;
  useEffect(() => {
    if (jobId === undefined || subject === undefined) return;
    import("./watch-marks.ts").then(
      ({ tellSeen }) => tellSeen(subject, jobId),
      () => {},
    );
  }, [jobId, subject]);
}
