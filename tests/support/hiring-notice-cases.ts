// Notices about what recruiters and applicants write to each other, and about interviews.
import type { HiringFacts, InterviewFacts } from "../../server/facts.ts";
import type { NoticeCase } from "./notice-cases.ts";

const asha = { accountId: "0193a000-0000-7000-8000-0000000000aa", email: "asha@example.com", name: "Asha Rao" };
const [applicationId, jobId, companyId, recruiterId] = [1, 2, 3, 4].map(
  (n) => `0193a000-0000-7000-8000-00000000010${n}`,
) as [string, string, string, string];
const about: HiringFacts = {
  applicationId,
  jobId,
  jobTitle: "Backend Engineer",
  companyId,
  companyName: "Acme & Sons",
  candidate: asha,
};
const ofCandidate = `/v2/candidate/profile?view=dashboard&tab=applications&application=${applicationId}`;
const ofCompany = `/v2/corporate/jobs/${jobId}/applicants?applicant=${applicationId}`;
const message = { kind: "conversation.message-sent", firstUnread: 3, isFirst: false, text: "Hello", ...about } as const;
const answered = {
  kind: "conversation",
  about: `${applicationId}:3`,
  title: "Asha Rao answered: Backend Engineer",
  text: "Read the message and answer it here.",
  href: ofCompany,
  says: ["Asha Rao wrote about the application", "Hello", "Read and answer"],
} as const;

const meera = { accountId: recruiterId, email: "meera@example.com", name: "Meera Iyer" };
const span = { startsAt: "2026-11-25T10:00:00.000Z", endsAt: "2026-11-25T10:45:00.000Z" };
const interview: InterviewFacts = {
  ...about,
  interviewId: "0193a000-0000-7000-8000-000000000105",
  title: "First interview",
  minutes: 45,
  meeting: "https://meet.example.org/room",
  ...span,
  sequence: 1,
  timeZone: "Asia/Kolkata",
  candidateTimeZone: "Europe/London",
  recruiter: meera,
};
const open = { ...interview, startsAt: null, endsAt: null, sequence: 0, candidateTimeZone: null };
const [inLondon, inKolkata] = [
  "Wednesday, 25 November 2026 at 10:00 (Europe/London)",
  "Wednesday, 25 November 2026 at 15:30 (Asia/Kolkata)",
];
const toCandidate = {
  kind: "conversation",
  to: { accountId: asha.accountId },
  about: "fact-id",
  href: ofCandidate,
} as const;
const toCompany = { kind: "conversation", to: { accountId: recruiterId }, about: "fact-id", href: ofCompany } as const;

export const HIRING_CASES: NoticeCase[] = [
  {
    name: "a company writes",
    fact: { ...message, by: "COMPANY", recruiters: [] },
    told: [
      {
        kind: "conversation",
        to: asha,
        about: `${applicationId}:3`,
        title: "Acme & Sons wrote to you",
        text: "Backend Engineer. Read the message and answer it here.",
        href: ofCandidate,
        subject: "Acme & Sons wrote to you: Backend Engineer",
        says: ["Hello", "block or report"],
      },
    ],
  },
  {
    name: "an applicant answers the recruiter who wrote",
    fact: { ...message, by: "CANDIDATE", recruiters: [recruiterId] },
    told: [{ ...answered, says: [...answered.says], to: { accountId: recruiterId } }],
  },
  {
    name: "an applicant answers, and the recruiter has left",
    fact: { ...message, by: "CANDIDATE", recruiters: [] },
    told: [{ ...answered, says: [...answered.says], to: { companyId } }],
  },
  {
    fact: { kind: "conversation.reported", reportId: recruiterId, reason: "SCAM", ...about },
    told: [
      {
        kind: "job-report",
        to: "admins",
        about: recruiterId,
        title: "A conversation was reported",
        text: "Backend Engineer at Acme & Sons. Please look into it.",
        href: "/v2/admin/reports#conversations",
      },
    ],
  },
  {
    name: "times are offered",
    fact: { kind: "interview.offered", ...open, times: [span.startsAt], was: null },
    told: [
      {
        ...toCandidate,
        to: asha,
        title: "Acme & Sons invites you to an interview",
        text: "First interview for Backend Engineer. Please choose one of 1 time.",
        says: [inKolkata, "45 minutes", "Choose a time"],
      },
    ],
  },
  {
    name: "an agreed time is moved",
    fact: { kind: "interview.offered", ...open, times: [span.startsAt, span.endsAt], was: span },
    told: [
      {
        ...toCandidate,
        to: asha,
        title: "Acme & Sons is moving your interview",
        text: "First interview for Backend Engineer. Please choose one of 2 times.",
        says: ["Time 2"],
      },
      {
        ...toCompany,
        to: meera,
        title: "The interview with Asha Rao has to be agreed again",
        text: "First interview for Backend Engineer. The old time is free.",
      },
    ],
  },
  {
    fact: { kind: "interview.agreed", ...interview },
    told: [
      {
        ...toCandidate,
        title: "Your interview with Acme & Sons is agreed",
        text: `First interview for Backend Engineer. ${inLondon}.`,
        says: [inLondon, "https://meet.example.org/room"],
      },
      {
        ...toCompany,
        title: "Asha Rao chose a time for the interview",
        text: `First interview for Backend Engineer. ${inKolkata}.`,
        says: [inKolkata],
      },
    ],
  },
  {
    name: "no time suits, and the recruiter has left",
    fact: {
      kind: "interview.ended",
      ...open,
      recruiter: null,
      how: "DECLINED",
      by: "CANDIDATE",
      reason: "I am away.",
      wasAgreed: false,
    },
    told: [
      {
        ...toCompany,
        to: { companyId },
        title: "None of the times suits Asha Rao",
        text: "First interview for Backend Engineer.",
        says: ["I am away."],
      },
    ],
  },
  {
    name: "an agreed interview is cancelled",
    fact: { kind: "interview.ended", ...interview, how: "CANCELLED", by: "COMPANY", reason: null, wasAgreed: true },
    told: [
      {
        ...toCandidate,
        title: "Acme & Sons cancelled the interview",
        text: `First interview for Backend Engineer. ${inLondon}.`,
      },
      {
        ...toCompany,
        title: "You cancelled an interview",
        text: `First interview for Backend Engineer. ${inKolkata}.`,
      },
    ],
  },
];
