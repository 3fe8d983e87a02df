// The grace period of a deletion.

/** The contract's DELETION_GRACE_DAYS; importing its module would outweigh this page. */
export const GRACE_DAYS = 14;

/** "2026-12-05T…" -> "5 December 2026", in the reader's time zone. */
export const dayOf = (iso: string) =>
  new Date(iso).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
