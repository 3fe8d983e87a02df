import type * as english from "../en/language.ts";

export const LANGUAGE: typeof english.LANGUAGE = "hi";

export const BASE_PATH: typeof english.BASE_PATH = "/hi";

/** With hours to 23, as the Hindi texts name times. */
export const DATES = "hi-IN-u-hc-h23";

export const NUMBERS = "hi-IN";
