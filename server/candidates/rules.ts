// Decides how a reading and the person's own changes make a profile, and how complete it is.
import type { Onboarding } from "../../contract/candidates/onboarding-wire.ts";
import {
  MAX_CORE_SKILLS,
  MAX_SOFT_SKILLS,
  PROFILE_FIELDS,
  type ProfileCompletion,
  type ProfileField,
  type ProfileFields,
} from "../../contract/candidates/wire.ts";
import { skillKey } from "../../contract/matching/skill-key.ts";
import type { ParsedCompany, ParsedInstitution, ParsedResume, SkillProposal } from "../../contract/resumes/wire.ts";
import { canonicalSkill } from "../taxonomy/skills/index.ts";

/** The same lengths as contract/candidates/wire.ts allows. */
const LENGTHS = { line: 200, summary: 4_000, skill: 80, link: 500 } as const;
const MOST = { links: 20, experience: 60, education: 30 } as const;

/** The fields of an empty profile. */
export const EMPTY_FIELDS: ProfileFields = {
  designation: null,
  YOE: null,
  location: null,
  summary: null,
  links: [],
  coreSkills: [],
  softSkills: [],
  experience: [],
  education: [],
  preferences: { roles: [], cities: [], workModes: [], salaryLakhs: null, noticePeriodDays: null },
};

/** The fields of a profile that follows a reading alone, cut to the limits; empty without a reading. */
export function fieldsOfReading(parsed: ParsedResume | null): ProfileFields {
  if (!parsed) return EMPTY_FIELDS;
  const { designation, YOE, location, summary } = parsed;
  return {
    designation: lineOf(designation),
    YOE: YOE === null ? null : Math.min(70, Math.max(0, YOE)),
    location: lineOf(location),
    summary: cut(summary, LENGTHS.summary),
    links: linksOf(parsed.links),
    coreSkills: skillsOf(
      parsed.coreSkills.map(({ skillName }) => skillName),
      MAX_CORE_SKILLS,
    ),
    softSkills: skillsOf(
      parsed.softSkills.map(({ skillName }) => skillName),
      MAX_SOFT_SKILLS,
    ),
    experience: parsed.companies.map(experienceOf).filter(isSomething).slice(0, MOST.experience),
    education: parsed.institutions.map(educationOf).filter(isSomething).slice(0, MOST.education),
    preferences: EMPTY_FIELDS.preferences,
  };
}

/** Skills under their canonical names, or as written if unknown; each once, in the given order. */
export function skillsOf(names: readonly string[], most: number): string[] {
  const found = new Map<string, string>();
  for (const name of names) {
    const written = cut(canonicalSkill(name) ?? name, LENGTHS.skill);
    if (written === null) continue;
    const key = skillKey(written) || written.toLowerCase();
    if (!found.has(key)) found.set(key, written);
  }
  return [...found.values()].slice(0, most);
}

/** The profile after the CV in force says `fromCv`: fields set by the person stay. */
export function followReading(
  kept: ProfileFields,
  edited: readonly ProfileField[],
  fromCv: ProfileFields,
): ProfileFields {
  const own = PROFILE_FIELDS.filter((field) => edited.includes(field) || field === "preferences");
  return { ...fromCv, ...Object.fromEntries(own.map((field) => [field, kept[field]])) };
}

export type ProfileChange = {
  /** Fields that the person sets. */
  set: Partial<ProfileFields>;
  /** Fields that follow the CV again. */
  back: readonly ProfileField[];
};

/** The profile and its edited fields after a change. A field must not be in both `set` and `back`. */
export function changeProfile(
  { fields, edited }: { fields: ProfileFields; edited: readonly ProfileField[] },
  { set, back }: ProfileChange,
  fromCv: ProfileFields,
): { fields: ProfileFields; edited: ProfileField[] } {
  const next: ProfileFields = { ...fields, ...Object.fromEntries(back.map((field) => [field, fromCv[field]])), ...set };
  const isOwn = (field: ProfileField) => field in set || (edited.includes(field) && !back.includes(field));
  return {
    fields: {
      ...next,
      coreSkills: skillsOf(next.coreSkills, MAX_CORE_SKILLS),
      softSkills: skillsOf(next.softSkills, MAX_SOFT_SKILLS),
    },
    edited: PROFILE_FIELDS.filter(isOwn),
  };
}

