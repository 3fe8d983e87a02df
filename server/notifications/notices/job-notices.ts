// Notices about jobs: to companies, to people who searched, shared or reported, and to admins about reports.
import type { ReportReason } from "../../../contract/moderation/rules.ts";
import {
  ADMIN_JOBS_PATH,
  applicantsPath,
  CORPORATE_JOBS_PATH,
  dashboardPath,
  jobPath,
  REPORTS_PATH,
} from "../../../contract/paths.ts";
import type { SearchMatch } from "../../facts.ts";
import { facts, items, type Piece, say } from "../mails/mail-text.ts";
import { type AllNotices, clipped, dayOf, jobIn, type Notice, noticeOf } from "./notice-of.ts";

const REASON_WORDS: Record<ReportReason, string> = {
  SCAM: "Looks like a scam",
  ASKS_FOR_MONEY: "Asks applicants for money",
  NOT_REAL: "No such job",
  DISCRIMINATION: "Discriminates",
  WRONG_DETAILS: "Wrong details",
  OTHER: "Something else",
};

const SHARES_PATH = dashboardPath("shares");

type Found = SearchMatch["jobs"][number] & { why?: string };

const namesOf = (jobs: readonly Found[]) =>
  jobs.map(({ jobTitle, companyName }) => `${clipped(jobTitle, 80)} at ${clipped(companyName, 60)}`);

/** The jobs as links, each with its company, city and why it was chosen. `from` says where an application began. */
const listOf = (jobs: readonly Found[], publicUrl: string): Piece =>
  items(
    jobs.map(({ jobId, jobTitle, companyName, city, why }) => ({
      title: clipped(jobTitle, 120),
      text: [[clipped(companyName, 80), city].filter(Boolean).join(" · "), ...(why ? [clipped(why, 200)] : [])].join(
        ". ",
      ),
      href: `${publicUrl}${jobPath({ id: jobId, companyName })}?from=alert`,
    })),
  );

/** The notice of new jobs for a saved search. */
function matched(match: SearchMatch, about: string): Notice {
  const count = match.count >= 100 ? "100 or more" : String(match.count);
  const title = `${count} new ${match.count === 1 ? "job" : "jobs"}: ${clipped(match.name, 100)}`;
  const named = namesOf(match.jobs);
  return noticeOf({
    kind: "saved-search",
    to: match.to,
    about,
    title,
    text: clipped(named.slice(0, 3).join(" · "), 300),
    href: match.path,
    searchId: match.searchId,
    preheader: clipped(named[0] ?? title, 120),
    says: ({ publicUrl }) => [say("These came for the search that you keep:"), listOf(match.jobs, publicUrl)],
    label: match.count > match.jobs.length ? "See all of them" : "See them on the board",
  });
}

