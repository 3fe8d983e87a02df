// Queries and changes of saved searches, and the updates of the cached list.
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SavedSearch } from "../../../../../contract/saved/wire.ts";
import { ask } from "../../../../session/ask.ts";
import { savedSearchesKey } from "../../../../session/candidate-keys.ts";
import { loadSchemas } from "../../../../session/load-schemas.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";

type List = readonly SavedSearch[];

export const useSavedSearches = () =>
  useQuery<List>({
    queryKey: savedSearchesKey,
    queryFn: async () => (await ask("listSavedSearches")).data,
    // Short, because people open the list for its new jobs.
    staleTime: 30_000,
  });

/** The canonical form of a search, in which it is saved; null when the board would refuse `query`. */
export const useSpelled = (query: string) =>
  useQuery({
    queryKey: ["spelled-search", query],
    queryFn: async () => {
      const read = (await loadSchemas(() => import("../../../../../contract/saved/wire.ts"))).readSavedQuery(query);
      return read.ok ? read.text : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export type SearchWishes = Pick<SavedSearch, "name" | "frequency">;

/** Changes of saved searches; each rejects as its call does, and updates the list. */
export function useSearchCalls() {
  const queries = useQueryClient();
  return {
    /** `key`: one for each search to be saved. */
    async save(body: SearchWishes & { query: string }, key: string): Promise<SavedSearch> {
      const saved = await repeatCall(() => ask("saveSearch", { body, key }));
      await change(queries, (list) => [saved, ...list.filter(({ id }) => id !== saved.id)]);
      return saved;
    },
    async update(searchId: string, body: Partial<SearchWishes> & { isSeen?: true }): Promise<SavedSearch> {
      const changed = await repeatCall(() => ask("updateSavedSearch", { params: { searchId }, body }));
      await change(queries, (list) => list.map((one) => (one.id === searchId ? changed : one)));
      return changed;
    },
    async remove(searchId: string): Promise<void> {
      await repeatCall(() => ask("removeSavedSearch", { params: { searchId } }));
      await change(queries, (list) => list.filter(({ id }) => id !== searchId));
    },
    refresh: () => queries.invalidateQueries({ queryKey: savedSearchesKey }),
  };
}

/** An answer under way has the list from before the change. */
async function change(queries: QueryClient, work: (list: List) => List): Promise<void> {
  await queries.cancelQueries({ queryKey: savedSearchesKey });
  queries.setQueryData<List>(savedSearchesKey, (list) => list && work(list));
}
