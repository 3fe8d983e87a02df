// What a score is called, and the colour of its gauge (spec §9).

export type ScoreBand = { tone: "red" | "orange" | "sky" | "green"; words: `${string} match` };

/** Up to 25 red, up to 50 orange, up to 75 sky blue, above 75 green. */
export function bandOf(score: number): ScoreBand {
  if (score <= 25) return { tone: "red", words: "Low match" };
  if (score <= 50) return { tone: "orange", words: "Fair match" };
  if (score <= 75) return { tone: "sky", words: "Good match" };
  return { tone: "green", words: "Strong match" };
}

/** No score exceeds it: contract/match-score.ts, which this small file does without. */
export const MAX_SHOWN_SCORE = 90;
