// Texts of the notices to admins about sources of jobs.

export const t = {
  fails: "The source {name} cannot be read",
  asks: "The source {name} waits for your decision",
  openIt: "Open the source",
} as const;
