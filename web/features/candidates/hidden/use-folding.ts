// Whether a list folds jobs that its reader has opened or hidden, and whether its rows must wait until those are known.
import { useEffect, useState, useSyncExternalStore } from "react";
import { mayHaveResume } from "../../../../contract/identity/rules.ts";
import { useSession } from "../../../session/session-context.tsx";
import { seenJobsSwitch, useMarks } from "./marks-store.ts";
import { useMarksWatch } from "./use-marks.ts";

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
