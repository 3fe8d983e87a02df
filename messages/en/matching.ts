// What a match score is called.

export const SCORE_WORDS = {
  none: "No match",
  low: "Low match",
  fair: "Fair match",
  good: "Good match",
  strong: "Strong match",
} as const;
