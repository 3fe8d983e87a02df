// A range of stated pay: a sentence, and a bar that shows the same; the numbers are always there as text.

import { Link } from "react-router";
import { t } from "#messages/jobs.ts";
import { NUMBERS } from "#messages/language.ts";
import { PAY_STEPS } from "../../../../contract/jobs/pay.ts";
import type { PayRange } from "../../../../contract/jobs/wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { Section } from "../../../ui/section.tsx";
import { textHere } from "../../../ui/text-here.ts";
import { aboutText, lakhsText, middleHalf, openingsText, yearsText } from "./pay-words.ts";

/** Of a year. */
type Lakhs = { min: number; max: number };

/** What half of the openings state, the middle one, and the ends. `own`: this job's pay in lakhs, marked on the bar. */
export function PaySummary({ range, own }: { range: PayRange; own?: Lakhs | null }) {
  const scale = Math.max(range.nineTenths, own?.max ?? 0) * 1.05;
  return (
    <div className="grid gap-3">
      <p className="text-2xl/[1.2] font-[650]">{fill(t.aYear2, { range: middleHalf(range) })}</p>
      <PayBar range={range} scale={scale} own={own ?? null} className="h-5" />
      <p className="text-sm/body text-ink-soft">
        {fill(t.halfOfStatePayInThisRange, {
          jobs: openingsText(range.jobs),
          median: lakhsText(range.median),
          tenth: lakhsText(range.tenth),
          nineTenths: lakhsText(range.nineTenths),
        })}
        {own && t.theDarkLineIsThisJob}
      </p>
    </div>
  );
}

type PayOfWork = { work: string; workInHindi: string | null; range: PayRange };

/** On a job's page: what jobs like it state, with its own pay marked. */
export function JobPay({ pay: { work, workInHindi, range }, own }: { pay: PayOfWork; own: Lakhs | null }) {
  const search = new URLSearchParams({ title: work, ...(range.city && { city: range.city }) });
  return (
    <Section
      id="job-pay"
      title={t.payForThisKindOfWork}
      className="card job-panel grid gap-3 p-[clamp(1.25rem,0.75rem+2vw,2.25rem)]"
    >
      <p className="text-ink-soft">{aboutText(textHere(work, workInHindi), range)}</p>
      <PaySummary range={range} own={own} />
      <p>
        <Link to={`/salaries?${search}`} className="text-link thumb">
          {t.payByCityAndExperience}
        </Link>
      </p>
    </Section>
  );
}

/** A line from the 10th to the 90th percentile, a box from the 25th to the 75th, a mark at the middle; drawn for sighted people only. */
function PayBar({
  range,
  scale,
  own,
  className,
}: {
  range: PayRange;
  scale: number;
  own?: Lakhs | null;
  className: string;
}) {
  const at = (lakhs: number) => (lakhs / scale) * 100;
  const from = (low: number, high: number) => ({ x: at(low), width: Math.max(at(high) - at(low), 0.8) });
  return (
    <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true" className={`block w-full ${className}`}>
      <rect x="0" y="9" width="100" height="2" className="fill-line" />
      <rect {...from(range.tenth, range.nineTenths)} y="8" height="4" className="fill-brand-soft" />
      <rect {...from(range.tenth, range.nineTenths)} y="9" height="2" className="fill-brand" />
      <rect {...from(range.quarter, range.threeQuarters)} y="3" height="14" className="fill-brand" />
      <rect x={at(range.median) - 0.4} y="1" width="0.8" height="18" className="fill-accent" />
      {own && <rect {...from(own.min, own.max)} y="18" height="2" className="fill-ink" />}
    </svg>
  );
}

/** Ranges side by side on one scale, as a table: by years or by city. */
export function PayTable({
  caption,
  by,
  ranges,
}: {
  caption: string;
  by: "years" | "city";
  ranges: readonly PayRange[];
}) {
  const scale = Math.max(...ranges.map(({ nineTenths }) => nineTenths)) * 1.05;
  return (
    <table className="w-full text-left">
      <caption className="mb-3 text-left text-xl font-[650]">{caption}</caption>
      <thead className="text-sm/body text-ink-faint">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-4 font-normal">
            {by === "years" ? t.experience : t.city}
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            {t.middleHalfAYear}
          </th>
          <th scope="col" className="hidden py-2 pr-4 font-normal sm:table-cell">
            <span className="sr-only">{t.chart}</span>
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {t.openings}
          </th>
        </tr>
      </thead>
      <tbody>
        {ranges.map((range) => (
          <tr key={by === "years" ? range.years : range.city} className="border-b border-line">
            <th scope="row" className="py-2.5 pr-4 font-semibold">
              {by === "years" ? yearsText(range.years) : textHere(range.city, range.cityInHindi)}
            </th>
            <td className="py-2.5 pr-4 whitespace-nowrap">{middleHalf(range)}</td>
            <td className="hidden w-1/3 py-2.5 pr-4 sm:table-cell">
              <PayBar range={range} scale={scale} className="h-4" />
            </td>
            <td className="py-2.5 text-right tabular-nums">{range.jobs.toLocaleString(NUMBERS)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many openings lie in each step of pay, as a table with bars. */
export function PaySteps({ range }: { range: PayRange }) {
  const most = Math.max(...range.steps);
  const last = range.steps.findLastIndex((count) => count > 0);
  const first = range.steps.findIndex((count) => count > 0);
  return (
    <table className="w-full text-left">
      <caption className="mb-3 text-left text-xl font-[650]">{t.openingsByStatedPay}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t.payAYear}</th>
          <th scope="col">{t.chart}</th>
          <th scope="col">{t.openings}</th>
        </tr>
      </thead>
      <tbody>
        {range.steps.slice(first, last + 1).map((count, step) => (
          <tr key={PAY_STEPS[first + step]}>
            <th scope="row" className="py-1 pr-4 text-sm/body font-normal whitespace-nowrap">
              {stepText(first + step)}
            </th>
            <td className="w-full py-1 pr-4">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className="block h-4 w-full">
                <rect
                  x="0"
                  y="0"
                  width={Math.max((count / most) * 100, count > 0 ? 0.8 : 0)}
                  height="10"
                  className="fill-brand"
                />
              </svg>
            </td>
            <td className="py-1 text-right text-sm/body tabular-nums">{count.toLocaleString(NUMBERS)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function stepText(step: number): string {
  const next = PAY_STEPS[step + 1];
  if (next === undefined) return t.croreAndMore;
  return step === 0 ? fill(t.belowLakh, { next }) : fill(t.lakh2, { paySteps: PAY_STEPS[step] ?? 0, next });
}
