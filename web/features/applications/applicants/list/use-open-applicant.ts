// Whose details are open: the applicant in the address, or, in wide windows, the first of the list.
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { Applicant } from "../../../../../contract/applications/applicants-wire.ts";

export const rowLinkId = (applicationId: string) => `applicant-${applicationId}`;
export const PANE_TITLE_ID = "applicant-title";

export type OpenApplicant = {
  id: string | null;
  /** Whether the address names an applicant: in narrow windows, details then replace the list. */
  isNamed: boolean;
  /** Opens another applicant, or none for null; `focus` also focuses their row. */
  go: (id: string | null, wishes?: { focus?: boolean }) => void;
};

export function useOpenApplicant(shown: readonly Applicant[], isWide: boolean): OpenApplicant {
  const [params, setParams] = useSearchParams();
  const addressed = params.get("applicant");
  // The address changes a moment after a key press, and the next key must start from the new applicant.
  const [wanted, setWanted] = useState<string | null | undefined>(undefined);
  const named = wanted === undefined ? addressed : wanted;
  // Compares with the latest value: a key may be pressed between the address's change and this effect.
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

/** In narrow windows, focus moves to the details and returns to the row. */
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
