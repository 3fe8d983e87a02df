// Notices about jobs: to companies before expiry and after a takedown, to admins about reports, to reporters about the
// outcome.

import type { ReportReason } from "../../../contract/moderation/rules.ts";
import { CORPORATE_JOBS_PATH } from "../../../contract/paths.ts";
import { facts, greeting, link, say } from "../mails/mail-text.ts";
import { clipped, type NoticesOf } from "./notice-of.ts";

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
