// The settings of the site that admins change by page: kept in versions, each with who made it, and restorable.
import { z } from "zod";
import { badBody, badQuery, endpointsOf, noToken } from "../endpoint.ts";
import { onOneLine, plainText } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import { pagination, pagingOf } from "../query-parameters.ts";
import { LEAST_CONTRAST, leastContrast, MAX_LEGAL_TEXT, MAX_SITE_NAME, MAX_SOCIAL_LINKS } from "./rules.ts";

const line = (max: number) =>
  z
    .string()
    .transform(onOneLine)
    .pipe(z.string().max(max, `Please keep this under ${max} characters.`));
const lines = (max: number) => plainText().max(max, `Please keep this under ${max} characters.`);

/** What may stand in pages, mails and headers without being escaped. */
const plainName = /^[\p{L}\p{M}\p{N} .,'’+!\-–()]*$/u;
const NAME_WORDS = "Letters, digits, blanks and . , ' + ! ( ) - are possible here.";

const color = (scheme: "light" | "dark") =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(#[0-9a-f]{6})?$/, "Please enter a colour such as #005d80, or leave this empty.")
    .refine((value) => !/^#[0-9a-f]{6}$/.test(value) || leastContrast(value, scheme) >= LEAST_CONTRAST, {
      error: ({ input }) =>
        `In the ${scheme} scheme this colour has a contrast of ${leastContrast(String(input), scheme).toFixed(1)}:1 with the text or the ground beside it. It needs 4.5:1: please choose a ${scheme === "light" ? "darker" : "lighter"} one.`,
    });

const socialLink = z.strictObject({
  name: line(40).pipe(z.string().min(1, "Please name the link.")),
  href: z
    .string()
    .overwrite(onOneLine)
    .max(300, "Please keep this under 300 characters.")
    .pipe(z.url({ protocol: /^https$/, error: "Please enter an address that begins with https://." })),
});

/** "" means: as the product has it. */
const siteValues = z.strictObject({
  name: line(MAX_SITE_NAME).pipe(z.string().regex(plainName, NAME_WORDS)),
  mailName: line(MAX_SITE_NAME).pipe(z.string().regex(plainName, NAME_WORDS)),
  /** A picture is set by `setSiteLogo`; "" takes it away. */
  logo: z.string().regex(/^$/, "Please upload the logo."),
  operatorName: line(120),
  operatorAddress: lines(400),
  privacyContact: z.union([
    z.literal(""),
    z.email("Please enter an e-mail address like privacy@example.com.").max(254, "This e-mail address is too long."),
  ]),
  /** Plain text: lines that begin with "# " are headings, with "- " or "1. " lists; blank lines part paragraphs. */
  privacyText: lines(MAX_LEGAL_TEXT),
  termsText: lines(MAX_LEGAL_TEXT),
  socialLinks: z.array(socialLink).max(MAX_SOCIAL_LINKS, `At most ${MAX_SOCIAL_LINKS} links.`),
  colorLight: color("light"),
  colorDark: color("dark"),
  referrals: z.boolean(),
  guidance: z.boolean(),
  payments: z.boolean(),
  sharing: z.boolean(),
  listings: z.boolean(),
});
export type SiteValues = z.output<typeof siteValues>;
export type SiteField = keyof SiteValues;

const link = z.object({ name: z.string(), href: z.string() });

const shownValues = z.object({
  name: z.string(),
  mailName: z.string(),
  /** The name of its file below `/images/pictures/`. */
  logo: z.string(),
  operatorName: z.string(),
  operatorAddress: z.string(),
  privacyContact: z.string(),
  privacyText: z.string(),
  termsText: z.string(),
  socialLinks: z.array(link),
  colorLight: z.string(),
  colorDark: z.string(),
  referrals: z.boolean(),
  guidance: z.boolean(),
  payments: z.boolean(),
  sharing: z.boolean(),
  listings: z.boolean(),
});

const fieldName = z.enum(Object.keys(siteValues.shape) as [SiteField, ...SiteField[]]);

const made = {
  /** 0 before the first change; rises by one with each change. */
  version: z.int(),
  madeAt: z.iso.datetime().nullable(),
  /** The admin's name; "" for version 0, or when the admin is gone. */
  madeBy: z.string(),
};

const siteSettings = namedObject("SiteSettings", {
  ...made,
  values: shownValues,
  /** Those that the environment sets, which cannot be changed here. */
  fixed: z.array(fieldName),
});
export type SiteSettings = z.infer<typeof siteSettings>;

const shownValue = z.union([z.string(), z.boolean(), z.array(link)]);

const siteVersion = namedObject("SiteVersion", {
  ...made,
  /** The version that it brought back. */
  restored: z.int().nullable(),
  /** What it changed; long texts are cut. */
  changes: z.array(z.object({ name: fieldName, before: shownValue, after: shownValue })),
});
export type SiteVersion = z.infer<typeof siteVersion>;

const endpoint = endpointsOf("Administration");
const refusals = { ...noToken, 403: "Not a platform admin" };
/** The version that the change was decided on. */
const version = z.int("Please name the version that you changed.").min(0);
const stale = "An admin changed the settings meanwhile: `current` has them as they are";

export const getSiteSettings = endpoint("getSiteSettings", {
  summary: "The settings of the site as they are",
  answer: siteSettings,
  refusals,
});

export const updateSiteSettings = endpoint("updateSiteSettings", {
  summary: "Change settings of the site: what is left out stays. Every server has them within five seconds",
  body: z.strictObject({ version, ...siteValues.partial().shape }),
  answer: siteSettings,
  refusals: { ...badBody, ...refusals, 409: `${stale}; or the environment sets one of them` },
});

export const setSiteLogo = endpoint("setSiteLogo", {
  summary: "Show an uploaded picture (PUBLIC_PICTURE) beside the site's name: drawn anew, only its pixels stay",
  body: z.strictObject({
    version,
    file: z.string({ error: "Please choose a picture." }).min(1, "Please choose a picture.").max(200),
  }),
  answer: siteSettings,
  refusals: {
    400: "A field is malformed · the file is broken, too small, or takes too much to open (INVALID_FILE)",
    ...refusals,
    404: "There is no such upload",
    409: `${stale}; or it took too long`,
    415: "The file is no JPEG, PNG or WebP picture (INVALID_FILE)",
  },
});

export const listSiteVersions = endpoint("listSiteVersions", {
  summary: "Every change of the settings, the newest first: who, when, what before and after",
  query: z.strictObject(pagingOf(20)),
  answer: z.object({ data: z.array(siteVersion), pagination }),
  refusals: { ...badQuery, ...refusals },
});

export const restoreSiteVersion = endpoint("restoreSiteVersion", {
  summary: "Bring back the settings of a version, as a new one",
  params: z.object({ version: z.string().max(20) }),
  body: z.strictObject({ version }),
  answer: siteSettings,
  refusals: {
    ...badBody,
    ...refusals,
    404: "There is no such version",
    409: `${stale}; or they are like that already`,
  },
});
