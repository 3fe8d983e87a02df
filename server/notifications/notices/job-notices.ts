// Notices about jobs: to companies before expiry and after a takedown, to admins about reports, to reporters about the
// outcome.
import type { ReportReason } from "../../../contract/moderation/rules.ts";
import { CORPORATE_JOBS_PATH, dashboardPath, jobPath } from "../../../contract/paths.ts";
import type { SearchMatch } from "../../facts.ts";
import { facts, greeting, items, link, say } from "../mails/mail-text.ts";
import { clipped, type Notice, type NoticesOf } from "./notice-of.ts";

/** "28 November 2026", as it is in India. */
const dayOf = (iso: string) =>
  new Date(iso).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  });

export const jobExpiring: NoticesOf<"job.expiring"> = (fact) => {
  const job = clipped(fact.jobTitle, 120);
  const day = dayOf(fact.expiresAt);
  return [
    {
      kind: "job-expiring",
      to: fact,
      // A renewed job expires again, which is a new notice.
      about: `${fact.jobId}:${fact.expiresAt}`,
      title: `${job} expires on ${day}`,
      text: "Renew it to keep it listed. Its applicants stay with you either way.",
      href: CORPORATE_JOBS_PATH,
      mail: (name, { publicUrl }) => ({
        subject: `${job} expires on ${day}`,
        preheader: "Renew it to keep it listed.",
        heading: "A job is about to expire",
        body: [
          greeting(name),
          say("One of your company’s jobs will leave the lists soon. Its applicants stay with you either way."),
          facts(["Job", job], ["Listed until", day]),
          link("Renew or close it", publicUrl + CORPORATE_JOBS_PATH),
        ],
      }),
    },
  ];
};

export const jobFrozen: NoticesOf<"job.frozen"> = (fact, id) => {
  const job = clipped(fact.jobTitle, 120);
  const why = "People reported it, and we found that they were right.";
  return [
    {
      kind: "job-frozen",
      to: fact,
      about: id,
      title: `${job} was taken off the site`,
      text: `${why} Its applicants stay with you. If you see it differently, please write to us.`,
      href: CORPORATE_JOBS_PATH,
      mail: (name, { publicUrl }) => ({
        subject: `${job} was taken off the site`,
        preheader: why,
        heading: "A job was taken off the site",
        body: [
          greeting(name),
          say(`One of your company’s jobs is no longer shown: ${job}. ${why} Its applicants stay with you.`),
          say("If you see it differently, please write to us, and we look at it again."),
          link("Write to us", `${publicUrl}/contact-us`),
        ],
      }),
    },
  ];
};

const REASON_WORDS: Record<ReportReason, string> = {
  SCAM: "Looks like a scam",
  ASKS_FOR_MONEY: "Asks applicants for money",
  NOT_REAL: "No such job",
  DISCRIMINATION: "Discriminates",
  WRONG_DETAILS: "Wrong details",
  OTHER: "Something else",
};

const reportsPath = "/v2/admin/reports";

export const jobReported: NoticesOf<"job.reported"> = (fact) => {
  const job = clipped(fact.jobTitle, 120);
  const reason = REASON_WORDS[fact.reason];
  return [
    {
      kind: "job-report",
      to: "admins",
      about: fact.reportId,
      title: `Reported: ${job}`,
      text: `${reason}.`,
      href: reportsPath,
      mail: (name, { publicUrl }) => ({
        subject: `Reported: ${job}`,
        preheader: `${reason}.`,
        heading: "A job was reported",
        body: [greeting(name), facts(["Job", job], ["Reason", reason]), link("Look into it", publicUrl + reportsPath)],
      }),
    },
  ];
};

export const jobReportSettled: NoticesOf<"job-report.settled"> = (fact) => {
  const job = clipped(fact.jobTitle, 120);
  const [title, text] =
    fact.state === "UPHELD"
      ? ["Your report led to something", `${job} is no longer shown. Thank you for looking out for others.`]
      : ["We looked into your report", `${job} stays listed: we found nothing against it. Thank you for telling us.`];
  // The job page ignores the company in the path, and shows a job that is not listed as closed.
  const path = `/jobs/_/${fact.jobId}`;
  return [
    {
      kind: "job-report",
      to: fact.reporter,
      about: fact.reportId,
      title,
      text,
      href: path,
      mail: (name, { publicUrl }) => ({
        subject: `${title}: ${job}`,
        preheader: text,
        heading: title,
        body: [greeting(name), say(text), ...(fact.state === "UPHELD" ? [] : [link("See the job", publicUrl + path)])],
      }),
    },
  ];
};

