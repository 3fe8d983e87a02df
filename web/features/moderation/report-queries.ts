// Lists the reports in a state, and settles one.
import { useQueryClient } from "@tanstack/react-query";
import type { ReportState } from "../../../contract/moderation/rules.ts";
import type { JobReport } from "../../../contract/moderation/wire.ts";
import { ask } from "../../session/ask.ts";
import { usePages } from "../../session/use-pages.ts";

/** Prefix of every list's query key. */
const REPORTS_KEY = ["job-reports"] as const;

export const useReports = (state: ReportState) =>
  usePages([...REPORTS_KEY, state], (lastKey) => ask("listJobReports", { query: { state, lastKey } }));

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
