// Says the experience a job asks for in words.

/** From this maximum on (years) a range has no upper end (spec §5). */
const OPEN_END = 9999;

export type ExperienceRange = { min: number; max: number };

/** "3–5 years", "3+ years", "1 year"; a range that the listing does not state keeps the spec's default, 0 to 0. */
export function experienceText({ min, max }: ExperienceRange, isStated: boolean): string {
  if (!isStated) return "0–0 years";
  if (max >= OPEN_END) return `${min}+ years`;
  if (max <= min) return `${min} ${min === 1 ? "year" : "years"}`;
  return `${min}–${max} years`;
}
