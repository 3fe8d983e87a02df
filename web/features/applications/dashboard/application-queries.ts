// Queries of the person's applications: pages of the list, one by id, and how a change updates both.
import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { Application } from "../../../../contract/applications/wire.ts";
import { ask } from "../../../session/ask.ts";
import { applicationsKey, appliedJobsKey } from "../../../session/candidate-keys.ts";
import { changeRows, usePages } from "../../../session/use-pages.ts";
import { appliedStore } from "../applied/applied-store.ts";
import { applicationOfJobKey } from "../applied/find-application.ts";
import type { ListFilters } from "./list-filters.ts";

const listKey = [...applicationsKey, "list"] as const;
const oneKey = (id: string) => [...applicationsKey, "one", id] as const;

/** Companies move applicants at any time; focusing the window fetches again. */
const FRESH_MS = 20_000;
const PAGE_SIZE = 20;

export const useApplications = (filters: ListFilters) =>
  usePages([...listKey, filters], (lastKey) =>
    ask("listApplications", { query: { pageSize: PAGE_SIZE, ...filters, lastKey } }),
  );

/** One application that the address names and the list does not show, fetched while `id` is given; null once it is removed. */
export function useApplication(id: string | null) {
  return useQuery({
    queryKey: oneKey(id ?? ""),
    enabled: id !== null,
    queryFn: (): Promise<Application | null> => ask("getApplication", { params: { applicationId: id ?? "" } }),
    staleTime: FRESH_MS,
  });
}

/** Shows a changed application in all loaded lists, and refetches lists and counts. */
export async function takeChange(queries: QueryClient, changed: Application): Promise<void> {
  changeRows<Application>(queries, listKey, (row) => [row.id === changed.id ? changed : row]);
  queries.setQueryData(oneKey(changed.id), changed);
  await queries.invalidateQueries({ queryKey: applicationsKey });
}

/** The same for a removed application; a page that has it open does not fetch it again. */
export async function takeRemoval(queries: QueryClient, { id, jobId }: Application): Promise<void> {
  queries.setQueryData(oneKey(id), null);
  changeRows<Application>(queries, listKey, (row) => (row.id === id ? [] : [row]));
  const ids = new Set(appliedStore.read().ids);
  if (ids.delete(jobId)) appliedStore.set({ ids });
  const changed = [listKey, applicationOfJobKey(jobId), appliedJobsKey];
  await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
