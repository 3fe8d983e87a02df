// The homes of the roles on the wire: everything that a candidate, a referee or a recruiter sees first, in one call each.
import { z } from "zod";
import { companyJob } from "../applications/applicants-wire.ts";
import { application } from "../applications/wire.ts";
import { endpointsOf, noToken } from "../endpoint.ts";
import { guidanceBooking } from "../guidance/bookings-wire.ts";
import { FOR_YOU_EMPTY } from "../matching/wire.ts";
import { namedObject } from "../named-object.ts";
import { getRefereeDashboard, referee, refereeRequest } from "../referrals/referees-wire.ts";
import { referralRequest } from "../referrals/wire.ts";
import { said } from "../said.ts";

const endpoint = endpointsOf("Homes");
const day = z.string().describe("A day in India, such as 2026-11-22.");

/** What helps a candidate most at the moment, the most urgent first. */
const NEXT_STEPS = [
  /** A referee says that the candidate was referred: `id` is the request. */
  "CONFIRM_REFERRAL",
  /** `id` is the application with an offer. */
  "ANSWER_OFFER",
  /** `id` is the session that waits for the candidate. */
  "ANSWER_SESSION",
  "UPLOAD_CV",
  "COMPLETE_PROFILE",
  /** Nothing sent yet: `id` is the job that suits best. */
  "APPLY_FIRST",
  "ASK_REFERRAL",
  "FIND_JOBS",
] as const;
export type NextStepKind = (typeof NEXT_STEPS)[number];

const nextStep = z.object({
  kind: z.enum(NEXT_STEPS),
  id: z.uuid().nullable(),
  /** The job's title of a job, application or request; the topic of a session. */
  title: z.string().nullable(),
  companyName: z.string().nullable(),
});
export type NextStep = z.infer<typeof nextStep>;

const homeJob = z.object({
  id: z.uuid(),
  jobTitle: z.string(),
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  city: z.string().nullable(),
  /** 0 to 90; null without a CV. */
  score: z.int().nullable(),
  why: z.array(z.string()),
  says: z.array(said).describe("The sentences of `why`, to be worded in another language."),
});
export type HomeJob = z.infer<typeof homeJob>;

/** How well the jobs that suit a person best matched them on a day. */
const matchDay = z.object({ day, score: z.int(), jobs: z.int() });
export type MatchDay = z.infer<typeof matchDay>;

const candidateHome = namedObject("CandidateHome", {
  step: nextStep,
  /** 0 to 100. */
  profilePercent: z.int(),
  forYou: z.array(homeJob),
  emptyBecause: z.enum(FOR_YOU_EMPTY).nullable(),
  /** Those with the latest news first. */
  applications: z.array(application),
  requests: z.array(referralRequest),
  sessions: z.array(guidanceBooking),
  /** How many applications got at least as far, of the newest 500. */
  funnel: z.object({
    sent: z.int(),
    seen: z.int(),
    shortlisted: z.int(),
    interview: z.int(),
    offer: z.int(),
  }),
  /** Oldest first; a day on which nothing was noted is left out. */
  matchDays: z.array(matchDay),
});
export type CandidateHome = z.infer<typeof candidateHome>;

export const getCandidateHome = endpoint("getCandidateHome", {
  summary: "The caller's home as a candidate; notes for the day how well they match",
  answer: candidateHome,
  refusals: noToken,
});

const refereeHome = namedObject("RefereeHome", {
  /** Null for a person who never was a referee. */
  referee: referee.nullable(),
  /** Null for a person who answers no requests, as is everything about requests then. */
  numbers: getRefereeDashboard.answer.nullable(),
  /** In hand, the most urgent first. */
  inHand: z.array(refereeRequest),
  /** In the pool, the oldest first; empty while the inbox is shut. */
  pool: z.array(refereeRequest),
  /** Sessions that wait for the caller's answer. */
  sessions: z.array(guidanceBooking),
  sessionsToAnswer: z.int(),
  /** Paise that can be paid out, and those that are still pending. */
  earned: z.object({ available: z.int(), pending: z.int() }),
  /** Paise earned in each of the last six months in India, oldest first; what was taken back does not count. */
  months: z.array(z.object({ month: z.string().describe("Such as 2026-11."), amount: z.int() })),
});
export type RefereeHome = z.infer<typeof refereeHome>;

export const getRefereeHome = endpoint("getRefereeHome", {
  summary: "The caller's home as a referee: what waits with its deadline, their numbers, and what they earned",
  answer: refereeHome,
  refusals: noToken,
});

/** A span of time between two events: the middle one in hours, of so many; null below three. */
const typicalTime = z.object({ hours: z.int().nullable(), of: z.int() });
export type TypicalTime = z.infer<typeof typicalTime>;

const recruiterHome = namedObject("RecruiterHome", {
  companyName: z.string(),
  /** While an admin's suspension keeps the company off the site; null otherwise. */
  suspension: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
  /** Open jobs posted here: those with the most unanswered applicants first. */
  jobs: z.array(companyJob),
  openJobs: z.int(),
  drafts: z.int(),
  /** Applicants of open jobs that the company has not answered: their number, and those who wait longest. */
  unanswered: z.int(),
  waiting: z.array(
    z.object({
      applicationId: z.uuid(),
      jobId: z.uuid(),
      name: z.string(),
      jobTitle: z.string(),
      score: z.int(),
      appliedAt: z.iso.datetime(),
    }),
  ),
  /** Open jobs that leave the lists within a week. */
  ending: z.array(z.object({ jobId: z.uuid(), jobTitle: z.string(), expiresAt: z.iso.datetime() })),
  /** From an application to the first change of its stage, for those sent in the last 90 days. */
  firstAnswer: typicalTime,
  /** From an application to being hired, for those sent and hired in the last year. */
  hire: typicalTime,
});
export type RecruiterHome = z.infer<typeof recruiterHome>;

export const getRecruiterHome = endpoint("getRecruiterHome", {
  summary: "The home of the caller's company: open jobs by stage, who waits for an answer, and how long answers take",
  answer: recruiterHome,
  refusals: { ...noToken, 403: "Only people of a company may see its applicants" },
});
