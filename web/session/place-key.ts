// Whether a scroll position waits to be restored: all that a page needs before it loads the rest.

/** Key in the tab's session storage. */
export const PLACE_KEY = "place";

export function hasPlace(): boolean {
  try {
    return window.sessionStorage.getItem(PLACE_KEY) !== null;
  } catch {
    return false;
  }
}
