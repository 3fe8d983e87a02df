// Which applicants of the list are selected, to be moved together.
import { useState } from "react";
import type { Applicant } from "../../../../../contract/applications/applicants-wire.ts";

export type Selection = {
  /** The shown rows that are selected. */
  rows: readonly Applicant[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  selectAll: () => void;
  clear: () => void;
};

export function useSelection(shown: readonly Applicant[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    rows: shown.filter(({ applicationId }) => ids.has(applicationId)),
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    selectAll: () => setIds(new Set(shown.map(({ applicationId }) => applicationId))),
    clear: () => setIds(new Set()),
  };
}
