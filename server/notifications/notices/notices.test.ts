// Checks the notices of every fact as a table: recipients, text, link, and the mail in text and HTML.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Language } from "../../../contract/identity/rules.ts";
import { NOTIFICATION_KINDS } from "../../../contract/notifications/rules.ts";
import { GUIDANCE_CASES } from "../../../tests/support/guidance-notice-cases.ts";
import { assertHindi, englishIn } from "../../../tests/support/hindi-letter.ts";
import { HIRING_CASES } from "../../../tests/support/hiring-notice-cases.ts";
import { MONEY_CASES } from "../../../tests/support/money-notice-cases.ts";
import type { NoticeCase, Told } from "../../../tests/support/notice-cases.ts";
import { PAYMENT_CASES } from "../../../tests/support/payment-notice-cases.ts";
import { REFEREE_CASES } from "../../../tests/support/referee-notice-cases.ts";
import { REFERRAL_CASES } from "../../../tests/support/referral-notice-cases.ts";
import type { ApplicationFacts } from "../../facts.ts";
import { layOutMail, siteFor } from "../lay-out-mail.ts";
import type { MailSite } from "../mails/mail-text.ts";
import { ALL_NOTICES } from "./all-notices.ts";
import type { Notice, NoticesOf, ToldFact } from "./notice-of.ts";

const publicUrl = "https://jobs.example.org";
const [applicationId, jobId, companyId, eventId, shareId] = [1, 2, 3, 4, 5].map(
  (n) => `0193a000-0000-7000-8000-00000000000${n}`,
) as [string, string, string, string, string];
const asha = { accountId: "0193a000-0000-7000-8000-0000000000aa", email: "asha@example.com", name: "Asha Rao" };
const applied: ApplicationFacts = {
  applicationId,
  jobId,
  jobTitle: "Backend Engineer",
  companyId,
  companyName: "Acme & Sons",
  candidate: asha,
  shareId: null,
};
const applicationPath = `/v2/candidate/profile?view=dashboard&tab=applications&application=${applicationId}`;
const applicantPath = `/v2/corporate/jobs/${jobId}/applicants?applicant=${applicationId}`;
const choiceFor = ({ language, publicUrl: own }: MailSite) => ({
  why: language === "hi" ? "क्यों।" : "Why.",
  changeHref: `${own}/change`,
  stopHref: `${own}/stop#token=x`,
});
const choice = choiceFor({ language: "en", publicUrl });

const moved = (from: string, to: string, message: string | null = null) =>
  ({ kind: "application.moved", eventId, from, to, message, ...applied }) as ToldFact;
const rejected = (mail: { subject: string; text: string } | null, message: string | null = null): ToldFact => ({
  kind: "application.rejected",
  eventId,
  reason: "SKILLS",
  message,
  mail,
  ...applied,
});
const progress = (title: string, text: string) => ({
  kind: "application-progress" as const,
  to: asha,
  about: eventId,
  title,
  text,
  href: applicationPath,
});

