// The mover of a job's applicants on this page: its calls, the lists it changes, and its toasts.
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ApplicantDetails } from "../../../../contract/applications/applicants-wire.ts";
import type { CallInput } from "../../../../contract/client.ts";
import { ask } from "../../../session/ask.ts";
import { newCallKey } from "../../../session/call-key.ts";
import { applicantKey, applicantsKey, companyJobsKey } from "../../../session/company-keys.ts";
import { reasonOf } from "../../../session/reason-of.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { showToast } from "../../../ui/toast.ts";
import { changeLists } from "../list/applicant-queries.ts";
import { momentOf } from "../show-moment.ts";
import { type Mover, makeMover, type News, type Parcel } from "./make-mover.ts";
import { failedText, movedText, refusedText } from "./news-words.ts";
import { changeStatuses, dropRows, settleRows } from "./row-changes.ts";

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
    drop: (ids) => {
      if (ids.length > 0) changeLists(queries, jobId, (pages) => dropRows(pages, ids));
    },
  });
}

type MoveBody = NonNullable<CallInput<"moveApplicants">["body"]>;

async function send({ people, to, message, rejection, key }: Parcel) {
  const body: MoveBody = {
    applicants: people.map(({ applicationId, status }) => ({ applicationId, from: status })),
    to,
    ...(message && { message }),
    ...(rejection && { rejection }),
  };
  return repeatCall(() => ask("moveApplicants", { body, key }));
}

/** Only the latest move has a toast: with keys, many moves follow one another. */
const PLACE = "applicant-moves";

function tell(news: News): void {
  switch (news.kind) {
    case "moved": {
      const text = movedText(news.people, news.to, news.tellsAt && momentOf(news.tellsAt));
      showToast("success", text, news.undo ? { label: "Undo", onAction: news.undo } : undefined, PLACE);
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
        { label: "Try again", onAction: news.again },
        PLACE,
      );
  }
}
