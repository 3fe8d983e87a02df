// Pay in one unit: the wire's `salaryRange` has yearly rupees in lakhs, the server whole units.
import type { SalaryRange } from "./wire.ts";

/** Whole units of `currency` per `period`, never lakhs. */
export type Pay = { min: number; max: number; currency: string; period: SalaryRange["period"] };

export const RUPEES_IN_LAKH = 100_000;

/** Whether `salaryRange` has such pay in lakhs. */
export const isInLakhs = ({ currency, period }: Pick<Pay, "currency" | "period">): boolean =>
  currency === "INR" && period === "YEAR";

/** The pay that the wire's range stands for, to two decimals. */
export function payOfRange({ min, max, currency, period }: SalaryRange): Pay {
  const unit = isInLakhs({ currency, period }) ? RUPEES_IN_LAKH : 1;
  const whole = (value: number) => Math.round(value * unit * 100) / 100;
  return { min: whole(min), max: whole(max), currency, period };
}

/** Years of experience that jobs ask for, by which pay is told apart. */
export const PAY_YEARS = ["0-2", "3-5", "6-9", "10+"] as const;
export type PayYears = (typeof PAY_YEARS)[number];

/** Lower bounds of the steps that pay is counted in, in lakhs of rupees a year; the last step is open. */
export const PAY_STEPS = [0, 3, 6, 10, 15, 25, 40, 60, 100] as const;
