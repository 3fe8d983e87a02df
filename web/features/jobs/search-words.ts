// The words of searches: what one was read as, and why it finds a job.
import { t } from "#messages/reasons.ts";
import type { SearchReading, SearchReason } from "../../../contract/jobs/wire.ts";
import { agoText } from "../../../messages/en/formats.ts";
import { say, withCapital } from "../../../messages/say.ts";

/** By the codes of readings. */
const READINGS: Readonly<Record<string, string>> = {
  place: t.place,
  mode: t.mode,
  type: t.type,
  contract: t.contract,
  yearsUpTo: t.yearsUpTo,
  yearsOrMore: t.yearsOrMore,
  exactYears: t.exactYears,
  yearsBetween: t.yearsBetween,
  level: t.level,
  levelNumber: t.levelNumber,
  payFrom: t.payFrom,
};

/** By the codes of reasons and of what they consist of. */
const REASONS: Readonly<Record<string, string>> = {
  ...READINGS,
  byProfile: t.byProfile,
  oldestFirst: t.oldestFirst,
  newestFirst: t.newestFirst,
  wordsTellNothing: t.wordsTellNothing,
  companyIsLike: t.companyIsLike,
  inTitle: t.inTitle,
  wordsInTitle: t.wordsInTitle,
  notSideBySide: t.notSideBySide,
  onlyInText: t.onlyInText,
  isKindOfWork: t.isKindOfWork,
  fitsKindOfWork: t.fitsKindOfWork,
  closeToKindOfWork: t.closeToKindOfWork,
  kindOfWorkWithoutSkill: t.kindOfWorkWithoutSkill,
  partInTitle: t.partInTitle,
  amongSkills: t.amongSkills,
  amongSkillsAs: t.amongSkillsAs,
  inCompanyName: t.inCompanyName,
  placeOfJob: t.placeOfJob,
  wordBegins: t.wordBegins,
  notInJob: t.notInJob,
  noOtherWork: t.noOtherWork,
  sideBySide: t.sideBySide,
  asAsked: t.asAsked,
  byItsTitle: t.byItsTitle,
  onlyInTextBut: t.onlyInTextBut,
  isUnsaid: t.isUnsaid,
  notMet: t.notMet,
  levelUnsaid: t.levelUnsaid,
  levelOfTitle: t.levelOfTitle,
  levelOfYears: t.levelOfYears,
  otherLevelOfTitle: t.otherLevelOfTitle,
  otherLevelOfYears: t.otherLevelOfYears,
  without: t.without,
  hasExcluded: t.hasExcluded,
  outsideFilters: t.outsideFilters,
  posted: t.posted,
  postedAmongEquals: t.postedAmongEquals,
  isIn: t.isIn,
  isInAndMore: t.isInAndMore,
  saysMode: t.saysMode,
  saysType: t.saysType,
  asksYears: t.asksYears,
  asksYearsOrMore: t.asksYearsOrMore,
  asksExactYears: t.asksExactYears,
  statesPayIn: t.statesPayIn,
  pays: t.pays,
  paysBetween: t.paysBetween,
};

/** The reading with its labels in the language of the page; a release before says them in English alone. */
export const readingInWords = (reading: SearchReading): SearchReading => ({
  ...reading,
  chips: reading.chips.map((chip) => ({
    ...chip,
    label: (chip.says && say(chip.says, { texts: READINGS })) ?? chip.label,
  })),
});

/** `now` in epoch ms. */
export function reasonInWords({ says, text }: SearchReason, now: number): string {
  if (says === undefined) return text;
  const ago = typeof says.values.posted === "string" ? agoText(says.values.posted, now) : "";
  const words = say(says, { texts: REASONS, more: { ago } });
  return words === null ? text : withCapital(words);
}
