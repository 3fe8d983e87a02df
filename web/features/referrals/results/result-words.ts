// What each result of a referral request says and where its button leads, and what would raise a too low match. Pure.

import { t } from "#messages/referrals.ts";
import { bandOf } from "../../../../contract/matching/rules.ts";
import { plansPath } from "../../../../contract/paths.ts";
import {
  MAX_REQUESTS_A_DAY,
  POOL_DAYS,
  REFERRAL_SCORE,
  type RequestOutcome,
} from "../../../../contract/referrals/rules.ts";
import type { AlignmentFeedback } from "../../../../contract/referrals/wire.ts";
import { fill } from "../../../../messages/fill.ts";

export type ResultWords = {
  title: string;
  text: string;
  button: string;
  /** A path, "feedback" for the dialog with what is missing, or "close". */
  leads: { to: string } | "feedback" | "close";
};

export type ResultFacts = {
  companyName: string;
  /** The new request, or the existing one. */
  requestPath: string;
  /** The page to return to. */
  here: string;
  /** How many verified employees answer requests there; null when unknown. */
  referees: number | null;
  /** The person's score for the job; null where it was not calculated. */
  score: number | null;
};

export function resultWords(type: RequestOutcome, facts: ResultFacts): ResultWords {
  return WORDS[type]?.(facts) ?? UNKNOWN;
}

/** For a type that this page does not know. */
const UNKNOWN: ResultWords = {
  title: t.somethingWentWrong,
  text: t.pleaseTryAgainLaterWhatYouWrote,
  button: t.close,
  leads: "close",
};

const profilePath = (here: string) => `/v2/candidate/profile?returnUrl=${encodeURIComponent(here)}#cv`;

const WORDS: Partial<Record<RequestOutcome, (facts: ResultFacts) => ResultWords>> = {
  zeroReferral: ({ here }) => ({
    title: t.noCreditsLeft,
    text: t.youHaveUsedAllOfYourReferral,
    button: t.subscribeNow,
    leads: { to: plansPath(here) },
  }),
  profileCompletion: ({ here }) => ({
    title: t.completeYourProfile,
    text: t.pleaseCompleteYourProfileAnd,
    button: t.completeNow,
    leads: { to: profilePath(here) },
  }),
  AlreadyRequested: ({ companyName }) => ({
    title: t.alreadyRequested,
    text: fill(t.youHaveAlreadyRaisedARequestFor, { companyName }),
    button: t.okay,
    leads: "close",
  }),
  RequestAccepted: ({ companyName, requestPath, referees, score }) => ({
    title: score === null ? t.requestSent : fill(t.requestSent2, { words: bandOf(score).words }),
    text:
      referees === 0
        ? fill(t.yourCvGoesToARefereeAs, { companyName, poolDays: POOL_DAYS })
        : fill(t.yourProfileMatchesTheJobWell, { companyName }),
    button: t.viewStatus,
    leads: { to: requestPath },
  }),
  RequestRejected: ({ companyName }) => ({
    title: t.notAlignedYet,
    text: fill(t.yourProfileDoesNotAlignWithThis, { referralScore: REFERRAL_SCORE, companyName }),
    button: t.viewFeedback,
    leads: "feedback",
  }),
  Error_250: () => ({
    title: t.cvNotFound,
    text: t.thereIsNoCvOfYoursThat,
    button: t.close,
    leads: "close",
  }),
  Error_251: () => ({
    title: t.invalidJobDescription,
    text: t.theDescriptionOfThisJobIsToo,
    button: t.close,
    leads: "close",
  }),
  Max_tries: () => ({
    title: t.notPossibleJustNow,
    text: fill(t.weMetAnErrorWhileRequesting, { most: MAX_REQUESTS_A_DAY }),
    button: t.backToHome,
    leads: { to: "/" },
  }),
};

const MOST_NAMES = 3;

/** Alternatives that each reach the required score: core skills (one, or several together), a soft skill, or years. */
export function enoughAlone({ wouldSuffice, wouldRaise, needed }: AlignmentFeedback): string[] {
  const alone = (kind: string) =>
    wouldRaise.filter((step) => step.kind === kind && step.score >= needed).map(({ name }) => name);
  const core = alone("coreSkill");
  const steps = [core.length > 0 ? listOr(core) : listAnd(wouldSuffice), listOr(alone("softSkill"))];
  // "3 years of experience" on the wire.
  const years = alone("experience").map((name) => fill(t.stepOfYears, { years: Number.parseFloat(name) }));
  return [...steps, ...years].filter((step) => step !== "");
}

/** These steps as one sentence, for beside the button. */
export function shortfallText(feedback: AlignmentFeedback): string {
  const steps = enoughAlone(feedback);
  return steps.length > 0 ? fill(t.wouldBeEnough, { steps: steps.join(t.or) }) : t.moreIsMissingHereThanOneStep;
}

/** "Java, Go and SQL". */
export const listAnd = (names: readonly string[]) =>
  names.length < 2
    ? (names[0] ?? "")
    : fill(t.and, { names: names.slice(0, -1).join(", "), names2: names.at(-1) ?? "" });

function listOr(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES);
  return shown.length < 2
    ? (shown[0] ?? "")
    : fill(t.or2, { shown: shown.slice(0, -1).join(", "), shown2: shown.at(-1) ?? "" });
}
