// Notices about conversations between recruiters and applicants, and about interviews, which are calendar entries, too.

import { otherSide, SIDES, type Side } from "../../../contract/hiring/rules.ts";
import { applicantsPath, applicationPath, TALK_REPORTS_PATH } from "../../../contract/paths.ts";
import type { HiringFacts, InterviewFacts } from "../../facts.ts";
import { interviewEntry } from "../../hiring/index.ts";
import { calendarText } from "../../platform/calendar-entry.ts";
import { facts, plainCompany, plainName, quote, say } from "../mails/mail-text.ts";
import { type AllNotices, jobIn, type Notice, noticeOf } from "./notice-of.ts";

const companyIn = (fact: HiringFacts) => plainCompany(fact.companyName) ?? "The company";
const applicantIn = (fact: HiringFacts) => plainName(fact.candidate.name) ?? "An applicant";
const rowsOf = (fact: HiringFacts) => facts(["Job", jobIn(fact)], ["Company", companyIn(fact)]);

export const HIRING_NOTICES = {
  /** Further messages that are not read yet make no further notice. */
  "conversation.message-sent": (fact) => {
    const job = jobIn(fact);
    const about = `${fact.applicationId}:${fact.firstUnread}`;
    if (fact.by === "COMPANY") {
      const company = companyIn(fact);
      return noticeOf({
        kind: "conversation",
        to: fact.candidate,
        about,
        title: `${company} wrote to you`,
        text: `${job}. Read the message and answer it here.`,
        href: applicationPath(fact.applicationId),
        subject: `${company} wrote to you: ${job}`,
        says: [
          say(`${company} wrote to you about your application:`),
          quote(fact.text),
          rowsOf(fact),
          say("Answer on the site. You can block or report the conversation there, too."),
        ],
        label: "Read and answer",
      });
    }
    const applicant = applicantIn(fact);
    const notice = {
      kind: "conversation" as const,
      about,
      title: `${applicant} answered: ${job}`,
      text: "Read the message and answer it here.",
      href: applicantsPath(fact.jobId, fact.applicationId),
      says: [say(`${applicant} wrote about the application for ${job}:`), quote(fact.text)],
      label: "Read and answer",
    };
    const { recruiters } = fact;
    if (recruiters.length === 0) return noticeOf({ ...notice, to: { companyId: fact.companyId } });
    return recruiters.map((accountId): Notice => noticeOf({ ...notice, to: { accountId } }));
  },
  "conversation.reported": (fact) =>
    noticeOf({
      kind: "job-report",
      to: "admins",
      about: fact.reportId,
      title: "A conversation was reported",
      text: `${jobIn(fact)} at ${companyIn(fact)}. Please look into it.`,
      href: TALK_REPORTS_PATH,
      label: "See the report",
    }),
  /** The side that moved an agreed time gets the mail too, which removes the old time from their calendar. */
  "interview.offered": (fact, id) => {
    const isMove = fact.was !== null;
    const title = `${companyIn(fact)} ${isMove ? "moves your interview" : "invites you to an interview"}`;
    const offered = noticeOf({
      kind: "conversation",
      to: fact.candidate,
      about: id,
      title,
      text: `${fact.title} for ${jobIn(fact)}. Please choose one of ${fact.times.length === 1 ? "1 time" : `${fact.times.length} times`}.`,
      href: applicationPath(fact.applicationId),
      says: [
        say(`${title}. Please choose a time that suits you, or say that none does:`),
        facts(...fact.times.map((at, index) => [`Time ${index + 1}`, momentIn(at, fact.timeZone)] as const)),
        interviewRows(fact, "CANDIDATE"),
      ],
      label: "Choose a time",
      ...(fact.was && { calendar: entryOf(fact, "CANDIDATE", fact.was, "CANCELLED") }),
    });
    if (fact.was === null || fact.recruiter === null) return offered;
    const moved = noticeOf({
      kind: "conversation",
      to: fact.recruiter,
      about: id,
      title: `The interview with ${applicantIn(fact)} has to be agreed on again`,
      text: `${fact.title} for ${jobIn(fact)}. The old time is free.`,
      href: applicantsPath(fact.jobId, fact.applicationId),
      label: "See the applicant",
      calendar: entryOf(fact, "COMPANY", fact.was, "CANCELLED"),
    });
    return [offered, moved];
  },
  "interview.agreed": (fact, id) =>
    SIDES.map((side) =>
      interviewNotice(fact, side, {
        about: id,
        title:
          side === "CANDIDATE"
            ? `Your interview with ${companyIn(fact)} is agreed`
            : `${applicantIn(fact)} chose a time for the interview`,
        status: "CONFIRMED",
      }),
    ),
  /** The side that ended it gets the mail only to remove the time from their calendar. */
  "interview.ended": (fact, id) => {
    const other = otherSide(fact.by);
    const who = fact.by === "CANDIDATE" ? applicantIn(fact) : companyIn(fact);
    const title = fact.how === "DECLINED" ? `None of the times suits ${who}` : `${who} cancelled the interview`;
    const told = interviewNotice(fact, other, { about: id, title, reason: fact.reason, status: "CANCELLED" });
    if (!fact.wasAgreed) return told;
    return [
      told,
      interviewNotice(fact, fact.by, { about: id, title: "You cancelled an interview", status: "CANCELLED" }),
    ];
  },
} satisfies Partial<AllNotices>;

