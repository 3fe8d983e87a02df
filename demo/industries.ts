// The departments that each industry of a demo company hires for.
import type { INDUSTRIES } from "../contract/filters.ts";

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
