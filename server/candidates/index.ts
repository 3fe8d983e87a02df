// What other capabilities and the application may call of candidates.
export { candidateKeeper } from "./keep-candidate.ts";
export { type CvReading, makeCvReading } from "./read-cvs.ts";
export { readMatchProfile } from "./read-match-profile.ts";
