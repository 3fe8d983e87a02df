// Compiles the sentence templates of job descriptions once, so that writing a job text is only joining strings.

import type { WorkKind } from "./companies.ts";
import texts from "./data/job-texts.json" with { type: "json" };
import { ALL_ROLES, type RoleFamily } from "./roles.ts";

/** The facts a template may name in braces. */
export const SLOTS = [
  "company",
  "about",
  "city",
  "cities",
  "ourProduct",
  "users",
  "area",
  "focus",
  "s1",
  "s2",
  "lang",
  "few",
  "team",
  "title",
  "aTitle",
  "purpose",
  "field",
  "pay",
  "hours",
  "days",
  "clientDoes",
  "degree",
  "min",
  "max",
  "minYears",
  "maxYears",
] as const;

export type Slot = (typeof SLOTS)[number];

/** HTML-safe values by slot number. */
export type SlotValues = string[];

/** Literal text and slot numbers in turn: literal, slot, literal, … , literal. */
export type Phrase = readonly (string | number)[];

/** Escapes text for HTML element content and turns straight apostrophes into typographic ones. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/'/g, "’");
}

/** Parses "Work with the {area} team"; throws on a slot that does not exist, so a typo never reaches a job. */
export function compilePhrase(template: string): Phrase {
  const parts: (string | number)[] = [];
  for (const [i, piece] of template
    .replaceAll("our {product}", "{ourProduct}")
    .split(/\{(\w+)\}/)
    .entries()) {
    if (i % 2 === 0) {
      parts.push(escapeHtml(piece));
      continue;
    }
    const slot = SLOTS.indexOf(piece as Slot);
    if (slot < 0) throw new Error(`unknown slot {${piece}} in "${template}"`);
    parts.push(slot);
  }
  return parts;
}

/** The phrase with its slots filled. */
export function fillPhrase(phrase: Phrase, values: SlotValues): string {
  let out = phrase[0] as string;
  for (let i = 1; i < phrase.length; i += 2) out += (values[phrase[i] as number] as string) + (phrase[i + 1] as string);
  return out;
}

/** The first letter in upper case. */
export function capitalise(text: string): string {
  return text.length === 0 ? text : text[0]!.toUpperCase() + text.slice(1);
}

/** "a", "a and b", "a, b and c". */
export function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
}

/** Letters whose names begin with a vowel sound: an "HR" manager, a "QA" engineer. */
const VOWEL_LETTERS = /^[AEFHILMNORSX]/;
/** Acronyms that are spoken as words. */
const SPOKEN = new Set(["NEET", "SaaS", "SOC", "NOC", "MERN", "MEAN", "REST", "SAS"]);

