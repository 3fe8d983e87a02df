// Companies on the wire, and the calls that read them.
import { z } from "zod";
import { endpointsOf } from "../endpoint.ts";
import { ANSWERS, TEAM_SIZES } from "../jobs/filters.ts";
import { answerTime } from "../jobs/wire.ts";
import { namedObject } from "../named-object.ts";
import {
  choiceParameter,
  choicesParameter,
  MAX_PAGE_SIZE,
  pagination,
  phrasesParameter,
  textParameter,
  wholeNumberParameter,
} from "../query-parameters.ts";
import { companyPictures } from "./pictures-wire.ts";

const endpoint = endpointsOf("Companies");

/** A company; `SK` is its id. `logo` is a name below the images path, `logoUrl` the whole address. */
export const company = namedObject("Company", {
  SK: z.uuid(),
  name: z.string(),
  logo: z.string().nullable(),
  logoUrl: z.string().nullable(),
  linkedIn: z.string().nullable(),
  website: z.string().nullable(),
  careerPage: z.string().nullable(),
  industry: z.string().nullable(),
  teamSize: z.enum(TEAM_SIZES).nullable(),
  headquarters: z.string().nullable(),
  about: z.string().nullable(),
  foundedYear: z.number().nullable(),
  /** The domain at which a person of the company has proven to speak for it; null for none. */
  provenDomain: z.string().nullable(),
  /** Jobs that are listed now. */
  openJobs: z.number(),
  /** REFERRAL: a verified employee answers requests. GUIDANCE: one has a free time. May be some minutes old. */
  answers: z.array(z.enum(ANSWERS)),
  /** How its employees answer referral requests; but for their number, ten minutes old at most. */
  referrals: z.object({
    /** Verified employees who answer requests now; may be a minute old. */
    referees: z.int(),
    /** Requests of the last 180 days that were answered, or whose time is over. */
    requests: z.int(),
    /** How many percent of these were answered in time; null for fewer than 5. */
    answeredPercent: z.int().nullable(),
    /** Median hours from a request to its first answer; null for fewer than 5 answers. */
    medianHours: z.number().nullable(),
  }),
});
export type Company = z.infer<typeof company>;

/** What a company's own page shows beside the facts of lists: what its people wrote. */
const companyPage = company
  .extend({
    /** What it is like to work there. */
    culture: z.string().nullable(),
    benefits: z.array(z.string()),
    offices: z.array(z.string()),
    links: z.array(z.string()),
    ...companyPictures.shape,
    answerTime: answerTime.nullable(),
  })
  .meta({ id: "CompanyPage" });
export type CompanyPage = z.infer<typeof companyPage>;

export const companyListQuery = z.strictObject({
  searchText: textParameter(200).describe("A company's name, whole or in part; small typos are forgiven."),
  industryName: phrasesParameter(20, 120),
  teamSize: choicesParameter(TEAM_SIZES),
  answers: choicesParameter(ANSWERS).describe("What people who work there do here; any of several."),
  sortOrder: choiceParameter(["desc", "asc", "referrals"]).describe(
    "desc: most open jobs first (default) · asc: fewest first · referrals: most verified employees who refer first.",
  ),
  pageSize: wholeNumberParameter(1, MAX_PAGE_SIZE, 10),
  lastKey: textParameter(600).describe("The cursor of the page before; bound to its query."),
});
export type CompanyListQuery = z.output<typeof companyListQuery>;

export const companyList = namedObject("CompanyList", { data: z.array(company), pagination });

export const listCompanies = endpoint("listCompanies", {
  summary: "Companies, those with the most open jobs first, or the nearest names",
  query: companyListQuery,
  answer: companyList,
  refusals: { 400: "A parameter is unknown or malformed, or lastKey belongs to another query" },
});

export const getCompany = endpoint("getCompany", {
  summary: "One company, as a list of one",
  params: z.object({ companyId: z.string().max(200) }),
  answer: z.array(companyPage),
  refusals: { 404: "There is no such company" },
});
