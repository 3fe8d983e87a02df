/** The language of this folder: a BCP 47 tag, as `<html lang>` has it. */
export const LANGUAGE = "en";
