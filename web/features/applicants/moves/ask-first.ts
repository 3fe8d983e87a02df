// Which moves are asked about before they are made: those that cannot be unsaid, and those of a great many.
import { type CompanyStage, mayMove } from "../../../../contract/application-words.ts";
import type { MovedPerson } from "./make-mover.ts";

/** Above this many, one is asked wherever they go. */
const MANY = 25;
/** An offer that was a slip of the finger hurts whoever has read of it, undone or not. */
const WEIGHTY: readonly CompanyStage[] = ["OFFERED", "HIRED"];

/** Those who would be moved, and so are asked about; null when they are moved without a question. */
export function askedAbout(people: readonly MovedPerson[], to: CompanyStage): readonly MovedPerson[] | null {
  const movable = people.filter(({ status }) => mayMove(status, to));
  return movable.length > MANY || (movable.length > 0 && WEIGHTY.includes(to)) ? movable : null;
}