/** "a" or "an" before a title such as "SEO Executive" (an), "UX Designer" (a) or "Accounts Executive" (an). */
export function articleFor(title: string): "a" | "an" {
  const first = title.split(/[\s/(-]/)[0] ?? "";
  const spelled = /^[A-Z][A-Z0-9&]*$/.test(first) && !SPOKEN.has(first);
  if (spelled) return VOWEL_LETTERS.test(first) ? "an" : "a";
  return /^(?:[aio]|e(?!u)|u(?!ni|se|ti))/i.test(first) ? "an" : "a";
}

export type Lines = readonly Phrase[];

const compileAll = (lines: readonly string[]): Lines => lines.map(compilePhrase);

export interface CompiledRole {
  family: RoleFamily;
  purposes: Lines;
  duties: Lines;
  needs: Lines;
  pluses: Lines;
  /** The same for beginners: nothing that needs experience or leads others. */
  entry: { duties: Lines; needs: Lines; pluses: Lines };
}

const TAKES_EXPERIENCE =
  /experience|record of|at least|years|published|shipped|delivered|portfolio|products you|campaigns you|certif|authority|independence|backbone/i;
const TAKES_SENIORITY =
  /^(Mentor|Lead|Coach|Train|Hire|Advise|Retire|Guide|Negotiate|Help newer|Support new|Teach juniors|Review the work)/;

function entryLines(family: RoleFamily): CompiledRole["entry"] {
  const needs = family.needs.filter((line) => !TAKES_EXPERIENCE.test(line));
  const pluses = family.pluses.filter((line) => !TAKES_EXPERIENCE.test(line));
  return {
    duties: compileAll(family.duties.filter((line) => !TAKES_SENIORITY.test(line))),
    needs: compileAll([...needs, ...texts.entryNeeds.slice(0, Math.max(2, 5 - needs.length))]),
    pluses: compileAll([...pluses, ...texts.entryPluses]),
  };
}

const both = (lines: { internal: readonly string[]; external: readonly string[] }) => ({
  internal: compileAll(lines.internal),
  external: compileAll(lines.external),
});

const COMPILED = new Map<RoleFamily, CompiledRole>(
  ALL_ROLES.map((family) => [
    family,
    {
      family,
      purposes: compileAll(family.purposes),
      duties: compileAll(family.duties),
      needs: compileAll(family.needs),
      pluses: compileAll(family.pluses.filter((line) => !/fresher/i.test(line))),
      entry: entryLines(family),
    },
  ]),
);

/** The compiled phrases of a role family. */
export function compiledRole(family: RoleFamily): CompiledRole {
  return COMPILED.get(family) as CompiledRole;
}

/** Frames whose "{}" takes a list of skills; already HTML-safe. */
const frames = (lines: readonly string[]): readonly string[] => lines.map(escapeHtml);

const firstMonths = (kind: WorkKind): Lines => compileAll(texts.firstMonths[kind]);

export const SHARED = {
  about: compilePhrase("{about}"),
  internalOpenings: compileAll(texts.internalOpenings),
  externalOpenings: compileAll(texts.externalOpenings),
  agencyOpenings: compileAll(texts.agencyOpenings),
  dutyHeadings: both(texts.dutyHeadings),
  needHeadings: both(texts.needHeadings),
  plusHeadings: both(texts.plusHeadings),
  offerHeadings: both(texts.offerHeadings),
  aboutHeadings: ["About us", "About the company", "Who we are", "Company overview"],
  roleHeadings: ["About the role", "Job summary", "Position summary", "Overview", "Job description"],
  skillLines: frames(texts.skillLines),
  entrySkillLines: frames(texts.entrySkillLines),
  toolLines: frames(texts.toolLines),
  softLines: frames(texts.softLines),
  years: {
    line: {
      range: compileAll(texts.experienceRange),
      open: compileAll(texts.experienceOpen),
      fresh: compileAll(texts.experienceFresh),
      intern: compileAll(texts.experienceIntern),
    },
    label: {
      range: compileAll(texts.yearsRange),
      open: compileAll(texts.yearsOpen),
      fresh: compileAll(texts.yearsFresh),
      intern: compileAll(texts.yearsIntern),
    },
  },
  labels: texts.labels,
  modeNames: { WFH: "Work from home", HYBRID: "Hybrid", WFO: "Work from office" },
  questions: (texts.questions as [string, string][]).map(
    ([question, answer]) => [escapeHtml(question), compilePhrase(answer)] as const,
  ),
  notices: compileAll(texts.notices),
  education: compileAll(texts.educationLines),
  perks: {
    desk: compileAll([...texts.perksAny, ...texts.perksDesk]),
    intern: compileAll(texts.perksIntern),
    site: compileAll([...texts.perksAny, ...texts.perksSite]),
    indiaDesk: compileAll([...texts.perksAny, ...texts.perksDesk, ...texts.perksIndia, ...texts.perksIndiaDesk]),
    indiaSite: compileAll([...texts.perksAny, ...texts.perksSite, ...texts.perksIndia, ...texts.perksIndiaSite]),
  },
  remote: compileAll(texts.modeLines.WFH),
  remotePlaced: compileAll(texts.modeLines.WFH_PLACED),
  hybrid: compileAll(texts.modeLines.HYBRID),
  office: compileAll(texts.modeLines.WFO),
  site: compileAll(texts.modeLines.SITE),
  place: compileAll(texts.placeLines),
  manyPlaces: compileAll(texts.manyPlacesLines),
  pay: compileAll(texts.payLines),
  stipend: compileAll(texts.stipendLines),
  shifts: compileAll(texts.shiftLines),
  partTime: compileAll(texts.partTimeLines),
  firstMonths: { desk: firstMonths("desk"), service: firstMonths("service"), field: firstMonths("field") },
  teamLines: {
    office: compileAll(texts.teamLines.office),
    desk: compileAll(texts.teamLines.desk),
    service: compileAll(texts.teamLines.service),
    field: compileAll(texts.teamLines.field),
  },
  teamHeadings: both(texts.teamHeadings),
  hiringSteps: texts.hiringSteps,
  hiringHeadings: texts.hiringHeadings,
  internalClosings: compileAll(texts.internalClosings),
  externalClosings: compileAll(texts.externalClosings),
  agencyClosings: compileAll(texts.agencyClosings),
  letterOpenings: compileAll(texts.letterOpenings),
  letterBridges: compileAll(texts.letterBridges),
  letterDays: frames(texts.letterDays),
  suspicious: compileAll(texts.suspiciousLines),
  titleSlot: SLOTS.indexOf("title"),
  citiesSlot: SLOTS.indexOf("cities"),
  paySlot: SLOTS.indexOf("pay"),
} as const;
