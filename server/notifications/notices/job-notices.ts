// Notices about jobs: to companies, to people who searched, shared or reported, and to admins about reports.
import type { Language } from "../../../contract/identity/rules.ts";
import {
  ADMIN_JOBS_PATH,
  applicantsPath,
  CORPORATE_HOME_PATH,
  CORPORATE_JOBS_PATH,
  dashboardPath,
  jobPath,
  REPORTS_PATH,
} from "../../../contract/paths.ts";
import type { Said } from "../../../contract/said.ts";
import { t as english } from "../../../messages/en/job-notices.ts";
import { t as englishReasons } from "../../../messages/en/reasons.ts";
import { t as hindi } from "../../../messages/hi/job-notices.ts";
import { t as hindiReasons } from "../../../messages/hi/reasons.ts";
import { say as sayFact } from "../../../messages/say.ts";
import type { SearchMatch } from "../../facts.ts";
import { dayIn, wordsOf } from "../../platform/words.ts";
import { facts, items, link, type Piece, say } from "../mails/mail-text.ts";
import { clipped, jobIn, type Notice, noticeOf, noticesIn } from "./notice-of.ts";

const WORDS = wordsOf(english, hindi);

const SHARES_PATH = dashboardPath("shares");

type Found = SearchMatch["jobs"][number] & { why?: string; says?: readonly Said[] };

const REASONS = { en: englishReasons.suited, hi: hindiReasons.suited };

/** Why a job was chosen; "" where that is not known. A fact of the release before has it in English alone. */
const whyIn = ({ why = "", says }: Found, language: Language) =>
  says === undefined ? why : says.map((one) => sayFact(one, { texts: REASONS[language], language }) ?? "").join(" ");

const namesOf = (jobs: readonly Found[], language: Language) =>
  jobs.map(({ jobTitle, companyName }) => {
    const { t, fill } = WORDS[language];
    return fill(t.jobAtCompany, { job: clipped(jobTitle, 80), company: clipped(companyName, 60) });
  });

/** The jobs as links, each with its company, city and why it was chosen. `from` says where an application began. */
const listOf = (jobs: readonly Found[], publicUrl: string, language: Language): Piece =>
  items(
    jobs.map((job) => {
      const { jobId, jobTitle, companyName, city } = job;
      const { t, fill } = WORDS[language];
      const why = whyIn(job, language);
      const place = [clipped(companyName, 80), city].filter(Boolean).join(" · ");
      return {
        title: clipped(jobTitle, 120),
        text: why ? fill(t.foundWithWhy, { place, why: clipped(why, 200) }) : place,
        href: `${publicUrl}${jobPath({ id: jobId, companyName })}?from=alert`,
      };
    }),
  );

/** The notice of new jobs for a saved search. */
function matched(match: SearchMatch, about: string, language: Language): Notice {
  const { t, fill } = WORDS[language];
  const name = clipped(match.name, 100);
  const title = match.count >= 100 ? fill(t.matchedMany, { name }) : fill(t.matched, { count: match.count, name });
  const named = namesOf(match.jobs, language);
  return noticeOf({
    kind: "saved-search",
    to: match.to,
    about,
    title,
    text: clipped(named.slice(0, 3).join(" · "), 300),
    href: match.path,
    searchId: match.searchId,
    preheader: clipped(named[0] ?? title, 120),
    says: ({ publicUrl }) => [say(t.matchedSays), listOf(match.jobs, publicUrl, language)],
    label: match.count > match.jobs.length ? t.seeAllOfThem : t.seeThemOnTheBoard,
  });
}

/** To a job's company, about its freeze. */
const aboutFreeze = (
  fact: { jobId: string; companyId: string },
  told: Omit<Parameters<typeof noticeOf>[0], "kind" | "to" | "href">,
): Notice => noticeOf({ kind: "job-frozen", to: fact, href: applicantsPath(fact.jobId), ...told });

