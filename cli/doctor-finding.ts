// What a look at the installation found, and what to do about it.

/** What was found about one subject. `advice` says what to do when it is not well. */
export type Finding = { level: "ok" | "warn" | "fail"; subject: string; words: string; advice?: string };
