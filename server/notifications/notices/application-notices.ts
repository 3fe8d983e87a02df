// Notices about applications: the company's steps to the candidate, the candidate's steps to the company.

import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  type RejectReason,
  type WithdrawReason,
} from "../../../contract/applications/rules.ts";
import { scoreInWords } from "../../../contract/matching/rules.ts";
import { applicantsPath, applicationPath, CORPORATE_JOBS_PATH } from "../../../contract/paths.ts";
import type { ApplicationFacts } from "../../facts.ts";
import { siteName } from "../../platform/site-name.ts";
import { facts, items, link, plainCompany, plainName, quote, say } from "../mails/mail-text.ts";
import { type AllNotices, clipped, jobIn, noticeOf } from "./notice-of.ts";

const companyIn = (fact: ApplicationFacts) => plainCompany(fact.companyName) ?? "The company";
const applicantIn = (fact: ApplicationFacts) => plainName(fact.candidate.name) ?? "Somebody";

type Stage = Exclude<ApplicationStatus, "REJECTED" | "WITHDRAWN">;

/** The words for each step forward. */
const STEPS: Record<Stage, { title: (company: string) => string; says: string; label: string }> = {
  APPLIED: {
    title: (company) => `${company} looks at your application again`,
    says: "looks at your application again.",
    label: "Applied",
  },
  SHORTLISTED: {
    title: (company) => `${company} shortlisted you`,
    says: "put you on the shortlist.",
    label: "Shortlisted",
  },
  INTERVIEW: {
    title: (company) => `${company} wants to interview you`,
    says: "wants to interview you. They will be in touch about when and how.",
    label: "Interview",
  },
  OFFERED: {
    title: (company) => `${company} makes you an offer`,
    says: "makes you an offer. Congratulations! They will be in touch about it.",
    label: "Offer",
  },
  HIRED: {
    title: (company) => `${company} hired you`,
    says: "hired you. Congratulations, and all the best for your start!",
    label: "Hired",
  },
};

/** Replaces {name} by the candidate's name, or removes it if that does not look like a name. */
function filled(text: string, { candidate }: ApplicationFacts): string {
  const name = plainName(candidate.name);
  return name === null ? text.replace(/[ \t]*\{name\}/gi, "") : text.replace(/\{name\}/gi, () => name);
}

const WITHDRAWAL_WORDS: Record<WithdrawReason, string> = {
  FOUND_ANOTHER: "They found another job.",
  NOT_INTERESTED: "They are no longer interested.",
  PAY: "The pay does not suit them.",
  LOCATION: "The place does not suit them.",
  TOO_SLOW: "It took too long for them.",
  OTHER: "They gave no reason.",
};

/** "Acme usually answers within 3 days. ", or nothing if that is not known. */
const answersWithin = (company: string, days: number | null | undefined) =>
  days ? `${company} usually answers within ${countOf(days, "day")}. ` : "";

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** What an applicant reads of the reason for a rejection. */
const REASON_WORDS: Record<RejectReason, string> = {
  SKILLS: "They looked for other skills than your application showed.",
  EXPERIENCE: "They looked for another kind or amount of experience.",
  LOCATION: "The place or the way of working did not fit.",
  PAY: "What they pay and what you expect did not fit.",
  POSITION_FILLED: "They chose someone else. That says nothing against you.",
  OTHER: "They had another reason.",
};

