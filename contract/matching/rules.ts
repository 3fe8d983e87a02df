// The word for a score and the colour of its gauge, the same on screens, in mails and exports.

import { SCORE_WORDS, scoreLine } from "../../messages/en/matching.ts";
import { LEAST_SCORE, LOW_SCORE } from "../applications/rules.ts";

type Tone = "red" | "orange" | "sky" | "green";
export type ScoreBand = { tone: Tone; words: string };

/** The colour of a score, and its word's key in SCORE_WORDS. */
export function bandKeyOf(score: number): [Tone, keyof typeof SCORE_WORDS] {
  if (score < LEAST_SCORE) return ["red", "none"];
  if (score <= 25) return ["red", "low"];
  if (score < LOW_SCORE) return ["orange", "low"];
  if (score <= 50) return ["orange", "fair"];
  return score <= 75 ? ["sky", "good"] : ["green", "strong"];
}

/**
 * Words break at thresholds: 0 cannot apply, 1 to 29 is warned, 30 and more may apply and ask for referrals. Colours:
 * up to 25 red, up to 50 orange, up to 75 sky blue, above green.
 */
export function bandOf(score: number): ScoreBand {
  const [tone, key] = bandKeyOf(score);
  return { tone, words: SCORE_WORDS[key] };
}

/** For lines without a gauge: "64 of 90, good match". */
export const scoreInWords = (score: number): string => scoreLine(score, MAX_SHOWN_SCORE, bandOf(score).words);

/** Equal to MAX_SCORE of match-score.ts, which is too large to import here. */
export const MAX_SHOWN_SCORE = 90;
