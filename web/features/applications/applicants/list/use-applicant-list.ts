// The state of the applicants' list: rows of the chosen stage, who is open, who is selected, and steps to the next.

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { t } from "#messages/applications.ts";
import { t as h } from "#messages/hiring.ts";
import type { Applicant, ApplicantDetails } from "../../../../../contract/applications/applicants-wire.ts";
import type { CompanyStage } from "../../../../../contract/applications/rules.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { newCallKey } from "../../../../session/call-key.ts";
import { applicantKey, applicantKeys, applicantsKey, companyJobsKey } from "../../../../session/company-keys.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { momentOf } from "../../../../ui/moments.ts";
import { showToast } from "../../../../ui/toast.ts";
import { listFiltersOf } from "../list-address.ts";
import { type Move, type MoveBody, type Mover, makeMover, type News, type Parcel } from "../moves/make-mover.ts";
import { failedText, movedText, refusedText } from "../moves/news-words.ts";
import { changeStatuses, dropRows, settleRows } from "../moves/row-changes.ts";
import { changeLists, useApplicant, useApplicants } from "./applicant-queries.ts";
import { useOpenApplicant } from "./use-open-applicant.ts";

/** The next page is fetched when only this many rows are left. */
const NEAR_THE_END = 5;

export function useApplicantList(jobId: string) {
  const filters = listFiltersOf(useSearchParams()[0]);
  const isWide = useIsWide();
  const list = useApplicants(jobId, filters);
  const mover = useMoves(jobId);
  const rows = (list.rows ?? []).filter(
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
    if (list.hasMore && !list.isMoreComing && rows.indexOf(next) >= rows.length - NEAR_THE_END) list.more();
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
    /** The rows of the chosen stage. */
    list: { ...list, rows: list.rows && rows },
    job: list.first?.job ?? null,
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

export type ApplicantsState = ReturnType<typeof useApplicantList>;

/** Which applicants are selected, to be moved together. */
function useSelection(shown: readonly Applicant[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState("");
  /** The shown rows that are selected. */
  const rows = shown.filter(({ applicationId }) => ids.has(applicationId));
  return {
    rows,
    /** The latest change, for screen readers. */
    said,
    has: (id: string) => ids.has(id),
    toggle(id: string) {
      const others = [...ids].filter((one) => one !== id);
      const isOut = ids.has(id);
      const name = shown.find(({ applicationId }) => applicationId === id)?.name ?? "";
      const count = rows.length + (isOut ? -1 : 1);
      setSaid(isOut ? fill(t.noLongerSelectedInAll, { name, count }) : fill(t.selectedInAll, { name, count }));
      setIds(new Set(isOut ? others : [...others, id]));
    },
    selectAll: () => setIds(new Set(shown.map(({ applicationId }) => applicationId))),
    clear: () => setIds(new Set()),
    /** Clears and says so; returns whether some were selected. */
    clearAloud(): boolean {
      if (rows.length === 0) return false;
      setIds(new Set());
      setSaid(t.noApplicantSelected);
      return true;
    },
  };
}

/** Ids that a move takes out of a list of one stage. */
const leavingBy = (
  { people, to }: { people: readonly Pick<Applicant, "applicationId">[]; to: CompanyStage },
  shown: string | null,
) => new Set(shown === null || shown === to ? [] : people.map(({ applicationId }) => applicationId));

/** As in hiring.css. */
const WIDE = "(width >= 64rem)";

const listen = (onChange: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};

/** Whether list and details are side by side. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );

type Row = { applicationId: string };

/** The row `by` steps from the one with `id`; the first when that one is not in the list, null at the ends. */
export function neighbourOf<R extends Row>(rows: readonly R[], id: string | null, by: 1 | -1): R | null {
  const at = rows.findIndex(({ applicationId }) => applicationId === id);
  if (at < 0) return rows[0] ?? null;
  return rows[at + by] ?? null;
}

/** Who is open once some have left the list: the same applicant, else the next one that stays, else the one before. */
export function remainingAfter<R extends Row>(
  rows: readonly R[],
  id: string | null,
  leaving: ReadonlySet<string>,
): R | null {
  const at = rows.findIndex(({ applicationId }) => applicationId === id);
  const stays = ({ applicationId }: Row) => !leaving.has(applicationId);
  return rows.slice(Math.max(0, at)).find(stays) ?? rows.slice(0, Math.max(0, at)).findLast(stays) ?? null;
}

/** The mover of a job's applicants on this page: its calls, the lists it changes, and its toasts. */
export function useMoves(jobId: string): Mover {
  const queries = useQueryClient();
  const [mover] = useState(() => moverOf(queries, jobId));
  useEffect(() => {
    // Leaving the page would lose moves that are shown but not stored yet.
    const onLeave = (event: BeforeUnloadEvent) => {
      if (mover.isBusy()) event.preventDefault();
    };
    window.addEventListener("beforeunload", onLeave);
    return () => window.removeEventListener("beforeunload", onLeave);
  }, [mover]);
  return mover;
}

function moverOf(queries: QueryClient, jobId: string): Mover {
  const change = (id: string, change: (details: ApplicantDetails) => ApplicantDetails) =>
    queries.setQueryData<ApplicantDetails>(applicantKey(id), (details) => details && change(details));
  return makeMover({
    send,
    newKey: newCallKey,
    now: Date.now,
    tell,
    allDone: () => refetchUnloaded(queries, jobId),
    show: (changes) => {
      // Answers to earlier requests would bring the old stages back.
      void queries.cancelQueries({ queryKey: applicantsKey(jobId) });
      changeLists(queries, jobId, (pages) => changeStatuses(pages, changes));
      for (const { applicationId, to, tellsAt } of changes) {
        void queries.cancelQueries({ queryKey: applicantKey(applicationId) });
        change(applicationId, (details) => ({ ...details, status: to, rejectionTellsAt: tellsAt }));
      }
    },
    settle: (rows) => {
      changeLists(queries, jobId, (pages) => settleRows(pages, rows));
      for (const row of rows) {
        change(row.applicationId, (details) => ({ ...details, ...row }));
        void queries.invalidateQueries({ queryKey: applicantKey(row.applicationId) });
      }
      // Lists of other stages changed as well; they refetch when shown.
      void queries.invalidateQueries({ queryKey: applicantsKey(jobId), refetchType: "none" });
      void queries.invalidateQueries({ queryKey: companyJobsKey });
    },
    jobChanged: (isOpen) => {
      const status = isOpen ? "PUBLISHED" : "CLOSED";
      changeLists(queries, jobId, (pages) => pages.map((page) => ({ ...page, job: { ...page.job, status } })));
      showToast("info", isOpen ? h.jobIsOpenAgain : h.jobIsClosed);
    },
    drop: (ids) => {
      if (ids.length > 0) changeLists(queries, jobId, (pages) => dropRows(pages, ids));
    },
  });
}

/** A move cancels the first load of what had not loaded yet, which would otherwise never be shown. */
function refetchUnloaded(queries: QueryClient, jobId: string): void {
  for (const queryKey of [applicantsKey(jobId), applicantKeys])
    void queries.refetchQueries({ queryKey, type: "active", predicate: ({ state }) => state.data === undefined });
}

async function send({ people, to, message, rejection, closesJob, key }: Parcel) {
  const body: MoveBody = {
    applicants: people.map(({ applicationId, status }) => ({ applicationId, from: status })),
    to,
    ...(message && { message }),
    ...(rejection && { rejection }),
    ...(closesJob && { closesJob }),
  };
  return repeatCall(() => ask("moveApplicants", { body, key }));
}

/** Only the latest move has a toast: with keys, many moves follow one another. */
const PLACE = "applicant-moves";

function tell(news: News): void {
  switch (news.kind) {
    case "moved": {
      const text = movedText(news.people, news.to, news.tellsAt && momentOf(news.tellsAt));
      showToast("success", text, news.undo ? { label: t.undo, onAction: news.undo } : undefined, PLACE);
      return;
    }
    case "refused":
      // The move's own toast stays while its undo still applies to some.
      showToast("warning", refusedText(news.refusals), undefined, news.isEverybody ? PLACE : undefined);
      return;
    case "failed":
      showToast(
        "error",
        failedText(news.people, reasonOf(news.error)),
        { label: t.tryAgain, onAction: news.again },
        PLACE,
      );
  }
}
