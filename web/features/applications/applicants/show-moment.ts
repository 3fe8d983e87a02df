// Dates and times as recruiters read them, in the reader's time zone.

/** "2026-11-28T05:00:00.000Z" -> "28 Nov 2026". */
export const dayOf = (iso: string) =>
  new Date(iso).toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** "2026-11-28T05:00:00.000Z" -> "28 Nov 2026, 10:30". */
export const momentOf = (iso: string) =>
  new Date(iso).toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });

const DAY_MS = 86_400_000;

/** Whole days from `now` (epoch ms) until then, at least 0: the rest of today counts as one. */
export const daysUntil = (iso: string, now: number) => Math.max(0, Math.ceil((Date.parse(iso) - now) / DAY_MS));
