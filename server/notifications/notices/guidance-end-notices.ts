// Notices about the end of a guidance session: why it ended, what is refunded and what was earned.
import { FREE_CANCEL_HOURS, type Side } from "../../../contract/guidance/rules.ts";
import { showMoney } from "../../../messages/en/formats.ts";
import { beginFor, noticeFor } from "./guidance-words.ts";
import type { Notice, NoticesOf, ToldFactOf } from "./notice-of.ts";

type Ended = ToldFactOf<"guidance.ended">;

/** The refund in words for the candidate; "" if nothing was paid. */
function moneyBack({ price, refunded, was, by }: Ended): string {
  if (price === 0 || was === "UNPAID") return "";
  if (refunded > 0) return ` ${showMoney(refunded)} is on its way back to you, the way you paid.`;
  return by === "CANDIDATE" ? ` Nothing is given back: it was less than ${FREE_CANCEL_HOURS} hours before.` : "";
}

/**
 * Notifies the other side; the side that ended it only if money or a calendar entry is affected. An unpaid session
 * notifies only the candidate, and only if it lapses.
 */
export const guidanceEnded: NoticesOf<"guidance.ended"> = (fact, id) => {
  if (fact.was === "UNPAID") return fact.how === "LAPSED" ? [unpaid(fact, id)] : [];
  if (fact.was === "DISPUTED") return (["CANDIDATE", "REFEREE"] as const).map((side) => refundDecided(fact, side, id));
  if (fact.how === "LAPSED") return (["CANDIDATE", "REFEREE"] as const).map((side) => lapsed(fact, side, id));
  if (fact.how === "DECLINED") return [declined(fact, id)];
  return (["CANDIDATE", "REFEREE"] as const).map((side) => cancelled(fact, side, id));
};

const unpaid = (fact: Ended, id: string): Notice => ({
  ...noticeFor(fact, "CANDIDATE", {
    title: "Your guidance session was not paid in time",
    text: "The time is free for others again. You can choose another one.",
    about: id,
  }),
  mail: null,
});

const declined = (fact: Ended, id: string) =>
  noticeFor(fact, "CANDIDATE", {
    title: "Your guidance session was declined",
    text: `${beginFor(fact, "CANDIDATE")} does not suit the other side.${moneyBack(fact)}`,
    words: fact.reason,
    label: "Choose another time",
    about: id,
  });

const lapsed = (fact: Ended, side: Side, id: string) =>
  noticeFor(fact, side, {
    title: "Nobody answered in time: your session has lapsed",
    text: `${beginFor(fact, side)} is free again.${side === "CANDIDATE" ? moneyBack(fact) : ""}`,
    calendar: "CANCELLED",
    about: id,
  });

function cancelled(fact: Ended, side: Side, id: string): Notice {
  const isOwn = fact.by === side;
  const back = side === "CANDIDATE" ? moneyBack(fact) : earnedAnyway(fact);
  return noticeFor(fact, side, {
    title: isOwn ? "You cancelled a guidance session" : "Your guidance session is cancelled",
    text: `${beginFor(fact, side)} does not take place.${back}`,
    words: isOwn ? null : fact.reason,
    calendar: "CANCELLED",
    about: id,
  });
}

/** For the referee if the candidate cancels too late. */
const earnedAnyway = ({ price, refunded, was, by }: Ended) =>
  price > 0 && refunded === 0 && was === "ACCEPTED" && by === "CANDIDATE"
    ? " You earn your fee: it was too late to cancel for nothing."
    : "";

const refundDecided = (fact: Ended, side: Side, id: string) =>
  noticeFor(fact, side, {
    title: "Your disputed session is decided",
    text: `We take it that it did not take place.${side === "CANDIDATE" ? moneyBack(fact) : " The candidate gets their money back."}`,
    words: fact.reason,
    isDecision: true,
    about: id,
  });

/** Notifies the referee of the earnings; the candidate only if an admin decided a dispute. */
export const guidanceSettled: NoticesOf<"guidance.settled"> = (fact, id) => {
  const isDecided = fact.reason !== null;
  const earned = fact.earned > 0 ? ` You earned ${showMoney(fact.earned)}, which you can have sent to you.` : "";
  const forReferee = noticeFor(fact, "REFEREE", {
    title: isDecided
      ? "Your disputed session is decided"
      : `You earned ${showMoney(fact.earned)} by a guidance session`,
    text: `${isDecided ? "We take it that it took place." : `${beginFor(fact, "REFEREE")}.`}${earned}`,
    words: fact.reason,
    isDecision: true,
    about: id,
  });
  const forCandidate = noticeFor(fact, "CANDIDATE", {
    title: "Your disputed session is decided",
    text: "We take it that it took place: nothing is given back.",
    words: fact.reason,
    isDecision: true,
    about: id,
  });
  if (isDecided) return [forReferee, forCandidate];
  return fact.earned > 0 ? [forReferee] : [];
};