const PATH = "/jobs?view=for-you";

/** The weekly notice of jobs that match a person's profile. */
export const jobsForYouGathered: NoticesOf<"jobs-for-you.gathered"> = ({ to, week, jobs }) => {
  const named = jobs.map(({ jobTitle, companyName }) => `${clipped(jobTitle, 80)} at ${clipped(companyName, 60)}`);
  const title = `${jobs.length} jobs for you`;
  return [
    {
      kind: "jobs-for-you",
      to,
      // At most one a week.
      about: week,
      title,
      text: clipped(named.slice(0, 3).join(" · "), 300),
      href: PATH,
      mail: (name, { publicUrl }) => ({
        subject: `${title}: ${named[0] ?? ""}`,
        preheader: clipped(named[0] ?? title, 120),
        heading: title,
        body: [
          greeting(name),
          say("These are open now and suit your profile. None of them was in a mail before."),
          items(
            jobs.map(({ jobId, jobTitle, companyName, city, why }) => ({
              title: clipped(jobTitle, 120),
              text: [[clipped(companyName, 80), city].filter(Boolean).join(" · "), clipped(why, 200)].join(". "),
              href: publicUrl + jobPath({ id: jobId, companyName }),
            })),
          ),
          link("See all jobs for you", publicUrl + PATH),
        ],
      }),
    },
  ];
};

/** The notice of new jobs for a saved search. */
export const savedSearchesMatched: NoticesOf<"saved-searches.matched"> = ({ matches }, id) =>
  // One fact may contain two searches of one person.
  matches.map((match) => noticeOf(match, `${id}:${match.searchId}`));

function noticeOf(match: SearchMatch, about: string): Notice {
  const search = clipped(match.name, 100);
  const count = match.count >= 100 ? "100 or more" : String(match.count);
  const title = `${count} new ${match.count === 1 ? "job" : "jobs"}: ${search}`;
  const named = match.jobs.map(
    ({ jobTitle, companyName }) => `${clipped(jobTitle, 80)} at ${clipped(companyName, 60)}`,
  );
  return {
    kind: "saved-search",
    to: match.to,
    about,
    title,
    text: clipped(named.slice(0, 3).join(" · "), 300),
    href: match.path,
    searchId: match.searchId,
    mail: (name, { publicUrl }) => ({
      subject: title,
      preheader: clipped(named[0] ?? title, 120),
      heading: title,
      body: [
        greeting(name),
        say("These came for the search that you keep:"),
        items(
          match.jobs.map(({ jobId, jobTitle, companyName, city }) => ({
            title: clipped(jobTitle, 120),
            text: [clipped(companyName, 80), city].filter(Boolean).join(" · "),
            href: publicUrl + jobPath({ id: jobId, companyName }),
          })),
        ),
        link(match.count > match.jobs.length ? "See all of them" : "See them on the board", publicUrl + match.path),
      ],
    }),
  };
}

const path = dashboardPath("shares");

/** Notices to people who shared a job. They do not name the applicant. */
export const shareApplied: NoticesOf<"share.applied"> = (fact, id) => {
  const job = clipped(fact.jobTitle, 120);
  return [
    {
      kind: "share-progress",
      to: fact.sharer,
      about: id,
      title: "Somebody applied by your link",
      text: `${job}. If they get far enough, you earn a reward.`,
      href: path,
      mail: (name, { publicUrl }) => ({
        subject: `Somebody applied by your link: ${job}`,
        preheader: "If they get far enough, you earn a reward.",
        heading: "Somebody applied by your link",
        body: [
          greeting(name),
          say(
            `The job that you shared, ${job}, has an application by your link. If it gets far enough, you earn a reward.`,
          ),
          link("See your shares", publicUrl + path),
        ],
      }),
    },
  ];
};

export const shareRewardEarned: NoticesOf<"share.reward-earned"> = (fact) => {
  const job = clipped(fact.jobTitle, 120);
  return [
    {
      kind: "share-progress",
      to: fact.sharer,
      about: `earned:${fact.applicationId}`,
      title: "You earned a reward",
      text: `An application by your link got ahead: ${job}.`,
      href: path,
      mail: (name, { publicUrl }) => ({
        subject: `You earned a reward: ${job}`,
        preheader: "An application by your link got ahead.",
        heading: "You earned a reward",
        body: [
          greeting(name),
          say(`An application by your link got ahead: ${job}. Thank you for sending somebody who fits.`),
          link("See your shares", publicUrl + path),
        ],
      }),
    },
  ];
};
