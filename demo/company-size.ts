// How large and how old an invented company is.
import { TEAM_SIZES, type TeamSize } from "../contract/jobs/filters.ts";
import type { Industry } from "./calibration.ts";
import type { Random } from "./random.ts";

const SIZE_RANGES: readonly (readonly [number, number])[] = [
  [4, 10],
  [12, 49],
  [55, 195],
  [210, 490],
  [520, 980],
  [1100, 4800],
  [5200, 14000],
];
/** Shares of companies by team size, smallest first. */
const SIZE_SHARES = [0.09, 0.22, 0.27, 0.18, 0.1, 0.1, 0.04];
/** The smallest believable team-size index of industries that need many hands. */
const SMALLEST: Partial<Record<Industry, number>> = {
  "Banking & Financial Services": 3,
  Insurance: 2,
  Healthcare: 2,
  Education: 1,
  Manufacturing: 2,
  Automotive: 2,
  "Energy & Utilities": 2,
  "Logistics & Supply Chain": 2,
  Telecom: 2,
  "Real Estate & Construction": 1,
  "Travel & Hospitality": 1,
  "BPO & Customer Experience": 2,
  "Agriculture & Food": 1,
  "Government & Non-profit": 1,
  "E-commerce & Retail": 1,
};

/** The largest believable index of industries whose firms stay small or middling. */
const LARGEST: Partial<Record<Industry, number>> = {
  "Government & Non-profit": 4,
  "Media & Entertainment": 4,
  "Travel & Hospitality": 5,
  "Real Estate & Construction": 5,
  Consulting: 5,
  "Agriculture & Food": 5,
  "Recruitment & Staffing": 5,
};

function sizeIndex(rank: number, count: number, industry: Industry, rng: Random): number {
  const position = Math.min(0.999, Math.max(0, 1 - (rank + 0.5) / count + rng.bell() * 0.14));
  let index = 0;
  let sum = SIZE_SHARES[0] as number;
  while (position > sum && index < SIZE_SHARES.length - 1) {
    index++;
    sum += SIZE_SHARES[index] as number;
  }
  return Math.min(Math.max(index, SMALLEST[industry] ?? 0), LARGEST[industry] ?? SIZE_SHARES.length - 1);
}

function roundHeadcount(n: number): number {
  if (n < 20) return n;
  if (n < 200) return Math.round(n / 5) * 5;
  if (n < 1000) return Math.round(n / 10) * 10;
  return Math.round(n / 100) * 100;
}

/** Young firms are small; banks, mills and hospitals are old; software firms rarely older than thirty years. */
function chooseFounding(size: number, industry: Industry, rng: Random): number {
  const young = industry === "IT Software & Services" || industry === "Fintech";
  const atLeast = 1 + size * (young ? 1 : 2);
  const spread = (young ? 8 : 12) + size * (young ? 3 : 7);
  return 2025 - atLeast - Math.floor(((rng.next() + rng.next()) / 2) * spread);
}

export interface CompanySize {
  /** Index into TEAM_SIZES: 0 is the smallest. */
  index: number;
  teamSize: TeamSize;
  headcount: number;
  foundedYear: number;
}

/** A size that falls with the rank (0 = busiest of `count`), within what the industry makes believable. */
export function chooseSize(rank: number, count: number, industry: Industry, rng: Random): CompanySize {
  const index = sizeIndex(rank, count, industry, rng);
  const [low, high] = SIZE_RANGES[index] as readonly [number, number];
  const headcount = roundHeadcount(rng.between(low, high));
  return {
    index,
    teamSize: TEAM_SIZES[index] as TeamSize,
    headcount,
    foundedYear: chooseFounding(index, industry, rng),
  };
}
