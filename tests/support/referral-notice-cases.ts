// Notices of a referral request's steps, for the table of all notices (server/notifications/notices/notices.test.ts).
import type { RequestFacts } from "../../server/facts.ts";
import type { NoticeCase, Told } from "./notice-cases.ts";

const requestId = "0193a000-0000-7000-8000-0000000000f1";
const companyId = "0193a000-0000-7000-8000-0000000000f2";
const asha = { accountId: "0193a000-0000-7000-8000-0000000000aa", email: "asha@example.com", name: "Asha Rao" };
const ravi = { accountId: "0193a000-0000-7000-8000-0000000000bb", email: "ravi@example.com", name: "Ravi Iyer" };
const about: RequestFacts = {
  requestId,
  jobTitle: "Backend Engineer",
  companyId,
  companyName: "Acme & Sons",
  candidate: asha,
};
const eventAt = "2026-11-21T10:00:00.000Z";
const dueAt = "2026-11-28T10:00:00.000Z";
const requestPath = `/v2/candidate/profile?view=dashboard&tab=requests&request=${requestId}`;

const forAsha = (step: string, title: string, text: string, more: Partial<Told> = {}): Told => ({
  kind: "referral-request",
  to: asha,
  about: `${step}:${requestId}`,
  title,
  text: `Backend Engineer. ${text}`,
  href: requestPath,
  ...more,
});
const forRavi = (step: string, title: string, text: string, more: Partial<Told> = {}): Told => ({
  kind: "referee-inbox",
  to: ravi,
  about: `${step}:${requestId}`,
  title,
  text: `Backend Engineer. ${text}`,
  href: `/employee/requests/${requestId}`,
  ...more,
});

