// Summary before booking: the time in both time zones, the price, the refund rule, and the button.

import { ANSWER_HOURS, PAY_MINUTES } from "../../../../contract/guidance/rules.ts";
import type { GuidanceSlot } from "../../../../contract/guidance/wire.ts";
import { showMoney } from "../../../../messages/en/formats.ts";
import type { FormProblem } from "../../../session/form-problem.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import type { OfferFacts } from "../offers/offer-facts.ts";
import { longSpanIn, otherClock } from "../times/show-times.ts";
import { cityOf } from "../times/time-zones.ts";
import { generalRule, refundRule } from "./refund-rule.ts";

type BookingSummaryProps = {
  offer: OfferFacts;
  /** Null while none is chosen. */
  slot: GuidanceSlot | null;
  timeZone: string;
  isVisitor: boolean;
  isBusy: boolean;
  problem: FormProblem | null;
};

export function BookingSummary({ offer, slot, timeZone, isVisitor, isBusy, problem }: BookingSummaryProps) {
  const { price, minutes } = offer;
  const rule = slot ? refundRule({ startsAt: slot.startsAt, price, timeZone, now: Date.now() }) : generalRule(price);
  return (
    <section
      className="grid gap-4.5 -mx-[clamp(1.125rem,0.9rem+0.8vw,1.625rem)] -mb-[clamp(1.125rem,0.9rem+0.8vw,1.625rem)] p-[clamp(1.125rem,0.9rem+0.8vw,1.625rem)] border-t border-t-line rounded-[0_0_var(--radius-lg)_var(--radius-lg)] bg-sunken"
      aria-labelledby="summary-title"
    >
      <h3 id="summary-title" className="text-lg">
        Before you {price === 0 ? "ask" : "pay"}
      </h3>
      <dl className="grid gap-3 [&>div]:grid [&>div]:grid-cols-[5.5rem_minmax(0,1fr)] [&>div]:gap-y-0.5 [&>div]:gap-x-4 max-sm:[&>div]:grid-cols-[minmax(0,1fr)] [&_dt]:text-sm/[1.7] [&_dt]:text-ink-faint [&_dd]:grid [&_dd]:gap-1.5 [&_dd]:max-w-(--container-prose) [&_dd>strong]:inline [&_dd>p]:inline [&_dd:has(>strong)]:block">
        <div>
          <dt>Time</dt>
          <dd>{slot ? <ChosenTime slot={slot} timeZone={timeZone} otherZone={offer.timeZone} /> : "Not chosen yet"}</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>
            <strong>{price === 0 ? "Free" : showMoney(price)}</strong> for {minutes} minutes
          </dd>
        </div>
        {price > 0 && (
          <div>
            <dt>Refunds</dt>
            <dd>
              {rule.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>Then</dt>
          <dd>{whatFollows(price, rule)}</dd>
        </div>
      </dl>
      {problem && problem.field === undefined && (
        <Alert tone="bad" role="alert" title={problem.title}>
          {problem.text}
        </Alert>
      )}
      <p className="flex flex-wrap items-center gap-y-3 gap-x-4 max-sm:[&>.button]:w-full">
        <Button type="submit" variant="accent" size="lg" busy={isBusy} busyLabel="One moment…">
          {buttonWords(price, isVisitor)}
        </Button>
        {isVisitor && <span className="text-sm/body text-ink-soft">What you chose is kept while you sign in.</span>}
      </p>
    </section>
  );
}

function ChosenTime({ slot, timeZone, otherZone }: { slot: GuidanceSlot; timeZone: string; otherZone: string }) {
  const [startsAt, endsAt] = [Date.parse(slot.startsAt), Date.parse(slot.endsAt)];
  const other = otherClock(timeZone, otherZone, startsAt);
  return (
    <>
      <strong>{longSpanIn(timeZone, startsAt, endsAt)}</strong> in {cityOf(timeZone)}
      {other && <span className="block text-ink-soft">{other} for the person you meet</span>}
    </>
  );
}

const buttonWords = (price: number, isVisitor: boolean): string => {
  if (isVisitor) return "Sign in to book";
  return price === 0 ? "Ask for this session" : `Book and pay ${showMoney(price)}`;
};

function whatFollows(price: number, rule: readonly string[]): string {
  const answer = `They have up to ${ANSWER_HOURS} hours to accept; you both get a calendar invitation when they do.`;
  if (price === 0) return `${answer} ${rule.at(-1)}`;
  return `The time is kept for you for ${PAY_MINUTES} minutes while you pay on the next page. ${answer}`;
}
