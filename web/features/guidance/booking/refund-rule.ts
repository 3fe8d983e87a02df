// The refund rule of a session in words, shown before payment. Pure.
import { t } from "#messages/guidance.ts";
import { FREE_CANCEL_HOURS, freeCancelUntil } from "../../../../contract/guidance/rules.ts";
import { fill } from "../../../../messages/fill.ts";
import { clockIn, shortDayIn } from "../times/times.ts";

type Asked = {
  startsAt: string;
  /** Paise. */
  price: number;
  timeZone: string;
  now: number;
};

const OTHERS = t.ifTheyDeclineDoNotAnswerIn;

/** The rule for a chosen time; the most important sentence first. */
export function refundRule({ startsAt, price, timeZone, now }: Asked): string[] {
  if (price === 0) return [t.thisSessionIsFreePleaseCancel];
  const until = freeCancelUntil({ startsAt }).getTime();
  if (now > until) return [fill(t.itStartsInLessThanHoursOnce, { freeCancelHours: FREE_CANCEL_HOURS }), OTHERS];
  return [
    fill(t.cancelUntilAndYouGetEverything, {
      timeZone: shortDayIn(timeZone, until),
      timeZone2: clockIn(timeZone, until),
    }),
    OTHERS,
  ];
}

/** The rule while no time is chosen. */
export const generalRule = (price: number): string[] =>
  price === 0
    ? [t.thisSessionIsFree]
    : [fill(t.cancelUntilHoursBeforeItAndYou, { freeCancelHours: FREE_CANCEL_HOURS }), OTHERS];
