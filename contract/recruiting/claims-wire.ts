// How a company joins by itself, on the wire: a person proves a work address at its domain by a mailed code.
import { z } from "zod";
import { badBody, endpointsOf, keyReused, noToken } from "../endpoint.ts";
import { accountEmail, optionalLine, optionalText, requiredLine } from "../form-fields.ts";
import { TEAM_SIZES } from "../jobs/filters.ts";
import { mailedCode, typedCode } from "../mailed-code.ts";
import { namedObject } from "../named-object.ts";
import { domainRecord } from "./domain-wire.ts";

const CLAIM_STATES = [
  /** A code was mailed to the work address. */
  "CODE_SENT",
  /** The caller is the company's admin now. */
  "PROVEN",
  /** The address is proven, but its domain is not known to be the company's: the site's people decide. */
  "ENQUIRY",
] as const;

const companyClaim = namedObject("CompanyClaim", {
  /** Null for a company that is not on the site. */
  companyId: z.uuid().nullable(),
  companyName: z.string(),
  state: z.enum(CLAIM_STATES),
  workDomain: z.string(),
  /** Whether the code makes the caller the company's admin; otherwise it makes an enquiry. */
  isDomainKnown: z.boolean(),
  /** The mailed code, while CODE_SENT. */
  code: mailedCode.nullable(),
  /** The TXT record that proves the domain in place of the code, while CODE_SENT. */
  record: domainRecord.nullable(),
  /** The enquiry's reference. */
  reference: z.string().nullable(),
});
export type CompanyClaim = z.infer<typeof companyClaim>;

const endpoint = endpointsOf("Recruiting");
const facts = {
  workEmail: accountEmail,
  /** What the caller does there. */
  title: optionalLine(120),
  teamSize: z.enum(TEAM_SIZES, { error: "Please choose your team size." }).optional(),
  /** For the site's people, if it becomes an enquiry. */
  message: optionalText(2000),
};
const refusals = {
  ...badBody,
  ...noToken,
  409: "The caller belongs to a company or is a platform admin · the company has an admin, who can invite",
  422: `An address of a public mail provider · ${keyReused[422]}`,
  429: "Too early for another code, or too many codes were mailed",
};

export const claimCompany = endpoint("claimCompany", {
  summary: "Ask to be the admin of a company that has none: a code is mailed to the work address",
  isKeyed: true,
  params: z.object({ companyId: z.string().max(200) }),
  body: z.strictObject(facts),
  status: 201,
  answer: companyClaim,
  refusals: { ...refusals, 404: "There is no such company" },
});

export const joinAsCompany = endpoint("joinAsCompany", {
  summary: "The same for a company by its name; one that is not on the site is added once its domain is proven",
  isKeyed: true,
  body: z.strictObject({ companyName: requiredLine(200, "Please enter your company's name."), ...facts }),
  status: 201,
  answer: companyClaim,
  refusals,
});

export const getOwnClaim = endpoint("getOwnClaim", {
  summary: "The caller's last claim; null if there was none",
  answer: z.object({ claim: companyClaim.nullable() }),
  refusals: noToken,
});

const noClaim = { 404: "The caller has claimed no company" };

export const resendClaimCode = endpoint("resendClaimCode", {
  summary: "Mail another code to the same address",
  body: z.strictObject({}),
  answer: companyClaim,
  refusals: { ...noToken, ...noClaim, 409: "There is nothing to prove now", 429: refusals[429] },
});

export const confirmClaim = endpoint("confirmClaim", {
  summary:
    "Prove the work address by the mailed code: PROVEN makes the caller the company's admin, ENQUIRY asks the site",
  body: z.strictObject({
    code: typedCode,
  }),
  answer: companyClaim,
  refusals: {
    400: "Not six digits",
    ...noToken,
    ...noClaim,
    409: "CODE_MISMATCH · CODE_EXPIRED · CONFLICT (nothing to prove now, or another person became the company's admin first)",
  },
});

export const confirmClaimByRecord = endpoint("confirmClaimByRecord", {
  summary:
    "Look the TXT record up now: it proves the work domain in place of the code, and is looked up again each month",
  body: z.strictObject({}),
  answer: companyClaim,
  refusals: {
    ...noToken,
    ...noClaim,
    409: "The record is not there yet · nothing to prove now · another person or company was first",
    503: "DNS cannot be asked now (`Retry-After`)",
  },
});
