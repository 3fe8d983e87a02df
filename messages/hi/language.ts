import type * as english from "../en/language.ts";

export const LANGUAGE: typeof english.LANGUAGE = "hi";

export const BASE_PATH: typeof english.BASE_PATH = "/hi";

export const DATES = "hi-IN";

export const NUMBERS = "hi-IN";
