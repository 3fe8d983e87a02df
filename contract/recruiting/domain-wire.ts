// How a company's admins prove its domain by a TXT record, on the wire.
import { z } from "zod";
import { endpoint, noToken } from "../endpoint.ts";

/** The TXT record to add; it stays there as long as the domain is to count as proven. */
export const domainRecord = z.object({ name: z.string(), value: z.string() }).meta({ id: "DomainRecord" });

const companyDomain = z
  .object({
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
  })
  .meta({ id: "CompanyDomain" });
export type CompanyDomain = z.infer<typeof companyDomain>;

const tag = "Recruiting";
const domain = z.string({ error: "Please enter a domain such as example.com." }).trim().min(1).max(300);
const refusals = { ...noToken, 403: "Not an admin of a company, or the company is suspended" };
const wrongDomain = { 422: "No domain of a company's own: a public mail provider's, or a suffix (`field`: domain)" };

export const getCompanyDomain = endpoint("getCompanyDomain", {
  tag,
  summary: "Whether the company's domain is proven, and the TXT record that proves a domain",
  query: z.strictObject({ domain: domain.optional() }),
  answer: companyDomain,
  refusals: { 400: "A parameter is malformed", ...refusals, ...wrongDomain },
});

export const proveCompanyDomain = endpoint("proveCompanyDomain", {
  tag,
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
