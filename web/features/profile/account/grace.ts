// The time in which a deletion can be taken back, in words.

/** The contract's DELETION_GRACE_DAYS, whose module is larger than this page. */
export const GRACE_DAYS = 14;

/** "2026-12-05T…" -> "5 December 2026", by the clock of whoever reads. */
export const dayOf = (iso: string) =>
  new Date(iso).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
