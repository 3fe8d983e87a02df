// Whose details are open: named by the address, or, where there is room beside the list, its first.
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { Applicant } from "../../../../contract/applicants.ts";

export const rowLinkId = (applicationId: string) => `applicant-${applicationId}`;
export const PANE_TITLE_ID = "applicant-title";

export type OpenApplicant = {
  id: string | null;
  /** The address names somebody: without room for both, details take the list's place. */
  isNamed: boolean;
  /** Opens somebody else in this one's place, or nobody; `focus` also puts the focus on their row. */
  go: (id: string | null, wishes?: { focus?: boolean }) => void;
};

export function useOpenApplicant(shown: readonly Applicant[], isWide: boolean): OpenApplicant {
  const [params, setParams] = useSearchParams();
  const addressed = params.get("applicant");
  // An address changes a moment later than a key is pressed, and the next key must not start from before.
  const [wanted, setWanted] = useState<string | null | undefined>(undefined);
  const named = wanted === undefined ? addressed : wanted;
  // As it is wanted by then: a key may be pressed between the address's arrival and this effect.
  useEffect(() => {
    if (addressed === wanted) setWanted((now) => (now === addressed ? undefined : now));
  }, [addressed, wanted]);
  useFocusFollows(named, isWide);
  return {
    id: named ?? (isWide ? (shown[0]?.applicationId ?? null) : null),
    isNamed: named !== null,
    go: (id, { focus = false } = {}) => {
      if (focus && id !== null) document.getElementById(rowLinkId(id))?.focus();
      setWanted(id);
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (id === null) after.delete("applicant");
          else after.set("applicant", id);
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}

/** Where details take the list's place, the focus goes with them and comes back to the row. */
function useFocusFollows(named: string | null, isWide: boolean): void {
  const before = useRef(named);
  useEffect(() => {
    const left = before.current;
    before.current = named;
    if (isWide || left === named) return;
    if (named !== null) document.getElementById(PANE_TITLE_ID)?.focus({ preventScroll: true });
    else if (left !== null) document.getElementById(rowLinkId(left))?.focus({ preventScroll: true });
  }, [named, isWide]);
}
