// Notices about conversations between recruiters and applicants, and about interviews, which are calendar entries, too.

import { otherSide, SIDES, type Side } from "../../../contract/hiring/rules.ts";
import type { Language } from "../../../contract/identity/rules.ts";
import { applicantsPath, applicationPath, TALK_REPORTS_PATH } from "../../../contract/paths.ts";
import { t as english } from "../../../messages/en/hiring-notices.ts";
import { t as hindi } from "../../../messages/hi/hiring-notices.ts";
import type { HiringFacts, InterviewFacts } from "../../facts.ts";
import { interviewEntry } from "../../hiring/index.ts";
import { calendarText } from "../../platform/calendar-entry.ts";
import { wordsOf } from "../../platform/words.ts";
import { facts, momentIn, plainCompany, plainName, quote, say } from "../mails/mail-text.ts";
import { jobIn, type Notice, noticeOf, noticesIn, type ToldFactOf } from "./notice-of.ts";

const WORDS = wordsOf(english, hindi);

const companyIn = (fact: HiringFacts, language: Language) =>
  plainCompany(fact.companyName) ?? WORDS[language].t.theCompany;
const applicantIn = (fact: HiringFacts, language: Language) =>
  plainName(fact.candidate.name) ?? WORDS[language].t.anApplicant;

function wroteToCandidate(fact: ToldFactOf<"conversation.message-sent">, about: string, language: Language): Notice {
  const { t, fill } = WORDS[language];
  const [company, job] = [companyIn(fact, language), jobIn(fact)];
  return noticeOf({
    kind: "conversation",
    to: fact.candidate,
    about,
    title: fill(t.companyWrote, { company }),
    text: fill(t.companyWroteText, { job }),
    href: applicationPath(fact.applicationId),
    subject: fill(t.companyWroteSubject, { company, job }),
    says: [
      say(fill(t.companyWroteSays, { company })),
      quote(fact.text),
      facts([t.job, job], [t.company, company]),
      say(t.answerOnTheSite),
    ],
    label: t.readAndAnswer,
  });
}

export const HIRING_NOTICES = noticesIn(WORDS, {
  /** Further messages that are not read yet make no further notice. */
  "conversation.message-sent": (fact, { t, fill, language }) => {
    const about = `${fact.applicationId}:${fact.firstUnread}`;
    if (fact.by === "COMPANY") return wroteToCandidate(fact, about, language);
    const [applicant, job] = [applicantIn(fact, language), jobIn(fact)];
    const notice = {
      kind: "conversation" as const,
      about,
      title: fill(t.applicantAnswered, { applicant, job }),
      text: t.applicantAnsweredText,
      href: applicantsPath(fact.jobId, fact.applicationId),
      says: [say(fill(t.applicantAnsweredSays, { applicant, job })), quote(fact.text)],
      label: t.readAndAnswer,
    };
    const { recruiters } = fact;
    if (recruiters.length === 0) return noticeOf({ ...notice, to: { companyId: fact.companyId } });
    return recruiters.map((accountId): Notice => noticeOf({ ...notice, to: { accountId } }));
  },
  "conversation.reported": (fact, { t, fill, language }) =>
    noticeOf({
      kind: "job-report",
      to: "admins",
      about: fact.reportId,
      title: t.reported,
      text: fill(t.reportedText, { job: jobIn(fact), company: companyIn(fact, language) }),
      href: TALK_REPORTS_PATH,
      label: t.seeTheReport,
    }),
  /** The side that moved an agreed time gets the mail too, which removes the old time from their calendar. */
  "interview.offered": (fact, { t, fill, id, language }) => {
    const job = jobIn(fact);
    const title = fill(fact.was === null ? t.offered : t.offeredAgain, { company: companyIn(fact, language) });
    const offered = noticeOf({
      kind: "conversation",
      to: fact.candidate,
      about: id,
      title,
      text: fill(t.offeredText, { title: fact.title, job, count: fact.times.length }),
      href: applicationPath(fact.applicationId),
      says: [
        say(fill(t.offeredSays, { title })),
        facts(
          ...fact.times.map(
            (at, index) => [fill(t.timeNumber, { number: index + 1 }), momentIn(language, at, fact.timeZone)] as const,
          ),
        ),
        interviewRows(fact, "CANDIDATE", language),
      ],
      label: t.chooseATime,
      ...(fact.was && { calendar: entryOf(fact, "CANDIDATE", { ...fact.was, status: "CANCELLED" }, language) }),
    });
    if (fact.was === null || fact.recruiter === null) return offered;
    const moved = noticeOf({
      kind: "conversation",
      to: fact.recruiter,
      about: id,
      title: fill(t.toAgreeAgain, { applicant: applicantIn(fact, language) }),
      text: fill(t.toAgreeAgainText, { title: fact.title, job }),
      href: applicantsPath(fact.jobId, fact.applicationId),
      label: t.seeTheApplicant,
      calendar: entryOf(fact, "COMPANY", { ...fact.was, status: "CANCELLED" }, language),
    });
    return [offered, moved];
  },
  "interview.agreed": (fact, { t, fill, id, language }) =>
    SIDES.map((side) =>
      interviewNotice(fact, side, language, {
        about: id,
        title:
          side === "CANDIDATE"
            ? fill(t.agreedCandidate, { company: companyIn(fact, language) })
            : fill(t.agreedCompany, { applicant: applicantIn(fact, language) }),
        status: "CONFIRMED",
      }),
    ),
  /** The side that ended it gets the mail only to remove the time from their calendar. */
  "interview.ended": (fact, { t, fill, id, language }) => {
    const who = fact.by === "CANDIDATE" ? applicantIn(fact, language) : companyIn(fact, language);
    const title = fill(fact.how === "DECLINED" ? t.noneSuits : t.cancelledBy, { who });
    const ended = { about: id, title, reason: fact.reason, status: "CANCELLED" as const };
    const told = interviewNotice(fact, otherSide(fact.by), language, ended);
    if (!fact.wasAgreed) return told;
    const own = { about: id, title: t.youCancelled, status: "CANCELLED" as const };
    return [told, interviewNotice(fact, fact.by, language, own)];
  },
});

