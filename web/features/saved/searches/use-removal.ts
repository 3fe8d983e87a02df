// Removes a saved search at once, and offers to bring it back.
import type { SavedSearch } from "../../../../contract/saved.ts";
import { newCallKey } from "../../../session/call-key.ts";
import { problemOf } from "../../../session/form-problem.ts";
import { showToast } from "../../../ui/toast.ts";
import { useSearchCalls } from "./search-calls.ts";

/** Later words take the place of earlier ones. */
const PLACE = "saved-search";

/** Never rejects; resolves to whether it is gone. */
export function useRemoval(): (search: SavedSearch) => Promise<boolean> {
  const { remove, save } = useSearchCalls();
  const bringBack = async ({ name, query, frequency }: SavedSearch, key: string) => {
    try {
      await save({ name, query, frequency }, key);
      showToast("success", `“${name}” is saved again.`, undefined, PLACE);
    } catch (error) {
      showToast("error", `“${name}” could not be brought back. ${titleOf(error)}`, undefined, PLACE);
    }
  };
  return async (search) => {
    try {
      await remove(search.id);
      const key = newCallKey();
      const undo = { label: "Undo", onAction: () => void bringBack(search, key) };
      showToast("info", `“${search.name}” is removed.`, undo, PLACE);
      return true;
    } catch (error) {
      showToast("error", `“${search.name}” could not be removed. ${titleOf(error)}`, undefined, PLACE);
      return false;
    }
  };
}

const titleOf = (error: unknown) => problemOf(error, { isOnline: navigator.onLine, now: new Date() }).title;
