// What a score is called, and the colour of its gauge (spec §9): the one scale that every screen, mail and export uses.

import { SCORE_WORDS } from "../../messages/en/matching.ts";
import { LEAST_SCORE, LOW_SCORE } from "../applications/rules.ts";

export type ScoreBand = { tone: "red" | "orange" | "sky" | "green"; words: string };

/**
 * Words break at the thresholds of spec §9: nobody applies with 0, 1 to 29 is warned of, and from 30 on people apply and ask for
 * referrals. Above that words and colours change together: up to 25 red, up to 50 orange, up to 75 sky blue, above 75 green.
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

/** No score exceeds it: contract/matching/match-score.ts, which this small file does without. */
export const MAX_SHOWN_SCORE = 90;
