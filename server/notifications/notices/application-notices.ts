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
import { facts, link, plainCompany, plainName, quote, say } from "../mails/mail-text.ts";
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

export const APPLICATION_NOTICES = {
  /** A receipt for the candidate, and a notice for the company's members. */
  "application.submitted": (fact) => {
    const [company, job, applicant] = [companyIn(fact), jobIn(fact), applicantIn(fact)];
    const score = ["Match score", scoreInWords(fact.score)] as const;
    return [
      noticeOf({
        kind: "application-sent",
        to: fact.candidate,
        about: fact.applicationId,
        title: `You applied to ${company}`,
        text: `${job}. You hear from us when something happens.`,
        href: applicationPath(fact.applicationId),
        subject: `You applied to ${company}: ${job}`,
        preheader: "Your application has arrived.",
        heading: "Your application has arrived",
        says: [
          say(`${company} has your application, with the CV and the match score it was sent with.`),
          facts(["Job", job], ["Company", company], score),
          say("You hear from us when something happens. You can follow it, or take it back, any time:"),
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
    const path = applicationPath(fact.applicationId);
    return {
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
} satisfies Partial<AllNotices>;
