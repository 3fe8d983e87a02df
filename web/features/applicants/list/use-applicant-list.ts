// The state of the applicants' list: rows of the chosen stage, who is open, who is selected, and steps to the next.
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Applicant } from "../../../../contract/applications/applicants-wire.ts";
import type { CompanyStage } from "../../../../contract/applications/rules.ts";
import { listFiltersOf } from "../list-address.ts";
import type { Move } from "../moves/make-mover.ts";
import { useMoves } from "../moves/use-moves.ts";
import { useApplicant, useApplicants } from "./applicant-queries.ts";
import { useIsWide } from "./use-is-wide.ts";
import { useOpenApplicant } from "./use-open-applicant.ts";
import { useSelection } from "./use-selection.ts";
import { neighbourOf, remainingAfter } from "./walk-list.ts";

/** The next page is fetched when only this many rows are left. */
const NEAR_THE_END = 5;

export function useApplicantList(jobId: string) {
  const filters = listFiltersOf(useSearchParams()[0]);
  const isWide = useIsWide();
  const query = useApplicants(jobId, filters);
  const mover = useMoves(jobId);
  const pages = query.data?.pages;
  const rows = (pages?.flatMap(({ data }) => data) ?? []).filter(
    // A moved applicant leaves the list of their stage before it is refetched.
    ({ status }) => filters.status === null || status === filters.status,
  );
  const open = useOpenApplicant(rows, isWide);
  const selection = useSelection(rows);
  const [mayOverwrite] = useState(() => () => !mover.isBusy());
  const applicant = useApplicant(jobId, open.id, mayOverwrite);
  const row = rows.find(({ applicationId }) => applicationId === open.id) ?? null;

  /** Returns whether there was an applicant in that direction. */
  const step = (by: 1 | -1, focus: boolean): boolean => {
    const next = neighbourOf(rows, open.isNamed || isWide ? open.id : null, by);
    if (next === null) return false;
    if (query.hasNextPage && !query.isFetchingNextPage && rows.indexOf(next) >= rows.length - NEAR_THE_END)
      void query.fetchNextPage();
    open.go(next.applicationId, { focus });
    return true;
  };

  const move = (wanted: Move): void => {
    const leaving = leavingBy(wanted, filters.status);
    if (isWide && open.id !== null && leaving.has(open.id)) {
      const wasInList = document.activeElement?.closest(".applicant-list") !== null;
      open.go(remainingAfter(rows, open.id, leaving)?.applicationId ?? null, { focus: wasInList });
    }
    mover.move(wanted);
    selection.clear();
  };

  return {
    filters,
    isWide,
    query,
    job: pages?.[0]?.job ?? null,
    rows,
    open,
    selection,
    applicant,
    /** The open applicant; from the list, or else from their details. */
    known: row ?? applicant.details ?? null,
    step,
    move,
    undo: mover.undoLast,
  };
}

/** Ids that a move takes out of a list of one stage. */
const leavingBy = (
  { people, to }: { people: readonly Pick<Applicant, "applicationId">[]; to: CompanyStage },
  shown: string | null,
) => new Set(shown === null || shown === to ? [] : people.map(({ applicationId }) => applicationId));
