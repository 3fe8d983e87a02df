// How a company's admins prove its domain by a TXT record, on the wire.
import { z } from "zod";
import { endpointsOf, noToken } from "../endpoint.ts";
import { namedObject } from "../named-object.ts";

/** The TXT record to add; it stays there as long as the domain is to count as proven. */
export const domainRecord = namedObject("DomainRecord", { name: z.string(), value: z.string() });

const companyDomain = namedObject("CompanyDomain", {
  /** By a record, a mailed code or an admin of the site; null for none. */
  provenDomain: z.string().nullable(),
  /** The proof by a record, which is looked up each month; null for none. */
  proof: z
    .object({
      domain: z.string(),
      provenAt: z.iso.datetime(),
      checkedAt: z.iso.datetime(),
      /** Twice in a row the record was not there: the next time the proof ends. */
      isFailing: z.boolean(),
    })
    .nullable(),
  /** The record for the domain that was asked about; null without one. */
  asked: z.object({ domain: z.string(), record: domainRecord }).nullable(),
});
export type CompanyDomain = z.infer<typeof companyDomain>;

const endpoint = endpointsOf("Recruiting");
const domain = z.string({ error: "Please enter a domain such as example.com." }).trim().min(1).max(300);
const refusals = { ...noToken, 403: "Not an admin of a company, or the company is suspended" };
const wrongDomain = { 422: "No domain of a company's own: a public mail provider's, or a suffix (`field`: domain)" };

export const getCompanyDomain = endpoint("getCompanyDomain", {
  summary: "Whether the company's domain is proven, and the TXT record that proves a domain",
  query: z.strictObject({ domain: domain.optional() }),
  answer: companyDomain,
  refusals: { 400: "A parameter is malformed", ...refusals, ...wrongDomain },
});

export const proveCompanyDomain = endpoint("proveCompanyDomain", {
  summary: "Look the record up now: the domain is proven when it is there",
  body: z.strictObject({ domain }),
  answer: companyDomain,
  refusals: {
    400: "A field is malformed",
    ...refusals,
    409: "The record is not there yet · another company has proven this domain",
    ...wrongDomain,
    503: "DNS cannot be asked now (`Retry-After`)",
  },
});
