// Rules of what recruiters and applicants say to each other and when they meet, which both sides run.

/** The sides of an application. */
export const SIDES = ["CANDIDATE", "COMPANY"] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === "CANDIDATE" ? "COMPANY" : "CANDIDATE");

export const MAX_MESSAGE = 4_000;
/** The most messages of a side in a day without an answer, and of one person in a day in all. */
export const MOST_UNANSWERED = 5;
export const MOST_MESSAGES_A_DAY = 300;
/** How many messages one answer has. */
export const MESSAGES_A_PAGE = 50;

export const TALK_REPORT_REASONS = ["SPAM", "ASKS_FOR_MONEY", "HARASSMENT", "SCAM", "OTHER"] as const;
export type TalkReportReason = (typeof TALK_REPORT_REASONS)[number];
export const MAX_TALK_REPORT = 2_000;

/** Why a side cannot write. */
export const SILENCES = ["NOT_OPENED", "WITHDRAWN", "CLOSED", "BLOCKED_BY_YOU", "BLOCKED", "UNANSWERED"] as const;
export type Silence = (typeof SILENCES)[number];

export type TalkState = {
  /** The company has written. */
  isOpened: boolean;
  isWithdrawn: boolean;
  /** An admin upheld a report of it. */
  isClosed: boolean;
  blockedBy: readonly Side[];
  /** How many messages this side has written in the last day since the other's last one. */
  unanswered: number;
};

/** Null when the side may write: a company first, an applicant once the company has. */
export function whyNotWrite(talk: TalkState, side: Side): Silence | null {
  if (talk.isWithdrawn) return "WITHDRAWN";
  if (talk.isClosed) return "CLOSED";
  if (!talk.isOpened) return side === "COMPANY" ? null : "NOT_OPENED";
  if (talk.blockedBy.includes(side)) return "BLOCKED_BY_YOU";
  if (talk.blockedBy.includes(otherSide(side))) return "BLOCKED";
  return talk.unanswered >= MOST_UNANSWERED ? "UNANSWERED" : null;
}

/** Saved replies of a company: how many, and how long their titles may be; their text is as long as a message. */
export const MOST_REPLIES = 50;
export const MAX_REPLY_TITLE = 80;

/** A saved reply with its placeholders filled in, in any case and spacing; cut to what a message may have. */
export function filledReply(text: string, { name, jobTitle }: { name: string; jobTitle: string }): string {
  const firstName = name.trim().split(/\s+/)[0] ?? "";
  const values: Record<string, string> = { "first name": firstName, "job title": jobTitle };
  return text
    .replace(/\{\s*(first\s+name|job\s+title)\s*\}/gi, (_, named: string) => {
      return values[named.toLowerCase().replace(/\s+/g, " ")] ?? "";
    })
    .slice(0, MAX_MESSAGE);
}

/** OFFERED: the applicant has to choose a time. AGREED: they did. The others are final. */
export const INTERVIEW_STATES = ["OFFERED", "AGREED", "DECLINED", "CANCELLED"] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];

export const INTERVIEW_MINUTES = [15, 30, 45, 60, 90, 120] as const;
export const MOST_TIMES = 10;
export const MAX_INTERVIEW_TITLE = 100;
export const MAX_MEETING = 500;
export const MAX_INTERVIEW_REASON = 1_000;

type InterviewNow = { state: InterviewState; startsAt: string | null };

const isAhead = ({ startsAt }: InterviewNow, now: Date) => startsAt === null || now < new Date(startsAt);

/** Whether the company may offer other times. */
export const mayMoveInterview = (interview: InterviewNow, by: Side, now: Date): boolean =>
  by === "COMPANY" && (interview.state === "OFFERED" || (interview.state === "AGREED" && isAhead(interview, now)));

/** Whether the applicant may choose a time, or say that none suits. */
export const mayAnswerInterview = ({ state }: InterviewNow, by: Side): boolean =>
  by === "CANDIDATE" && state === "OFFERED";

export const mayCancelInterview = (interview: InterviewNow, by: Side, now: Date): boolean =>
  (interview.state === "OFFERED" && by === "COMPANY") || (interview.state === "AGREED" && isAhead(interview, now));
