// Light, dark or the system's scheme: how the choice is stored and applied to the document.
import { writeStored } from "../../ui/browser-storage.ts";

export const SCHEMES = ["light", "dark", "system"] as const;
export type Scheme = (typeof SCHEMES)[number];

const STORED_AS = "scheme";
const CHANGED = "schemechange";

/** The page's background in each scheme, for the browser's own bars. */
export const THEME_COLORS = { light: "#ffffff", dark: "#0d151d" } as const;

/** Runs before the first paint (inline, with the nonce): marks that JavaScript runs, and applies the stored scheme to <html>. */
export const SCHEME_SCRIPT = `(function(d){d.dataset.script="";try{var s=localStorage.getItem("${STORED_AS}");if(s==="light"||s==="dark")d.dataset.scheme=s}catch(e){}})(document.documentElement)`;

export function chosenScheme(): Scheme {
  const chosen = document.documentElement.dataset.scheme;
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

export function paintBrowserBars(): void {
  const scheme = chosenScheme();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes("dark") ? "dark" : "light";
    meta.content = THEME_COLORS[scheme === "system" ? own : scheme];
  }
}

/** Applies the scheme and stores it; if storage is refused, it lasts for this page only. */
export function chooseScheme(scheme: Scheme): void {
  const root = document.documentElement;
  if (scheme === "system") delete root.dataset.scheme;
  else root.dataset.scheme = scheme;
  paintBrowserBars();
  writeStored(STORED_AS, scheme === "system" ? null : scheme);
  window.dispatchEvent(new Event(CHANGED));
}

export function onSchemeChange(callback: () => void): () => void {
  window.addEventListener(CHANGED, callback);
  return () => window.removeEventListener(CHANGED, callback);
}
