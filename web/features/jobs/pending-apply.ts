// Remembers, while a person signs in, what they were about to apply to (spec §4, step 1).

const KEY = "PendingApply";

export type PendingApply = { jobId: string; url: string };

/** Kept for this tab; where storage is refused the way back in the sign-in address still leads here. */
export function storePendingApply(pending: PendingApply): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Private windows may refuse storage.
  }
}

/** The sign-in page with the way back to `path` (path and query of this site). */
export const signInPath = (path: string) => `/auth/login?returnTo=${encodeURIComponent(path)}`;