type Told = { about: string; title: string; reason?: string | null; status: "CONFIRMED" | "CANCELLED" };

/** To one side, with the agreed time in their zone and as a calendar entry. */
function interviewNotice(
  fact: InterviewFacts,
  side: Side,
  language: Language,
  { reason, status, ...told }: Told,
): Notice {
  const { t, fill } = WORDS[language];
  const { startsAt, endsAt, recruiter, title } = fact;
  const company = recruiter === null ? { companyId: fact.companyId } : { accountId: recruiter.accountId };
  const job = jobIn(fact);
  return noticeOf({
    kind: "conversation",
    to: side === "CANDIDATE" ? { accountId: fact.candidate.accountId } : company,
    text:
      startsAt === null
        ? fill(t.interviewText, { title, job })
        : fill(t.interviewTextWhen, { title, job, when: momentIn(language, startsAt, zoneOf(fact, side)) }),
    href: side === "CANDIDATE" ? applicationPath(fact.applicationId) : applicantsPath(fact.jobId, fact.applicationId),
    says: [
      say(fill(t.sentence, { text: told.title })),
      ...(reason ? [say(t.theyWrote), quote(reason)] : []),
      interviewRows(fact, side, language),
    ],
    label: side === "CANDIDATE" ? t.seeYourApplication : t.seeTheApplicant,
    ...told,
    ...(startsAt !== null &&
      endsAt !== null && { calendar: entryOf(fact, side, { startsAt, endsAt, status }, language) }),
  });
}

const zoneOf = (fact: InterviewFacts, side: Side) =>
  side === "CANDIDATE" ? (fact.candidateTimeZone ?? fact.timeZone) : fact.timeZone;

function interviewRows(fact: InterviewFacts, side: Side, language: Language) {
  const { t, fill } = WORDS[language];
  return facts(
    [t.interview, fact.title],
    [t.job, jobIn(fact)],
    [t.company, companyIn(fact, language)],
    ...(fact.startsAt === null ? [] : [[t.when, momentIn(language, fact.startsAt, zoneOf(fact, side))] as const]),
    [t.howLong, fill(t.minutes, { minutes: fact.minutes })],
    [t.where, fact.meeting],
  );
}

function entryOf(
  fact: InterviewFacts,
  side: Side,
  span: { startsAt: string; endsAt: string; status: "CONFIRMED" | "CANCELLED" },
  language: Language,
): NonNullable<Notice["calendar"]> {
  return ({ name, address, from, at }, { publicUrl }) => {
    const reader = { name: plainName(name) ?? address, address };
    const entry = interviewEntry(fact, { side, ...span, language, reader, publicUrl, from, madeAt: at });
    return { method: entry.method, ics: calendarText(entry) };
  };
}