export const APPLICATION_NOTICES = {
  /** A receipt for the candidate, and a notice for the company's members. */
  "application.submitted": (fact) => {
    const [company, job, applicant] = [companyIn(fact), jobIn(fact), applicantIn(fact)];
    const hears = `${answersWithin(company, fact.answerDays)}You hear from us when something happens.`;
    const score = ["Match score", scoreInWords(fact.score)] as const;
    return [
      noticeOf({
        kind: "application-sent",
        to: fact.candidate,
        about: fact.applicationId,
        title: `You applied to ${company}`,
        text: `${job}. ${hears}`,
        href: applicationPath(fact.applicationId),
        subject: `You applied to ${company}: ${job}`,
        preheader: "Your application has arrived.",
        heading: "Your application has arrived",
        says: [
          say(`${company} has your application, with the CV and the match score it was sent with.`),
          facts(["Job", job], ["Company", company], score),
          say(`${hears} You can follow it, or take it back, any time:`),
        ],
        label: "See your application",
      }),
      noticeOf({
        kind: "new-applicant",
        to: fact,
        about: fact.applicationId,
        title: `${applicant} applied: ${job}`,
        text: `Match score ${fact.score}.`,
        href: applicantsPath(fact.jobId, fact.applicationId),
        subject: `New applicant for ${job}: ${applicant}`,
        heading: "A new applicant",
        says: [
          say(`${applicant} has applied to one of your company’s jobs.`),
          facts(["Applicant", applicant], ["Job", job], score),
        ],
        label: "See the applicant",
      }),
    ];
  },
  "application.moved": (fact) => {
    const [company, job] = [companyIn(fact), jobIn(fact)];
    const step = STEPS[fact.to];
    const isBack =
      fact.from !== "REJECTED" && APPLICATION_STATUSES.indexOf(fact.to) < APPLICATION_STATUSES.indexOf(fact.from);
    const title = isBack ? `${company} moved your application to “${step.label}”` : step.title(company);
    return noticeOf({
      kind: "application-progress",
      to: fact.candidate,
      about: fact.eventId,
      title,
      text: fact.message ? `${job}. They wrote: ${clipped(fact.message, 300)}` : `${job}.`,
      href: applicationPath(fact.applicationId),
      subject: `${title}: ${job}`,
      preheader: `Your application is now at “${step.label}”.`,
      says: [
        say(isBack ? `${title}.` : `${company} ${step.says}`),
        facts(["Job", job], ["Company", company], ["Now at", step.label]),
        ...(fact.message ? [say(`${company} wrote:`), quote(fact.message)] : []),
      ],
      label: "See your application",
    });
  },
  /** Includes the company's own letter if it wants one sent, marked as a quotation. */
  "application.rejected": (fact) => {
    const [company, job] = [companyIn(fact), jobIn(fact)];
    const letter = fact.mail;
    const words = letter ? filled(letter.text, fact) : fact.message;
    const why = fact.reason === null || fact.reason === "OTHER" ? null : REASON_WORDS[fact.reason];
    const path = applicationPath(fact.applicationId);
    return {
      kind: "application-progress",
      to: fact.candidate,
      about: fact.eventId,
      title: `${company} decided not to go ahead`,
      text: words
        ? `${job}. They wrote: ${clipped(words, 600)}`
        : [`${job}.`, why, "There are other jobs that fit you."].filter(Boolean).join(" "),
      href: path,
      mail:
        letter &&
        ((_name, { publicUrl }) => ({
          subject: filled(letter.subject, fact),
          preheader: `About your application for ${job}.`,
          heading: `From ${company}`,
          body: [
            quote(filled(letter.text, fact)),
            facts(["Job", job], ["Company", company], ...(why ? [["Reason", why] as const] : [])),
            ...(fact.message ? [say("What you may learn from it, in their words:"), quote(fact.message)] : []),
            link("See your application", publicUrl + path),
            say(`There are other jobs on ${siteName()} that fit you, sorted by how well you match them:`),
            link("Find more jobs", `${publicUrl}/jobs`),
          ],
        })),
    };
  },
  "application.withdrawn": (fact) => {
    const [job, applicant] = [jobIn(fact), applicantIn(fact)];
    const reason = WITHDRAWAL_WORDS[fact.reason];
    return noticeOf({
      kind: "applicant-withdrew",
      to: fact,
      about: fact.applicationId,
      title: `${applicant} withdrew: ${job}`,
      text: reason,
      href: applicantsPath(fact.jobId, fact.applicationId),
      heading: "An applicant withdrew",
      says: [say(`${applicant} took back the application for ${job}. ${reason}`)],
      label: "See the applicants",
    });
  },
  /** Once for each applicant who still waits when the company closes a filled job. */
  "job.filled": (fact) => {
    const [company, job] = [companyIn(fact), jobIn(fact)];
    const text = "They closed the job because it is filled.";
    const goOn =
      "Your application stays with them, but please do not wait for it. If they are still talking with you, that can go on.";
    const path = applicationPath(fact.applicationId);
    return noticeOf({
      kind: "application-progress",
      to: fact.candidate,
      about: `filled:${fact.jobId}`,
      title: `${company} filled a job that you applied for`,
      text: `${job}. ${text} ${goOn}`,
      href: path,
      preheader: text,
      says: ({ publicUrl }) => [
        say(`${company} has found someone and closed the job. ${goOn}`),
        facts(["Job", job], ["Company", company]),
        link("Find more jobs", `${publicUrl}/jobs`),
      ],
      label: "See your application",
    });
  },
  /** At most one a day for a company. */
  "applicants.waiting": ({ companyId, day, days, isPromise, count, jobs }) => {
    const who = countOf(count, "applicant");
    const title = count === 1 ? "An applicant waits for an answer" : `${who} wait for an answer`;
    const longer = isPromise
      ? `longer than ${countOf(days, "day")}, within which your company usually answers`
      : `longer than ${countOf(days, "day")}`;
    return noticeOf({
      kind: "applicants-waiting",
      to: { companyId },
      about: `${companyId}:${day}`,
      title,
      text: `${jobs.map(({ jobTitle, count: of }) => `${clipped(jobTitle, 80)} (${of})`).join(" · ")}. They have waited ${longer}.`,
      href: jobs.length === 1 && jobs[0] ? applicantsPath(jobs[0].jobId) : CORPORATE_JOBS_PATH,
      preheader: `They have waited ${longer}.`,
      says: ({ publicUrl }) => [
        say(
          `${count === 1 ? "One applicant has" : `${who} have`} waited ${longer}. A short answer helps them, whatever it says.`,
        ),
        items(
          jobs.map((job) => ({
            title: clipped(job.jobTitle, 120),
            text: `${countOf(job.count, "applicant")} without an answer`,
            href: publicUrl + applicantsPath(job.jobId),
          })),
        ),
      ],
      label: "See who waits",
    });
  },
} satisfies Partial<AllNotices>;
