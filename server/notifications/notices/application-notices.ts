// Notices about applications: the company's steps to the candidate, the candidate's steps to the company.
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  type WithdrawReason,
} from "../../../contract/applications/rules.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { scoreInWords } from "../../../contract/matching/rules.ts";
import { applicantsPath, applicationPath } from "../../../contract/paths.ts";
import type { ApplicationFacts } from "../../facts.ts";
import { facts, greeting, link, plainCompany, plainName, quote, say } from "../mails/mail-text.ts";
import { clipped, type Notice, type NoticesOf } from "./notice-of.ts";

const companyIn = (fact: ApplicationFacts) => plainCompany(fact.companyName) ?? "The company";
const jobIn = (fact: ApplicationFacts) => clipped(fact.jobTitle, 120);
const applicantIn = (fact: ApplicationFacts) => plainName(fact.candidate.name) ?? "Somebody";

/** A receipt for the candidate, and a notice for the company's members. */
export const applicationSubmitted: NoticesOf<"application.submitted"> = (fact) => {
  const [company, job, applicant] = [companyIn(fact), jobIn(fact), applicantIn(fact)];
  const receipt: Notice = {
    kind: "application-sent",
    to: fact.candidate,
    about: fact.applicationId,
    title: `You applied to ${company}`,
    text: `${job}. You hear from us when something happens.`,
    href: applicationPath(fact.applicationId),
    mail: (name, { publicUrl }) => ({
      subject: `You applied to ${company}: ${job}`,
      preheader: "Your application has arrived.",
      heading: "Your application has arrived",
      body: [
        greeting(name),
        say(`${company} has your application, with the CV and the match score it was sent with.`),
        facts(["Job", job], ["Company", company], ["Match score", scoreInWords(fact.score)]),
        say("You hear from us when something happens. You can follow it, or take it back, any time:"),
        link("See your application", publicUrl + applicationPath(fact.applicationId)),
      ],
    }),
  };
  const path = applicantsPath(fact.jobId, fact.applicationId);
  const news: Notice = {
    kind: "new-applicant",
    to: fact,
    about: fact.applicationId,
    title: `${applicant} applied: ${job}`,
    text: `Match score ${fact.score}.`,
    href: path,
    mail: (name, { publicUrl }) => ({
      subject: `New applicant for ${job}: ${applicant}`,
      preheader: `Match score ${fact.score}.`,
      heading: "A new applicant",
      body: [
        greeting(name),
        say(`${applicant} has applied to one of your company’s jobs.`),
        facts(["Applicant", applicant], ["Job", job], ["Match score", scoreInWords(fact.score)]),
        link("See the applicant", publicUrl + path),
      ],
    }),
  };
  return [receipt, news];
};

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

export const applicationMoved: NoticesOf<"application.moved"> = (fact) => {
  const [company, job] = [companyIn(fact), jobIn(fact)];
  const step = STEPS[fact.to];
  const isBack =
    fact.from !== "REJECTED" && APPLICATION_STATUSES.indexOf(fact.to) < APPLICATION_STATUSES.indexOf(fact.from);
  const title = isBack ? `${company} moved your application to “${step.label}”` : step.title(company);
  const path = applicationPath(fact.applicationId);
  return [
    {
      kind: "application-progress",
      to: fact.candidate,
      about: fact.eventId,
      title,
      text: fact.message ? `${job}. They wrote: ${clipped(fact.message, 300)}` : `${job}.`,
      href: path,
      mail: (name, { publicUrl }) => ({
        subject: `${title}: ${job}`,
        preheader: `Your application is now at “${step.label}”.`,
        heading: title,
        body: [
          greeting(name),
          say(isBack ? `${company} moved your application to “${step.label}”.` : `${company} ${step.says}`),
          facts(["Job", job], ["Company", company], ["Now at", step.label]),
          ...(fact.message ? [say(`${company} wrote:`), quote(fact.message)] : []),
          link("See your application", publicUrl + path),
        ],
      }),
    },
  ];
};

/** Includes the company's own letter if it wants one sent, marked as a quotation. */
export const applicationRejected: NoticesOf<"application.rejected"> = (fact) => {
  const [company, job] = [companyIn(fact), jobIn(fact)];
  const letter = fact.mail;
  const words = letter ? filled(letter.text, fact) : fact.message;
  const path = applicationPath(fact.applicationId);
  return [
    {
      kind: "application-progress",
      to: fact.candidate,
      about: fact.eventId,
      title: `${company} decided not to go ahead`,
      text: words ? `${job}. They wrote: ${clipped(words, 600)}` : `${job}. There are other jobs that fit you.`,
      href: path,
      mail:
        letter &&
        ((_name, { publicUrl }) => ({
          subject: filled(letter.subject, fact),
          preheader: `About your application for ${job}.`,
          heading: `From ${company}`,
          body: [
            quote(filled(letter.text, fact)),
            facts(["Job", job], ["Company", company]),
            link("See your application", publicUrl + path),
            say(`There are other jobs on ${BRAND_NAME} that fit you, sorted by how well you match them:`),
            link("Find more jobs", `${publicUrl}/jobs`),
          ],
        })),
    },
  ];
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

export const applicationWithdrawn: NoticesOf<"application.withdrawn"> = (fact) => {
  const [job, applicant] = [jobIn(fact), applicantIn(fact)];
  const path = applicantsPath(fact.jobId, fact.applicationId);
  const reason = WITHDRAWAL_WORDS[fact.reason];
  return [
    {
      kind: "applicant-withdrew",
      to: fact,
      about: fact.applicationId,
      title: `${applicant} withdrew: ${job}`,
      text: reason,
      href: path,
      mail: (name, { publicUrl }) => ({
        subject: `${applicant} withdrew: ${job}`,
        preheader: reason,
        heading: "An applicant withdrew",
        body: [
          greeting(name),
          say(`${applicant} took back the application for ${job}. ${reason}`),
          link("See the applicants", publicUrl + path),
        ],
      }),
    },
  ];
};
