// Queries of a job's applicants: pages of the list, and one person's details.
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Applicant } from "../../../../../contract/applications/applicants-wire.ts";
import { ask } from "../../../../session/ask.ts";
import { applicantKey, applicantsKey } from "../../../../session/company-keys.ts";
import { changePages, changeRows, usePages } from "../../../../session/use-pages.ts";
import type { ListFilters } from "../list-address.ts";
import { type ListPage, settleRows } from "../moves/row-changes.ts";

/** Short, because colleagues work on the same list. */
const FRESH_MS = 20_000;
/** A longer list is not refetched on mount or window focus, since that loads every page again. */
const MOST_PAGES_AGAIN = 3;

export function useApplicants(jobId: string, filters: ListFilters) {
  const isShort = (query: { state: { data?: { pages: unknown[] } | undefined } }) =>
    (query.state.data?.pages.length ?? 0) <= MOST_PAGES_AGAIN;
  const { view: _, ...query } = filters;
  return usePages(
    [...applicantsKey(jobId), query],
    (lastKey): Promise<ListPage> => ask("listApplicants", { params: { jobid: jobId }, query: { ...query, lastKey } }),
    { staleTime: FRESH_MS, refetchOnWindowFocus: isShort, refetchOnMount: isShort },
  );
}

/** Changes every loaded list of the job, whatever its filters. */
export const changeLists = (queries: QueryClient, jobId: string, change: (pages: ListPage[]) => ListPage[]): void =>
  changePages(queries, applicantsKey(jobId), change);

/** Changes one applicant's row in every loaded list of the job. */
export const changeRow = (queries: QueryClient, jobId: string, part: Partial<Applicant> & { applicationId: string }) =>
  changeRows<Applicant>(queries, applicantsKey(jobId), (row) => [
    row.applicationId === part.applicationId ? { ...row, ...part } : row,
  ]);

/** How long an applicant must be open before their details are fetched: a key held down passes many. */
const LOOK_MS = 120;

/** `mayOverwrite`: whether the details may overwrite the list row's stage; false while a newer move is being sent. */
export function useApplicant(jobId: string, id: string | null, mayOverwrite: () => boolean) {
  const queries = useQueryClient();
  const settledId = useSettled(id, LOOK_MS);
  const query = useQuery({
    queryKey: applicantKey(settledId ?? ""),
    enabled: settledId !== null,
    queryFn: () => {
      const params = { applicationId: settledId ?? "" };
      return ask("getApplicant", { params });
    },
    staleTime: FRESH_MS,
  });
  const details = query.data?.applicationId === id ? query.data : undefined;
  useEffect(() => {
    if (details && mayOverwrite()) changeLists(queries, jobId, (pages) => settleRows(pages, [details]));
  }, [details, queries, jobId, mayOverwrite]);
  return { ...query, details, error: settledId === id ? query.error : null };
}

function useSettled<Value>(value: Value, waitMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
}
