// Turns jobs of the API into what screens show. Runs in loaders, so that server and browser show the same words.

import { t as h } from "#messages/hiring.ts";
import { t } from "#messages/jobs.ts";
import { isInLakhs } from "../../../contract/jobs/pay.ts";
import type { DoubtReason, Job, JobCard, JobEvidence, JobListing } from "../../../contract/jobs/wire.ts";
import { nameLabel } from "../../../messages/en/filters.ts";
import { agoText } from "../../../messages/en/formats.ts";
import { EMPLOYMENT_TYPE_LABELS, WORK_MODE_LABELS } from "../../../messages/en/jobs.ts";
import { fill } from "../../../messages/fill.ts";
import { dateText, experienceText, placesText, salaryText, shortPlacesText } from "./display.ts";
import { type JobRow, SKILLS_ON_A_CARD } from "./job-row.ts";
import { NOT_DISCLOSED } from "./not-disclosed.ts";

/** Cards for a list; `now` is epoch ms. `why`: in personal lists. */
export function presentJobs(jobs: readonly (JobCard & { why?: readonly string[] })[], now: number): JobRow[] {
  return jobs.map((job) => presentJob(job, now));
}

function presentJob(job: JobCard & { why?: readonly string[] }, now: number): JobRow {
  const places = shortPlacesText(job.location.fullLocation, job.alsoIn);
  const skills = skillsOf(job);
  const posted = postedDate(job);
  return {
    id: job.id,
    title: job.jobTitle,
    companyName: job.companyName,
    logo: logoOf(job),
    places: places.shown,
    morePlaces: places.more,
    experience: experienceText(job.experienceRange, job.experienceStated),
    salary: salaryText(job.salaryRange, job.displaySalaryRange),
    employmentType: employmentTypeText(job),
    workMode: workModeText(job),
    skills: skills.slice(0, SKILLS_ON_A_CARD),
    moreSkills: Math.max(0, skills.length - SKILLS_ON_A_CARD),
    posted,
    ago: agoText(posted, now),
    isExternal: isExternal(job),
    ...(job.isCompanyProven && { isProven: true }),
    ...evidenceOnCard(job),
    match: matchFactsOf(job),
    ...(job.why && { why: job.why }),
  };
}

/** What the page of one job shows. */
export type JobDetail = ReturnType<typeof presentJobDetail>;

/** One job for its page; `now` is epoch ms. */
export function presentJobDetail(
  job: JobCard & Pick<Job, "jobDescription"> & Partial<Pick<Job, "answerTime" | "evidence" | "alsoAt" | "canonical">>,
  now: number,
) {
  const places = placesText(job.location.fullLocation);
  const brief = shortPlacesText(job.location.fullLocation);
  const posted = postedDate(job);
  const core = new Set(job.coreSkills);
  return {
    id: job.id,
    companyId: job.companyId,
    title: job.jobTitle,
    companyName: job.companyName,
    logo: logoOf(job),
    department: job.department && nameLabel(job.department),
    places: places.more.length === 0 ? [] : job.location.fullLocation,
    placesShown: places.shown,
    /** "Bhopal · Mumbai +2". */
    placesBrief: brief.more.length === 0 ? brief.shown : `${brief.shown} +${brief.more.length}`,
    experience: experienceText(job.experienceRange, job.experienceStated),
    salary: salaryText(job.salaryRange, job.displaySalaryRange),
    lakhs: job.salaryRange && job.displaySalaryRange && isInLakhs(job.salaryRange) ? job.salaryRange : null,
    employmentType: employmentTypeText(job),
    workMode: workModeText(job),
    coreSkills: job.coreSkills,
    softSkills: job.softSkills,
    technicalSkills: job.technicalSkills.filter((skill) => !core.has(skill)),
    /** Sanitised HTML. */
    description: job.jobDescription,
    posted,
    postedText: dateText(posted),
    ago: agoText(posted, now),
    /** Where the employer takes applications; null for jobs posted here. */
    externalUrl: isExternal(job) ? webAddress(job.jobUrl) : null,
    isExternal: isExternal(job),
    /** How long the company takes to answer; null if that is not known. */
    answers: job.answerTime ? fill(h.answersApplications, job.answerTime) : null,
    /** Absent from previews of what is not posted yet. */
    evidence: job.evidence ? evidenceTexts(job.evidence, now) : null,
    alsoAt: (job.alsoAt ?? []).map(presentListing),
    canonical: job.canonical ? presentListing(job.canonical) : null,
    match: matchFactsOf(job),
  };
}

/** The heaviest only: a card has room for few words. */
function evidenceOnCard({ isDoubted, reposts }: JobCard): Pick<JobRow, "evidence"> {
  if (isDoubted) return { evidence: t.mayNoLongerBeOpen };
  return reposts ? { evidence: fill(t.repostedTimes, { count: reposts }) } : {};
}

const DOUBTS: Readonly<Record<DoubtReason, string>> = {
  MISSING: t.doubtMissing,
  UNSEEN: t.doubtUnseen,
  REOPENED: t.doubtReopened,
  COMPANY_CLOSES: t.doubtCompanyCloses,
  SEASON_BEGAN: t.doubtSeasonBegan,
  OLD: t.doubtOld,
  REPOSTED: t.doubtReposted,
  UNANSWERED: t.doubtUnanswered,
};

/** Sentences about whether a job is open, and why it may not be. */
function evidenceTexts(evidence: JobEvidence, now: number) {
  const { openDays, seenAt, reposts, answered } = evidence;
  return {
    doubts: evidence.doubts.map(({ reason, count }) => fill(DOUBTS[reason], { count })),
    facts: [
      fill(t.openForDays, { days: openDays }),
      ...(seenAt ? [fill(t.seenAtItsSource, { ago: agoText(seenAt, now) })] : []),
      ...(reposts > 0 ? [fill(t.repostedTimes, { count: reposts })] : []),
      evidence.isPayStated ? t.payIsStated : t.payIsNotStated,
      evidence.isDirect ? t.postedByTheEmployer : t.postedByAnAgency,
      ...(answered ? [fill(t.companyAnswers, answered)] : []),
    ],
  };
}

const matchFactsOf = ({ coreSkills, softSkills, experienceRange }: JobCard): JobRow["match"] => ({
  coreSkills,
  softSkills,
  minYears: experienceRange.min,
});

/** A job listed elsewhere has that site's id. */
export const isExternal = (job: Pick<JobCard, "externalJobId">) => job.externalJobId !== null;

/** An employer's page, or null: a listing's address may be any text. */
function webAddress(url: string | null): string | null {
  return url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}

/** `site`: where it is listed; null for a job posted here. */
const presentListing = ({ id, companyName, jobUrl }: JobListing) => {
  const address = webAddress(jobUrl);
  return { id, companyName, site: address && new URL(address).hostname.replace(/^www\./, "") };
};

const postedDate = (job: JobCard) => job.jobPostedDate ?? job.createdAt;
const logoOf = (job: JobCard) => job.companyDetails.logoUrl ?? job.companyLogoUrl;
const employmentTypeText = (job: JobCard) =>
  job.typeofEmployment ? EMPLOYMENT_TYPE_LABELS[job.typeofEmployment] : NOT_DISCLOSED;
const workModeText = (job: JobCard) => (job.workMode ? WORK_MODE_LABELS[job.workMode] : NOT_DISCLOSED);
const skillsOf = (job: JobCard) => (job.coreSkills.length > 0 ? job.coreSkills : job.technicalSkills);
