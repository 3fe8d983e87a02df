// Reloads the page and restores the scroll position, also where content loads later than the document.
import { readStored, writeStored } from "../ui/browser-storage.ts";
import { PLACE_KEY } from "./place-key.ts";

type Place = { path: string; y: number; at: number };

/** Validity of a stored position, which is meant for one reload. */
const TRUE_FOR_MS = 30_000;
/** Longest wait for the content to reach its former length. */
const PATIENCE_MS = 8_000;

const pathNow = () => window.location.pathname + window.location.search;

export function reloadInPlace(): void {
  const place: Place = { path: pathNow(), y: window.scrollY, at: Date.now() };
  writeStored(PLACE_KEY, JSON.stringify(place), "session");
  window.location.reload();
}

/** Restores the stored position as soon as the page is long enough, unless the reader has scrolled by then. */
export function returnToPlace(): void {
  const place = takePlace();
  if (!place || place.path !== pathNow() || Date.now() - place.at > TRUE_FOR_MS) return;
  const stop = new AbortController();
  const until = setTimeout(() => stop.abort(), PATIENCE_MS);
  for (const name of ["wheel", "touchmove", "keydown", "pointerdown"])
    window.addEventListener(name, () => stop.abort(), { signal: stop.signal, passive: true });
  const growth = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < place.y + window.innerHeight) return;
    window.scrollTo({ top: place.y, behavior: "instant" });
    clearTimeout(until);
    stop.abort();
  });
  stop.signal.addEventListener("abort", () => growth.disconnect());
  growth.observe(document.body);
}

function takePlace(): Place | null {
  const text = readStored(PLACE_KEY, "session");
  writeStored(PLACE_KEY, null, "session");
  try {
    return text === null ? null : (JSON.parse(text) as Place);
  } catch {
    return null;
  }
}
