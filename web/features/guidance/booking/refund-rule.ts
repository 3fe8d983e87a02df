// What comes back when a session does not take place, in words, before anybody pays. Pure.
import { FREE_CANCEL_HOURS } from "../../../../contract/guidance-words.ts";
import { clockIn, shortDayIn } from "../times/show-times.ts";

const HOUR_MS = 3_600_000;

type Asked = {
  /** Epoch ms. */
  startsAt: number;
  /** Paise. */
  price: number;
  timeZone: string;
  now: number;
};

/** The rule for one time that was chosen; the most important sentence first. */
export function refundRule({ startsAt, price, timeZone, now }: Asked): string[] {
  const until = startsAt - FREE_CANCEL_HOURS * HOUR_MS;
  if (price === 0) return ["This session is free. Please cancel early if you cannot come, so that somebody else can."];
  const others = "If they decline, do not answer in time or cancel, you get everything back, however late that is.";
  if (until <= now)
    return [
      `It starts in less than ${FREE_CANCEL_HOURS} hours: once they have accepted, nothing comes back if you cancel. Until they have, everything does.`,
      others,
    ];
  return [
    `Cancel until ${shortDayIn(timeZone, until)}, ${clockIn(timeZone, until)} and you get everything back. After that, once they have accepted, nothing comes back.`,
    others,
  ];
}

/** The rule while no time is chosen. */
export const REFUND_RULE = `You get everything back until ${FREE_CANCEL_HOURS} hours before the session, and whenever they decline, do not answer or cancel. After that, cancelling brings nothing back.`;
