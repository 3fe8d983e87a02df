// What other capabilities, the application and the operator's command may call of résumés.
export { makeReader, ReaderBusy, type ResumeReader } from "./process/make-reader.ts";
export type { ResumeReading } from "./read-resume.ts";
