// Text that the browser stores by name. Private windows may refuse storage: then nothing is stored, and nothing found.

const storageOf = (kind: "local" | "session") => (kind === "local" ? window.localStorage : window.sessionStorage);

/** `kind` "session" is this tab's storage. */
export function readStored(key: string, kind: "local" | "session" = "local"): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Null removes what is stored. */
export function writeStored(key: string, text: string | null, kind: "local" | "session" = "local"): void {
  try {
    if (text === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, text);
  } catch {
    // Refused: see above.
  }
}
