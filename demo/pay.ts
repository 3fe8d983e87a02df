// Chooses what a job pays, by experience, role and country.
import type { EmploymentType } from "../contract/jobs/filters.ts";
import { SALARY_MIDPOINT, SALARY_RATIO } from "./calibration.ts";
import type { Random } from "./random.ts";
import type { RoleFamily } from "./roles.ts";

export interface Salary {
  /** Absolute units of the currency a year: 600000 is six lakh rupees. */
  min: number;
  max: number;
  currency: string;
  period: "YEAR";
}

/** How a yearly Indian salary in rupees compares abroad: units of the currency per rupee, after local pay levels. */
const ABROAD: Record<string, { factor: number; base: number; step: number }> = {
  SGD: { factor: 1 / 32, base: 34000, step: 2000 },
  AED: { factor: 1 / 14, base: 48000, step: 6000 },
  GBP: { factor: 1 / 60, base: 22000, step: 1000 },
  EUR: { factor: 1 / 55, base: 26000, step: 1000 },
  USD: { factor: 1 / 28, base: 34000, step: 5000 },
  CAD: { factor: 1 / 34, base: 36000, step: 1000 },
  AUD: { factor: 1 / 32, base: 50000, step: 1000 },
  MYR: { factor: 1 / 26, base: 30000, step: 2000 },
};

/** Yearly rupees up to which pay is stated by the month. */
const PAID_BY_MONTH = 480_000;

/**
 * Low pay is a multiple of twelve thousand, because people quote it by the month; higher pay is in round parts of a
 * lakh.
 */
function roundRupees(rupees: number, monthly: boolean): number {
  const step = monthly ? 12_000 : rupees < 1_000_000 ? 50_000 : rupees < 4_000_000 ? 100_000 : 500_000;
  return Math.max(step, Math.round(rupees / step) * step);
}

/** Pay by seniority grows more slowly in roles that start low: a senior teller does not earn three times a new one. */
function midpointOf(role: RoleFamily, minimum: number, rng: Random): number {
  const lakh = SALARY_MIDPOINT[Math.min(minimum, SALARY_MIDPOINT.length - 1)] as number;
  const entry = SALARY_MIDPOINT[0] as number;
  const growth = role.pay < 0.7 ? 0.72 : 1;
  const scaled = role.pay < 0.7 ? entry * (0.7 + role.pay * 0.5) : entry * role.pay;
  const rise = (lakh - entry) * role.pay * growth;
  return (scaled + rise) * 100_000 * (1 + rng.bell() * 0.16);
}

/** Ten to twenty-five thousand rupees a month. */
function stipend(rng: Random): Salary {
  const low = rng.pick([10_000, 12_000, 15_000, 15_000, 20_000, 25_000]);
  const high = low + rng.pick([0, 3_000, 5_000, 10_000]);
  return { min: low * 12, max: high * 12, currency: "INR", period: "YEAR" };
}

function payAbroad(low: number, ratio: number, share: number, currency: string): Salary {
  const { factor, base, step } = ABROAD[currency] ?? { factor: 1 / 28, base: 30_000, step: 1_000 };
  const start = base * share + low * factor * 0.8;
  const min = Math.round(start / step) * step;
  const max = Math.round((start * (1 + (ratio - 1) * 0.6)) / step) * step;
  return { min, max: Math.max(min + step, max), currency, period: "YEAR" };
}

interface PaidJob {
  role: RoleFamily;
  /** Minimum experience. */
  years: number;
  type: EmploymentType | null;
}

/** A yearly salary range; internships in India get a monthly stipend times twelve. `currency` is that of the job's city. */
export function choosePay({ role, years, type }: PaidJob, currency: string, rng: Random): Salary {
  const internship = type === "INTERNSHIP";
  if (internship && currency === "INR") return stipend(rng);
  const share = internship ? 0.6 : type === "PART_TIME" ? 0.5 : 1;
  const middle = Math.max(170_000, midpointOf(role, years, rng)) * share;
  const ratio = rng.quantile(SALARY_RATIO);
  const low = (2 * middle) / (1 + ratio);
  if (currency !== "INR") return payAbroad(low, ratio, share, currency);
  const monthly = low * ratio < PAID_BY_MONTH;
  const min = roundRupees(low, monthly);
  return { min, max: Math.max(min, roundRupees(low * ratio, monthly)), currency, period: "YEAR" };
}

function lakhs(rupees: number): string {
  const text = (rupees / 100_000).toFixed(2);
  return text.replace(/\.?0+$/, "");
}

/** 1250000 as "12,50,000". */
export function groupRupees(rupees: number): string {
  const digits = String(rupees);
  if (digits.length <= 3) return digits;
  return `${digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ",")},${digits.slice(-3)}`;
}

/** "₹8–12 lakh a year", "a stipend of ₹15,000 a month", "SGD 72,000–96,000 a year". */
export function payInWords(salary: Salary, internship: boolean): string {
  if (salary.currency !== "INR") {
    const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ",");
    return `${salary.currency} ${grouped(salary.min)}–${grouped(salary.max)} a year`;
  }
  if (internship) {
    const low = groupRupees(salary.min / 12);
    const high = groupRupees(salary.max / 12);
    return low === high ? `a stipend of ₹${low} a month` : `a stipend of ₹${low}–${high} a month`;
  }
  if (salary.min === salary.max) return `₹${lakhs(salary.min)} lakh a year`;
  if (salary.max % 12_000 === 0 && salary.max <= PAID_BY_MONTH)
    return `₹${groupRupees(salary.min / 12)}–${groupRupees(salary.max / 12)} a month`;
  return `₹${lakhs(salary.min)}–${lakhs(salary.max)} lakh a year`;
}
