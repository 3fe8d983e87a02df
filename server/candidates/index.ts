// What other capabilities and the application may call of candidates.

export { eraseUnsentCv } from "./cvs/cvs.ts";
export { type CvReading, makeCvReading } from "./cvs/read-cvs.ts";
export { candidateKeepers } from "./keepers.ts";
export { getProfilePercentage } from "./profile.ts";
export {
  type Applicant,
  type ProfileSnapshot,
  readApplicant,
  readMatchProfile,
  readWorkProfile,
  type WorkProfile,
} from "./read-profile.ts";
export { switchSavedSearch } from "./saved/saved-searches.ts";
export { tellSavedSearches } from "./saved/tell-saved-searches.ts";
