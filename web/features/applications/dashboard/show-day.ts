// Dates as candidates read them, by the clock of whoever reads.

/** "2026-11-28T05:00:00.000Z" -> "28 Nov 2026". */
export const showDay = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** "2026-11-28T05:00:00.000Z" -> "28 Nov 2026, 10:30". */
export const showMoment = (iso: string): string =>
  `${showDay(iso)}, ${new Date(iso).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })}`;
