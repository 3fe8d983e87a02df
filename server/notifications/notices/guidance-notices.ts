// Notices to both sides of a guidance session, each in their own time zone, with the session as a calendar entry.
import { FREE_CANCEL_HOURS, RATE_DAYS, type Side } from "../../../contract/guidance/rules.ts";
import type { Language } from "../../../contract/identity/rules.ts";
import { DISPUTES_PATH, employeeSessionPath, sessionPath } from "../../../contract/paths.ts";
import { showMoney } from "../../../messages/en/formats.ts";
import { t as english } from "../../../messages/en/guidance-notices.ts";
import { t as hindi } from "../../../messages/hi/guidance-notices.ts";
import type { GuidanceFacts } from "../../facts.ts";
import { sessionEntry } from "../../guidance/index.ts";
import { type CalendarEntry, calendarText } from "../../platform/calendar-entry.ts";
import { timeIn, wordsOf } from "../../platform/words.ts";
import { facts, momentIn, type Piece, plainCompany, plainName, quote, say } from "../mails/mail-text.ts";
import { clipped, type Notice, noticeOf, noticesIn, type ToldFactOf } from "./notice-of.ts";

const WORDS = wordsOf(english, hindi);

const SIDES = ["CANDIDATE", "REFEREE"] as const;

/** One side of a session, and the language of that person. */
type Reader = { side: Side; language: Language };

const otherSide = (side: Side): Side => (side === "CANDIDATE" ? "REFEREE" : "CANDIDATE");
const whoIs = (fact: GuidanceFacts, side: Side) => (side === "CANDIDATE" ? fact.candidate : fact.referee);
const companyIn = (fact: GuidanceFacts, language: Language) =>
  plainCompany(fact.companyName) ?? WORDS[language].t.theCompany;

/** The other side's name for mails; null until the session is accepted, and for text that is no name. */
const otherName = (fact: GuidanceFacts, side: Side) =>
  fact.wasAccepted ? plainName(whoIs(fact, otherSide(side)).name) : null;

const momentFor = (fact: GuidanceFacts, { side, language }: Reader, iso: string) =>
  momentIn(language, iso, whoIs(fact, side).timeZone);

const beginFor = (fact: GuidanceFacts, reader: Reader) => momentFor(fact, reader, fact.startsAt);

/** The session as a table, with what this side may see; `meets` adds the meeting's address. */
function sessionRows(fact: GuidanceFacts, reader: Reader, { meets = false } = {}): Piece {
  const { t, fill } = WORDS[reader.language];
  const name = otherName(fact, reader.side);
  const minutes = Math.round((Date.parse(fact.endsAt) - Date.parse(fact.startsAt)) / 60_000);
  const kind = fill(t.kind, { kind: fact.sessionKind });
  return facts(
    [t.session, fill(t.sessionAbout, { kind, company: companyIn(fact, reader.language) })],
    ...(plainCompany(fact.topic) ? [[t.topic, fact.topic] as const] : []),
    [t.when, beginFor(fact, reader)],
    [t.howLong, fill(t.minutes, { minutes })],
    ...(name ? [[t.withWhom, name] as const] : []),
    ...(meets && fact.meeting ? [[t.where, fact.meeting] as const] : []),
  );
}

type Told = {
  title: string;
  /** One or two sentences for the site and the mail. */
  text: string;
  /** What the other side wrote or, if `isDecision`, the admin who decided. */
  words?: string | null;
  isDecision?: boolean;
  rows?: Piece;
  label?: string;
  /** The session's status for calendars; none if calendars are not affected. */
  calendar?: CalendarEntry["status"];
  about: string;
};

/** A notice for one side. The site's text contains no names, because it outlives accounts. */
function noticeFor(fact: GuidanceFacts, reader: Reader, { words, isDecision, rows, calendar, ...told }: Told): Notice {
  const { t } = WORDS[reader.language];
  return noticeOf({
    kind: "guidance",
    to: { accountId: whoIs(fact, reader.side).accountId },
    href: (reader.side === "CANDIDATE" ? sessionPath : employeeSessionPath)(fact.bookingId),
    says: [
      say(told.text),
      ...(words ? [say(isDecision ? t.why : t.theyWrote), quote(words)] : []),
      rows ?? sessionRows(fact, reader),
    ],
    label: t.openTheSession,
    ...told,
    ...(calendar && fact.sequence > 0 && { calendar: entryOf(fact, reader, calendar) }),
  });
}

/** Both sides get the same entry, each with only their own address. */
function entryOf(
  fact: GuidanceFacts,
  { side, language }: Reader,
  status: CalendarEntry["status"],
): NonNullable<Notice["calendar"]> {
  return ({ name, address, from, at }, { publicUrl }) => {
    const reader = { name: plainName(name) ?? address, address };
    const told = { side, language, reader, otherName: otherName(fact, side), publicUrl, from, madeAt: at, status };
    const entry = sessionEntry(fact, told);
    return { method: entry.method, ics: calendarText(entry) };
  };
}

