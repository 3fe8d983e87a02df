// What each result of a referral request says and where its button leads, and what would raise a too low match. Pure.

import { bandOf } from "../../../../contract/matching/rules.ts";
import { plansPath } from "../../../../contract/paths.ts";
import {
  MAX_REQUESTS_A_DAY,
  POOL_DAYS,
  REFERRAL_SCORE,
  type RequestOutcome,
} from "../../../../contract/referrals/rules.ts";
import type { AlignmentFeedback } from "../../../../contract/referrals/wire.ts";

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
  title: "Something went wrong.",
  text: "Please try again later. What you wrote is still here.",
  button: "Close",
  leads: "close",
};

const profilePath = (here: string) => `/v2/candidate/profile?returnUrl=${encodeURIComponent(here)}#cv`;

const WORDS: Partial<Record<RequestOutcome, (facts: ResultFacts) => ResultWords>> = {
  zeroReferral: ({ here }) => ({
    title: "No credits left",
    text: "You have used all of your referral credits. Subscribe to ask for more referrals; what you wrote here is kept.",
    button: "Subscribe Now",
    leads: { to: plansPath(here) },
  }),
  profileCompletion: ({ here }) => ({
    title: "Complete your profile",
    text: "Please complete your profile and upload a CV that can be read. Then come back: what you wrote here is kept.",
    button: "Complete Now",
    leads: { to: profilePath(here) },
  }),
  AlreadyRequested: ({ companyName }) => ({
    title: "Already requested",
    text: `You have already raised a request for this job at ${companyName}. One at a time is enough: it goes on.`,
    button: "Okay",
    leads: "close",
  }),
  RequestAccepted: ({ companyName, requestPath, referees, score }) => ({
    title: score === null ? "Request sent!" : `${bandOf(score).words}, request sent!`,
    text:
      referees === 0
        ? `Your CV goes to a referee as soon as somebody at ${companyName} answers requests here. If nobody does within ${POOL_DAYS} days, your credit comes back.`
        : `Your profile matches the job well enough to ask. Your CV goes to a referee at ${companyName}, who reads it before deciding.`,
    button: "View Status",
    leads: { to: requestPath },
  }),
  RequestRejected: ({ companyName }) => ({
    title: "Not aligned yet",
    text: `Your profile does not align with this job closely enough: a request needs a match of ${REFERRAL_SCORE}. Nothing was sent to ${companyName} and no credit was taken. See what is missing, or talk to somebody there for guidance.`,
    button: "View Feedback",
    leads: "feedback",
  }),
  Error_250: () => ({
    title: "CV not found",
    text: "There is no CV of yours that could be read. Upload one in your profile, then ask again: what you wrote here is kept.",
    button: "Close",
    leads: "close",
  }),
  Error_251: () => ({
    title: "Invalid job description",
    text: "The description of this job is too short, or names no skills that your CV could be compared with. Paste all of it, with what the job asks for.",
    button: "Close",
    leads: "close",
  }),
  Max_tries: () => ({
    title: "Not possible just now",
    text: `We met an error while requesting: ${MAX_REQUESTS_A_DAY} requests within a day is the most that we take. Please try again later; what you wrote here is kept.`,
    button: "Back to Home",
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
  return [...steps, ...alone("experience")].filter((step) => step !== "");
}

/** These steps as one sentence, for beside the button. */
export function shortfallText(feedback: AlignmentFeedback): string {
  const steps = enoughAlone(feedback);
  return steps.length > 0
    ? `${steps.join(", or ")} would be enough.`
    : "More is missing here than one step would bring.";
}

/** "Java, Go and SQL". */
export const listAnd = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;

function listOr(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES);
  return shown.length < 2 ? (shown[0] ?? "") : `${shown.slice(0, -1).join(", ")} or ${shown.at(-1) ?? ""}`;
}
