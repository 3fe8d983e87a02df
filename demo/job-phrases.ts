// All sentence templates of job descriptions, compiled once.
import { compilePhrase, escapeHtml, type Phrase, SLOTS } from "./compile-phrase.ts";
import type { WorkKind } from "./generate-companies.ts";
import { ALL_ROLES } from "./roles/all-roles.ts";
import type { RoleFamily } from "./roles/role.ts";
import * as texts from "./words/job-texts.ts";

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
    needs: compileAll([...needs, ...texts.ENTRY_NEEDS.slice(0, Math.max(2, 5 - needs.length))]),
    pluses: compileAll([...pluses, ...texts.ENTRY_PLUSES]),
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

const firstMonths = (kind: WorkKind): Lines => compileAll(texts.FIRST_MONTHS[kind]);

export const SHARED = {
  about: compilePhrase("{about}"),
  internalOpenings: compileAll(texts.INTERNAL_OPENINGS),
  externalOpenings: compileAll(texts.EXTERNAL_OPENINGS),
  agencyOpenings: compileAll(texts.AGENCY_OPENINGS),
  dutyHeadings: both(texts.DUTY_HEADINGS),
  needHeadings: both(texts.NEED_HEADINGS),
  plusHeadings: both(texts.PLUS_HEADINGS),
  offerHeadings: both(texts.OFFER_HEADINGS),
  aboutHeadings: ["About us", "About the company", "Who we are", "Company overview"],
  roleHeadings: ["About the role", "Job summary", "Position summary", "Overview", "Job description"],
  skillLines: frames(texts.SKILL_LINES),
  entrySkillLines: frames(texts.ENTRY_SKILL_LINES),
  toolLines: frames(texts.TOOL_LINES),
  softLines: frames(texts.SOFT_LINES),
  years: {
    line: {
      range: compileAll(texts.EXPERIENCE_RANGE),
      open: compileAll(texts.EXPERIENCE_OPEN),
      fresh: compileAll(texts.EXPERIENCE_FRESH),
      intern: compileAll(texts.EXPERIENCE_INTERN),
    },
    label: {
      range: compileAll(texts.YEARS_RANGE),
      open: compileAll(texts.YEARS_OPEN),
      fresh: compileAll(texts.YEARS_FRESH),
      intern: compileAll(texts.YEARS_INTERN),
    },
  },
  labels: texts.LABELS,
  modeNames: { WFH: "Work from home", HYBRID: "Hybrid", WFO: "Work from office" },
  questions: texts.QUESTIONS.map(([question, answer]) => [escapeHtml(question), compilePhrase(answer)] as const),
  notices: compileAll(texts.NOTICES),
  education: compileAll(texts.EDUCATION_LINES),
  perks: {
    desk: compileAll([...texts.PERKS_ANY, ...texts.PERKS_DESK]),
    intern: compileAll(texts.PERKS_INTERN),
    site: compileAll([...texts.PERKS_ANY, ...texts.PERKS_SITE]),
    indiaDesk: compileAll([...texts.PERKS_ANY, ...texts.PERKS_DESK, ...texts.PERKS_INDIA, ...texts.PERKS_INDIA_DESK]),
    indiaSite: compileAll([...texts.PERKS_ANY, ...texts.PERKS_SITE, ...texts.PERKS_INDIA, ...texts.PERKS_INDIA_SITE]),
  },
  remote: compileAll(texts.MODE_LINES.WFH),
  remotePlaced: compileAll(texts.MODE_LINES.WFH_PLACED),
  hybrid: compileAll(texts.MODE_LINES.HYBRID),
  office: compileAll(texts.MODE_LINES.WFO),
  site: compileAll(texts.MODE_LINES.SITE),
  place: compileAll(texts.PLACE_LINES),
  manyPlaces: compileAll(texts.MANY_PLACES_LINES),
  pay: compileAll(texts.PAY_LINES),
  stipend: compileAll(texts.STIPEND_LINES),
  shifts: compileAll(texts.SHIFT_LINES),
  partTime: compileAll(texts.PART_TIME_LINES),
  firstMonths: { desk: firstMonths("desk"), service: firstMonths("service"), field: firstMonths("field") },
  teamLines: {
    office: compileAll(texts.TEAM_LINES.office),
    desk: compileAll(texts.TEAM_LINES.desk),
    service: compileAll(texts.TEAM_LINES.service),
    field: compileAll(texts.TEAM_LINES.field),
  },
  teamHeadings: both(texts.TEAM_HEADINGS),
  hiringSteps: texts.HIRING_STEPS,
  hiringHeadings: texts.HIRING_HEADINGS,
  internalClosings: compileAll(texts.INTERNAL_CLOSINGS),
  externalClosings: compileAll(texts.EXTERNAL_CLOSINGS),
  agencyClosings: compileAll(texts.AGENCY_CLOSINGS),
  letterOpenings: compileAll(texts.LETTER_OPENINGS),
  letterBridges: compileAll(texts.LETTER_BRIDGES),
  letterDays: frames(texts.LETTER_DAYS),
  suspicious: compileAll(texts.SUSPICIOUS_LINES),
  titleSlot: SLOTS.indexOf("title"),
  citiesSlot: SLOTS.indexOf("cities"),
  paySlot: SLOTS.indexOf("pay"),
} as const;