export const JOB_NOTICES = {
  "job.expiring": (fact) => {
    const [job, day] = [jobIn(fact), dayOf(fact.expiresAt)];
    const applicantsStay = "Its applicants stay with you either way.";
    return noticeOf({
      kind: "job-expiring",
      to: fact,
      // A renewed job expires again, which is a new notice.
      about: `${fact.jobId}:${fact.expiresAt}`,
      title: `${job} expires on ${day}`,
      text: `Renew it to keep it listed. ${applicantsStay}`,
      href: CORPORATE_JOBS_PATH,
      preheader: "Renew it to keep it listed.",
      heading: "A job is about to expire",
      says: [
        say(`One of your company’s jobs will leave the lists soon. ${applicantsStay}`),
        facts(["Job", job], ["Listed until", day]),
      ],
      label: "Renew or close it",
    });
  },
  "job.frozen": (fact, id) => {
    const job = jobIn(fact);
    const why = fact.reason ?? "People reported it, and we found that they were right.";
    const next = "Its applicants stay with you. If you see it differently, you can appeal once on its page.";
    return noticeOf({
      kind: "job-frozen",
      to: fact,
      about: id,
      title: `${job} was taken off the site`,
      text: `${clipped(why, 300)} ${next}`,
      href: applicantsPath(fact.jobId),
      preheader: clipped(why, 120),
      heading: "A job was taken off the site",
      says: [say(`One of your company’s jobs is no longer shown: ${job}. ${next}`), facts(["Why", why])],
      label: "See it or appeal",
    });
  },
  "job.thawed": (fact, id) => {
    const job = jobIn(fact);
    return noticeOf({
      kind: "job-frozen",
      to: fact,
      about: id,
      title: `${job} is back on the site`,
      text: clipped(fact.reason, 300),
      href: applicantsPath(fact.jobId),
      heading: "A job is back on the site",
      says: [
        say(`We took one of your company’s jobs off the site, and it is back: ${job}.`),
        facts(["Why", fact.reason]),
      ],
      label: "See it",
    });
  },
  "job.ended": (fact, id) => {
    const job = jobIn(fact);
    const next = "Its applicants stay with you, and you can post it again.";
    return noticeOf({
      kind: "job-frozen",
      to: fact,
      about: id,
      title: `${job} was ended`,
      text: `${clipped(fact.reason, 300)} ${next}`,
      href: applicantsPath(fact.jobId),
      heading: "A job was ended",
      says: [say(`We ended one of your company’s jobs before its time: ${job}. ${next}`), facts(["Why", fact.reason])],
      label: "See it",
    });
  },
  "job.appealed": (fact) => {
    const title = `${clipped(fact.companyName, 100)} appeals: ${jobIn(fact)}`;
    return noticeOf({
      kind: "job-report",
      to: "admins",
      about: `appeal:${fact.freezeId}`,
      title,
      text: "The company wants its job back on the site.",
      href: `${ADMIN_JOBS_PATH}?list=APPEALS`,
      heading: "A company appeals",
      label: "Answer the appeal",
    });
  },
  "job.appeal-answered": (fact) => {
    const job = jobIn(fact);
    const [title, outcome] =
      fact.decision === "THAWED"
        ? [`Your appeal was granted: ${job}`, "The job is back on the site."]
        : [`Your appeal was turned down: ${job}`, "The job stays off the site."];
    return noticeOf({
      kind: "job-frozen",
      to: fact,
      about: `appeal:${fact.freezeId}`,
      title,
      text: `${outcome} ${clipped(fact.answer, 300)}`,
      href: applicantsPath(fact.jobId),
      preheader: outcome,
      says: [say(`We looked at your company’s appeal for ${job}. ${outcome}`), facts(["Our answer", fact.answer])],
      label: "See the job",
    });
  },
  "job.reported": (fact) => {
    const reason = REASON_WORDS[fact.reason];
    return noticeOf({
      kind: "job-report",
      to: "admins",
      about: fact.reportId,
      title: `Reported: ${jobIn(fact)}`,
      text: `${reason}.`,
      href: REPORTS_PATH,
      heading: "A job was reported",
      says: [facts(["Job", jobIn(fact)], ["Reason", reason])],
      label: "Look into it",
    });
  },
  "job-report.settled": (fact) => {
    const job = jobIn(fact);
    const isUpheld = fact.state === "UPHELD";
    const title = isUpheld ? "Your report led to something" : "We looked into your report";
    return noticeOf({
      kind: "job-report",
      to: fact.reporter,
      about: fact.reportId,
      title,
      text: isUpheld
        ? `${job} is no longer shown. Thank you for looking out for others.`
        : `${job} stays listed: we found nothing against it. Thank you for telling us.`,
      // The job page ignores the company in the path, and shows a job that is not listed as closed.
      href: `/jobs/_/${fact.jobId}`,
      subject: `${title}: ${job}`,
      label: isUpheld ? undefined : "See the job",
    });
  },
  /** The weekly notice of jobs that match a person's profile. */
  "jobs-for-you.gathered": ({ to, week, jobs }) => {
    const named = namesOf(jobs);
    const title = `${jobs.length} jobs for you`;
    return noticeOf({
      kind: "jobs-for-you",
      to,
      // At most one a week.
      about: week,
      title,
      text: clipped(named.slice(0, 3).join(" · "), 300),
      href: "/jobs?view=for-you",
      subject: `${title}: ${named[0] ?? ""}`,
      preheader: clipped(named[0] ?? title, 120),
      says: ({ publicUrl }) => [
        say("These are open now and suit your profile. None of them was in a mail before."),
        listOf(jobs, publicUrl),
      ],
      label: "See all jobs for you",
    });
  },
  /** One fact may contain two searches of one person. */
  "saved-searches.matched": ({ matches }, id) => matches.map((match) => matched(match, `${id}:${match.searchId}`)),
  /** Notices to people who shared a job do not name the applicant. */
  "share.applied": (fact, id) => {
    const [job, title] = [jobIn(fact), "Somebody applied by your link"];
    const hope = "If they get far enough, you earn a reward.";
    return noticeOf({
      kind: "share-progress",
      to: fact.sharer,
      about: id,
      title,
      text: `${job}. ${hope}`,
      href: SHARES_PATH,
      subject: `${title}: ${job}`,
      preheader: hope,
      says: [
        say(
          `The job that you shared, ${job}, has an application by your link. If it gets far enough, you earn a reward.`,
        ),
      ],
      label: "See your shares",
    });
  },
  "share.reward-earned": (fact) => {
    const [job, title] = [jobIn(fact), "You earned a reward"];
    const text = `An application by your link got ahead: ${job}.`;
    return noticeOf({
      kind: "share-progress",
      to: fact.sharer,
      about: `earned:${fact.applicationId}`,
      title,
      text,
      href: SHARES_PATH,
      subject: `${title}: ${job}`,
      preheader: "An application by your link got ahead.",
      says: [say(`${text} Thank you for sending somebody who fits.`)],
      label: "See your shares",
    });
  },
} satisfies Partial<AllNotices>;
