// Notices to the two sides of a guidance session at each step, in each side's time zone; names only after acceptance,
// and in mails only.
import type { GuidanceFacts } from "../../server/facts.ts";
import type { ToldFactOf } from "../../server/notifications/notices/notice-of.ts";
import type { NoticeCase, Told } from "./notice-cases.ts";

const bookingId = "0193a000-0000-7000-8000-000000000071";
const asha = {
  accountId: "0193a000-0000-7000-8000-0000000000a1",
  email: "asha@example.com",
  name: "Asha Rao",
  timeZone: "Europe/London",
};
const meera = {
  accountId: "0193a000-0000-7000-8000-0000000000a2",
  email: "meera@example.com",
  name: "Meera Iyer",
  timeZone: "Asia/Kolkata",
};

/** An accepted session of 45 minutes. */
const SESSION: GuidanceFacts = {
  bookingId,
  companyId: "0193a000-0000-7000-8000-000000000003",
  companyName: "Acme & Sons",
  sessionKind: "INTERVIEW",
  topic: "System design",
  price: 150_000,
  startsAt: "2026-11-25T10:00:00.000Z",
  endsAt: "2026-11-25T10:45:00.000Z",
  meeting: "https://meet.example.org/room",
  sequence: 1,
  wasAccepted: true,
  candidate: asha,
  referee: meera,
};
const fresh = { ...SESSION, sequence: 0, wasAccepted: false, meeting: null };
const dueAt = "2026-11-23T10:00:00.000Z";

const [inLondon, inKolkata] = [
  "Wednesday, 25 November 2026 at 10:00 (Europe/London)",
  "Wednesday, 25 November 2026 at 15:30 (Asia/Kolkata)",
];
const [dueInLondon, dueInKolkata] = [
  "Monday, 23 November 2026 at 10:00 (Europe/London)",
  "Monday, 23 November 2026 at 15:30 (Asia/Kolkata)",
];

type Words = Pick<Told, "title" | "text"> & Partial<Told>;
const common = { kind: "guidance", about: "fact-id" } as const;
const toCandidate = (words: Words): Told => ({
  ...common,
  to: { accountId: asha.accountId },
  href: `/v2/candidate/profile?view=dashboard&tab=sessions&session=${bookingId}`,
  subject: words.title,
  ...words,
});
const toReferee = (words: Words): Told => ({
  ...common,
  to: { accountId: meera.accountId },
  href: `/employee/guidance?session=${bookingId}`,
  subject: words.title,
  ...words,
});

type Ended = ToldFactOf<"guidance.ended">;
const ended = (facts: Partial<Ended>): Ended => ({
  kind: "guidance.ended",
  ...SESSION,
  how: "CANCELLED",
  was: "ACCEPTED",
  by: "CANDIDATE",
  reason: null,
  refunded: 150_000,
  ...facts,
});
const back = "₹1,500 is on its way back to you, the way you paid.";

