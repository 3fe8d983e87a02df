// Why a job suits a person, in the language of the page.
import { t } from "#messages/reasons.ts";
import type { SuitedJob } from "../../contract/matching/wire.ts";
import { say } from "../../messages/say.ts";

/** By the codes of reasons and of what they consist of. */
const WORDS: Readonly<Record<string, string>> = {
  studiesLeadTo: t.studiesLeadTo,
  sameKindOfJob: t.sameKindOfJob,
  likeBefore: t.likeBefore,
  nearStudies: t.nearStudies,
  nearYourKindOfJob: t.nearYourKindOfJob,
  closeToYou: t.closeToYou,
  shares: t.shares,
  sharesAndLacks: t.sharesAndLacks,
  skill: t.skill,
  rareSkill: t.rareSkill,
  asks: t.asks,
  asksAndYouHave: t.asksAndYouHave,
  askedOrMore: t.askedOrMore,
  askedExactly: t.askedExactly,
  askedBetween: t.askedBetween,
  inPlace: t.inPlace,
  fromHome: t.fromHome,
  inYourCountry: t.inYourCountry,
  paysEnough: t.paysEnough,
  paysLess: t.paysLess,
};

/** The reasons as sentences, in their order; a release before gives English ones alone. */
export const suitedInWords = ({ why, says }: Pick<SuitedJob, "why" | "says">): string[] =>
  says === undefined ? why : says.map((one, at) => say(one, { texts: WORDS }) ?? why[at] ?? "");
