// The distributions the demo data follows. Source: "measured shares", counted over public job listings of 2018-2026;
// the lines marked "chosen" were set by hand because no measurement fits or because a demo is better for it.
import type { DEPARTMENTS, INDUSTRIES } from "../contract/jobs/filters.ts";

/** As the product's filters name it. */
export type Department = (typeof DEPARTMENTS)[number];
export type Industry = (typeof INDUSTRIES)[number];

/**
 * Hiring weights by department, one row per industry, columns in the order of DEPARTMENTS:
 * engineering, data, product, design, marketing, sales, support, people, finance, operations, legal, IT, healthcare, education.
 */
export const HIRING_MIX: Record<Industry, readonly number[]> = {
  "IT Software & Services": [52, 12, 7, 5, 3, 6, 3, 3, 1.5, 1, 0.5, 6, 0, 0],
  Fintech: [33, 12, 8, 4, 6, 9, 7, 3, 8, 3, 4, 3, 0, 0],
  "Banking & Financial Services": [10, 8, 3, 1, 3, 27, 13, 3, 17, 4, 6, 5, 0, 0],
  Insurance: [8, 8, 3, 1, 4, 34, 15, 3, 9, 5, 5, 3, 2, 0],
  "E-commerce & Retail": [16, 7, 5, 6, 10, 26, 9, 3, 4, 11, 1, 2, 0, 0],
  Healthcare: [7, 4, 2, 1, 3, 7, 5, 4, 4, 7, 1, 2, 53, 0],
  Education: [9, 3, 3, 4, 6, 15, 4, 3, 2, 3, 0.5, 1.5, 0, 46],
  Manufacturing: [28, 3, 1, 2, 2, 15, 2, 5, 9, 28, 2, 3, 0, 0],
  Automotive: [38, 5, 3, 3, 3, 18, 4, 3, 5, 16, 1, 1, 0, 0],
  "Energy & Utilities": [32, 5, 2, 1, 2, 15, 3, 4, 8, 23, 3, 2, 0, 0],
  "Logistics & Supply Chain": [13, 6, 4, 1, 2, 16, 10, 4, 8, 33, 1, 2, 0, 0],
  Telecom: [27, 7, 3, 1, 3, 20, 17, 2, 4, 5, 1, 10, 0, 0],
  "Media & Entertainment": [13, 5, 4, 24, 27, 13, 3, 3, 3, 4, 1, 0, 0, 0],
  "Travel & Hospitality": [11, 3, 3, 3, 8, 18, 18, 4, 5, 26, 0, 1, 0, 0],
  "Real Estate & Construction": [22, 1, 1, 12, 6, 24, 3, 4, 9, 15, 3, 0, 0, 0],
  Consulting: [18, 16, 8, 2, 3, 8, 2, 8, 16, 6, 7, 6, 0, 0],
  "Recruitment & Staffing": [27, 7, 3, 4, 4, 17, 10, 13, 6, 4, 1, 3, 1, 0],
  "BPO & Customer Experience": [5, 3, 1, 1, 1, 8, 62, 6, 4, 3, 0.5, 3, 3, 0],
  "Agriculture & Food": [8, 4, 3, 3, 7, 25, 4, 4, 8, 33, 1, 0, 0, 0],
  "Government & Non-profit": [10, 9, 5, 5, 8, 4, 4, 6, 10, 17, 5, 3, 4, 10],
};

/** Companies: weight of the company at rank r (0 = busiest) is 1 / (r + 1 + flattening): Zipf-Mandelbrot with s = 1. */
export const ZIPF_FLATTENING = 5;

/** Share of jobs by industry. Measured for software, recruitment, BPO, banking, education and healthcare; the rest chosen. */
export const INDUSTRY_SHARES: readonly number[] = [
  36, 4, 5.6, 2.5, 5, 2.6, 4.6, 4.5, 2.8, 2, 3, 2.4, 2.4, 2.4, 2.6, 3.2, 9, 5.9, 2.2, 1.3,
];

/** Years of experience asked as a minimum: [years, share]. */
export const EXPERIENCE_MIN: readonly (readonly [number, number])[] = [
  [0, 5],
  [1, 7],
  [2, 15],
  [3, 20],
  [4, 12],
  [5, 16],
  [6, 8],
  [7, 5],
  [8, 6],
  [9, 2],
  [10, 3],
  [12, 1],
  [15, 0.6],
];

