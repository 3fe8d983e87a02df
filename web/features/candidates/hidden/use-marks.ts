// Follows which jobs the reader has hidden or opened, and reports that they opened one; the calls load with the session.
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { mayHaveResume } from "../../../../contract/identity/rules.ts";
import { makeStore } from "../../../session/make-store.ts";
import { useSession } from "../../../session/session-context.tsx";
import { type PersonWatch, usePersonWatch } from "../../../session/use-person-watch.ts";
import { type HidableJob, marksStore, NO_MARKS } from "./marks-store.ts";

const watch: PersonWatch = {
  isFor: mayHaveResume,
  // If it does not load, lists show everything.
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
    import("./hide-pieces.tsx").then(
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
    import("./watch-marks.ts").then(
      ({ tellSeen }) => tellSeen(subject, jobId),
      () => {},
    );
  }, [jobId, subject]);
}
