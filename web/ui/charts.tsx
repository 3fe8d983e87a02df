// Small charts that read as text: a table with bars, and a line with a sentence and its table. The drawing is for sighted people only.

import { type ReactNode, useId } from "react";
import { t } from "#messages/shared.ts";

type Bar = { label: string; value: number; text: string };

/** One row for each bar: its name, the bar, its value in words. */
export function BarTable({ caption, heads, bars }: { caption: string; heads: readonly [string, string]; bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <table className="w-full text-left text-sm/body">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col" colSpan={2}>
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value, text }) => (
          <tr key={label}>
            <th scope="row" className="w-0 py-1 pr-3 font-normal whitespace-nowrap text-ink-soft">
              {label}
            </th>
            <td className="py-1" aria-hidden="true">
              <span className="block h-4 overflow-hidden rounded-sm bg-sunken">
                <span
                  className="block h-full rounded-sm bg-brand"
                  style={{ width: `${value === 0 ? 0 : Math.max(2, (100 * value) / most)}%` }}
                />
              </span>
            </td>
            <td className="w-0 min-w-8 py-1 pl-3 text-right font-semibold whitespace-nowrap tabular-nums">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Point = {
  /** Its place from left to right. */
  at: number;
  label: string;
  value: number;
};

type TrendProps = {
  caption: string;
  heads: readonly [string, string];
  points: readonly Point[];
  /** The top of the scale, which begins at 0, and where it has lines. */
  most: number;
  steps: readonly number[];
  /** A step and a value in words; the number itself unless given. */
  stepText?: (value: number) => string;
  valueText?: (value: number) => string;
  /** What the line says, for everybody. */
  children: ReactNode;
};

/** A line over time. A single point is drawn as a dot. */
export function Trend({ caption, heads, points, most, steps, stepText, valueText = String, children }: TrendProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id}>{children}</figcaption>
      <Line {...{ points, most, steps, stepText }} />
      {points.length > 1 && (
        <details className="mt-3 text-sm/body">
          <summary className="text-link min-h-6 content-center pointer-coarse:min-h-11 w-fit font-semibold">
            {t.showTheFigures}
          </summary>
          <Figures {...{ caption, heads, points, valueText }} />
        </details>
      )}
    </figure>
  );
}

function Line({ points, most, steps, stepText }: Pick<TrendProps, "points" | "most" | "steps" | "stepText">) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const x = ({ at }: Point) => (last.at === first.at ? 0 : (100 * (at - first.at)) / (last.at - first.at));
  const y = (value: number) => 100 - (100 * value) / most;
  const line = points.map((point) => `${x(point)},${y(point.value)}`).join(" ");
  const still = { vectorEffect: "non-scaling-stroke" } as const;
  return (
    <div aria-hidden="true" className="mt-4 grid grid-cols-[auto_1fr] gap-x-2 text-xs text-ink-faint tabular-nums">
      <div className={stepText ? "relative w-9" : "relative w-5"}>
        {steps.map((step) => (
          <span key={step} className="absolute right-0 -translate-y-1/2" style={{ top: `${y(step)}%` }}>
            {stepText?.(step) ?? step}
          </span>
        ))}
      </div>
      <div className="relative mr-2 h-32">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible"
        >
          {steps.map((step) => (
            <line key={step} x1="0" x2="100" y1={y(step)} y2={y(step)} className="stroke-line" {...still} />
          ))}
          {points.length > 1 && <polygon points={`0,100 ${line} 100,100`} className="fill-brand-soft opacity-60" />}
          {points.length > 1 && (
            <polyline
              points={line}
              fill="none"
              strokeWidth="2.5"
              strokeLinejoin="round"
              className="stroke-brand"
              {...still}
            />
          )}
        </svg>
        <span
          className="absolute size-3 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface bg-brand"
          style={{ left: `${x(last)}%`, top: `${y(last.value)}%` }}
        />
      </div>
      <span />
      <div className="mt-2 mr-2 flex justify-between">
        <span>{first.label}</span>
        {points.length > 1 && <span>{last.label}</span>}
      </div>
    </div>
  );
}

type FiguresProps = Pick<TrendProps, "caption" | "heads" | "points"> & Required<Pick<TrendProps, "valueText">>;

const Figures = ({ caption, heads, points, valueText }: FiguresProps) => (
  <div className="mt-2">
    <table className="w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-ink-faint">
        <tr className="border-b border-line">
          <th scope="col" className="py-1.5 pr-4 font-normal">
            {heads[0]}
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ label, value }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-4 font-normal">
              {label}
            </th>
            <td className="py-1.5 text-right font-semibold tabular-nums">{valueText(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
