// What other capabilities and the application may call of candidates.

export { type CvReading, makeCvReading } from "./cvs/read-cvs.ts";
export { hiddenKeeper } from "./hidden/marks.ts";
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
export { savedKeeper } from "./saved/store.ts";
export { tellSavedSearches } from "./saved/tell-saved-searches.ts";
export { candidateKeeper } from "./store.ts";
