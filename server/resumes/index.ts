// What other capabilities, the application and the operator's command may call of résumés.

export type { ResumeReading } from "./empty-resume.ts";
export { clippedResume } from "./imports/clip-reading.ts";
export type { ImportReading } from "./imports/read-import.ts";
export { makeReader, ReaderBusy, ReaderStarved, type ResumeReader } from "./process/make-reader.ts";
export { askApart } from "./process/start-child.ts";
