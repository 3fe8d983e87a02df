// Lists the reports in a state, and settles one.
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { ReportState } from "../../../contract/moderation/rules.ts";
import type { JobReport, listJobReports } from "../../../contract/moderation/wire.ts";
import { ask } from "../../session/ask.ts";
import { repeatCall } from "../../session/repeat-call.ts";

type Page = z.output<typeof listJobReports.answer>;

/** Prefix of every list's query key. */
const REPORTS_KEY = ["job-reports"] as const;

export function useReports(state: ReportState) {
  const key = [...REPORTS_KEY, state] as const;
  return useInfiniteQuery<Page, Error, InfiniteData<Page>, typeof key, string | null>({
    queryKey: key,
    queryFn: ({ pageParam }) => repeatCall(() => ask("listJobReports", { query: { state, lastKey: pageParam } })),
    initialPageParam: null,
    getNextPageParam: ({ pagination }) => pagination.lastKey,
    // Others report and settle meanwhile.
    staleTime: 0,
  });
}

export type Decision = Exclude<ReportState, "OPEN">;

/** Settles a report and refetches every list. Rejects as the call does. */
export function useSettling(): (reportId: string, decision: Decision, note: string) => Promise<JobReport> {
  const cache = useQueryClient();
  return async (reportId, decision, note) => {
    const body = { decision, ...(note.trim() && { note: note.trim() }) };
    try {
      return await ask("settleJobReport", { params: { reportId }, body });
    } finally {
      // Also after a refusal: another admin may have settled it.
      void cache.invalidateQueries({ queryKey: REPORTS_KEY });
    }
  };
}