type Told = { about: string; title: string; reason?: string | null; status: "CONFIRMED" | "CANCELLED" };

/** To one side, with the agreed time in their zone and as a calendar entry. */
function interviewNotice(fact: InterviewFacts, side: Side, { reason, status, ...told }: Told): Notice {
  const { startsAt, endsAt, recruiter } = fact;
  const company = recruiter === null ? { companyId: fact.companyId } : { accountId: recruiter.accountId };
  const when = startsAt === null ? "" : ` ${momentIn(startsAt, zoneOf(fact, side))}.`;
  return noticeOf({
    kind: "conversation",
    to: side === "CANDIDATE" ? { accountId: fact.candidate.accountId } : company,
    text: `${fact.title} for ${jobIn(fact)}.${when}`,
    href: side === "CANDIDATE" ? applicationPath(fact.applicationId) : applicantsPath(fact.jobId, fact.applicationId),
    says: [say(`${told.title}.`), ...(reason ? [say("They wrote:"), quote(reason)] : []), interviewRows(fact, side)],
    label: side === "CANDIDATE" ? "See your application" : "See the applicant",
    ...told,
    ...(startsAt !== null && endsAt !== null && { calendar: entryOf(fact, side, { startsAt, endsAt }, status) }),
  });
}

const zoneOf = (fact: InterviewFacts, side: Side) =>
  side === "CANDIDATE" ? (fact.candidateTimeZone ?? fact.timeZone) : fact.timeZone;

const interviewRows = (fact: InterviewFacts, side: Side) =>
  facts(
    ["Interview", fact.title],
    ["Job", jobIn(fact)],
    ["Company", companyIn(fact)],
    ...(fact.startsAt === null ? [] : [["When", momentIn(fact.startsAt, zoneOf(fact, side))] as const]),
    ["How long", `${fact.minutes} minutes`],
    ["Where", fact.meeting],
  );

/** "Wednesday, 25 November 2026 at 15:30 (Asia/Kolkata)". */
function momentIn(iso: string, timeZone: string): string {
  const at = new Date(iso);
  const day = at.toLocaleDateString("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone,
  });
  const time = at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
  return `${day} at ${time} (${timeZone.replaceAll("_", " ")})`;
}

function entryOf(
  fact: InterviewFacts,
  side: Side,
  span: { startsAt: string; endsAt: string },
  status: "CONFIRMED" | "CANCELLED",
): NonNullable<Notice["calendar"]> {
  return ({ name, address, from, at }, { publicUrl }) => {
    const reader = { name: plainName(name) ?? address, address };
    const entry = interviewEntry(fact, { side, ...span, status, reader, publicUrl, from, madeAt: at });
    return { method: entry.method, ics: calendarText(entry) };
  };
}
