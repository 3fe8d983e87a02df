// Dates and times as people who hire read them, by the clock of whoever reads.

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

/** Whole days from `now` (epoch ms) until then, at least 0: what is left of today counts as one. */
export const daysUntil = (iso: string, now: number) => Math.max(0, Math.ceil((Date.parse(iso) - now) / DAY_MS));
