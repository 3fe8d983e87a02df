// The queue of reports: open ones, oldest first, and settled ones with their decisions.
import { type ReactNode, useRef } from "react";
import { useSearchParams } from "react-router";
import { REPORT_STATES, type ReportState } from "../../../contract/moderation/rules.ts";
import type { JobReport } from "../../../contract/moderation/wire.ts";
import { reasonOf } from "../../session/reason-of.ts";
import { ChipLink } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { LoadTrouble } from "../../ui/load-trouble.tsx";
import { LoadingBlock } from "../../ui/skeleton.tsx";
import { useFocusKept } from "../../ui/use-focus-kept.ts";
import { ReportCard } from "./report-card.tsx";
import { useReports } from "./report-queries.ts";

const LABELS: Record<ReportState, string> = { OPEN: "Open", UPHELD: "Upheld", DISMISSED: "Dismissed" };
const NONE: Record<ReportState, { title: string; text: string }> = {
  OPEN: { title: "Nothing to look into", text: "Every report is settled. New ones appear here, oldest first." },
  UPHELD: { title: "Nothing upheld yet", text: "Reports that led to a job being taken off the site appear here." },
  DISMISSED: { title: "Nothing dismissed yet", text: "Reports of jobs that were in order appear here." },
};

export function ReportsScreen() {
  const [query] = useSearchParams();
  const state = REPORT_STATES.find((one) => one === query.get("state")) ?? "OPEN";
  return (
    <>
      <nav aria-label="Reports by state" className="mt-8 flex flex-wrap gap-2">
        {(["OPEN", "UPHELD", "DISMISSED"] as const).map((one) => (
          <ChipLink key={one} to={one === "OPEN" ? "?" : `?state=${one}`} current={one === state} preventScrollReset>
            {LABELS[one]}
          </ChipLink>
        ))}
      </nav>
      <ReportList key={state} state={state} />
    </>
  );
}

function ReportList({ state }: { state: ReportState }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useReports(state);
  if (error && !data) return <LoadTrouble text={reasonOf(error)} onAgain={() => void refetch()} />;
  if (!data)
    return <LoadingBlock label="Reports are being loaded." sizes={["h-44", "h-44"]} className="grid gap-4 mt-6" />;
  return (
    <Reports
      state={state}
      reports={data.pages.flatMap((page) => page.data)}
      more={
        hasNextPage && (
          <LoadMore
            label="Show more"
            isBusy={isFetchingNextPage}
            hasFailed={isFetchNextPageError}
            onMore={() => void fetchNextPage()}
          />
        )
      }
    />
  );
}

type ReportsProps = { state: ReportState; reports: readonly JobReport[]; more: ReactNode };

function Reports({ state, reports, more }: ReportsProps) {
  const list = useRef<HTMLDivElement>(null);
  useFocusKept(list, reports.length);
  if (reports.length === 0)
    return (
      <div ref={list} tabIndex={-1} className="outline-none">
        <EmptyState icon="flag" title={NONE[state].title}>
          <p>{NONE[state].text}</p>
        </EmptyState>
      </div>
    );
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <ul className="grid gap-4 mt-6">
        {reports.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
      </ul>
      {more}
    </div>
  );
}