const CASES: NoticeCase[] = [
  ...REFERRAL_CASES,
  ...REFEREE_CASES,
  ...PAYMENT_CASES,
  ...MONEY_CASES,
  ...GUIDANCE_CASES,
  ...HIRING_CASES,
  {
    fact: { kind: "application.submitted", score: 64, ...applied },
    told: [
      {
        kind: "application-sent",
        to: asha,
        about: applicationId,
        title: "You applied to Acme & Sons",
        text: "Backend Engineer. You will hear from us when something happens.",
        href: applicationPath,
        subject: "You applied to Acme & Sons: Backend Engineer",
        says: ["Hello Reader,", "64", "take it back"],
      },
      {
        kind: "new-applicant",
        to: { companyId },
        about: applicationId,
        title: "Asha Rao applied: Backend Engineer",
        text: "Match score 64.",
        href: applicantPath,
        subject: "New applicant for Backend Engineer: Asha Rao",
        says: ["Hello Reader,", "Asha Rao has applied"],
      },
    ],
  },
  {
    name: "onto the shortlist",
    fact: moved("APPLIED", "SHORTLISTED"),
    told: [
      {
        ...progress("Acme & Sons shortlisted you", "Backend Engineer."),
        subject: "Acme & Sons shortlisted you: Backend Engineer",
        says: ["put you on the shortlist", "Shortlisted"],
      },
    ],
  },
  {
    name: "to interviews, with a message",
    fact: moved("SHORTLISTED", "INTERVIEW", "Bring a pen.\nAnd paper."),
    told: [
      {
        ...progress("Acme & Sons wants to interview you", "Backend Engineer. They wrote: Bring a pen. And paper."),
        says: ["Acme & Sons wrote:", "Bring a pen.", "And paper."],
      },
    ],
  },
  {
    name: "an offer",
    fact: moved("INTERVIEW", "OFFERED"),
    told: [{ ...progress("Acme & Sons makes you an offer", "Backend Engineer."), says: ["Congratulations!"] }],
  },
  {
    name: "hired",
    fact: moved("OFFERED", "HIRED"),
    told: [{ ...progress("Acme & Sons hired you", "Backend Engineer."), says: ["Congratulations"] }],
  },
  {
    name: "a step back is not praised",
    fact: moved("OFFERED", "SHORTLISTED"),
    told: [progress("Acme & Sons moved your application to “Shortlisted”", "Backend Engineer.")],
  },
  {
    name: "opened again after a rejection",
    fact: moved("REJECTED", "APPLIED"),
    told: [progress("Acme & Sons is looking at your application again", "Backend Engineer.")],
  },
  {
    name: "onto the shortlist after a rejection",
    fact: moved("REJECTED", "SHORTLISTED"),
    told: [progress("Acme & Sons shortlisted you", "Backend Engineer.")],
  },
  {
    name: "with the company’s own letter",
    fact: rejected({
      subject: "Your application, {name}",
      text: "Dear {name},\n\nwe chose somebody else.\n<b>Acme</b> & Sons",
    }),
    told: [
      {
        ...progress(
          "Acme & Sons decided not to go ahead",
          "Backend Engineer. They wrote: Dear Asha Rao, we chose somebody else. <b>Acme</b> & Sons",
        ),
        subject: "Your application, Asha Rao",
        says: ["From Acme & Sons", "Dear Asha Rao,", "we chose somebody else.", "<b>Acme</b> & Sons"],
      },
    ],
  },
  {
    name: "without a letter",
    fact: rejected(null),
    told: [
      progress(
        "Acme & Sons decided not to go ahead",
        "Backend Engineer. They looked for other skills than your application showed. There are other jobs that fit you.",
      ),
    ],
  },
  {
    name: "without a letter or a reason",
    fact: { ...rejected(null), reason: null } as ToldFact,
    told: [progress("Acme & Sons decided not to go ahead", "Backend Engineer. There are other jobs that fit you.")],
  },
  {
    name: "without a letter, with a message",
    fact: rejected(null, "Try again in spring."),
    told: [progress("Acme & Sons decided not to go ahead", "Backend Engineer. They wrote: Try again in spring.")],
  },
  {
    fact: { kind: "application.withdrawn", from: "INTERVIEW", reason: "FOUND_ANOTHER", ...applied },
    told: [
      {
        kind: "applicant-withdrew",
        to: { companyId },
        about: applicationId,
        title: "Asha Rao withdrew: Backend Engineer",
        text: "They found another job.",
        href: applicantPath,
        says: ["withdrew their application"],
      },
    ],
  },
  {
    name: "with how long the company takes",
    fact: { kind: "application.submitted", score: 64, answerDays: 1, ...applied },
    told: [
      {
        kind: "application-sent",
        to: asha,
        about: applicationId,
        title: "You applied to Acme & Sons",
        text: "Backend Engineer. Acme & Sons usually answers within 1 day. You will hear from us when something happens.",
        href: applicationPath,
        subject: "You applied to Acme & Sons: Backend Engineer",
        says: ["usually answers within 1 day"],
      },
      {
        kind: "new-applicant",
        to: { companyId },
        about: applicationId,
        title: "Asha Rao applied: Backend Engineer",
        text: "Match score 64.",
        href: applicantPath,
        subject: "New applicant for Backend Engineer: Asha Rao",
        says: ["Asha Rao"],
      },
    ],
  },
  {
    fact: { kind: "job.filled", ...applied },
    told: [
      {
        kind: "application-progress",
        to: asha,
        about: `filled:${jobId}`,
        title: "Acme & Sons filled a job that you applied for",
        text: "Backend Engineer. They closed the job because it is filled. Your application stays with them, but please do not wait for it. If they are still talking with you, that can continue.",
        href: applicationPath,
        says: ["has found someone", "Find more jobs", "See your application"],
      },
    ],
  },
  {
    fact: {
      kind: "applicants.waiting",
      companyId,
      companyName: "Acme & Sons",
      day: "2026-11-23",
      days: 3,
      isPromise: true,
      count: 2,
      jobs: [{ jobId, jobTitle: "Backend Engineer", count: 2 }],
    },
    told: [
      {
        kind: "applicants-waiting",
        to: { companyId },
        about: `${companyId}:2026-11-23`,
        title: "2 applicants are waiting for an answer",
        text: "Backend Engineer (2). They have waited longer than 3 days, within which your company usually answers.",
        href: `/v2/corporate/jobs/${jobId}/applicants`,
        says: ["2 applicants have waited longer than 3 days", "Backend Engineer", "See who is waiting"],
      },
    ],
  },
  {
    fact: {
      kind: "job.expiring",
      jobId,
      jobTitle: "Backend Engineer",
      companyId,
      companyName: "Acme & Sons",
      // Already the 29th in India.
      expiresAt: "2026-11-28T20:00:00.000Z",
    },
    told: [
      {
        kind: "job-expiring",
        to: { companyId },
        about: `${jobId}:2026-11-28T20:00:00.000Z`,
        title: "Backend Engineer expires on 29 November 2026",
        text: "Renew it to keep it listed. Its applicants stay with you either way.",
        href: "/v2/corporate/jobs",
        says: ["29 November 2026", "Renew or close it"],
      },
    ],
  },
  {
    fact: { kind: "job.frozen", jobId, jobTitle: "Backend Engineer", companyId, companyName: "Acme & Sons" },
    told: [
      {
        kind: "job-frozen",
        to: { companyId },
        about: "fact-id",
        title: "Backend Engineer was taken off the site",
        text: "People reported it, and we found that they were right. Its applicants stay with you. If you see it differently, you can appeal once on its page.",
        href: `/v2/corporate/jobs/${jobId}/applicants`,
        says: ["applicants stay with you", "See it or appeal"],
      },
    ],
  },
  {
    fact: {
      kind: "job.thawed",
      jobId,
      jobTitle: "Engineer",
      companyId,
      companyName: "Acme",
      reason: "The address is yours.",
    },
    told: [
      {
        kind: "job-frozen",
        to: { companyId },
        about: "fact-id",
        title: "Engineer is back on the site",
        text: "The address is yours.",
        href: `/v2/corporate/jobs/${jobId}/applicants`,
        says: ["it is back", "The address is yours."],
      },
    ],
  },
  {
    fact: { kind: "job.ended", jobId, jobTitle: "Engineer", companyId, companyName: "Acme", reason: "It is filled." },
    told: [
      {
        kind: "job-frozen",
        to: { companyId },
        about: "fact-id",
        title: "Engineer was ended",
        text: "It is filled. Its applicants stay with you, and you can post it again.",
        href: `/v2/corporate/jobs/${jobId}/applicants`,
        says: ["It is filled."],
      },
    ],
  },
  {
    fact: { kind: "company.suspended", companyId, companyName: "Acme", reason: "You ask applicants for money." },
    told: [
      {
        kind: "job-frozen",
        to: { companyId },
        about: "fact-id",
        title: "Acme was taken off the site",
        text: "You ask applicants for money. Nothing is deleted. If you think that this is wrong, write to us. A person reads every message.",
        href: "/v2/corporate",
        says: ["We have suspended your company, Acme", "You ask applicants for money.", `${publicUrl}/contact`],
      },
    ],
  },
  {
    fact: { kind: "company.lifted", companyId, companyName: "Acme" },
    told: [
      {
        kind: "job-frozen",
        to: { companyId },
        about: "fact-id",
        title: "Acme is back on the site",
        text: "We have lifted the suspension of your company. Its page and its jobs are shown again.",
        href: "/v2/corporate",
        says: ["See your hiring"],
      },
    ],
  },
  {
    fact: { kind: "job.appealed", freezeId: eventId, jobId, jobTitle: "Engineer", companyId, companyName: "Acme" },
    told: [
      {
        kind: "job-report",
        to: "admins",
        about: `appeal:${eventId}`,
        title: "Acme appeals: Engineer",
        text: "The company wants its job back on the site.",
        href: "/v2/admin/jobs?list=APPEALS",
        says: ["Answer the appeal"],
      },
    ],
  },
  ...(["THAWED", "UPHELD"] as const).map(
    (decision): NoticeCase => ({
      name: decision,
      fact: {
        kind: "job.appeal-answered",
        freezeId: eventId,
        jobId,
        jobTitle: "Engineer",
        companyId,
        companyName: "Acme",
        decision,
        answer: "We called you.",
      },
      told: [
        {
          kind: "job-frozen",
          to: { companyId },
          about: `appeal:${eventId}`,
          title: `Your appeal was ${decision === "THAWED" ? "granted" : "turned down"}: Engineer`,
          text: `The job ${decision === "THAWED" ? "is back on" : "stays off"} the site. We called you.`,
          href: `/v2/corporate/jobs/${jobId}/applicants`,
          says: ["We called you."],
        },
      ],
    }),
  ),
  {
    fact: { kind: "job.reported", reportId: eventId, jobId, jobTitle: "Backend Engineer", reason: "ASKS_FOR_MONEY" },
    told: [
      {
        kind: "job-report",
        to: "admins",
        about: eventId,
        title: "Reported: Backend Engineer",
        text: "Asks applicants for money.",
        href: "/v2/admin/reports",
        says: ["Asks applicants for money"],
      },
    ],
  },
  ...(["UPHELD", "DISMISSED"] as const).map(
    (state): NoticeCase => ({
      name: state,
      fact: {
        kind: "job-report.settled",
        reportId: eventId,
        jobId,
        jobTitle: "Backend Engineer",
        state,
        reporter: asha,
      },
      told: [
        {
          kind: "job-report",
          to: asha,
          about: eventId,
          title: state === "UPHELD" ? "We acted on your report" : "We looked into your report",
          text:
            state === "UPHELD"
              ? "Backend Engineer is no longer shown. Thank you for looking out for others."
              : "Backend Engineer stays listed: we found nothing against it. Thank you for telling us.",
          href: `/jobs/_/${jobId}`,
        },
      ],
    }),
  ),
  {
    fact: {
      kind: "saved-searches.matched",
      matches: [
        {
          to: asha,
          searchId: shareId,
          name: "Java in Pune",
          path: "/jobs?searchText=java&location=Pune",
          count: 12,
          jobs: [
            { jobId, jobTitle: "Java Developer", companyName: "Acme & Sons", city: "Pune" },
            { jobId: eventId, jobTitle: "Java Lead", companyName: "Big Corp", city: null },
          ],
        },
        {
          to: asha,
          searchId: eventId,
          name: "Anything",
          path: "/jobs",
          count: 1,
          jobs: [{ jobId, jobTitle: "Java Developer", companyName: "Acme & Sons", city: "Pune" }],
        },
      ],
    },
    told: [
      {
        kind: "saved-search",
        to: asha,
        about: `fact-id:${shareId}`,
        title: "12 new jobs: Java in Pune",
        text: "Java Developer at Acme & Sons · Java Lead at Big Corp",
        href: "/jobs?searchText=java&location=Pune",
        says: ["Java Developer", "Acme & Sons · Pune", "Java Lead", "See all of them"],
      },
      {
        kind: "saved-search",
        to: asha,
        about: `fact-id:${eventId}`,
        title: "1 new job: Anything",
        text: "Java Developer at Acme & Sons",
        href: "/jobs",
        says: ["Java Developer", "See them on the board"],
      },
    ],
  },
  {
    fact: {
      kind: "jobs-for-you.gathered",
      to: asha,
      week: "2026-11-23",
      jobs: [
        {
          jobId,
          jobTitle: "Java Developer",
          companyName: "Acme & Sons",
          city: "Pune",
          why: "Same kind of job.",
          says: [{ code: "sameKindOfJob", values: { kind: "software developer" } }],
        },
        { jobId: eventId, jobTitle: "Java Lead", companyName: "Big Corp", city: null, why: "Shares Java." },
      ],
    },
    told: [
      {
        kind: "jobs-for-you",
        to: asha,
        about: "2026-11-23",
        title: "2 jobs for you",
        text: "Java Developer at Acme & Sons · Java Lead at Big Corp",
        href: "/jobs?view=for-you",
        says: [
          "Java Developer",
          "Acme & Sons · Pune. Same kind of job: software developer.",
          "Big Corp. Shares Java.",
          "See all jobs for you",
        ],
      },
    ],
  },
  {
    fact: { kind: "share.applied", shareId, jobId, jobTitle: "Backend Engineer", sharer: asha },
    told: [
      {
        kind: "share-progress",
        to: asha,
        about: "fact-id",
        title: "Someone applied through your link",
        text: "Backend Engineer. If they get far enough, you earn a reward.",
        href: "/v2/candidate/profile?view=dashboard&tab=shares",
      },
    ],
  },
  {
    fact: {
      kind: "share.reward-earned",
      applicationId,
      shareId,
      jobId,
      jobTitle: "Backend Engineer",
      sharer: asha,
      earnedAt: "2026-11-21T10:00:00.000Z",
    },
    told: [
      {
        kind: "share-progress",
        to: asha,
        about: `earned:${applicationId}`,
        title: "You earned a reward",
        text: "An application through your link got ahead: Backend Engineer.",
        href: "/v2/candidate/profile?view=dashboard&tab=shares",
      },
    ],
  },
];

