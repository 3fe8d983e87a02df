// Jobs on the wire: the list row, the whole job, the calls that read them, and why a search found one.
import { z } from "zod";
import { endpointsOf } from "../endpoint.ts";
import { namedObject } from "../named-object.ts";
import {
  bandParameter,
  choiceParameter,
  choicesParameter,
  idParameter,
  idsParameter,
  numberParameter,
  pagination,
  paging,
  phrasesParameter,
  textParameter,
  textsParameter,
} from "../query-parameters.ts";
import { fact, said } from "../said.ts";
import { DASHBOARD_USER, EMPLOYMENT_TYPES, ON, POSTED_WITHIN, TEAM_SIZES, WORK_MODES } from "./filters.ts";
import { PAY_STEPS, PAY_YEARS } from "./pay.ts";

const endpoint = endpointsOf("Jobs");

export const JOB_STATUSES = ["DRAFT", "PUBLISHED", "EXPIRED", "CLOSED"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** An open upper end of an experience range. */
export const OPEN_ENDED_YEARS = 9999;

const salaryRange = z
  .object({
    min: z.number(),
    max: z.number(),
    currency: z.string(),
    period: z.enum(["YEAR", "MONTH", "WEEK", "DAY", "HOUR"]),
  })
  .meta({
    id: "SalaryRange",
    description:
      "Lakhs of rupees when the pay is INR a YEAR (the unit of minSalary and maxSalary), else whole units of `currency` per `period`.",
  });
export type SalaryRange = z.infer<typeof salaryRange>;

const jobFields = {
  id: z.uuid(),
  jobTitle: z.string(),
  department: z.string().nullable(),
  salaryRange: salaryRange.nullable(),
  displaySalaryRange: z.boolean(),
  location: z.object({ fullLocation: z.array(z.string()), city: z.string().nullable() }),
  typeofEmployment: z.enum(EMPLOYMENT_TYPES).nullable(),
  workMode: z.enum(WORK_MODES).nullable(),
  experienceRange: z.object({ min: z.number(), max: z.number() }),
  experienceStated: z.boolean(),
  createdAt: z.string(),
  status: z.enum(JOB_STATUSES),
  badJob: z.boolean(),
  companyId: z.uuid(),
  companyName: z.string(),
  companyDetails: z.object({ name: z.string(), logo: z.string().nullable(), logoUrl: z.string().nullable() }),
  jobUrl: z.string().nullable(),
  applyStatus: z.literal("NOT_APPLIED"),
  matchingScore: z.number(),
  externalJobId: z.string().nullable(),
  jobPostedDate: z.string().nullable(),
  companyLogoUrl: z.string().nullable(),
  coreSkills: z.array(z.string()),
  softSkills: z.array(z.string()),
  technicalSkills: z.array(z.string()),
  isCompanyProven: z
    .literal(true)
    .optional()
    .describe("A person of the company has proven its domain; absent for other companies."),
  reposts: z.int().optional().describe("How often it was closed and listed again; absent when it never was."),
  isDoubted: z.literal(true).optional().describe("It may no longer be open; absent for other jobs."),
  alsoIn: z
    .array(z.string())
    .optional()
    .describe("Searches by relevance: other cities that the same posting is listed in, beside this row."),
};

/** A row of the list: everything a card and the match score need, never the description. */
export const jobCard = namedObject("JobCard", jobFields);
export type JobCard = z.infer<typeof jobCard>;

/** Another listing of a job. */
const jobListing = namedObject("JobListing", { id: z.uuid(), companyName: z.string(), jobUrl: z.string().nullable() });
export type JobListing = z.infer<typeof jobListing>;

/** Why a job may no longer be open. `count`: runs, days, listings, reposts or percent. */
const DOUBT_REASONS = [
  "MISSING",
  "UNSEEN",
  "REOPENED",
  "COMPANY_CLOSES",
  "SEASON_BEGAN",
  "OLD",
  "REPOSTED",
  "UNANSWERED",
] as const;
export type DoubtReason = (typeof DOUBT_REASONS)[number];

const jobEvidence = namedObject("JobEvidence", {
  openDays: z.int().describe("Since it was first seen open."),
  seenAt: z.string().nullable().describe("When it was last seen at its source; null for jobs posted here."),
  reposts: z.int().describe("How often it was closed and listed again under another key."),
  isPayStated: z.boolean(),
  isDirect: z.boolean().describe("False: an agency, or a board for others, posted it."),
  answered: z
    .object({ percent: z.int(), applicants: z.int() })
    .nullable()
    .describe("Of the company's applicants here in 180 days, how many it answered; null for fewer than 10."),
  referrals: z
    .object({ percent: z.int(), requests: z.int(), medianHours: z.number().nullable() })
    .nullable()
    .optional()
    .describe(
      "Of the referral requests to the company in 180 days, how many its employees answered in time; null for fewer than 5. `medianHours` to the first answer: null for fewer than 5 answers.",
    ),
  isDoubted: z.boolean().describe("It may no longer be open, for the reasons in `doubts` together."),
  doubts: z
    .array(z.object({ reason: z.enum(DOUBT_REASONS), count: z.int() }))
    .describe("Heaviest first; `count` are runs, days, listings, reposts or percent."),
});
export type JobEvidence = z.infer<typeof jobEvidence>;

/** How long a company usually takes to answer applications. */
export const answerTime = namedObject("AnswerTime", {
  /** The median in whole days, from 1 to 30. */
  days: z.int(),
  /** Of how many answers of the last 180 days. */
  answers: z.int(),
});

export const job = namedObject("Job", {
  ...jobFields,
  /** Of the company, by its own applications here; null when there are too few answers, and for imported jobs. */
  answerTime: answerTime.nullable(),
  /** Sanitised HTML. */
  jobDescription: z.string(),
  evidence: jobEvidence,
  updatedAt: z.string(),
  expiresAt: z.string().nullable(),
  alsoAt: z.array(jobListing).optional().describe("Other open listings of the same job; absent when there are none."),
  canonical: jobListing
    .optional()
    .describe("The listing that stands for this job in lists; absent when this one does, or when it is listed once."),
});
export type Job = z.infer<typeof job>;

const SORT_ORDERS = ["desc", "asc", "relevance", "sure"] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export const jobListQuery = z
  .strictObject({
    searchText: textParameter(200).describe(
      'Words, "phrases", -exclusions; cities, work modes, years and the like are read as filters (see `reading`).',
    ),
    asTyped: choiceParameter(["true"]).describe("true: nothing is read into searchText and nothing is corrected."),
    coreSkills: textsParameter(60, 80).describe("Skill names; they rank, they do not exclude."),
    jobTitle: textParameter(120).describe("Ranks jobs with such a title higher."),
    YOE: numberParameter(0, 80).describe("Years of experience; ranks jobs that ask for no more."),
    dashboard: choiceParameter([DASHBOARD_USER]).describe(
      "USER: only jobs posted here, which can be shared for a reward.",
    ),
    location: phrasesParameter(20, 120).describe("City names, repeated or separated by |."),
    typeofEmployment: choicesParameter(EMPLOYMENT_TYPES),
    workMode: choicesParameter(WORK_MODES),
    salaryRange: bandParameter().describe("Lakhs of rupees a year, low-high; bands overlap."),
    minSalary: numberParameter(0, 100_000),
    maxSalary: numberParameter(0, 100_000),
    experienceRange: bandParameter().describe(
      "Years, low-high; bands overlap. An open end (3+) counts as its minimum.",
    ),
    minExperience: numberParameter(0, 9999),
    maxExperience: numberParameter(0, 9999),
    companyName: textParameter(200).describe("A company by name; the nearest names when none is equal."),
    companyId: idParameter("must be a company id"),
    field: textsParameter(20, 60).describe(
      "Keys of fields of work, such as software-developer (see `/job-collections`).",
    ),
    department: phrasesParameter(20, 120),
    industry: phrasesParameter(20, 120),
    teamSize: choicesParameter(TEAM_SIZES),
    country: phrasesParameter(20, 60).describe("Country names or ISO codes, repeated or separated by |."),
    postedWithin: choiceParameter(POSTED_WITHIN).describe("Days since the job was posted."),
    directOnly: choiceParameter([ON]).describe("Only jobs that no agency or job board posted for others."),
    sureOnly: choiceParameter([ON]).describe("Only jobs of which nothing says that they may no longer be open."),
    contract: choiceParameter([ON]).describe("Only jobs that say they are for a time: contract, freelance, temporary."),
    visaSponsorship: choiceParameter([ON]).describe("Only jobs that say they sponsor visas."),
    relocation: choiceParameter([ON]).describe("Only jobs that say they help with moving."),
    exceptCompanyId: idsParameter(20, "must be company ids").describe("Companies whose jobs are left out."),
    status: choiceParameter(["PUBLISHED"]),
    sortOrder: choiceParameter(SORT_ORDERS).describe(
      "relevance: best match of searchText first (default with it) · desc: newest first (default without) · asc: oldest first · sure: newest first, those that may no longer be open last.",
    ),
    ...paging,
    lastKey: paging.lastKey.describe("The cursor of the page before; bound to its query."),
  })
  .superRefine((query, context) => {
    for (const [low, high] of [
      ["minSalary", "maxSalary"],
      ["minExperience", "maxExperience"],
    ] as const)
      if ((query[low] ?? 0) > (query[high] ?? Number.POSITIVE_INFINITY))
        context.addIssue({ code: "custom", path: [low], message: `must not be above ${high}` });
  });
export type JobListQuery = z.output<typeof jobListQuery>;

/** `isExact` is false for an estimate. */
const jobCount = z.object({ count: z.number().int(), isExact: z.boolean() });

export const jobCounts = z
  .object({
    total: jobCount,
    options: z.record(z.string(), z.array(jobCount.extend({ value: z.string() }))),
  })
  .meta({
    id: "JobCounts",
    description:
      "How many jobs the list has, and by parameter how many it would have of each value with all other parameters as they are.",
  });
export type JobCounts = z.infer<typeof jobCounts>;

/** What a part of a search text may be read as. */
const READING_KINDS = [
  "title",
  "skill",
  "company",
  "word",
  "phrase",
  "city",
  "country",
  "workMode",
  "employmentType",
  "contract",
  "years",
  "level",
  "pay",
] as const;

const searchReading = namedObject("SearchReading", {
  chips: z
    .array(
      z.object({
        kind: z.enum(READING_KINDS),
        label: z.string(),
        typed: z.string(),
        without: z.string().describe("The search text without this part."),
        says: fact.describe("The label, to be worded in another language."),
      }),
    )
    .describe("What of the text was read as something else than its words."),
  loosened: z.array(z.string()).describe("What some of these jobs lack, since few have all: as it was typed."),
  corrected: z
    .object({ from: z.string(), to: z.string() })
    .nullable()
    .describe("The text that was asked for and the one that was searched; asTyped=true searches the first."),
});
export type SearchReading = z.infer<typeof searchReading>;

/** An answer is the same for readers of every language, so it has both names. */
export const hindiName = z.string().nullable().describe("What Hindi pages call it; null where we know no such name.");

export const jobList = namedObject("JobList", {
  data: z.array(jobCard),
  pagination,
  reading: searchReading.optional().describe("How searchText was read; absent without one."),
  fields: z
    .array(z.object({ key: z.string(), name: z.string(), inHindi: hindiName }))
    .optional()
    .describe(
      "The names of the fields of work that were asked for, without keys that we do not know; absent without any.",
    ),
});

const jobParams = z.object({ jobid: z.string().max(200) });

export const listJobs = endpoint("listJobs", {
  summary: "Jobs, newest first, or ranked by a person's skills",
  query: jobListQuery,
  answer: jobList,
  refusals: { 400: "A parameter is unknown or malformed, or lastKey belongs to another query" },
});

export const countJobs = endpoint("countJobs", {
  summary: "How many jobs a list has, and how many each value of its filters would give",
  query: jobListQuery,
  answer: jobCounts,
  refusals: { 400: "A parameter is unknown or malformed" },
});

export const getJob = endpoint("getJob", {
  summary: "One job with its description",
  params: jobParams,
  answer: job,
  refusals: {
    404: "There is no such job",
    410: "The job is closed; or the site shows no jobs from other sites at present (JOB_WITHHELD)",
  },
});

export const similarJobs = endpoint("similarJobs", {
  summary: "Open jobs like this one; works for a closed job too",
  params: jobParams,
  answer: z.object({
    data: z.array(jobCard),
    canonical: jobListing.optional().describe("The open listing of the same job, where this one is closed."),
  }),
  refusals: { 404: "There is no such job" },
});

const SUGGESTION_KINDS = ["title", "skill", "company", "city"] as const;

/** `text`: what to search for instead of what was typed; `name`: the part of it that was completed. */
const jobSuggestion = namedObject("JobSuggestion", {
  kind: z.enum(SUGGESTION_KINDS),
  text: z.string(),
  name: z.string(),
  /** About how many listed jobs have `name`; other words of `text` may leave fewer. */
  jobs: z.number(),
});
export type JobSuggestion = z.infer<typeof jobSuggestion>;

export const suggestJobs = endpoint("suggestJobs", {
  summary: "What may be meant by what was typed so far: titles, skills, companies and cities, best first",
  query: z.strictObject({ text: textParameter(200).describe("As typed so far; its last word is completed.") }),
  answer: z.object({ data: z.array(jobSuggestion) }),
  refusals: { 400: "A parameter is unknown or malformed" },
});

/** The kinds of search parts; also the list's order, the whole title, exclusions, filters and age. */
const REASON_KINDS = [...READING_KINDS, "order", "wholeTitle", "excluded", "filters", "posted"] as const;

/** PARTLY: close to it, in part, or only in the text. UNSAID: the job does not say. */
const REASON_FITS = ["YES", "PARTLY", "NO", "UNSAID"] as const;

const searchReason = namedObject("SearchReason", {
  about: z.enum(REASON_KINDS),
  fits: z.enum(REASON_FITS).nullable().describe("Whether the job has it; null where nothing was asked."),
  text: z.string().describe("A short sentence: “react” is among the skills."),
  says: said.describe("The sentence, to be worded in another language; `posted` is a time, told as its age."),
});
export type SearchReason = z.infer<typeof searchReason>;

export const searchWhy = namedObject("SearchWhy", {
  reasons: z.array(searchReason).min(1).describe("In the order of what was typed; the age comes last."),
});
export type SearchWhy = z.infer<typeof searchWhy>;

export const explainSearch = endpoint("explainSearch", {
  summary: "Why a job stands where it stands in a search: what of the words it has and where, in short sentences",
  params: z.object({ jobid: z.string().max(200) }),
  query: jobListQuery,
  answer: searchWhy,
  refusals: {
    400: "A parameter is unknown or malformed, or searchText has no words: nothing is there to explain",
    404: "There is no such job",
    410: "The job is closed",
  },
});

export const payRange = z
  .object({
    city: z.string().nullable().describe("null: any city."),
    cityInHindi: hindiName,
    years: z.enum(PAY_YEARS).nullable().describe("null: whatever years they ask for."),
    jobs: z
      .number()
      .int()
      .describe(
        "How many openings state pay; never below 10, nor of fewer than 3 companies. Of one company: never below 5.",
      ),
    tenth: z.number(),
    quarter: z.number(),
    median: z.number(),
    threeQuarters: z.number(),
    nineTenths: z.number(),
    steps: z.array(z.number().int()).describe(`Openings from ${PAY_STEPS.join(", ")} lakhs on.`),
  })
  .meta({
    id: "PayRange",
    description: "Percentiles of the middle of the pay that jobs of the last year state, in lakhs of rupees a year.",
  });
export type PayRange = z.infer<typeof payRange>;

const payInsight = namedObject("PayInsight", {
  work: z.string().nullable().describe("The kind of work that the title names; null when it names none."),
  workInHindi: hindiName,
  range: payRange.nullable().describe("The narrowest that enough jobs tell of: the city goes before the years do."),
  byYears: z.array(payRange).describe("In that city, or in any."),
  byCity: z.array(payRange).describe("Whatever years they ask for, most openings first."),
});
export type PayInsight = z.infer<typeof payInsight>;

export const getPayInsight = endpoint("getPayInsight", {
  summary: "What jobs of a kind state as pay, among those listed now and in the last year",
  query: z.strictObject({
    jobTitle: textParameter(200).describe("Any title; jobs of the same kind of work are compared."),
    city: textParameter(120),
    years: numberParameter(0, 80).describe("Years of experience that jobs ask for."),
    companyId: idParameter("must be a company id").describe(
      "Only what this company's jobs state: its range alone, from 5 openings on. The other parameters do not narrow it.",
    ),
  }),
  answer: payInsight,
  refusals: { 400: "A parameter is unknown or malformed" },
});
