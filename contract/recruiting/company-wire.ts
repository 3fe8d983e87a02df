// A company's own page on the wire, as its admins read and write it. All texts are plain text.
import { z } from "zod";
import { companyPictures } from "../companies/pictures-wire.ts";
import { endpoint, noToken } from "../endpoint.ts";
import { onOneLine, optionalLine, optionalText } from "../form-fields.ts";
import { TEAM_SIZES } from "../jobs/filters.ts";
import { MAX_ABOUT, MAX_COMPANY_LINE, MAX_COMPANY_LINES } from "./rules.ts";

export const ownCompany = z
  .object({
    id: z.uuid(),
    name: z.string(),
    about: z.string().nullable(),
    benefits: z.array(z.string()),
    offices: z.array(z.string()),
    industry: z.string().nullable(),
    teamSize: z.enum(TEAM_SIZES).nullable(),
    headquarters: z.string().nullable(),
    foundedYear: z.int().nullable(),
    website: z.string().nullable(),
    careerPage: z.string().nullable(),
    linkedIn: z.string().nullable(),
    /** The domain at which a person of the company has proven to speak for it; null for none. */
    provenDomain: z.string().nullable(),
    logoUrl: z.string().nullable(),
    ...companyPictures.shape,
  })
  .meta({ id: "OwnCompany" });
export type OwnCompany = z.infer<typeof ownCompany>;

const tag = "Recruiting";
const refusals = { ...noToken, 403: "Not an admin of a company, or the company is suspended" };

export const getOwnCompany = endpoint("getOwnCompany", {
  tag,
  summary: "The caller's company as its admins edit it",
  answer: ownCompany,
  refusals,
});

const lines = z
  .array(
    z
      .string()
      .transform(onOneLine)
      .pipe(z.string().max(MAX_COMPANY_LINE, `Please keep each line under ${MAX_COMPANY_LINE} characters.`)),
  )
  .max(MAX_COMPANY_LINES, `At most ${MAX_COMPANY_LINES} lines.`)
  .transform((texts) => [...new Set(texts.filter((text) => text !== ""))])
  .optional();

/** Empty, or a web address; a bare host gets https. */
const webAddress = z
  .string()
  .trim()
  .max(300, "Please keep this under 300 characters.")
  .transform((text) => (text === "" || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .refine(
    (text) =>
      text === "" || (/^https?:$/.test(URL.parse(text)?.protocol ?? "") && /\./.test(URL.parse(text)?.hostname ?? "")),
    "Please enter a web address such as https://example.com.",
  )
  .optional();

export const updateOwnCompany = endpoint("updateOwnCompany", {
  tag,
  summary: "Change the company's page; what is left out stays, and an empty text removes",
  body: z.strictObject({
    about: optionalText(MAX_ABOUT),
    benefits: lines,
    offices: lines,
    industry: optionalLine(120),
    teamSize: z.enum(TEAM_SIZES, { error: "Please choose your team size." }).nullable().optional(),
    headquarters: optionalLine(200),
    foundedYear: z
      .int("Please enter a year.")
      .min(1600, "Please enter a year.")
      .max(2100, "Please enter a year.")
      .nullable()
      .optional(),
    website: webAddress,
    careerPage: webAddress,
    linkedIn: webAddress,
  }),
  answer: ownCompany,
  refusals: {
    400: "A field is malformed",
    ...refusals,
    422: "A website at a domain that is not the company's, or a LinkedIn page elsewhere (`field` says which)",
  },
});