type Ended = ToldFactOf<"guidance.ended">;

/** Sentences as one text. */
const joined = (...sentences: (string | null)[]) => sentences.filter((sentence) => sentence !== null).join(" ");

/** The refund in words for the candidate; null if nothing was paid. */
function moneyBack({ price, refunded, was, by }: Ended, { side, language }: Reader): string | null {
  const { t, fill } = WORDS[language];
  if (side === "REFEREE" || price === 0 || was === "UNPAID") return null;
  if (refunded > 0) return fill(t.moneyOnItsWay, { amount: showMoney(refunded) });
  return by === "CANDIDATE" ? fill(t.nothingGivenBack, { hours: FREE_CANCEL_HOURS }) : null;
}

/** For the referee if the candidate cancels too late. */
const earnedAnyway = ({ price, refunded, was, by }: Ended, { side, language }: Reader) =>
  side === "REFEREE" && price > 0 && refunded === 0 && was === "ACCEPTED" && by === "CANDIDATE"
    ? WORDS[language].t.earnedAnyway
    : null;

const unpaid = (fact: Ended, id: string, language: Language): Notice => ({
  ...noticeFor(
    fact,
    { side: "CANDIDATE", language },
    { title: WORDS[language].t.unpaid, text: WORDS[language].t.unpaidText, about: id },
  ),
  mail: null,
});

function refundDecided(fact: Ended, reader: Reader, id: string): Notice {
  const { t } = WORDS[reader.language];
  const outcome = reader.side === "CANDIDATE" ? moneyBack(fact, reader) : t.candidateGetsMoneyBack;
  return noticeFor(fact, reader, {
    title: t.decided,
    text: joined(t.didNotTakePlace, outcome),
    words: fact.reason,
    isDecision: true,
    about: id,
  });
}

function lapsed(fact: Ended, reader: Reader, id: string): Notice {
  const { t, fill } = WORDS[reader.language];
  return noticeFor(fact, reader, {
    title: t.lapsed,
    text: joined(fill(t.isFreeAgain, { moment: beginFor(fact, reader) }), moneyBack(fact, reader)),
    calendar: "CANCELLED",
    about: id,
  });
}

function declined(fact: Ended, id: string, language: Language): Notice {
  const { t, fill } = WORDS[language];
  const reader = { side: "CANDIDATE" as const, language };
  return noticeFor(fact, reader, {
    title: t.declined,
    text: joined(fill(t.doesNotSuit, { moment: beginFor(fact, reader) }), moneyBack(fact, reader)),
    words: fact.reason,
    label: t.chooseAnotherTime,
    about: id,
  });
}

function cancelled(fact: Ended, reader: Reader, id: string): Notice {
  const { t, fill } = WORDS[reader.language];
  const isOwn = fact.by === reader.side;
  const begin = fill(t.doesNotTakePlace, { moment: beginFor(fact, reader) });
  return noticeFor(fact, reader, {
    title: isOwn ? t.youCancelled : t.isCancelled,
    text: joined(begin, moneyBack(fact, reader), earnedAnyway(fact, reader)),
    words: isOwn ? null : fact.reason,
    calendar: "CANCELLED",
    about: id,
  });
}

function disputedForAdmins(fact: ToldFactOf<"guidance.disputed">, language: Language): Notice {
  const { t, fill } = WORDS[language];
  const price = showMoney(fact.price);
  const text = fill(t.disputedForAdminsText, { company: companyIn(fact, language), price });
  return noticeOf({
    kind: "admin-money",
    to: "admins",
    about: `disputed:${fact.bookingId}`,
    title: t.disputedForAdmins,
    text,
    href: DISPUTES_PATH,
    says: [
      say(text),
      facts([t.company, clipped(fact.companyName, 100)], [t.price, price]),
      quote(clipped(fact.reason, 300)),
    ],
    label: t.lookIntoIt,
  });
}

/** The notices of both sides, in one language. */
const forBoth = (language: Language, noticeOfSide: (reader: Reader) => Notice) =>
  SIDES.map((side) => noticeOfSide({ side, language }));

