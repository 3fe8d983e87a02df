// What the browser asks about saved searches and changes of them, and how its own list follows.
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SavedSearch } from "../../../../contract/saved.ts";
import { callApi } from "../../../session/call-api.ts";
import { savedSearchesKey } from "../../../session/candidate-keys.ts";
import { loadSavedCalls, loadSavedQuery } from "../../../session/load-contract.ts";
import { repeatCall } from "../../../session/repeat-call.ts";

type List = readonly SavedSearch[];

export const useSavedSearches = () =>
  useQuery<List>({
    queryKey: savedSearchesKey,
    queryFn: async () => (await callApi((await loadSavedCalls()).listSavedSearches)).data,
    // What is new in them is what they are looked at for.
    staleTime: 30_000,
  });

/** The search of the board whose query part is `query`, as it is or would be saved; null when the board would refuse it. */
export const useSpelled = (query: string) =>
  useQuery({
    queryKey: ["spelled-search", query],
    queryFn: async () => {
      const read = (await loadSavedQuery()).readSavedQuery(query);
      return read.ok ? read.text : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export type SearchWishes = Pick<SavedSearch, "name" | "frequency">;

/** What can be done with saved searches; each rejects as the call did, and the list follows. */
export function useSearchCalls() {
  const queries = useQueryClient();
  return {
    /** `key`: one for each search that somebody wants saved. */
    async save(body: SearchWishes & { query: string }, key: string): Promise<SavedSearch> {
      const { saveSearch } = await loadSavedCalls();
      const saved = await repeatCall(() => callApi(saveSearch, { body, key }));
      await change(queries, (list) => [saved, ...list.filter(({ id }) => id !== saved.id)]);
      return saved;
    },
    async update(searchId: string, body: Partial<SearchWishes> & { isSeen?: true }): Promise<SavedSearch> {
      const { updateSavedSearch } = await loadSavedCalls();
      const changed = await repeatCall(() => callApi(updateSavedSearch, { params: { searchId }, body }));
      await change(queries, (list) => list.map((one) => (one.id === searchId ? changed : one)));
      return changed;
    },
    async remove(searchId: string): Promise<void> {
      const { removeSavedSearch } = await loadSavedCalls();
      await repeatCall(() => callApi(removeSavedSearch, { params: { searchId } }));
      await change(queries, (list) => list.filter(({ id }) => id !== searchId));
    },
    refresh: () => queries.invalidateQueries({ queryKey: savedSearchesKey }),
  };
}

/** A list that is on its way was asked for before. */
async function change(queries: QueryClient, work: (list: List) => List): Promise<void> {
  await queries.cancelQueries({ queryKey: savedSearchesKey });
  queries.setQueryData<List>(savedSearchesKey, (list) => list && work(list));
}