const noticesOf = (fact: ToldFact, language: Language = "en"): Notice[] =>
  [(ALL_NOTICES[fact.kind] as NoticesOf<ToldFact["kind"]>)(fact, "fact-id", language)].flat();
const written = (notice: Notice, language: Language = "en") => {
  const site = siteFor(language, { publicUrl });
  const mail = notice.mail?.("Reader", site);
  return mail ? layOutMail(mail, site, choiceFor(site)) : null;
};

test("every fact with notices has a case, and every kind occurs", () => {
  assert.deepEqual([...new Set(CASES.map(({ fact }) => fact.kind))].sort(), Object.keys(ALL_NOTICES).sort());
  const kinds = new Set(CASES.flatMap(({ fact }) => noticesOf(fact).map(({ kind }) => kind)));
  assert.deepEqual([...kinds].sort(), [...NOTIFICATION_KINDS].sort());
});

describe("notices", () => {
  for (const { name, fact, told } of CASES) {
    test([fact.kind, name].filter(Boolean).join(", "), () => {
      const notices = noticesOf(fact);
      assert.equal(notices.length, told.length);
      for (const [index, notice] of notices.entries()) {
        const { subject, says = [], to, ...words } = told[index] as Told;
        const { to: audience, mail: _mail, searchId: _searchId, calendar: _calendar, ...own } = notice;
        assert.deepEqual(own, words);
        if (typeof to === "string") assert.equal(audience, to);
        else
          for (const [key, value] of Object.entries(to))
            assert.equal((audience as Record<string, unknown>)[key], value);
        const mail = written(notice);
        if (subject !== undefined) assert.equal(mail?.subject, subject);
        for (const part of says) {
          assert.ok(mail?.text.includes(part), `text has no "${part}":\n${mail?.text}`);
          assert.ok(textIn(mail?.html ?? "").includes(part), `HTML has no "${part}":\n${mail?.html}`);
        }
      }
    });

    test(`${[fact.kind, name].filter(Boolean).join(", ")}: the same in Hindi, with nothing in English but names`, () => {
      const same = ({ kind, to, about, href, searchId }: Notice) => ({ kind, to, about, href, searchId });
      const hindi = noticesOf(fact, "hi");
      assert.deepEqual(hindi.map(same), noticesOf(fact).map(same));
      for (const notice of hindi) {
        assert.deepEqual(englishIn(`${notice.title} ${notice.text}`, fact), []);
        const mail = written(notice, "hi");
        assert.equal(mail === null, notice.mail === null);
        if (mail) assertHindi(mail, [fact, "Reader"], publicUrl);
      }
    });

    test(`${[fact.kind, name].filter(Boolean).join(", ")}: plain HTML with links to our site only, and unsubscribe links`, () => {
      for (const notice of noticesOf(fact)) {
        const mail = written(notice);
        if (!mail) continue;
        assert.doesNotMatch(mail.html, /<(table|script|img|link|iframe|object|form|svg|base|b)\b|url\(|@import/i);
        const addresses = [...mail.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url = ""]) => url);
        assert.deepEqual(
          addresses.filter((url) => !url.startsWith(publicUrl)),
          [],
        );
        assert.ok(addresses.includes(choice.stopHref) && addresses.includes(choice.changeHref));
        assert.ok(mail.text.split("\n").includes(choice.stopHref));
      }
    });
  }

  test("a rejection is not mailed if the company wants no mail", () =>
    assert.equal(noticesOf(rejected(null))[0]?.mail, null));

  test("the mail of a saved search unsubscribes from that search alone", () => {
    const searches = CASES.flatMap(({ fact }) => noticesOf(fact)).filter(({ searchId }) => searchId !== undefined);
    assert.deepEqual(
      searches.map(({ kind, searchId }) => [kind, searchId]),
      [
        ["saved-search", shareId],
        ["saved-search", eventId],
      ],
    );
  });

  test("steps of one application are distinct notices, a repeated submission is not", () => {
    const [first] = noticesOf(moved("APPLIED", "SHORTLISTED"));
    const [second] = noticesOf({ ...moved("SHORTLISTED", "INTERVIEW"), eventId: shareId } as ToldFact);
    assert.notEqual(first?.about, second?.about);
  });
});

