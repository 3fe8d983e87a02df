// JSON Resume (https://jsonresume.org/schema, version 1): what is read of it, and how a profile is written as one.
import { z } from "zod";
import type { ProfileFields } from "../candidates/wire.ts";
import { namedObject } from "../named-object.ts";

const text = z.string().nullish();
const texts = z.array(z.string()).nullish();
const list = z.array(z.unknown()).nullish();

/** What an import reads; everything else of the format may be there too. */
export const jsonResumeInput = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z.object({ address: text, city: text, region: text, countryCode: text }).nullish(),
      profiles: z.array(z.object({ network: text, url: text })).nullish(),
    })
    .nullish(),
  work: z.array(z.object({ name: text, company: text, position: text, startDate: text, endDate: text })).nullish(),
  education: z
    .array(z.object({ institution: text, studyType: text, area: text, startDate: text, endDate: text }))
    .nullish(),
  skills: z.array(z.object({ name: text, keywords: texts })).nullish(),
  volunteer: list,
  awards: list,
  certificates: list,
  publications: list,
  languages: list,
  interests: list,
  references: list,
  projects: list,
});
export type JsonResumeInput = z.infer<typeof jsonResumeInput>;

/** Lists of the format that a profile here has no field for. */
export const JSON_RESUME_LISTS = [
  "volunteer",
  "awards",
  "certificates",
  "publications",
  "languages",
  "interests",
  "references",
  "projects",
] as const satisfies (keyof JsonResumeInput)[];

/** The two groups of skills under which a profile is written. */
export const GROUPS = { core: "Core skills", soft: "Soft skills" } as const;

const period = { startDate: z.string().optional(), endDate: z.string().optional() };

/** A profile as a JSON Resume; a field without a value is absent. */
export const jsonResume = namedObject("JsonResume", {
  $schema: z.string(),
  basics: z.object({
    name: z.string(),
    label: z.string().optional(),
    email: z.string(),
    phone: z.string().optional(),
    summary: z.string().optional(),
    location: z
      .object({
        address: z.string().optional(),
        city: z.string().optional(),
        region: z.string().optional(),
        countryCode: z.string().optional(),
      })
      .optional(),
    profiles: z.array(z.object({ network: z.string(), url: z.string() })),
  }),
  work: z.array(z.object({ name: z.string().optional(), position: z.string().optional(), ...period })),
  education: z.array(z.object({ institution: z.string(), studyType: z.string().optional(), ...period })),
  skills: z.array(z.object({ name: z.string(), keywords: z.array(z.string()) })),
  meta: z.object({ version: z.string() }),
});
export type JsonResume = z.infer<typeof jsonResume>;

const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

type Person = { name: string; email: string; phoneNumber: string | null };

/** What a JSON Resume has no field for is left out: years of experience, and what the person is looking for. */
export function toJsonResume(fields: ProfileFields, { name, email, phoneNumber }: Person): JsonResume {
  const given = <Key extends string>(key: Key, value: string | null) =>
    (value === null ? {} : { [key]: value }) as { [Name in Key]?: string };
  const periodOf = ({ from, to }: { from: string | null; to: string | null }) => ({
    ...given("startDate", from),
    // The format says "it goes on" by leaving the end out.
    ...given("endDate", to === "present" ? null : to),
  });
  return {
    $schema: SCHEMA,
    basics: {
      name,
      ...given("label", fields.designation),
      email,
      ...given("phone", phoneNumber),
      ...given("summary", fields.summary),
      ...(fields.location !== null && { location: splitLocation(fields.location) }),
      profiles: fields.links.map((url) => ({ network: networkOf(url), url })),
    },
    work: fields.experience.map((entry) => ({
      ...given("name", entry.name),
      ...given("position", entry.title),
      ...periodOf(entry),
    })),
    education: fields.education.map((entry) => ({
      institution: entry.name,
      ...given("studyType", entry.degree),
      ...periodOf(entry),
    })),
    skills: [
      { name: GROUPS.core, keywords: fields.coreSkills },
      { name: GROUPS.soft, keywords: fields.softSkills },
    ].filter(({ keywords }) => keywords.length > 0),
    meta: { version: "v1.0.0" },
  };
}

const NETWORKS: Readonly<Record<string, string>> = {
  "linkedin.com": "LinkedIn",
  "github.com": "GitHub",
  "gitlab.com": "GitLab",
  "x.com": "X",
  "twitter.com": "Twitter",
  "stackoverflow.com": "Stack Overflow",
};

function networkOf(url: string): string {
  const host = (URL.parse(url)?.hostname ?? "").replace(/^(?:www|in)\./, "");
  return NETWORKS[host] ?? host;
}

type Location = NonNullable<NonNullable<JsonResumeInput["basics"]>["location"]>;

/** "Pune", "Maharashtra" and "IN" -> "Pune, Maharashtra, India"; the address where there is no city, region or country. */
export function composeLocation({ address, city, region, countryCode }: Location): string {
  const parts = [city, region, countryCode && countryName(countryCode)].map((part) => part?.trim()).filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : (address ?? "");
}

const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

function countryName(code: string): string {
  const written = code.trim();
  return /^[a-z]{2}$/i.test(written) ? (countries.of(written.toUpperCase()) ?? written) : written;
}

/** A place in the format's parts where it can be put together again from them, else as an address. */
function splitLocation(place: string): Location & { [Part in keyof Location]: string | undefined } {
  const parts = place.split(", ");
  const [city, region] = parts.length > 2 ? parts : [parts[0], undefined];
  const code = parts.length > 1 && parts.length < 4 ? codeOf(parts.at(-1) ?? "") : undefined;
  const split = { city, ...(region && { region }), ...(code && { countryCode: code }) };
  return composeLocation(split) === place ? (split as never) : ({ address: place } as never);
}

/** "India" -> "IN". */
function codeOf(country: string): string | undefined {
  for (let first = 65; first <= 90; first++)
    for (let second = 65; second <= 90; second++) {
      const code = String.fromCharCode(first, second);
      if (countries.of(code) === country) return code;
    }
  return undefined;
}
