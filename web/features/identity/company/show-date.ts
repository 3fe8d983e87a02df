// Dates of invites and accounts as people read them.

/** "2026-11-28T05:00:00.000Z" -> "28 November 2026", in the reader's time zone. */
export const longDate = (iso: string) =>
  new Date(iso).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