export type Proposing = {
  /** Of the CV in force. */
  reading: ParsedResume | null;
  fields: Pick<ProfileFields, "softSkills">;
  /** Proposals of this CV that the person has answered. */
  answered: readonly string[];
};

/** The soft skills still to propose: those the person neither has nor has answered. */
export function openProposals({ reading, fields, answered }: Proposing): SkillProposal[] {
  const settled = new Set([...fields.softSkills, ...answered].map(skillKey));
  return (reading?.softSkillProposals ?? []).filter(({ skillName }) => !settled.has(skillKey(skillName)));
}

/** The soft skills after an answer: confirmed ones are appended, declined ones removed. */
export function answeredSkills(
  skills: readonly string[],
  { confirmed, declined }: { confirmed: readonly string[]; declined: readonly string[] },
): string[] {
  const gone = new Set(declined.map(skillKey));
  const has = new Set(skills.map(skillKey));
  return [
    ...skills.filter((name) => !gone.has(skillKey(name))),
    ...confirmed.filter((name) => !has.has(skillKey(name))),
  ];
}

export type CompletionFacts = {
  name: string;
  phoneNumber: string | null;
  hasPhoto: boolean;
  /** Whether there is a CV in force. */
  hasCv: boolean;
  fields: ProfileFields;
};

/** The points of each field by section; 100 in all. */
const POINTS = {
  basic: { name: 5, phone_number: 5, photo: 5, location: 5, designation: 5, YOE: 5, summary: 3, links: 2 },
  preferences: { roles: 7, cities: 6, workModes: 4, salaryLakhs: 4, noticePeriodDays: 4 },
  resume: { resume: 15, coreSkills: 10, softSkills: 5, experience: 5, education: 5 },
} as const;

/** Completion by section; without a CV in force the résumé section counts 0. */
export function completionOf(facts: CompletionFacts): ProfileCompletion {
  const { fields, hasCv } = facts;
  const { preferences } = fields;
  const isThere: Record<string, boolean> = {
    ...Object.fromEntries(
      Object.entries({ ...fields, ...preferences }).map(([name, value]) => [name, isFilled(value)]),
    ),
    name: isFilled(facts.name),
    phone_number: isFilled(facts.phoneNumber),
    photo: facts.hasPhoto,
    resume: hasCv,
    // A person with zero years has no experience to add.
    experience: isFilled(fields.experience) || fields.YOE === 0,
  };
  const candidate = Object.entries(POINTS).map(([section, points]) => {
    const parts = Object.entries(points);
    const sum = (some: typeof parts) => some.reduce((total, [, count]) => total + count, 0);
    const curPerc = section === "resume" && !hasCv ? 0 : sum(parts.filter(([name]) => isThere[name]));
    const missing = parts.map(([name]) => name).filter((name) => !isThere[name]);
    return { section, curPerc, maxPerc: sum(parts), missing };
  });
  return { candidate, employee: [] };
}

/** The percentage of the résumé section, independent of the other sections. At 0 a candidate cannot apply. */
export function resumePercentOf({ hasCv, fields }: Pick<CompletionFacts, "hasCv" | "fields">): number {
  const { candidate } = completionOf({ hasCv, fields, name: "", phoneNumber: null, hasPhoto: false });
  return candidate.find(({ section }) => section === "resume")?.curPerc ?? 0;
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) || typeof value === "string" ? value.length > 0 : value !== null;
}

/** Text without control characters, cut to `most`; null when empty. */
function cut(text: string | null, most: number): string | null {
  const clean = (text ?? "")
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
    .trim()
    .slice(0, most)
    // Drop half of a surrogate pair at the cut.
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
  return clean === "" ? null : clean;
}

