// Whether a scroll position waits to be restored: all that a page needs before it loads the rest.
import { readStored } from "../ui/browser-storage.ts";

export const PLACE_KEY = "place";

export const hasPlace = (): boolean => readStored(PLACE_KEY, "session") !== null;
