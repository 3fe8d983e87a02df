// What other capabilities may call to find the jobs that suit a person.

export type { JobFeatures } from "../job-features.ts";
export { skillKeys } from "../job-features.ts";
export { findSuited, type SuitedPosition, type SuitedRow } from "./find-suited.ts";
export { readTerms } from "./learn-terms.ts";
export {
  MOST_TITLES,
  NOW_WEIGHT,
  type Subject,
  type SubjectTitle,
  saysAnything,
  tellsWork,
  titlesOf,
} from "./subject.ts";
export type { Terms } from "./terms.ts";
