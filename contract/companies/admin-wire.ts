// Companies as platform admins look after them: search, add, correct, verify, invite, suspend, merge.
import { z } from "zod";
import { badBody, badQuery, endpointsOf, noToken } from "../endpoint.ts";
import { accountEmail, idField, onOneLine, optionalLine, requiredLine, requiredText } from "../form-fields.ts";
import { TEAM_SIZES } from "../jobs/filters.ts";
import { namedObject } from "../named-object.ts";
import { choiceParameter, pagination, pagingOf, textParameter } from "../query-parameters.ts";

const COMPANY_STATES = ["ALL", "PROVEN", "FAILING", "AGENCY", "SUSPENDED", "MERGED"] as const;
const MAX_SUSPEND_REASON = 500;

const adminCompany = namedObject("AdminCompany", {
  id: z.uuid(),
  name: z.string(),
  website: z.string().nullable(),
  industry: z.string().nullable(),
  teamSize: z.enum(TEAM_SIZES).nullable(),
  openJobs: z.int(),
  /** People who hire for it here. */
  members: z.int(),
  /** Mail domains that an admin confirmed as its own, beside its website's. */
  domains: z.array(z.string()),
  provenDomain: z.string().nullable(),
  /** The TXT record of its domain was not there the last two times: the badge ends with the next look. */
  isProofFailing: z.boolean(),
  isAgency: z.boolean(),
  suspendedAt: z.iso.datetime().nullable(),
  suspendReason: z.string().nullable(),
  /** The company that it is part of now. */
  mergedInto: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
});
export type AdminCompany = z.infer<typeof adminCompany>;

const endpoint = endpointsOf("Administration");
const adminOnly = { ...noToken, 403: "Not a platform admin" };
const refusals = { ...adminOnly, 404: "There is no such company" };
const params = z.object({ companyId: z.string().max(200) });

export const listAdminCompanies = endpoint("listAdminCompanies", {
  summary: "Companies, the newest first, or those whose name is nearest; an id, or a mail domain, finds its company",
  query: z.strictObject({ query: textParameter(200), state: choiceParameter(COMPANY_STATES), ...pagingOf(25) }),
  answer: z.object({ data: z.array(adminCompany), pagination }),
  refusals: { ...badQuery, ...adminOnly },
});

/** Empty, or a web address. */
const website = z
  .string()
  .transform(onOneLine)
  .pipe(
    z.union([
      z.literal(""),
      z.url({ protocol: /^https?$/, error: "Please enter an address such as https://example.com." }).max(300),
    ]),
  );

const facts = {
  website: website.optional(),
  industry: optionalLine(120),
  teamSize: z.enum(TEAM_SIZES, { error: "Please choose a team size." }).nullable().optional(),
  isAgency: z.boolean().optional(),
};

export const createCompany = endpoint("createCompany", {
  summary: "Add a company",
  body: z.strictObject({ name: requiredLine(200, "Please enter the company's name."), ...facts }),
  status: 201,
  answer: adminCompany,
  refusals: { ...badBody, ...adminOnly, 409: "There is a company of this name" },
});

export const updateCompany = endpoint("updateCompany", {
  summary:
    "Correct a company; what is left out stays. Its former name still finds it, so that imports do not add it again",
  params,
  body: z.strictObject({ name: requiredLine(200, "Please enter the company's name.").optional(), ...facts }),
  answer: adminCompany,
  refusals: { ...badBody, ...refusals, 409: "There is another company of this name · it is part of another one" },
});

export const verifyCompany = endpoint("verifyCompany", {
  summary:
    "Say that a mail domain is the company's: it shows as proven, and people with an address there can join. Null takes the proof back",
  params,
  body: z.strictObject({ domain: requiredLine(253, "Please enter a domain such as example.com.").nullable() }),
  answer: adminCompany,
  refusals: {
    ...badBody,
    ...refusals,
    409: "It is part of another one",
    422: "No domain of its own, or a public mail provider's",
  },
});

export const removeCompanyDomain = endpoint("removeCompanyDomain", {
  summary: "Say that a mail domain is not the company's: addresses there prove nothing more. A proof by it ends, too",
  params: params.extend({ domain: z.string().max(253) }),
  answer: adminCompany,
  refusals: {
    ...adminOnly,
    404: "There is no such company, or the domain is none of its own",
    409: "It is part of another one",
  },
});

export const inviteCompanyAdmin = endpoint("inviteCompanyAdmin", {
  summary: "Invite the company's admin by mail",
  params,
  body: z.strictObject({ email: accountEmail }),
  status: 201,
  answer: z.object({ expiresAt: z.iso.datetime() }),
  refusals: { ...badBody, ...refusals, 409: "It is part of another one, or suspended" },
});

export const suspendCompany = endpoint("suspendCompany", {
  summary: "Take a company and all its jobs off the site; its people cannot post",
  params,
  body: z.strictObject({ reason: requiredText(MAX_SUSPEND_REASON, "Please say why.") }),
  answer: adminCompany,
  refusals: { ...badBody, ...refusals, 409: "It is suspended already, or part of another one" },
});

export const liftCompany = endpoint("liftCompany", {
  summary: "End a suspension: the company and the jobs that it took off come back",
  params,
  body: z.strictObject({}),
  answer: adminCompany,
  refusals: { ...refusals, 409: "It is not suspended" },
});

export const mergeCompany = endpoint("mergeCompany", {
  summary:
    "Make a company part of another: jobs, people, followers, referees and requests move, and its addresses lead there",
  params,
  body: z.strictObject({ intoId: idField("Please choose the company to keep.") }),
  answer: adminCompany,
  refusals: {
    ...badBody,
    ...refusals,
    409: "The same company · one of the two is part of another, or suspended · a candidate has asked both for one job",
  },
});
