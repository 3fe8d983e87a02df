// What other capabilities, the application and the operator's command may call of résumés.

export type { ResumeReading } from "./empty-resume.ts";
export { askApart } from "./process/ask-apart.ts";
export { makeReader, ReaderBusy, type ResumeReader } from "./process/make-reader.ts";
