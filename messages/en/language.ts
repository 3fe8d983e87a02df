/** The language of this folder: a BCP 47 tag, as `<html lang>` has it. */
export const LANGUAGE: "en" | "hi" = "en";

/** What the paths of this language's pages begin with: "" or "/hi". */
export const BASE_PATH: "" | "/hi" = "";

/** How dates are written: "28 November 2026". */
export const DATES = "en-GB";

/** How numbers are written: "1,05,000". */
export const NUMBERS = "en-IN";
