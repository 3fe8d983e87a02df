// Reads a JSON Resume (https://jsonresume.org/schema, version 1) into the fields of a profile.
import { z } from "zod";
import {
  composeLocation,
  GROUPS,
  JSON_RESUME_LISTS,
  type JsonResumeInput,
  jsonResumeInput,
} from "../../../contract/resumes/json-resume.ts";
import type { ParsedCompany, ParsedResume } from "../../../contract/resumes/wire.ts";
import { readingOf, type StatedFields, sortSkills } from "./direct-reading.ts";
import { decodeText, ImportRefusal } from "./import-problem.ts";

/** The deepest part of the format is four levels down. */
const DEEPEST = 32;

/** Throws ImportRefusal: BAD_ENCODING, NOT_JSON with the place, TOO_COMPLEX, NOT_JSON_RESUME with the field. */
export function readJsonResume(bytes: Uint8Array, asOf: string): { parsed: ParsedResume; leftOut: string[] } {
  const resume = checked(parseJson(decodeText(bytes)));
  return {
    parsed: readingOf(statedIn(resume), PLACES, asOf),
    leftOut: JSON_RESUME_LISTS.filter((list) => (resume[list]?.length ?? 0) > 0),
  };
}

const PLACES = {
  name: "basics.name",
  email: "basics.email",
  phone: "basics.phone",
  links: "basics.profiles",
  location: "basics.location",
  summary: "basics.summary",
  designation: "basics.label",
  companies: "work",
  institutions: "education",
  coreSkills: "skills",
  softSkills: "skills",
};

function parseJson(text: string): unknown {
  const plain = text.replace(/^\ufeff/, "");
  refuseDeep(plain);
  try {
    return JSON.parse(plain);
  } catch (error) {
    const at = Number(/position (\d+)/.exec(error instanceof Error ? error.message : "")?.[1] ?? Number.NaN);
    const line = Number.isNaN(at) ? null : plain.slice(0, at).split("\n").length;
    throw new ImportRefusal("NOT_JSON", line === null ? "" : `line ${line}`);
  }
}

/** Before it is parsed, since parsers recurse. */
function refuseDeep(text: string): void {
  let depth = 0;
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth -= 1;
    if (depth > DEEPEST) throw new ImportRefusal("TOO_COMPLEX");
  }
}

function checked(value: unknown): JsonResumeInput {
  if (typeof value !== "object" || value === null || Array.isArray(value) || !("basics" in value || "work" in value))
    throw new ImportRefusal("NOT_JSON_RESUME");
  const result = jsonResumeInput.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ImportRefusal("NOT_JSON_RESUME", z.core.toDotPath(issue?.path ?? []));
}

function statedIn({ basics, work, education, skills }: JsonResumeInput): StatedFields {
  const groups = skills ?? [];
  const namesIn = (group: (typeof groups)[number]) => {
    const keywords = (group.keywords ?? []).flatMap((keyword) => lineOf(keyword) ?? []);
    return keywords.length > 0 ? keywords : [lineOf(group.name) ?? []].flat();
  };
  const labelled = (label: string) => groups.filter(({ name }) => name?.trim() === label).flatMap(namesIn);
  const others = sortSkills(
    groups
      .filter(({ name }) => !(Object.values(GROUPS) as (string | undefined)[]).includes(name?.trim()))
      .flatMap(namesIn),
  );
  return {
    name: lineOf(basics?.name),
    email: lineOf(basics?.email),
    phone: lineOf(basics?.phone),
    links: [basics?.url, ...(basics?.profiles ?? []).map(({ url }) => url)].flatMap((url) => lineOf(url) ?? []),
    location: lineOf(basics?.location && composeLocation(basics.location)),
    designation: lineOf(basics?.label),
    headline: null,
    summary: basics?.summary?.trim() || null,
    companies: (work ?? []).map(companyOf).filter(({ name, title }) => name !== null || title !== null),
    institutions: (education ?? []).flatMap(({ institution, studyType, area, startDate, endDate }) => {
      const name = lineOf(institution);
      const degree = [lineOf(studyType), lineOf(area)].filter(Boolean).join(", ") || null;
      return name === null ? [] : [{ name, degree, ...spanOf(startDate, endDate) }];
    }),
    coreSkills: [...labelled(GROUPS.core), ...others.coreSkills],
    softSkills: [...labelled(GROUPS.soft), ...others.softSkills],
  };
}

/** Version 0 of the format calls the employer `company`. */
function companyOf(job: NonNullable<JsonResumeInput["work"]>[number]): ParsedCompany {
  const { name, company, position, startDate, endDate } = job;
  return { name: lineOf(name ?? company), title: lineOf(position), ...spanOf(startDate, endDate) };
}

/** A period with a beginning and without an end goes on. */
function spanOf(
  begun: string | null | undefined,
  ended: string | null | undefined,
): Pick<ParsedCompany, "from" | "to"> {
  const from = monthIn(begun);
  const isOpen = !ended?.trim() || /^(?:present|current|now)$/i.test(ended.trim());
  return { from, to: isOpen && from !== null ? "present" : monthIn(ended) };
}

/** "2019-03-01" -> "2019-03"; null for what is no date of the format. */
function monthIn(written: string | null | undefined): string | null {
  return /^\s*([12]\d{3}(?:-(?:0[1-9]|1[0-2]))?)(?!\d)/.exec(written ?? "")?.[1] ?? null;
}

const lineOf = (text: string | null | undefined): string | null => text?.replace(/\s+/g, " ").trim() || null;
