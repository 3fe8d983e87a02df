// The English words of errors are the API's own, so there are none here; other languages word them anew.

/** By the API's sentence; each {} is a part that the sentence fills. */
export const ERRORS: Readonly<Record<string, string>> = {};

/** For sentences that are not above: what the code of the error means. */
export const BY_CODE: Readonly<Record<string, string>> = {};
