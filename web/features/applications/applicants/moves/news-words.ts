// Which moves need a confirmation, and the sentences for recruiters about a move: pure.
import { t } from "#messages/applications.ts";
import { type CompanyStage, mayMove } from "../../../../../contract/applications/rules.ts";
import { fill } from "../../../../../messages/fill.ts";
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
  APPLIED: t.backAtApplied,
  SHORTLISTED: "shortlisted",
  INTERVIEW: t.atInterviewNow,
  OFFERED: t.atOfferedNow,
  HIRED: "hired",
  REJECTED: "rejected",
};

/** "Neha Singh is shortlisted."; "12 applicants are rejected. They hear of it on 24 Nov 2026, 10:30." */
export function movedText(people: readonly Named[], to: CompanyStage, tellsOn: string | null): string {
  const isOne = people.length === 1;
  const sentence = fill(isOne ? t.oneIsDone : t.manyAreDone, { who: whom(people), done: DONE[to] });
  if (tellsOn === null) return sentence;
  return `${sentence} ${isOne ? fill(t.theyHearOfItOn2, { tellsOn }) : fill(t.allOfThemHearOfItOn, { tellsOn })}`;
}

/** "Move Neha Singh to Offered?"; "Move 2,600 applicants to Interview?" */
export const askedText = (people: readonly Named[], to: CompanyStage): string =>
  fill(t.moveTo2, { people: whom(people), to: labelOf(to) });

/** "Neha Singh could not be moved. You are offline." */
export const failedText = (people: readonly Named[], reason: string): string =>
  fill(t.couldNotBeMoved, { people: whom(people), reason });

/** Names each refusal while they are few. */
export function refusedText(refusals: readonly Refusal[]): string {
  if (refusals.length <= MOST_NAMED) return refusals.map(sentenceOf).join(" ");
  return fill(t.applicantsWereNotMovedThey, { count: refusals.length });
}

const MOST_NAMED = 3;

function sentenceOf({ name, reason, status }: Refusal): string {
  if (reason === "WITHDRAWN") return fill(t.hasWithdrawnMeanwhile, { name });
  if (reason === "NOT_FOUND" || status === null) return fill(t.isNoLongerAmongYourApplicants, { name });
  return fill(t.wasNotMovedSomeoneElseHasMoved, { name, status: labelOf(status) });
}

const whom = (people: readonly Named[]): string =>
  people.length === 1 && people[0] ? people[0].name : applicantCount(people.length);
