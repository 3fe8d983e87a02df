// Notices to both sides of a guidance session: requested, accepted, moved, reminder, done, disputed.
import { RATE_DAYS } from "../../../contract/guidance/rules.ts";
import { DISPUTES_PATH } from "../../../contract/paths.ts";
import { showMoney } from "../../../messages/en/formats.ts";
import { facts, greeting, link, quote, say } from "../mails/mail-text.ts";
import { beginFor, companyIn, momentFor, noticeFor, otherSide, sessionRows, timeFor } from "./guidance-words.ts";
import { clipped, type NoticesOf } from "./notice-of.ts";

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