describe("text from users", () => {
  const nasty = "Visit https://evil.example\r\nBcc: thief@example.net <script>alert(1)</script>";
  test("text that is no name is left out of titles and mails", () => {
    const fact = {
      kind: "application.submitted",
      score: 64,
      ...applied,
      companyName: nasty,
      candidate: { ...asha, name: nasty },
    };
    for (const notice of noticesOf(fact as ToldFact)) {
      const mail = written(notice);
      for (const words of [notice.title, notice.text, mail?.subject, mail?.text, mail?.html])
        assert.doesNotMatch(words ?? "", /evil|thief|<script/);
    }
  });

  test("text that is no name leaves a letter’s greeting whole", () => {
    const fact = rejected({ subject: "Hello {name}", text: "Dear {NAME}, no." });
    const [notice] = noticesOf({ ...fact, candidate: { ...asha, name: nasty } } as ToldFact);
    const mail = written(notice as Notice);
    assert.equal(mail?.subject, "Hello");
    assert.match(mail?.text ?? "", /> Dear, no\./);
  });

  test("a name with dollar signs is inserted unchanged", () => {
    const fact = rejected({ subject: "x", text: "{name} {name}" });
    assert.match(written(noticesOf(fact)[0] as Notice)?.text ?? "", /> Asha Rao Asha Rao/);
  });

  test("a company’s letter retains its lines and cannot add markup, a header or a line of ours", () => {
    const mail = written(
      noticesOf(rejected({ subject: `No.\r\n${nasty}`, text: `One\n\n${nasty}\u202e` }))[0] as Notice,
    );
    assert.doesNotMatch(mail?.subject ?? "", /[\r\n]/);
    assert.doesNotMatch(mail?.html ?? "", /<script/);
    assert.doesNotMatch(mail?.text ?? "", /^Bcc:|\u202e/m);
    assert.match(mail?.text ?? "", /^> One\n>\n> Visit/m);
  });

  test("a title of any length stays short", () => {
    const long = "Engineer ".repeat(400);
    for (const { fact } of CASES)
      for (const notice of noticesOf({ ...fact, jobTitle: long, name: long } as unknown as ToldFact)) {
        assert.ok(notice.title.length <= 260, notice.title);
        assert.ok(notice.text.length <= 800, notice.text);
      }
  });
});

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#39": "'" };

/** The visible text of a mail's HTML. */
function textIn(html: string): string {
  return html
    .replace(/<style>[\s\S]*?<\/style>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, " ");
}
