// Notices about applications: the company's steps to the candidate, the candidate's steps to the company.
import { APPLICATION_STATUSES } from "../../../contract/applications/rules.ts";
import type { Language } from "../../../contract/identity/rules.ts";
import { applicantsPath, applicationPath, CORPORATE_JOBS_PATH } from "../../../contract/paths.ts";
import { t as english } from "../../../messages/en/application-notices.ts";
import { t as hindi } from "../../../messages/hi/application-notices.ts";
import type { ApplicationFacts } from "../../facts.ts";
import { siteName } from "../../platform/site-name.ts";
import { wordsOf } from "../../platform/words.ts";
import { facts, items, link, plainCompany, plainName, quote, say, scoreIn } from "../mails/mail-text.ts";
import { clipped, jobIn, noticeOf, noticesIn, type ToldFactOf } from "./notice-of.ts";

const WORDS = wordsOf(english, hindi);

const companyIn = (fact: ApplicationFacts, language: Language) =>
  plainCompany(fact.companyName) ?? WORDS[language].t.theCompany;
const applicantIn = (fact: ApplicationFacts, language: Language) =>
  plainName(fact.candidate.name) ?? WORDS[language].t.anApplicant;

/** Replaces {name} by the candidate's name, or removes it if that does not look like a name. */
function filled(text: string, { candidate }: ApplicationFacts): string {
  const name = plainName(candidate.name);
  return name === null ? text.replace(/[ \t]*\{name\}/gi, "") : text.replace(/\{name\}/gi, () => name);
}

/** When the company usually answers, if that is known, and that we tell. */
function whenHeard({ answerDays }: ToldFactOf<"application.submitted">, company: string, language: Language): string {
  const { t, fill } = WORDS[language];
  return answerDays ? `${fill(t.answersWithin, { company, days: answerDays })} ${t.youHearFromUs}` : t.youHearFromUs;
}

/** A receipt for the candidate. */
function sent(fact: ToldFactOf<"application.submitted">, language: Language) {
  const { t, fill } = WORDS[language];
  const [company, job] = [companyIn(fact, language), jobIn(fact)];
  const hears = whenHeard(fact, company, language);
  return noticeOf({
    kind: "application-sent",
    to: fact.candidate,
    about: fact.applicationId,
    title: fill(t.sent, { company }),
    text: fill(t.sentText, { job, hears }),
    href: applicationPath(fact.applicationId),
    subject: fill(t.sentSubject, { company, job }),
    preheader: t.sentPreheader,
    heading: t.sentHeading,
    says: [
      say(fill(t.sentSays, { company })),
      facts([t.job, job], [t.company, company], [t.matchScore, scoreIn(language, fact.score)]),
      say(`${hears} ${t.sentFollow}`),
    ],
    label: t.seeYourApplication,
  });
}

/** For the company's members. */
function arrived(fact: ToldFactOf<"application.submitted">, language: Language) {
  const { t, fill } = WORDS[language];
  const [job, applicant] = [jobIn(fact), applicantIn(fact, language)];
  return noticeOf({
    kind: "new-applicant",
    to: fact,
    about: fact.applicationId,
    title: fill(t.arrived, { applicant, job }),
    text: fill(t.arrivedText, { score: fact.score }),
    href: applicantsPath(fact.jobId, fact.applicationId),
    subject: fill(t.arrivedSubject, { applicant, job }),
    heading: t.arrivedHeading,
    says: [
      say(fill(t.arrivedSays, { applicant })),
      facts([t.applicant, applicant], [t.job, job], [t.matchScore, scoreIn(language, fact.score)]),
    ],
    label: t.seeTheApplicant,
  });
}

