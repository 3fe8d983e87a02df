// Says the experience a job asks for in words.
import { NOT_DISCLOSED } from "./not-disclosed.ts";

/** From this maximum on (years) a range has no upper end (spec §5). */
const OPEN_END = 9999;

export type ExperienceRange = { min: number; max: number };

/** "3–5 years", "3+ years", "1 year"; "Not Disclosed" for a range that the listing does not state. */
export function experienceText({ min, max }: ExperienceRange, isStated: boolean): string {
  if (!isStated) return NOT_DISCLOSED;
  if (max >= OPEN_END) return `${min}+ years`;
  if (max <= min) return `${min} ${min === 1 ? "year" : "years"}`;
  return `${min}–${max} years`;
}
