// Which moves need a confirmation: those whose notification cannot be undone, and those of many applicants.
import { type CompanyStage, mayMove } from "../../../../../contract/applications/rules.ts";
import type { MovedPerson } from "./make-mover.ts";

/** Above this many, every move needs a confirmation. */
const MANY = 25;
/** Undoing an accidental offer does not help an applicant who has read of it. */
const WEIGHTY: readonly CompanyStage[] = ["OFFERED", "HIRED"];

/** The applicants that would be moved, and need a confirmation; null when none is needed. */
export function askedAbout(people: readonly MovedPerson[], to: CompanyStage): readonly MovedPerson[] | null {
  const movable = people.filter(({ status }) => mayMove(status, to));
  return movable.length > MANY || (movable.length > 0 && WEIGHTY.includes(to)) ? movable : null;
}
