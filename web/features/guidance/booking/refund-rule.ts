// The refund rule of a session in words, shown before payment. Pure.
import { FREE_CANCEL_HOURS, freeCancelUntil } from "../../../../contract/guidance/rules.ts";
import { clockIn, shortDayIn } from "../times/times.ts";

type Asked = {
  startsAt: string;
  /** Paise. */
  price: number;
  timeZone: string;
  now: number;
};

const OTHERS = "If they decline, do not answer in time or cancel, you get everything back, however late that is.";

/** The rule for a chosen time; the most important sentence first. */
export function refundRule({ startsAt, price, timeZone, now }: Asked): string[] {
  if (price === 0)
    return ["This session is free. Please cancel early if you cannot come: somebody else may like the time."];
  const until = freeCancelUntil({ startsAt }).getTime();
  if (now > until)
    return [
      `It starts in less than ${FREE_CANCEL_HOURS} hours: once they have accepted, nothing comes back if you cancel. Until they have, everything does.`,
      OTHERS,
    ];
  return [
    `Cancel until ${shortDayIn(timeZone, until)}, ${clockIn(timeZone, until)} and you get everything back. After that, once they have accepted, nothing comes back.`,
    OTHERS,
  ];
}

/** The rule while no time is chosen. */
export const generalRule = (price: number): string[] =>
  price === 0
    ? ["This session is free."]
    : [
        `Cancel until ${FREE_CANCEL_HOURS} hours before it and you get everything back. After that, once they have accepted, nothing comes back.`,
        OTHERS,
      ];
