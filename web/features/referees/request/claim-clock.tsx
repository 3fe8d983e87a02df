// Counts down a claim: visibly every second, and announced to screen readers a few times.
import { useEffect, useRef } from "react";
import { CLAIM_MINUTES } from "../../../../contract/referrals/rules.ts";
import { clockWords, newsOf } from "./clock-words.ts";

type ClaimClockProps = {
  dueAt: string;
  /** Epoch ms by the server's clock. */
  now: number;
  /** Called once when the time is over. */
  onOver: () => void;
};

export function ClaimClock({ dueAt, now, onOver }: ClaimClockProps) {
  const left = Math.max(0, Math.ceil((Date.parse(dueAt) - now) / 1_000));
  const toldFor = useRef("");
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (left > 0 || toldFor.current === dueAt) return;
    toldFor.current = dueAt;
    over.current();
  }, [left, dueAt]);
  return (
    <div
      className="claim-clock grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-y-1.5 gap-x-3 py-3.5 px-4.5 rounded-md bg-accent-soft [&>svg]:col-span-full [&>svg]:block [&>svg]:w-full [&>svg]:h-2 [&>svg]:rounded-full [&_rect]:fill-surface [&_rect+rect]:fill-accent-strong data-soon:bg-bad-soft data-soon:[&_rect+rect]:fill-bad"
      data-soon={left <= 120 || undefined}
    >
      <p
        role="timer"
        aria-label="Time left of your claim"
        className="font-display text-[2.25rem] font-bold leading-[1.1] tabular-nums"
      >
        {clockWords(left)}
      </p>
      <p className="text-sm text-ink-soft" aria-hidden="true">
        yours alone
      </p>
      <svg viewBox={`0 0 ${CLAIM_MINUTES * 60} 8`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={CLAIM_MINUTES * 60} height="8" />
        <rect width={Math.min(left, CLAIM_MINUTES * 60)} height="8" />
      </svg>
      <p role="status" className="sr-only">
        {newsOf(left)}
      </p>
    </div>
  );
}
