// Whether a place waits to be gone back to: all that a page needs to know before it loads the rest.

/** In the session storage of the tab. */
export const PLACE_KEY = "place";

export function hasPlace(): boolean {
  try {
    return window.sessionStorage.getItem(PLACE_KEY) !== null;
  } catch {
    return false;
  }
}
