// The word for a score and the colour of its gauge, the same on screens, in mails and exports.

import { SCORE_WORDS } from "../../messages/en/matching.ts";
import { LEAST_SCORE, LOW_SCORE } from "../applications/rules.ts";

export type ScoreBand = { tone: "red" | "orange" | "sky" | "green"; words: string };

/**
 * Words break at thresholds: 0 cannot apply, 1 to 29 is warned, 30 and more may apply and ask for referrals. Colours:
 * up to 25 red, up to 50 orange, up to 75 sky blue, above green.
 */
export function bandOf(score: number): ScoreBand {
  if (score < LEAST_SCORE) return { tone: "red", words: SCORE_WORDS.none };
  if (score <= 25) return { tone: "red", words: SCORE_WORDS.low };
  if (score < LOW_SCORE) return { tone: "orange", words: SCORE_WORDS.low };
  if (score <= 50) return { tone: "orange", words: SCORE_WORDS.fair };
  if (score <= 75) return { tone: "sky", words: SCORE_WORDS.good };
  return { tone: "green", words: SCORE_WORDS.strong };
}

/** For mails and lines without a gauge: "64 of 90, good match". */
export const scoreInWords = (score: number): string =>
  `${score} of ${MAX_SHOWN_SCORE}, ${bandOf(score).words.toLowerCase()}`;

/** Equal to MAX_SCORE of match-score.ts, which is too large to import here. */
export const MAX_SHOWN_SCORE = 90;
