// The place of the bar that undoes an application; its script loads with the first application.
import { Suspense, useEffect, useSyncExternalStore } from "react";
import { useSession } from "../../../session/session-context.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { restoreUndoable, setUndoable, undoStore } from "./undo-store.ts";

const UndoBar = lazyPart(async () => (await import("./undo-bar.tsx")).UndoBar);

export function UndoSlot() {
  const { isLoggedIn, tokenData } = useSession();
  const undoable = useSyncExternalStore(
    undoStore.listen,
    () => undoStore.read().undoable,
    () => null,
  );
  useEffect(restoreUndoable, []);
  useEffect(() => {
    if (isLoggedIn === false && undoable) setUndoable(null);
  }, [isLoggedIn, undoable]);
  if (!undoable || undoable.owner !== tokenData?.claims.sub) return null;
  return (
    <Suspense fallback={null}>
      <UndoBar key={undoable.applicationId} undoable={undoable} />
    </Suspense>
  );
}
