// The match of a person and a job on the wire: the score with its parts, and what would raise it.
import { z } from "zod";
import { endpointsOf } from "../endpoint.ts";
import { jobCard } from "../jobs/wire.ts";
import { namedObject } from "../named-object.ts";
import { pagination, paging } from "../query-parameters.ts";
import { said } from "../said.ts";

/** A page of the list. */
export const MAX_MATCH_IDS = 100;

export const matchDetails = namedObject("MatchDetails", {
  id: z.string(),
  userId: z.string(),
  jobId: z.uuid(),
  /** 250: no score without a CV that was read. 251: the job names no skill, so the score compares only the years. */
  jdMatchErrorCode: z.literal([250, 251]).nullable(),
  jdMatchErrorDesc: z.string().nullable(),
  /** 0 to 90, or -1 without a score: see match-score.ts. */
  matchingScore: z.int().min(-1).max(90),
  /** 0 to 90 each, in tenths. */
  scoreDetails: z.object({
    coreSkills: z.number(),
    experience: z.number(),
    roleAndResponsibilities: z.number(),
    softSkills: z.number(),
  }),
  matched: z.object({ coreSkills: z.array(z.string()), softSkills: z.array(z.string()) }),
  missing: z.object({ coreSkills: z.array(z.string()), softSkills: z.array(z.string()) }),
  /** What would raise the score most, and the score it would make; best first. */
  wouldRaise: z.array(
    z.object({ kind: z.enum(["coreSkill", "softSkill", "experience"]), name: z.string(), score: z.number() }),
  ),
  scoreVersion: z.string(),
  /** When it was computed: every answer computes scores anew. */
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Whether there is a score. */
  isTriggered: z.boolean(),
});
export type MatchDetails = z.infer<typeof matchDetails>;

const endpoint = endpointsOf("Matching");

export const getMatch = endpoint("getMatch", {
  summary: "How the caller matches a job, explained",
  params: z.object({ jobid: z.string().max(200) }),
  answer: matchDetails,
  refusals: { 401: "No valid token", 404: "There is no such job", 410: "The job is closed" },
});

export const getMatches = endpoint("getMatches", {
  summary: "How the caller matches each of several jobs; those that are not listed are left out",
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(MAX_MATCH_IDS) }),
  answer: z.object({ data: z.array(matchDetails) }),
  refusals: { 400: "The ids are missing or malformed", 401: "No valid token" },
});

const skillMarket = namedObject("SkillMarket", {
  /** The newest open jobs that share a skill with the person. */
  jobsRead: z.int(),
  /** Jobs among them that score 50 or more. */
  jobsThatFit: z.int(),
  /** Core skills that fitting jobs ask for most; of all jobs read if none fits. */
  wanted: z.array(z.object({ skill: z.string(), jobs: z.int(), has: z.boolean() })),
  /** Core skills the person lacks: how many jobs each alone would lift to 50 or more, and how many it would raise. */
  oneMore: z.array(z.object({ skill: z.string(), opens: z.int(), raises: z.int() })),
});
export type SkillMarket = z.infer<typeof skillMarket>;

export const getSkillMarket = endpoint("getSkillMarket", {
  summary:
    "The caller's skills against the open jobs: what is wanted most, and which one more skill would open the most",
  answer: skillMarket,
  refusals: { 401: "No valid token" },
});

/** Nothing is known of the caller's work, or no open job suits them. */
export const FOR_YOU_EMPTY = ["NO_PROFILE", "NOTHING_SUITS"] as const;

const suitedJob = jobCard.extend({
  /** Short sentences, the most important first: "Same kind of work: data engineer.", "Asks 3 to 5 years, you have 4." */
  why: z.array(z.string()),
  says: z.array(said).describe("The sentences of `why`, to be worded in another language."),
});
export type SuitedJob = z.infer<typeof suitedJob>;

const suitedJobs = namedObject("SuitedJobs", {
  data: z.array(suitedJob),
  pagination,
  emptyBecause: z.enum(FOR_YOU_EMPTY).nullable(),
});
export type SuitedJobs = z.infer<typeof suitedJobs>;

export const listJobsForYou = endpoint("listJobsForYou", {
  summary: "The open jobs that suit the caller, best first, each with the reasons in words",
  query: z.strictObject({
    ...paging,
    lastKey: paging.lastKey.describe("The cursor of the page before; bound to the caller."),
  }),
  answer: suitedJobs,
  refusals: { 400: "A parameter is malformed, or lastKey is of another list", 401: "No valid token" },
});
