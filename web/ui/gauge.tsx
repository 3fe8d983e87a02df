// A gauge: a half circle that fills up, with its number inside and words beside it, so that colour is not the only sign.

import type { ReactNode } from "react";
import { t } from "#messages/shared.ts";
import { fill } from "../../messages/fill.ts";
import { classNames } from "./class-names.ts";

export type GaugeTone = "red" | "orange" | "sky" | "green";

type GaugeProps = {
  label: string;
  /** From 0 to `max`. */
  value: number;
  max: number;
  tone: GaugeTone;
  words: string;
  /** Replaces `words`, where they need a layout. */
  children?: ReactNode;
  /** sm: for a card, words beside it; lg: for a panel, words below. */
  size?: "sm" | "lg";
  className?: string;
};

const STROKES: Record<GaugeTone, string> = {
  red: "stroke-gauge-red",
  orange: "stroke-gauge-orange",
  sky: "stroke-gauge-sky",
  green: "stroke-gauge-green",
};
const HALF_CIRCLE = "M6 34a26 26 0 0 1 52 0";

export function Gauge({ label, value, max, tone, words, children = words, size = "sm", className }: GaugeProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter element draws its own bar and can hold no picture.
    <span
      role="meter"
      className={classNames("gauge", size === "lg" && "gauge-lg", className)}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={fill(t.ofWord2, { value, max, words })}
    >
      <svg viewBox="0 0 64 38" aria-hidden="true">
        <path d={HALF_CIRCLE} />
        {value > 0 && (
          <path className={STROKES[tone]} d={HALF_CIRCLE} pathLength={max} strokeDasharray={`${value} ${max}`} />
        )}
      </svg>
      <span className="gauge-number">{value}</span>
      <span className="gauge-words">
        {size === "lg" && (
          <small className="block text-center text-xs font-normal text-ink-faint">{fill(t.outOf, { max })}</small>
        )}
        {children}
      </span>
    </span>
  );
}