/** Width of the asked range by its minimum: weights for widths 1, 2, 3, 4, 5, 6, 7. The last row serves 10 and more. */
export const EXPERIENCE_WIDTH: readonly (readonly number[])[] = [
  [25, 35, 25, 5, 10, 0, 0],
  [10, 24, 30, 21, 12, 1, 1],
  [8, 17, 31, 21, 20, 2, 0],
  [3, 18, 20, 29, 27, 0, 1],
  [6, 19, 18, 27, 28, 2, 0],
  [2, 15, 22, 10, 48, 0, 0],
  [1, 20, 18, 24, 34, 3, 0],
  [7, 12, 26, 14, 39, 2, 0],
  [2, 15, 5, 31, 43, 0, 2],
  [2, 5, 29, 5, 48, 7, 4],
  [0, 22, 3, 16, 45, 6, 8],
];

/** Middle of a shown salary in lakh rupees by required minimum years, for a data or software job. */
export const SALARY_MIDPOINT: readonly number[] = [3.6, 5.2, 9, 11, 14, 16.5, 18, 23, 28, 29, 30, 33, 36, 37, 38, 42];

/** How wide a shown salary is (max / min), as a quantile curve: median 1.67, 95th percentile 2.8. */
export const SALARY_RATIO: readonly (readonly [number, number])[] = [
  [0, 1.1],
  [0.05, 1.17],
  [0.25, 1.39],
  [0.5, 1.67],
  [0.75, 2],
  [0.9, 2.43],
  [0.95, 2.8],
  [1, 3.2],
];

/** Share of external jobs that show a salary (measured 6.5-12.5 %). */
export const EXTERNAL_SALARY_SHOWN = 0.12;
/** Chosen: jobs posted on the product show pay far more often than scraped ones, because the posting form asks for it. */
export const INTERNAL_SALARY_GIVEN = 0.86;
export const INTERNAL_SALARY_SHOWN = 0.72;

/** Locations per job: [count, share]. Seven is the metro bundle. */
export const LOCATION_COUNT: readonly (readonly [number, number])[] = [
  [0, 2],
  [1, 79],
  [2, 6],
  [3, 8],
  [4, 0.6],
  [5, 0.4],
  [7, 4],
];

/** Chosen: share of companies at home outside India, among those whose industry travels. */
export const ABROAD_SHARE = 0.08;

/** Chosen: share of jobs that come from outside boards; the others are posted on the product. */
export const EXTERNAL_SHARE = 0.6;

/** Work mode: weights for none stated, office, hybrid, home. External follows the measured 9 % hybrid, 2-8 % remote. */
export const WORK_MODE_EXTERNAL: readonly number[] = [79, 6, 9.5, 5.5];
/** Chosen: the product's form asks, so most internal jobs state a mode. */
export const WORK_MODE_INTERNAL: readonly number[] = [9, 46, 31, 14];

/** Employment type: weights for full time, part time, internship, none stated (between the Indian 98 % and 68 % elsewhere). */
export const EMPLOYMENT_TYPE: readonly number[] = [90, 2.5, 3.5, 4];

/** Status of jobs inside the live window. Together with the archive this gives about 92 % published. */
export const PUBLISHED_SHARE = 0.92;
export const CLOSED_SHARE = 0.035;
export const DRAFT_SHARE = 0.015;

/** Chosen: share of jobs that moderation would take down. */
export const BAD_JOB_SHARE = 0.004;

/** Share of external jobs that state no experience, and of those that say "N+ years". */
export const EXPERIENCE_UNSTATED = 0.05;
export const EXPERIENCE_OPEN_ENDED = 0.1;

/** Posting weight by day of the week, Sunday first. */
export const WEEKDAY_WEIGHTS: readonly number[] = [2.5, 7.5, 18.5, 19.5, 19.5, 18.5, 14];

/** Words in a description, as a quantile curve (chosen between the measured medians 212 and 326). */
export const DESCRIPTION_WORDS: readonly (readonly [number, number])[] = [
  [0, 60],
  [0.05, 90],
  [0.25, 180],
  [0.5, 260],
  [0.75, 370],
  [0.9, 500],
  [0.95, 580],
  [1, 700],
];