export const GUIDANCE_NOTICES = noticesIn(WORDS, {
  "guidance.requested": (fact, { t, fill, id, language }) => {
    const [referee, candidate] = [
      { side: "REFEREE" as const, language },
      { side: "CANDIDATE" as const, language },
    ];
    return [
      noticeFor(fact, referee, {
        title: t.askedReferee,
        text: fill(t.askedRefereeText, {
          moment: beginFor(fact, referee),
          due: momentFor(fact, referee, fact.dueAt),
        }),
        label: t.answer,
        about: id,
      }),
      noticeFor(fact, candidate, {
        title: fill(t.askedCandidate, { company: companyIn(fact, language) }),
        text: joined(
          fill(t.askedCandidateText, { due: momentFor(fact, candidate, fact.dueAt) }),
          fact.price > 0 ? fill(t.elseMoneyBack, { price: showMoney(fact.price) }) : null,
        ),
        about: id,
      }),
    ];
  },
  "guidance.accepted": (fact, { t, fill, id, language }) =>
    forBoth(language, (reader) =>
      noticeFor(fact, reader, {
        title: fact.isAgain ? t.agreedAgain : t.agreed,
        text: joined(fill(t.sentence, { text: beginFor(fact, reader) }), fact.isAgain ? null : t.nowYouSeeWho),
        rows: sessionRows(fact, reader, { meets: true }),
        calendar: "CONFIRMED",
        about: id,
      }),
    ),
  /** A calendar that has the session shows the new time as tentative. */
  "guidance.moved": (fact, { t, fill, id, language }) => {
    const [other, own] = [
      { side: otherSide(fact.by), language },
      { side: fact.by, language },
    ];
    const toAnswer = noticeFor(fact, other, {
      title: t.otherTime,
      text: fill(t.otherTimeText, {
        moment: beginFor(fact, other),
        from: momentFor(fact, other, fact.from),
        due: momentFor(fact, other, fact.dueAt),
      }),
      label: t.answer,
      calendar: "TENTATIVE",
      about: id,
    });
    if (fact.sequence === 0) return toAnswer;
    const receipt = noticeFor(fact, own, {
      title: t.youProposed,
      text: fill(t.youProposedText, { moment: beginFor(fact, own), due: momentFor(fact, own, fact.dueAt) }),
      calendar: "TENTATIVE",
      about: id,
    });
    return [toAnswer, receipt];
  },
  /** States absolute times, so that a reminder that arrives late is still true. */
  "guidance.reminder": (fact, { t, fill, language }) =>
    forBoth(language, (reader) => {
      const time = timeIn(fact.startsAt, whoIs(fact, reader.side).timeZone);
      return noticeFor(fact, reader, {
        title: fact.when === "DAY" ? t.reminder : fill(t.beginsAt, { time }),
        text: fill(t.sentence, { text: beginFor(fact, reader) }),
        rows: sessionRows(fact, reader, { meets: true }),
        about: `${fact.bookingId}:${fact.sequence}:${fact.when}`,
      });
    }),
  "guidance.done": (fact, { t, fill, id, language }) =>
    forBoth(language, (reader) =>
      noticeFor(fact, reader, {
        title: t.howWasIt,
        text: fill(t.howWasItText, { days: RATE_DAYS, due: momentFor(fact, reader, fact.dueAt) }),
        label: t.rateIt,
        about: id,
      }),
    ),
  "guidance.disputed": (fact, { t, id, language }) => {
    const other = { side: otherSide(fact.by), language };
    return [
      noticeFor(fact, other, {
        title: t.otherSideDisputes,
        text: t.otherSideDisputesText,
        words: fact.reason,
        about: id,
      }),
      disputedForAdmins(fact, language),
    ];
  },
  /**
   * Notifies the other side; the side that ended it only if money or a calendar entry is affected. An unpaid session
   * notifies only the candidate, and only if it lapses.
   */
  "guidance.ended": (fact, { id, language }) => {
    if (fact.was === "UNPAID") return fact.how === "LAPSED" ? unpaid(fact, id, language) : [];
    if (fact.how === "DECLINED" && fact.was !== "DISPUTED") return declined(fact, id, language);
    const forSide = fact.was === "DISPUTED" ? refundDecided : fact.how === "LAPSED" ? lapsed : cancelled;
    return forBoth(language, (reader) => forSide(fact, reader, id));
  },
  /** Notifies the referee of the earnings; the candidate only if an admin decided a dispute. */
  "guidance.settled": (fact, { t, fill, id, language }) => {
    const isDecided = fact.reason !== null;
    const referee = { side: "REFEREE" as const, language };
    const amount = showMoney(fact.earned);
    const outcome = isDecided ? t.tookPlace : fill(t.sentence, { text: beginFor(fact, referee) });
    const decided = { title: t.decided, words: fact.reason, isDecision: true, about: id };
    const forReferee = noticeFor(fact, referee, {
      ...decided,
      ...(!isDecided && { title: fill(t.earnedBySession, { amount }) }),
      text: joined(outcome, fact.earned > 0 ? fill(t.youEarned, { amount }) : null),
    });
    if (!isDecided) return fact.earned > 0 ? forReferee : [];
    const candidate = { side: "CANDIDATE" as const, language };
    return [forReferee, noticeFor(fact, candidate, { ...decided, text: t.tookPlaceNothingBack })];
  },
});
