// The result of one check of the installation.

/** A finding about one subject. `advice` says what to do if something is wrong. */
export type Finding = { level: "ok" | "warn" | "fail"; subject: string; words: string; advice?: string };
