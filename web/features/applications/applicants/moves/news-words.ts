// Which moves need a confirmation, and the sentences for recruiters about a move: pure.
import { type CompanyStage, mayMove } from "../../../../../contract/applications/rules.ts";
import { applicantCount, labelOf } from "../stage-words.ts";
import type { MovedPerson, Refusal } from "./make-mover.ts";

/** Above this many, every move needs a confirmation. */
const MANY = 25;
/** Undoing an accidental offer does not help an applicant who has read of it. */
const WEIGHTY: readonly CompanyStage[] = ["OFFERED", "HIRED"];

/** The applicants that would be moved, and need a confirmation; null when none is needed. */
export function askedAbout(people: readonly MovedPerson[], to: CompanyStage): readonly MovedPerson[] | null {
  const movable = people.filter(({ status }) => mayMove(status, to));
  return movable.length > MANY || (movable.length > 0 && WEIGHTY.includes(to)) ? movable : null;
}

type Named = Pick<MovedPerson, "name">;

const DONE: Record<CompanyStage, string> = {
  APPLIED: "back at Applied",
  SHORTLISTED: "shortlisted",
  INTERVIEW: "at Interview now",
  OFFERED: "at Offered now",
  HIRED: "hired",
  REJECTED: "rejected",
};

/** "Neha Singh is shortlisted."; "12 applicants are rejected. They hear of it on 24 Nov 2026, 10:30." */
export function movedText(people: readonly Named[], to: CompanyStage, tellsOn: string | null): string {
  const isOne = people.length === 1;
  const sentence = `${whom(people)} ${isOne ? "is" : "are"} ${DONE[to]}.`;
  if (tellsOn === null) return sentence;
  return `${sentence} ${isOne ? `They hear of it on ${tellsOn}.` : `All of them hear of it on ${tellsOn}.`}`;
}

/** "Move Neha Singh to Offered?"; "Move 2,600 applicants to Interview?" */
export const askedText = (people: readonly Named[], to: CompanyStage): string =>
  `Move ${whom(people)} to ${labelOf(to)}?`;

/** "Neha Singh could not be moved. You are offline." */
export const failedText = (people: readonly Named[], reason: string): string =>
  `${whom(people)} could not be moved. ${reason}`;

/** Names each refusal while they are few. */
export function refusedText(refusals: readonly Refusal[]): string {
  if (refusals.length <= MOST_NAMED) return refusals.map(sentenceOf).join(" ");
  return `${refusals.length} applicants were not moved: they withdrew, or somebody else moved them meanwhile. They are shown where they are now.`;
}

const MOST_NAMED = 3;

function sentenceOf({ name, reason, status }: Refusal): string {
  if (reason === "WITHDRAWN") return `${name} has withdrawn meanwhile.`;
  if (reason === "NOT_FOUND" || status === null) return `${name} is no longer among your applicants.`;
  return `${name} was not moved: somebody else has moved them to ${labelOf(status)} meanwhile.`;
}

const whom = (people: readonly Named[]): string =>
  people.length === 1 && people[0] ? people[0].name : applicantCount(people.length);