export const JOB_NOTICES = noticesIn(WORDS, {
  "job.expiring": (fact, { t, fill, language }) => {
    const [job, day] = [jobIn(fact), dayIn(language, fact.expiresAt)];
    return noticeOf({
      kind: "job-expiring",
      to: fact,
      // A renewed job expires again, which is a new notice.
      about: `${fact.jobId}:${fact.expiresAt}`,
      title: fill(t.expiring, { job, day }),
      text: t.expiringText,
      href: CORPORATE_JOBS_PATH,
      preheader: t.expiringPreheader,
      heading: t.expiringHeading,
      says: [say(t.expiringSays), facts([t.job, job], [t.listedUntil, day])],
      label: t.renewOrClose,
    });
  },
  "job.frozen": (fact, { t, fill, id }) => {
    const [job, why, next] = [jobIn(fact), fact.reason ?? t.frozenWhy, t.frozenNext];
    return aboutFreeze(fact, {
      about: id,
      title: fill(t.frozen, { job }),
      text: fill(t.frozenText, { why: clipped(why, 300), next }),
      preheader: clipped(why, 120),
      heading: t.frozenHeading,
      says: [say(fill(t.frozenSays, { job, next })), facts([t.why, why])],
      label: t.seeOrAppeal,
    });
  },
  "job.thawed": (fact, { t, fill, id }) => {
    const job = jobIn(fact);
    return aboutFreeze(fact, {
      about: id,
      title: fill(t.thawed, { job }),
      text: clipped(fact.reason, 300),
      heading: t.thawedHeading,
      says: [say(fill(t.thawedSays, { job })), facts([t.why, fact.reason])],
      label: t.seeIt,
    });
  },
  "job.ended": (fact, { t, fill, id }) => {
    const [job, next] = [jobIn(fact), t.endedNext];
    return aboutFreeze(fact, {
      about: id,
      title: fill(t.ended, { job }),
      text: fill(t.endedText, { why: clipped(fact.reason, 300), next }),
      heading: t.endedHeading,
      says: [say(fill(t.endedSays, { job, next })), facts([t.why, fact.reason])],
      label: t.seeIt,
    });
  },
  "job.appealed": (fact, { t, fill }) =>
    noticeOf({
      kind: "job-report",
      to: "admins",
      about: `appeal:${fact.freezeId}`,
      title: fill(t.appealed, { company: clipped(fact.companyName, 100), job: jobIn(fact) }),
      text: t.appealedText,
      href: `${ADMIN_JOBS_PATH}?list=APPEALS`,
      heading: t.appealedHeading,
      label: t.answerTheAppeal,
    }),
  "job.appeal-answered": (fact, { t, fill }) => {
    const job = jobIn(fact);
    const isGranted = fact.decision === "THAWED";
    const outcome = isGranted ? t.grantedOutcome : t.turnedDownOutcome;
    return aboutFreeze(fact, {
      about: `appeal:${fact.freezeId}`,
      title: fill(isGranted ? t.granted : t.turnedDown, { job }),
      text: fill(t.appealText, { outcome, answer: clipped(fact.answer, 300) }),
      preheader: outcome,
      says: [say(fill(t.appealSays, { job, outcome })), facts([t.ourAnswer, fact.answer])],
      label: t.seeTheJob,
    });
  },
  "company.suspended": (fact, { t, fill, id }) => {
    const [company, next] = [clipped(fact.companyName, 100), t.suspendedNext];
    return noticeOf({
      kind: "job-frozen",
      to: fact,
      about: id,
      title: fill(t.companySuspended, { company }),
      text: fill(t.frozenText, { why: clipped(fact.reason, 300), next }),
      href: CORPORATE_HOME_PATH,
      preheader: clipped(fact.reason, 120),
      heading: t.suspendedHeading,
      says: ({ publicUrl }) => [
        say(fill(t.suspendedSays, { company })),
        facts([t.why, fact.reason]),
        say(next),
        link(t.writeToUs, `${publicUrl}/contact`),
      ],
    });
  },
  "company.lifted": (fact, { t, fill, id }) => {
    const company = clipped(fact.companyName, 100);
    return noticeOf({
      kind: "job-frozen",
      to: fact,
      about: id,
      title: fill(t.companyLifted, { company }),
      text: t.liftedText,
      href: CORPORATE_HOME_PATH,
      label: t.seeYourHiring,
    });
  },
  "job.reported": (fact, { t, fill }) => {
    const [job, reason] = [jobIn(fact), fill(t.reportReason, { reason: fact.reason })];
    return noticeOf({
      kind: "job-report",
      to: "admins",
      about: fact.reportId,
      title: fill(t.reported, { job }),
      text: fill(t.reportedText, { reason }),
      href: REPORTS_PATH,
      heading: t.reportedHeading,
      says: [facts([t.job, job], [t.reason, reason])],
      label: t.lookIntoIt,
    });
  },
  "job-report.settled": (fact, { t, fill }) => {
    const job = jobIn(fact);
    const isUpheld = fact.state === "UPHELD";
    const title = isUpheld ? t.upheld : t.dismissed;
    return noticeOf({
      kind: "job-report",
      to: fact.reporter,
      about: fact.reportId,
      title,
      text: fill(isUpheld ? t.upheldText : t.dismissedText, { job }),
      // The job page ignores the company in the path, and shows a job that is not listed as closed.
      href: `/jobs/_/${fact.jobId}`,
      subject: fill(t.settledSubject, { title, job }),
      label: isUpheld ? undefined : t.seeTheJob,
    });
  },
  /** The weekly notice of jobs that match a person's profile. */
  "jobs-for-you.gathered": ({ to, week, jobs }, { t, fill, language }) => {
    const named = namesOf(jobs, language);
    const title = fill(t.forYou, { count: jobs.length });
    return noticeOf({
      kind: "jobs-for-you",
      to,
      // At most one a week.
      about: week,
      title,
      text: clipped(named.slice(0, 3).join(" · "), 300),
      href: "/jobs?view=for-you",
      subject: fill(t.forYouSubject, { title, first: named[0] ?? "" }),
      preheader: clipped(named[0] ?? title, 120),
      says: ({ publicUrl }) => [say(t.forYouSays), listOf(jobs, publicUrl, language)],
      label: t.seeAllForYou,
    });
  },
  /** One fact may contain two searches of one person. */
  "saved-searches.matched": ({ matches }, { id, language }) =>
    matches.map((match) => matched(match, `${id}:${match.searchId}`, language)),
  /** Notices to people who shared a job do not name the applicant. */
  "share.applied": (fact, { t, fill, id }) => {
    const job = jobIn(fact);
    return noticeOf({
      kind: "share-progress",
      to: fact.sharer,
      about: id,
      title: t.shareApplied,
      text: fill(t.shareAppliedText, { job }),
      href: SHARES_PATH,
      subject: fill(t.shareSubject, { title: t.shareApplied, job }),
      preheader: t.shareHope,
      says: [say(fill(t.shareAppliedSays, { job }))],
      label: t.seeYourShares,
    });
  },
  "share.reward-earned": (fact, { t, fill }) => {
    const job = jobIn(fact);
    return noticeOf({
      kind: "share-progress",
      to: fact.sharer,
      about: `earned:${fact.applicationId}`,
      title: t.rewardEarned,
      text: fill(t.rewardEarnedText, { job }),
      href: SHARES_PATH,
      subject: fill(t.shareSubject, { title: t.rewardEarned, job }),
      preheader: t.rewardEarnedPreheader,
      says: [say(fill(t.rewardEarnedSays, { job }))],
      label: t.seeYourShares,
    });
  },
});
