// A company's own page on the wire, as its admins read and write it. All texts are plain text.
import { z } from "zod";
import { companyPictures } from "../companies/pictures-wire.ts";
import { endpointsOf, noToken } from "../endpoint.ts";
import { onOneLine, optionalLine, optionalText } from "../form-fields.ts";
import { TEAM_SIZES } from "../jobs/filters.ts";
import { namedObject } from "../named-object.ts";
import { MAX_ABOUT, MAX_COMPANY_LINE, MAX_COMPANY_LINES, MAX_COMPANY_LINKS, MAX_COMPANY_VERSIONS } from "./rules.ts";

/** What its admins write. */
const pageTexts = z.object({
  about: z.string().nullable(),
  /** What it is like to work there. */
  culture: z.string().nullable(),
  benefits: z.array(z.string()),
  offices: z.array(z.string()),
  /** Web addresses beside the three below. */
  links: z.array(z.string()),
  industry: z.string().nullable(),
  teamSize: z.enum(TEAM_SIZES).nullable(),
  headquarters: z.string().nullable(),
  foundedYear: z.int().nullable(),
  website: z.string().nullable(),
  careerPage: z.string().nullable(),
  linkedIn: z.string().nullable(),
});
export type PageTexts = z.infer<typeof pageTexts>;

export const ownCompany = namedObject("OwnCompany", {
  id: z.uuid(),
  name: z.string(),
  ...pageTexts.shape,
  /** The texts as they will be once the draft is published; null without a draft. */
  draft: z.object({ texts: pageTexts, savedAt: z.iso.datetime(), savedBy: z.string().nullable() }).nullable(),
  /** The domain at which a person of the company has proven to speak for it; null for none. */
  provenDomain: z.string().nullable(),
  logoUrl: z.string().nullable(),
  ...companyPictures.shape,
});
export type OwnCompany = z.infer<typeof ownCompany>;

const endpoint = endpointsOf("Recruiting");
const refusals = { ...noToken, 403: "Not an admin of a company, or the company is suspended" };

export const getOwnCompany = endpoint("getOwnCompany", {
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
  .overwrite(onOneLine)
  .max(300, "Please keep this under 300 characters.")
  .transform((text) => (text === "" || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .refine(
    (text) =>
      text === "" || (/^https?:$/.test(URL.parse(text)?.protocol ?? "") && /\./.test(URL.parse(text)?.hostname ?? "")),
    "Please enter a web address such as https://example.com.",
  )
  .optional();

/** What is left out stays, and an empty text removes. */
const pageChanges = z.strictObject({
  about: optionalText(MAX_ABOUT),
  culture: optionalText(MAX_ABOUT),
  benefits: lines,
  offices: lines,
  links: z
    .array(webAddress.unwrap())
    .max(MAX_COMPANY_LINKS, `At most ${MAX_COMPANY_LINKS} links.`)
    .transform((links) => [...new Set(links.filter((link) => link !== ""))])
    .optional(),
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
});
export type PageChanges = z.infer<typeof pageChanges>;

const refusalsOfChange = {
  400: "A field is malformed",
  ...refusals,
  422: "A website at a domain that is not the company's, or a LinkedIn page elsewhere (`field` says which)",
};

export const updateOwnCompany = endpoint("updateOwnCompany", {
  summary: "Change the company's page at once; a draft stays",
  body: pageChanges,
  answer: ownCompany,
  refusals: refusalsOfChange,
});

export const saveCompanyDraft = endpoint("saveCompanyDraft", {
  summary: "Add changes to the draft of the company's page, which only its admins see",
  body: pageChanges,
  answer: ownCompany,
  refusals: refusalsOfChange,
});

export const publishCompanyDraft = endpoint("publishCompanyDraft", {
  summary: "Publish the draft: only what it changes replaces what is published now",
  /** Of the draft that the caller has seen: a colleague's later words are not published unread. */
  body: z.strictObject({ savedAt: z.iso.datetime() }),
  answer: ownCompany,
  refusals: { ...refusalsOfChange, 409: "There is no draft · it was saved again since" },
});

export const discardCompanyDraft = endpoint("discardCompanyDraft", {
  summary: "Give up the draft",
  answer: ownCompany,
  refusals,
});

const companyVersion = namedObject("CompanyVersion", {
  id: z.uuid(),
  texts: pageTexts,
  publishedAt: z.iso.datetime(),
  /** Null for what was there before the company's admins wrote, and when the person's account is gone. */
  publishedBy: z.string().nullable(),
});
export type CompanyVersion = z.infer<typeof companyVersion>;

export const listCompanyVersions = endpoint("listCompanyVersions", {
  summary: `What was published on the company's page, newest first: the last ${MAX_COMPANY_VERSIONS} versions`,
  answer: z.object({ data: z.array(companyVersion) }),
  refusals,
});

export const restoreCompanyVersion = endpoint("restoreCompanyVersion", {
  summary: "Make a version the draft, to look at it and to publish it",
  params: z.object({ versionId: z.string().max(200) }),
  body: z.strictObject({}),
  answer: ownCompany,
  refusals: { ...refusals, 404: "There is no such version" },
});