const lineOf = (text: string | null) => cut(text, LENGTHS.line);

const experienceOf = ({ name, title, from, to }: ParsedCompany): ParsedCompany | null => {
  const entry = { name: lineOf(name), title: lineOf(title), from, to };
  return entry.name === null && entry.title === null ? null : entry;
};

const educationOf = ({ name, degree, from, to }: ParsedInstitution): ParsedInstitution | null => {
  const written = lineOf(name);
  return written === null ? null : { name: written, degree: lineOf(degree), from, to };
};

const isSomething = <Value>(value: Value | null): value is Value => value !== null;

/** Complete web addresses; CVs often leave out "https://". */
function linksOf(links: readonly string[]): string[] {
  const opened = links
    .map((link) => URL.parse(/^[a-z]+:/i.test(link) ? link : `https://${link}`))
    .filter((url) => url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes("."))
    .map((url) => (url as URL).href)
    .filter((href) => href.length <= LENGTHS.link);
  return [...new Set(opened)].slice(0, MOST.links);
}

/** What an account has that tells how far its owner has come. */
export type OnboardingFacts = {
  createdAt: Date;
  cameToReferAt: Date | null;
  /** Null for a person who never asked to be a referee. */
  refereeStatus: string | null;
  /** Whether there is a CV that was read or is being read. */
  hasCv: boolean;
  /** Whether the profile names their work or core skills, wherever it has them from. */
  hasProfile: boolean;
  /** The fields of the profile that the person has set; null without a profile. */
  edited: string[] | null;
  /** Applications and referral requests, counted up to `SENT_BY_THEMSELVES`. */
  sent: number;
  cvSkippedAt: Date | null;
  profileConfirmedAt: Date | null;
  jobsSeenAt: Date | null;
  dismissedAt: Date | null;
};

const ONBOARDING_DAYS = 30;
/** Setting one of these by hand says as much as confirming what was read. */
const CONFIRMING_FIELDS: readonly string[] = ["designation", "YOE", "coreSkills", "preferences"];

/** People who have sent so many applications and referral requests know the way: the first may have been what they came for. */
export const SENT_BY_THEMSELVES = 2;

/** For people without first steps. */
export const NO_ONBOARDING: Onboarding = { steps: [], next: null, isOffered: false };

/**
 * People who came to refer verify their work address, and take a candidate's steps only once they have a CV or a profile.
 */
export function onboardingOf(facts: OnboardingFacts, now: Date): Onboarding {
  const knowsTheWay = facts.sent >= SENT_BY_THEMSELVES;
  const hasConfirmed =
    knowsTheWay || facts.profileConfirmedAt !== null || isOverlap(facts.edited ?? [], CONFIRMING_FIELDS);
  const isCandidate = facts.hasCv || facts.hasProfile || facts.sent > 0 || facts.cvSkippedAt !== null || hasConfirmed;
  const isReferee = facts.refereeStatus !== null || facts.cameToReferAt !== null;
  const steps: Onboarding["steps"] = [
    ...(isReferee ? [{ step: "work-email" as const, isDone: ![null, "PENDING"].includes(facts.refereeStatus) }] : []),
    ...(isReferee && !isCandidate
      ? []
      : [
          { step: "cv" as const, isDone: isCandidate },
          { step: "profile" as const, isDone: hasConfirmed },
          { step: "jobs" as const, isDone: knowsTheWay || facts.jobsSeenAt !== null },
        ]),
  ];
  const next = steps.find(({ isDone }) => !isDone)?.step ?? null;
  const isNew = now.getTime() - facts.createdAt.getTime() < ONBOARDING_DAYS * 86_400_000;
  return { steps, next, isOffered: isNew && next !== null && facts.dismissedAt === null };
}

const isOverlap = (some: readonly string[], others: readonly string[]) => some.some((one) => others.includes(one));
