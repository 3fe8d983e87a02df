// Queries and changes of saved searches, the updates of the cached list, and words for their mails.

import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { t } from "#messages/candidates.ts";
import { ALERT_FREQUENCIES, type AlertFrequency } from "../../../../../contract/saved/rules.ts";
import type { SavedSearch } from "../../../../../contract/saved/wire.ts";
import { fill } from "../../../../../messages/fill.ts";
import { ask } from "../../../../session/ask.ts";
import { newCallKey } from "../../../../session/call-key.ts";
import { savedSearchesKey } from "../../../../session/candidate-keys.ts";
import { loadSchemas } from "../../../../session/load-schemas.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { repeatCall } from "../../../../session/repeat-call.ts";
import { showToast } from "../../../../ui/toast.ts";

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

/** A later toast replaces an earlier one. */
const PLACE = "saved-search";

/** Never rejects; resolves to whether it was removed. */
export function useRemoval(): (search: SavedSearch) => Promise<boolean> {
  const { remove, save } = useSearchCalls();
  const bringBack = async ({ name, query, frequency }: SavedSearch, key: string) => {
    try {
      await save({ name, query, frequency }, key);
      showToast("success", fill(t.isSavedAgain2, { name }), undefined, PLACE);
    } catch (error) {
      showToast("error", fill(t.couldNotBeBroughtBack, { name, error: reasonOf(error) }), undefined, PLACE);
    }
  };
  return async (search) => {
    try {
      await remove(search.id);
      const key = newCallKey();
      const undo = { label: t.undo, onAction: () => void bringBack(search, key) };
      showToast("info", fill(t.isRemoved2, { name: search.name }), undo, PLACE);
      return true;
    } catch (error) {
      showToast("error", fill(t.couldNotBeRemoved, { name: search.name, error: reasonOf(error) }), undefined, PLACE);
      return false;
    }
  };
}

/** The mail frequency; times are in India's zone for every reader. */
const LABELS: Record<AlertFrequency, string> = {
  DAILY: t.everyDayAt800,
  WEEKLY: t.mondaysAt800,
  OFF: t.noMails,
};

export const FREQUENCY_OPTIONS = ALERT_FREQUENCIES.map((value) => ({ value, label: LABELS[value] }));

/** The toast after a search was saved. */
export const SAVED_WORDS: Record<AlertFrequency, string> = {
  DAILY: t.searchSavedWeWriteInTheMorning,
  WEEKLY: t.searchSavedWeWriteOnMondaysWhen,
  OFF: t.searchSavedYouFindItInYour,
};
