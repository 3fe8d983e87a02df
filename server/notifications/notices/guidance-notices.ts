// Notices to both sides of a guidance session: requested, accepted, moved, reminder, done, disputed.
import { FREE_CANCEL_HOURS, RATE_DAYS, type Side } from "../../../contract/guidance/rules.ts";
import { DISPUTES_PATH } from "../../../contract/paths.ts";
import { showMoney } from "../../../messages/en/formats.ts";
import { facts, greeting, link, quote, say } from "../mails/mail-text.ts";
import { beginFor, companyIn, momentFor, noticeFor, otherSide, sessionRows, timeFor } from "./guidance-words.ts";
import { clipped, type Notice, type NoticesOf, type ToldFactOf } from "./notice-of.ts";

export const guidanceRequested: NoticesOf<"guidance.requested"> = (fact, id) => [
  noticeFor(fact, "REFEREE", {
    title: "Somebody asks you for a guidance session",
    text: `${beginFor(fact, "REFEREE")}. Please accept it, propose another time or decline until ${momentFor(fact, "REFEREE", fact.dueAt)}.`,
    label: "Answer",
    about: id,
  }),
  noticeFor(fact, "CANDIDATE", {
    title: `Your guidance session about ${companyIn(fact)} is asked for`,
    text: `You hear from us when it is accepted, at the latest on ${momentFor(fact, "CANDIDATE", fact.dueAt)}.${
      fact.price > 0 ? ` If it is not, you get ${showMoney(fact.price)} back.` : ""
    }`,
    about: id,
  }),
];

export const guidanceAccepted: NoticesOf<"guidance.accepted"> = (fact, id) =>
  (["CANDIDATE", "REFEREE"] as const).map((side) =>
    noticeFor(fact, side, {
      title: fact.isAgain ? "The new time of your session is agreed on" : "Your guidance session is agreed on",
      text: `${beginFor(fact, side)}.${fact.isAgain ? "" : " From now on you see who you are meeting."}`,
      rows: sessionRows(fact, side, { meets: true }),
      calendar: "CONFIRMED",
      about: id,
    }),
  );

/** A calendar that has the session shows the new time as tentative. */
export const guidanceMoved: NoticesOf<"guidance.moved"> = (fact, id) => {
  const other = otherSide(fact.by);
  const toAnswer = noticeFor(fact, other, {
    title: "Another time is proposed for your session",
    text: `${beginFor(fact, other)} instead of ${momentFor(fact, other, fact.from)}. Please answer until ${momentFor(fact, other, fact.dueAt)}.`,
    label: "Answer",
    calendar: "TENTATIVE",
    about: id,
  });
  if (fact.sequence === 0) return [toAnswer];
  const receipt = noticeFor(fact, fact.by, {
    title: "You proposed another time for your session",
    text: `${beginFor(fact, fact.by)}. It is to be confirmed by the other side until ${momentFor(fact, fact.by, fact.dueAt)}.`,
    calendar: "TENTATIVE",
    about: id,
  });
  return [toAnswer, receipt];
};

/** States absolute times, so that a reminder that arrives late is still true. */
export const guidanceReminder: NoticesOf<"guidance.reminder"> = (fact) =>
  (["CANDIDATE", "REFEREE"] as const).map((side) =>
    noticeFor(fact, side, {
      title:
        fact.when === "DAY"
          ? "A reminder of your guidance session"
          : `Your guidance session begins at ${timeFor(fact, side, fact.startsAt)}`,
      text: `${beginFor(fact, side)}.`,
      rows: sessionRows(fact, side, { meets: true }),
      about: `${fact.bookingId}:${fact.sequence}:${fact.when}`,
    }),
  );

export const guidanceDone: NoticesOf<"guidance.done"> = (fact, id) =>
  (["CANDIDATE", "REFEREE"] as const).map((side) =>
    noticeFor(fact, side, {
      title: "How was your guidance session?",
      text: `Please rate it within ${RATE_DAYS} days. If it did not take place, say so until ${momentFor(fact, side, fact.dueAt)}.`,
      label: "Rate it",
      about: id,
    }),
  );

export const guidanceDisputed: NoticesOf<"guidance.disputed"> = (fact, id) => {
  const other = otherSide(fact.by);
  const title = "A guidance session is disputed";
  const text = `${companyIn(fact)}, ${showMoney(fact.price)}: somebody says that it did not take place.`;
  return [
    noticeFor(fact, other, {
      title: "The other side says that your session did not take place",
      text: "We look into it and decide. You need to do nothing.",
      words: fact.reason,
      about: id,
    }),
    {
      kind: "admin-money",
      to: "admins",
      about: `disputed:${fact.bookingId}`,
      title,
      text,
      href: DISPUTES_PATH,
      mail: (name, { publicUrl }) => ({
        subject: title,
        preheader: text,
        heading: title,
        body: [
          greeting(name),
          say(text),
          facts(["Company", clipped(fact.companyName, 100)], ["Price", showMoney(fact.price)]),
          quote(clipped(fact.reason, 300)),
          link("Look into it", publicUrl + DISPUTES_PATH),
        ],
      }),
    },
  ];
};

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
