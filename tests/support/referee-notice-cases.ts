// Notices to referees about their verification, and to admins about addresses to check, for the table of all notices
// (server/notifications/notices/notices.test.ts).
import type { RefereeFacts } from "../../server/facts.ts";
import type { NoticeCase, Told } from "./notice-cases.ts";

const ravi = { accountId: "0193a000-0000-7000-8000-0000000000bb", email: "ravi@example.com", name: "Ravi Iyer" };
const about: RefereeFacts = {
  referee: ravi,
  companyId: "0193a000-0000-7000-8000-0000000000f2",
  companyName: "Acme & Sons",
};
const at = "2026-11-21T10:00:00.000Z";
const until = "2027-05-20T10:00:00.000Z";

const forRavi = (about: string, title: string, text: string, more: Partial<Told> = {}): Told => ({
  kind: "referee-inbox",
  to: ravi,
  about,
  title,
  text,
  href: "/employee",
  subject: title,
  ...more,
});

export const REFEREE_CASES: NoticeCase[] = [
  {
    fact: { kind: "referee.verified", until, isAgain: false, ...about },
    told: [
      forRavi(
        `verified:${until}`,
        "You are a verified referee at Acme & Sons",
        "Candidates’ requests reach your inbox from now on, until 20 May 2027. Then you prove the address again.",
      ),
    ],
  },
  {
    name: "again",
    fact: { kind: "referee.verified", until, isAgain: true, ...about },
    told: [
      forRavi(
        `verified:${until}`,
        "You are verified again at Acme & Sons",
        "Valid until 20 May 2027. Thank you for staying.",
      ),
    ],
  },
  {
    fact: { kind: "referee.refused", reason: "We could not\nfind you there.", at, ...about },
    told: [
      forRavi(
        `refused:${at}`,
        "We could not verify you at Acme & Sons",
        "We looked at it by hand and wrote: We could not find you there.",
        { href: "/employee/become", says: ["We looked at it by hand and wrote:", "find you there."] },
      ),
    ],
  },
  {
    fact: { kind: "referee.due", until, ...about },
    told: [
      forRavi(
        `due:${until}`,
        "Verify again by 20 May 2027",
        "Every 180 days you show that you still work at Acme & Sons: a code to your work address, in the last 14 days before. It takes a minute.",
        { href: "/employee/settings" },
      ),
    ],
  },
  {
    fact: { kind: "referee.ended", why: "EXPIRED", at, ...about },
    told: [
      forRavi(
        `expired:${at}`,
        "Your inbox is closed until you verify again",
        "It was time to show that you still work at Acme & Sons. What you have taken on is still yours; new requests come after a code to your work address.",
        { href: "/employee/settings" },
      ),
    ],
  },
  { name: "who left knows", fact: { kind: "referee.ended", why: "LEFT", at, ...about }, told: [] },
  {
    name: "a refused referee gets another notice",
    fact: { kind: "referee.ended", why: "REFUSED", at, ...about },
    told: [],
  },
  {
    fact: {
      ...{ kind: "privacy-request.opened", requestId: "0193", email: "a@b.example", name: "Asha Rao" },
      ...{ requestKind: "ACCESS", dueAt: "2026-12-22T12:00:00Z" },
    },
    told: [
      {
        kind: "privacy-request",
        to: "admins",
        about: "0193",
        title: "A person asks for their rights over their data",
        text: "It has to be answered by 22 December 2026.",
        href: "/v2/admin/privacy-requests",
        says: ["22 December 2026"],
      },
    ],
  },
  {
    fact: { kind: "backup.missing", how: "FAILED", at, madeAt: until, reason: "There is no room in /backups." },
    told: [
      {
        kind: "operations",
        to: "admins",
        about: `backup ${at}`,
        title: "The nightly backup failed",
        text: "The last complete backup is from 20 May 2027, 10:00 UTC.",
        href: "/v2/admin",
        says: ["There is no room in /backups.", "vouchboard doctor", "See the installation"],
      },
    ],
  },
  {
    fact: { kind: "backup.missing", how: "OVERDUE", at, madeAt: null, reason: null },
    told: [
      {
        kind: "operations",
        to: "admins",
        about: `backup ${at}`,
        title: "The nightly backup is overdue",
        text: "There is no complete backup yet.",
        href: "/v2/admin",
      },
    ],
  },
  {
    fact: { kind: "privacy-request.due", requestId: "0193", dueAt: "2026-12-22T12:00:00Z", reminder: 1 },
    told: [
      {
        kind: "privacy-request",
        to: "admins",
        about: "0193 1",
        title: "A request about personal data is due soon",
        text: "It has to be answered by 22 December 2026.",
        href: "/v2/admin/privacy-requests",
        says: ["22 December 2026"],
      },
    ],
  },
  {
    fact: {
      kind: "listing-source.troubled",
      ...{ sourceId: "0194", name: "lever:acme", what: "FAILING", problem: "It answers 500.", since: at },
    },
    told: [
      {
        kind: "job-sources",
        to: "admins",
        about: `0194 FAILING ${at}`,
        title: "The source lever:acme cannot be read",
        text: "It answers 500.",
        href: "/v2/admin/sources/0194",
      },
    ],
  },
  {
    fact: { kind: "referee.review-asked", domain: "acme-group.net", at, ...about },
    told: [
      {
        kind: "referee-review",
        to: "admins",
        about: `${ravi.accountId}:${at}`,
        title: "A referee to verify at Acme & Sons",
        text: "Their address is at acme-group.net.",
        href: "/v2/admin/referees",
        subject: "A referee to verify at Acme & Sons",
        says: ["acme-group.net"],
      },
    ],
  },
];
