// Queries of the person's applications: pages of the list, one by id, and how a change updates both.
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import type { z } from "zod";
import type { Application, listApplications } from "../../../../contract/applications/wire.ts";
import { ask } from "../../../session/ask.ts";
import { applicationsKey, appliedJobsKey } from "../../../session/candidate-keys.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { appliedStore } from "../applied/applied-store.ts";
import { applicationOfJobKey } from "../applied/find-application.ts";
import type { ListFilters } from "./list-filters.ts";

type ListPage = z.infer<typeof listApplications.answer>;
type Pages = InfiniteData<ListPage, string>;

const listKey = [...applicationsKey, "list"] as const;
const oneKey = (id: string) => [...applicationsKey, "one", id] as const;

/** Companies move applicants at any time; focusing the window fetches again. */
const FRESH_MS = 20_000;
const PAGE_SIZE = 20;

export function useApplications(filters: ListFilters) {
  return useInfiniteQuery<ListPage, Error, Pages, readonly unknown[], string>({
    queryKey: [...listKey, filters],
    queryFn: ({ pageParam, signal }) => {
      const { status, kind, searchText } = filters;
      const query = {
        pageSize: String(PAGE_SIZE),
        ...(status && { status }),
        ...(kind && { kind }),
        ...(searchText && { searchText }),
        ...(pageParam && { lastKey: pageParam }),
      };
      return repeatCall(() => ask("listApplications", { query }), signal);
    },
    initialPageParam: "",
    getNextPageParam: ({ pagination }) => pagination.lastKey ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
}

/** One application that the address names and the list does not show, fetched while `id` is given; null once it is removed. */
export function useApplication(id: string | null) {
  return useQuery({
    queryKey: oneKey(id ?? ""),
    enabled: id !== null,
    queryFn: (): Promise<Application | null> =>
      repeatCall(() => ask("getApplication", { params: { applicationId: id ?? "" } })),
    staleTime: FRESH_MS,
  });
}

/** Shows a changed application in all loaded lists, and refetches lists and counts. */
export async function takeChange(queries: QueryClient, changed: Application): Promise<void> {
  queries.setQueriesData<Pages>({ queryKey: listKey }, (data) =>
    mapRows(data, (row) => (row.id === changed.id ? [changed] : [row])),
  );
  queries.setQueryData(oneKey(changed.id), changed);
  await queries.invalidateQueries({ queryKey: applicationsKey });
}

/** The same for a removed application; a page that has it open does not fetch it again. */
export async function takeRemoval(queries: QueryClient, { id, jobId }: Application): Promise<void> {
  queries.setQueryData(oneKey(id), null);
  queries.setQueriesData<Pages>({ queryKey: listKey }, (data) => mapRows(data, (row) => (row.id === id ? [] : [row])));
  const ids = new Set(appliedStore.read().ids);
  if (ids.delete(jobId)) appliedStore.set({ ids });
  const changed = [listKey, applicationOfJobKey(jobId), appliedJobsKey];
  await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

function mapRows(data: Pages | undefined, change: (row: Application) => Application[]): Pages | undefined {
  return data && { ...data, pages: data.pages.map((page) => ({ ...page, data: page.data.flatMap(change) })) };
}
