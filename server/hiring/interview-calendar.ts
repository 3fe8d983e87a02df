// An agreed interview as a calendar entry, in mails and as a file.
import type { Side } from "../../contract/hiring/rules.ts";
import type { Language } from "../../contract/identity/rules.ts";
import { applicantsPath, applicationPath } from "../../contract/paths.ts";
import { t as english } from "../../messages/en/hiring-notices.ts";
import { t as hindi } from "../../messages/hi/hiring-notices.ts";
import type { Operation } from "../deps.ts";
import type { InterviewFacts } from "../facts.ts";
import { findAccountById } from "../identity/index.ts";
import { type CalendarEntry, calendarText } from "../platform/calendar-entry.ts";
import { conflict } from "../platform/refusal.ts";
import { siteName } from "../platform/site-name.ts";
import { siteIn, wordsOf } from "../platform/words.ts";
import { interviewFacts, readInterview } from "./interview-store.ts";

const ENTRY_WORDS = wordsOf(english, hindi);

type EntryFor = {
  side: Side;
  language: Language;
  startsAt: string;
  endsAt: string;
  status: "CONFIRMED" | "CANCELLED";
  /** The owner of the calendar; null for a file. The entry has no other person's address. */
  reader: { name: string; address: string } | null;
  publicUrl: string;
  /** The sender of mails; "" if none is set. */
  from: string;
  madeAt: Date;
};

/** Pure. */
export function interviewEntry(facts: InterviewFacts, given: EntryFor): CalendarEntry {
  const { side, reader, publicUrl, status } = given;
  const { t, fill } = ENTRY_WORDS[given.language];
  const { hostname } = new URL(publicUrl);
  const { applicationId, jobId, companyName, candidate, jobTitle } = facts;
  const url =
    publicUrl + (side === "CANDIDATE" ? applicationPath(applicationId) : applicantsPath(jobId, applicationId));
  const sender = /([^\s<>]+@[^\s<>]+)>?\s*$/.exec(given.from)?.[1];
  const method = status === "CANCELLED" ? "CANCEL" : "REQUEST";
  return {
    method: reader === null ? "PUBLISH" : method,
    uid: `${facts.interviewId}@${hostname}`,
    sequence: facts.sequence,
    status,
    madeAt: given.madeAt,
    startsAt: new Date(given.startsAt),
    endsAt: new Date(given.endsAt),
    summary: fill(t.entrySummary, { title: facts.title, whom: side === "CANDIDATE" ? companyName : candidate.name }),
    description: fill(t.entryText, { job: jobTitle, company: companyName, url }),
    location: status === "CONFIRMED" ? facts.meeting : null,
    url,
    organizer: { name: siteName(), email: sender ?? `noreply@${hostname}` },
    attendee: reader && { name: reader.name, email: reader.address },
  };
}

/** The same entry as in the mails, so that a calendar recognises it. 409 unless a time is agreed on. */
export const getInterviewCalendar: Operation<"getInterviewCalendar", [publicUrl: string]> = async (
  { params },
  { caller },
  { db, clock },
  publicUrl,
) => {
  const { interview, dealing } = await readInterview(db, caller.accountId, params.interviewId);
  const facts = interviewFacts(interview, dealing);
  const { startsAt, endsAt } = facts;
  if (interview.state !== "AGREED" || startsAt === null || endsAt === null) throw conflict("No time is agreed on.");
  const language = (await findAccountById(db, caller.accountId))?.language ?? "en";
  const entry = interviewEntry(facts, {
    side: dealing.side,
    language,
    startsAt,
    endsAt,
    status: "CONFIRMED",
    reader: null,
    publicUrl: siteIn(language, publicUrl),
    from: "",
    madeAt: clock(),
  });
  return { fileName: `interview-${startsAt.slice(0, 10)}.ics`, ics: calendarText(entry) };
};
