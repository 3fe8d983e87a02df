// Removes a saved search at once, and offers an undo.
import type { SavedSearch } from "../../../../../contract/saved/wire.ts";
import { newCallKey } from "../../../../session/call-key.ts";
import { reasonOf } from "../../../../session/reason-of.ts";
import { showToast } from "../../../../ui/toast.ts";
import { useSearchCalls } from "./search-calls.ts";

/** A later toast replaces an earlier one. */
const PLACE = "saved-search";

/** Never rejects; resolves to whether it was removed. */
export function useRemoval(): (search: SavedSearch) => Promise<boolean> {
  const { remove, save } = useSearchCalls();
  const bringBack = async ({ name, query, frequency }: SavedSearch, key: string) => {
    try {
      await save({ name, query, frequency }, key);
      showToast("success", `“${name}” is saved again.`, undefined, PLACE);
    } catch (error) {
      showToast("error", `“${name}” could not be brought back. ${reasonOf(error)}`, undefined, PLACE);
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
      showToast("error", `“${search.name}” could not be removed. ${reasonOf(error)}`, undefined, PLACE);
      return false;
    }
  };
}