export const APPLICATION_NOTICES = noticesIn(WORDS, {
  "application.submitted": (fact, { language }) => [sent(fact, language), arrived(fact, language)],
  "application.moved": (fact, { t, fill, language }) => {
    const [company, job] = [companyIn(fact, language), jobIn(fact)];
    const stage = fill(t.stage, { stage: fact.to });
    const isBack =
      fact.from !== "REJECTED" && APPLICATION_STATUSES.indexOf(fact.to) < APPLICATION_STATUSES.indexOf(fact.from);
    const title = isBack ? fill(t.movedBack, { company, stage }) : fill(t.moved, { company, stage: fact.to });
    return noticeOf({
      kind: "application-progress",
      to: fact.candidate,
      about: fact.eventId,
      title,
      text: fact.message
        ? fill(t.aboutJobWithWords, { job, words: clipped(fact.message, 300) })
        : fill(t.aboutJob, { job }),
      href: applicationPath(fact.applicationId),
      subject: fill(t.movedSubject, { title, job }),
      preheader: fill(t.movedPreheader, { stage }),
      says: [
        say(isBack ? fill(t.movedBackSays, { company, stage }) : fill(t.movedSays, { company, stage: fact.to })),
        facts([t.job, job], [t.company, company], [t.nowAt, stage]),
        ...(fact.message ? [say(fill(t.companyWrote, { company })), quote(fact.message)] : []),
      ],
      label: t.seeYourApplication,
    });
  },
  /** Includes the company's own letter if it wants one sent, marked as a quotation. */
  "application.rejected": (fact, { t, fill, language }) => {
    const [company, job] = [companyIn(fact, language), jobIn(fact)];
    const letter = fact.mail;
    const words = letter ? filled(letter.text, fact) : fact.message;
    const why =
      fact.reason === null || fact.reason === "OTHER" ? null : fill(t.rejectionReason, { reason: fact.reason });
    const path = applicationPath(fact.applicationId);
    return {
      kind: "application-progress",
      to: fact.candidate,
      about: fact.eventId,
      title: fill(t.rejected, { company }),
      text: words
        ? fill(t.aboutJobWithWords, { job, words: clipped(words, 600) })
        : fill(t.rejectedText, { job, text: why ? `${why} ${t.otherJobsFit}` : t.otherJobsFit }),
      href: path,
      mail:
        letter &&
        ((_name, { publicUrl }) => ({
          subject: filled(letter.subject, fact),
          preheader: fill(t.rejectedPreheader, { job }),
          heading: fill(t.rejectedHeading, { company }),
          body: [
            quote(filled(letter.text, fact)),
            facts([t.job, job], [t.company, company], ...(why ? [[t.reason, why] as const] : [])),
            ...(fact.message ? [say(t.learnFromIt), quote(fact.message)] : []),
            link(t.seeYourApplication, publicUrl + path),
            say(fill(t.otherJobs, { brandName: siteName() })),
            link(t.findMoreJobs, `${publicUrl}/jobs`),
          ],
        })),
    };
  },
  "application.withdrawn": (fact, { t, fill, language }) => {
    const [job, applicant] = [jobIn(fact), applicantIn(fact, language)];
    const reason = fill(t.withdrewReason, { reason: fact.reason });
    return noticeOf({
      kind: "applicant-withdrew",
      to: fact,
      about: fact.applicationId,
      title: fill(t.withdrew, { applicant, job }),
      text: reason,
      href: applicantsPath(fact.jobId, fact.applicationId),
      heading: t.withdrewHeading,
      says: [say(fill(t.withdrewSays, { applicant, job, reason }))],
      label: t.seeTheApplicants,
    });
  },
  /** Once for each applicant who still waits when the company closes a filled job. */
  "job.filled": (fact, { t, fill, language }) => {
    const [company, job] = [companyIn(fact, language), jobIn(fact)];
    return noticeOf({
      kind: "application-progress",
      to: fact.candidate,
      about: `filled:${fact.jobId}`,
      title: fill(t.filled, { company }),
      text: `${fill(t.aboutJob, { job })} ${t.filledText} ${t.filledGoOn}`,
      href: applicationPath(fact.applicationId),
      preheader: t.filledText,
      says: ({ publicUrl }) => [
        say(`${fill(t.filledSays, { company })} ${t.filledGoOn}`),
        facts([t.job, job], [t.company, company]),
        link(t.findMoreJobs, `${publicUrl}/jobs`),
      ],
      label: t.seeYourApplication,
    });
  },
  /** At most one a day for a company. */
  "applicants.waiting": ({ companyId, day, days, isPromise, count, jobs }, { t, fill }) => {
    const named = jobs.map((job) => fill(t.jobWithCount, { job: clipped(job.jobTitle, 80), count: job.count }));
    const longer = fill(isPromise ? t.waitedLongerPromise : t.waitedLonger, { days });
    return noticeOf({
      kind: "applicants-waiting",
      to: { companyId },
      about: `${companyId}:${day}`,
      title: fill(t.waiting, { count }),
      text: `${fill(t.aboutJob, { job: named.join(" · ") })} ${longer}`,
      href: jobs.length === 1 && jobs[0] ? applicantsPath(jobs[0].jobId) : CORPORATE_JOBS_PATH,
      preheader: longer,
      says: ({ publicUrl }) => [
        say(fill(isPromise ? t.waitingSaysPromise : t.waitingSays, { count, days })),
        items(
          jobs.map((job) => ({
            title: clipped(job.jobTitle, 120),
            text: fill(t.withoutAnswer, { count: job.count }),
            href: publicUrl + applicantsPath(job.jobId),
          })),
        ),
      ],
      label: t.seeWhoWaits,
    });
  },
});