const ENDINGS: NoticeCase[] = [
  {
    name: "declined",
    fact: ended({ ...fresh, how: "DECLINED", was: "REQUESTED", by: "REFEREE", reason: "On holiday" }),
    told: [
      toCandidate({
        title: "Your guidance session was declined",
        text: `${inLondon} does not suit the other side. ${back}`,
        says: ["On holiday", "Choose another time"],
      }),
    ],
  },
  {
    name: "cancelled by the candidate in time",
    fact: ended({ reason: "Found a job" }),
    told: [
      toCandidate({ title: "You cancelled a guidance session", text: `${inLondon} does not take place. ${back}` }),
      toReferee({
        title: "Your guidance session is cancelled",
        text: `${inKolkata} does not take place.`,
        says: ["They wrote:", "Found a job", "Asha Rao"],
      }),
    ],
  },
  {
    name: "cancelled by the candidate too late",
    fact: ended({ refunded: 0 }),
    told: [
      toCandidate({
        title: "You cancelled a guidance session",
        text: `${inLondon} does not take place. Nothing is refunded: it was less than 48 hours before.`,
      }),
      toReferee({
        title: "Your guidance session is cancelled",
        text: `${inKolkata} does not take place. You earn your fee: it was too late to cancel free of charge.`,
      }),
    ],
  },
  {
    name: "cancelled by the referee, a free one",
    fact: ended({ by: "REFEREE", price: 0, refunded: 0 }),
    told: [
      toCandidate({ title: "Your guidance session is cancelled", text: `${inLondon} does not take place.` }),
      toReferee({ title: "You cancelled a guidance session", text: `${inKolkata} does not take place.` }),
    ],
  },
  {
    name: "lapsed",
    fact: ended({ ...fresh, how: "LAPSED", was: "REQUESTED", by: "SYSTEM" }),
    told: [
      toCandidate({
        title: "There was no answer in time: your session has lapsed",
        text: `${inLondon} is free again. ${back}`,
      }),
      toReferee({
        title: "There was no answer in time: your session has lapsed",
        text: `${inKolkata} is free again.`,
      }),
    ],
  },
  {
    name: "not paid in time",
    fact: ended({ ...fresh, how: "LAPSED", was: "UNPAID", by: "SYSTEM", refunded: 0 }),
    told: [
      {
        ...common,
        to: { accountId: asha.accountId },
        href: `/v2/candidate/profile?view=dashboard&tab=sessions&session=${bookingId}`,
        title: "Your guidance session was not paid for in time",
        text: "The time is free for others again. You can choose another one.",
      },
    ],
  },
  {
    name: "cancelled before it was paid: no notice is needed",
    fact: ended({ ...fresh, was: "UNPAID", refunded: 0 }),
    told: [],
  },
  {
    name: "a dispute decided for the candidate",
    fact: ended({ was: "DISPUTED", by: "ADMIN", reason: "We asked both." }),
    told: [
      toCandidate({
        title: "Your disputed session has been decided",
        text: `We decided that it did not take place. ${back}`,
        says: ["Why:", "We asked both."],
      }),
      toReferee({
        title: "Your disputed session has been decided",
        text: "We decided that it did not take place. The candidate gets their money back.",
        says: ["Why:", "We asked both."],
      }),
    ],
  },
  {
    name: "earned",
    fact: { kind: "guidance.settled", ...SESSION, earned: 120_000, reason: null },
    told: [
      toReferee({
        title: "You earned ₹1,200 from a guidance session",
        text: `${inKolkata}. You earned ₹1,200, which you can have sent to you.`,
      }),
    ],
  },
  { name: "nothing earned", fact: { kind: "guidance.settled", ...SESSION, earned: 0, reason: null }, told: [] },
  {
    name: "a dispute decided for the referee",
    fact: { kind: "guidance.settled", ...SESSION, earned: 120_000, reason: "We asked both." },
    told: [
      toReferee({
        title: "Your disputed session has been decided",
        text: "We decided that it took place. You earned ₹1,200, which you can have sent to you.",
        says: ["Why:", "We asked both."],
      }),
      toCandidate({
        title: "Your disputed session has been decided",
        text: "We decided that it took place: nothing is refunded.",
        says: ["Why:", "We asked both."],
      }),
    ],
  },
];