export const REFERRAL_CASES: NoticeCase[] = [
  {
    fact: { kind: "referral.possible", to: asha, companyId, companyName: "Acme & Sons", at: eventAt },
    told: [
      {
        kind: "referral-request",
        to: asha,
        about: `possible:${companyId}:${eventAt}`,
        title: "You can now ask for a referral at Acme & Sons",
        text: "A verified employee answers requests there. You asked us to tell you; we do so once.",
        href: `/referrals/Acme_%26_Sons/${companyId}`,
      },
    ],
  },
  {
    fact: { kind: "referral.sent", score: 72, ...about },
    told: [
      forAsha(
        "sent",
        "You asked for a referral at Acme & Sons",
        "It waits for a verified employee for up to 14 days. If no employee takes it up, your credit comes back.",
        { subject: "You asked for a referral at Acme & Sons: Backend Engineer" },
      ),
      {
        kind: "referee-pool",
        to: { refereesOf: companyId, except: asha.accountId },
        about: `request:${requestId}`,
        title: "A new request: Backend Engineer",
        text: "Match score 72. The first referee to claim it looks at it.",
        href: `/employee/requests/${requestId}`,
      },
    ],
  },
  {
    fact: { kind: "referral.accepted", eventAt, dueAt, referee: { ...ravi, title: "Staff Engineer" }, ...about },
    told: [
      forAsha(
        `accepted:${eventAt}`,
        "An employee of Acme & Sons has taken on your request",
        "Ravi Iyer, Staff Engineer, will look after it and answer by 28 November 2026.",
      ),
    ],
  },
  {
    fact: { kind: "referral.referred", referee: ravi, dueAt, ...about },
    told: [
      forAsha(
        "referred",
        "You were referred at Acme & Sons",
        "Ravi Iyer put your name forward. Please confirm it by 28 November 2026, or tell us if something is wrong; after that it counts as confirmed.",
        { says: ["Confirm it"] },
      ),
    ],
  },
  {
    fact: {
      kind: "referral.declined",
      eventAt,
      reasons: ["SKILLS_MISSING", "OTHER"],
      feedback: "Learn Kafka.",
      isLast: false,
      isPaid: false,
      ...about,
    },
    told: [
      forAsha(
        `declined:${eventAt}`,
        "Feedback from Acme & Sons",
        "An employee declined: skills are missing; something else. Other employees there can still take it up.",
        { says: ["They wrote:", "Learn Kafka.", "View feedback"] },
      ),
    ],
  },
  {
    name: "by the last one",
    fact: {
      kind: "referral.declined",
      eventAt,
      reasons: ["NO_HIRING"],
      feedback: null,
      isLast: true,
      isPaid: false,
      ...about,
    },
    told: [
      forAsha(
        `declined:${eventAt}`,
        "Feedback from Acme & Sons",
        "An employee declined: the company is not hiring now. Your request goes to no other employee now, and your credit is back.",
      ),
    ],
  },
  {
    name: "by one who is paid",
    fact: {
      kind: "referral.declined",
      eventAt,
      reasons: ["POLICY"],
      feedback: null,
      isLast: true,
      isPaid: true,
      ...about,
    },
    told: [
      forAsha(
        `declined:${eventAt}`,
        "Feedback from Acme & Sons",
        "An employee declined: a rule of the company. This feedback is what your credit paid for, and your request ends with it.",
      ),
    ],
  },
  {
    fact: { kind: "referral.returned", eventAt, isOpen: true, isByTime: true, referee: ravi, ...about },
    told: [
      forAsha(
        `returned:${eventAt}`,
        "Your request is open to others again",
        "The employee of Acme & Sons who had taken it on did not answer within 72 hours.",
      ),
      forRavi(
        `returned:${eventAt}`,
        "You are no longer on a request you took on",
        "The 72 hours to act are over. It will not be offered to you again.",
        { href: "/employee/requests" },
      ),
    ],
  },
  {
    name: "by hand",
    fact: { kind: "referral.returned", eventAt, isOpen: true, isByTime: false, referee: ravi, ...about },
    told: [
      forAsha(
        `returned:${eventAt}`,
        "Your request is open to others again",
        "The employee of Acme & Sons who had taken it on cannot continue with it. Others there can take it up now.",
      ),
    ],
  },
  {
    fact: { kind: "referral.ended", to: "EXPIRED", ...about },
    told: [forAsha("ended", "Your credit is back", "No employee of Acme & Sons took up your request within 14 days.")],
  },
  {
    name: "because no referee is left",
    fact: { kind: "referral.ended", to: "DECLINED", ...about },
    told: [
      forAsha("ended", "Your credit is back", "No employee of Acme & Sons is left who could take up your request."),
    ],
  },
  {
    fact: { kind: "referral.withdrawn", from: "ACCEPTED", referee: ravi, ...about },
    told: [forRavi("withdrawn", "A request was withdrawn", "The candidate took it back: there is nothing more to do.")],
  },
  {
    name: "from who only looked at it",
    fact: { kind: "referral.withdrawn", from: "CLAIMED", referee: ravi, ...about },
    told: [
      forRavi("withdrawn", "A request was withdrawn", "The candidate took it back: there is nothing more to do.", {
        href: "/employee/requests",
      }),
    ],
  },
  {
    fact: { kind: "referral.confirmed", isByTime: false, referee: ravi, ...about },
    told: [
      forRavi(
        "confirmed",
        "Your referral is confirmed",
        "The candidate confirmed it. What you earned from it follows the fees’ waiting time.",
      ),
    ],
  },
  {
    name: "by time",
    fact: { kind: "referral.confirmed", isByTime: true, referee: null, ...about },
    told: [
      forAsha(
        "confirmed",
        "Your referral at Acme & Sons is confirmed",
        "The time to dispute it is over, so it counts as confirmed.",
      ),
    ],
  },
  {
    fact: { kind: "referral.disputed", reason: "NO_REFERENCE", referee: ravi, ...about },
    told: [
      forRavi(
        "disputed",
        "A referral of yours is disputed",
        "The candidate says: The employer knows of no such referral. We are looking into it; what you earned from it waits until then.",
      ),
      {
        kind: "admin-money",
        to: "admins",
        about: `disputed:${requestId}`,
        title: "A disputed referral at Acme & Sons",
        text: "Backend Engineer. The employer knows of no such referral.",
        href: "/v2/admin/disputes",
      },
    ],
  },
  {
    fact: {
      kind: "referral.dispute-decided",
      decision: "NOT_REFERRED",
      note: "We asked them.",
      referee: ravi,
      ...about,
    },
    told: [
      forAsha(
        "decided",
        "Your dispute is decided",
        "We looked into it and found that you are right. Your credit is back.",
        { says: ["We asked them."] },
      ),
      forRavi(
        "decided",
        "A dispute is decided",
        "We looked into it and found that the referral was not made. What was set aside for it is taken back.",
        { says: ["We asked them."] },
      ),
    ],
  },
];