export const GUIDANCE_CASES: NoticeCase[] = [
  {
    fact: { kind: "guidance.requested", ...fresh, dueAt },
    told: [
      toReferee({
        title: "A candidate asks you for a guidance session",
        text: `${inKolkata}. Please accept it, propose another time or decline by ${dueInKolkata}.`,
        says: ["Interview preparation, about Acme & Sons", "System design", "45 minutes", "Answer"],
      }),
      toCandidate({
        title: "You asked for a guidance session about Acme & Sons",
        text: `You will hear from us when it is accepted, by ${dueInLondon} at the latest. If it is not, you get ₹1,500 back.`,
        says: [inLondon],
      }),
    ],
  },
  {
    fact: { kind: "guidance.accepted", ...SESSION, by: "REFEREE", isAgain: false },
    told: [
      toCandidate({
        title: "Your guidance session is agreed",
        text: `${inLondon}. You can now see who you are meeting.`,
        says: ["Meera Iyer", "https://meet.example.org/room"],
      }),
      toReferee({
        title: "Your guidance session is agreed",
        text: `${inKolkata}. You can now see who you are meeting.`,
        says: ["Asha Rao", "https://meet.example.org/room"],
      }),
    ],
  },
  {
    name: "after it was moved",
    fact: { kind: "guidance.accepted", ...SESSION, by: "CANDIDATE", isAgain: true },
    told: [
      toCandidate({
        title: "The new time of your session is agreed",
        text: `${inLondon}.`,
      }),
      toReferee({
        title: "The new time of your session is agreed",
        text: `${inKolkata}.`,
      }),
    ],
  },
  {
    name: "before it was ever agreed on",
    fact: { kind: "guidance.moved", ...fresh, by: "CANDIDATE", from: "2026-11-24T10:00:00.000Z", dueAt },
    told: [
      toReferee({
        title: "Another time is proposed for your session",
        text: `${inKolkata} instead of Tuesday, 24 November 2026 at 15:30 (Asia/Kolkata). Please answer by ${dueInKolkata}.`,
      }),
    ],
  },
  {
    name: "after it was agreed on",
    fact: { kind: "guidance.moved", ...SESSION, sequence: 2, by: "REFEREE", from: "2026-11-24T10:00:00.000Z", dueAt },
    told: [
      toCandidate({
        title: "Another time is proposed for your session",
        text: `${inLondon} instead of Tuesday, 24 November 2026 at 10:00 (Europe/London). Please answer by ${dueInLondon}.`,
        says: ["Meera Iyer"],
      }),
      toReferee({
        title: "You proposed another time for your session",
        text: `${inKolkata}. The other side has until ${dueInKolkata} to confirm it.`,
      }),
    ],
  },
  {
    name: "a day before",
    fact: { kind: "guidance.reminder", ...SESSION, when: "DAY" },
    told: [
      toCandidate({
        title: "A reminder of your guidance session",
        text: `${inLondon}.`,
        about: `${bookingId}:1:DAY`,
        says: ["https://meet.example.org/room"],
      }),
      toReferee({ title: "A reminder of your guidance session", text: `${inKolkata}.`, about: `${bookingId}:1:DAY` }),
    ],
  },
  {
    name: "an hour before",
    fact: { kind: "guidance.reminder", ...SESSION, when: "HOUR" },
    told: [
      toCandidate({
        title: "Your guidance session begins at 10:00",
        text: `${inLondon}.`,
        about: `${bookingId}:1:HOUR`,
      }),
      toReferee({
        title: "Your guidance session begins at 15:30",
        text: `${inKolkata}.`,
        about: `${bookingId}:1:HOUR`,
      }),
    ],
  },
  {
    fact: { kind: "guidance.done", ...SESSION, dueAt: "2026-11-26T10:45:00.000Z" },
    told: [
      toCandidate({
        title: "How was your guidance session?",
        text: "Please rate it within 14 days. If it did not take place, say so by Thursday, 26 November 2026 at 10:45 (Europe/London).",
      }),
      toReferee({
        title: "How was your guidance session?",
        text: "Please rate it within 14 days. If it did not take place, say so by Thursday, 26 November 2026 at 16:15 (Asia/Kolkata).",
      }),
    ],
  },
  {
    fact: { kind: "guidance.disputed", ...SESSION, by: "CANDIDATE", reason: "Nobody came" },
    told: [
      toReferee({
        title: "The other side says that your session did not take place",
        text: "We will look into it and decide. You do not need to do anything.",
        says: ["Nobody came"],
      }),
      {
        kind: "admin-money",
        to: "admins",
        about: `disputed:${bookingId}`,
        title: "A guidance session is disputed",
        text: "Acme & Sons, ₹1,500: one side says that it did not take place.",
        href: "/v2/admin/disputes",
        says: ["Nobody came", "Look into it"],
      },
    ],
  },
  ...ENDINGS,
];
