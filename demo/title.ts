// Composes job titles from seniority, role, stack, specialism and the extra notes of real titles.
import type { JobDraft } from "./draft-job.ts";
import type { Random } from "./random.ts";
import type { Ladder, RoleFamily, Stack } from "./roles.ts";

interface TitleFacts {
  role: RoleFamily;
  stack: Stack;
  experience: { min: number; max: number } | null;
  years: number;
  internship: boolean;
  partTime: boolean;
  focus: string | null;
  /** Only when the job has a single place. */
  city: string | null;
  mode: JobDraft["place"]["mode"];
  external: boolean;
  agency: boolean;
}

function factsOf(draft: JobDraft): TitleFacts {
  const { role, skills, experience, years, type, focus, place, external, forClient } = draft;
  return {
    role,
    stack: skills.stack,
    experience,
    years,
    internship: type === "INTERNSHIP",
    partTime: type === "PART_TIME",
    focus,
    city: place.cities.length === 1 ? (place.cities[0]?.name ?? null) : null,
    mode: place.mode,
    external,
    agency: forClient,
  };
}

interface Title {
  /** As shown. */
  full: string;
  /** Seniority and role only, as sentences use it. */
  plain: string;
}

const PREFIXES: Record<Ladder, readonly (readonly [upTo: number, words: readonly string[]])[]> = {
  engineer: [
    [0, ["Junior", "Graduate", "Associate", "Trainee", ""]],
    [1, ["Junior", "Associate", "", ""]],
    [4, ["", "", "", "", ""]],
    [7, ["Senior", "Senior", "Senior", "Sr.", "Lead", ""]],
    [10, ["Lead", "Senior", "Staff", "Senior", "Lead"]],
    [99, ["Principal", "Staff", "Lead"]],
  ],
  specialist: [
    [0, ["Junior", "Trainee", "Associate", ""]],
    [1, ["Junior", "Associate", "", ""]],
    [4, ["", "", "", ""]],
    [8, ["Senior", "Senior", "Sr.", "", "Lead"]],
    [99, ["Lead", "Senior", "Principal"]],
  ],
  executive: [
    [0, ["Trainee", "Junior", "", ""]],
    [3, ["", "", "", ""]],
    [99, ["Senior", "Senior", "Sr."]],
  ],
  manager: [
    [2, ["Assistant", "Associate", "Junior", ""]],
    [5, ["", "", ""]],
    [9, ["Senior", "", "Senior"]],
    [99, ["Senior", "Group", "Lead"]],
  ],
  plain: [
    [9, [""]],
    [99, ["Senior", "", ""]],
  ],
};

const ALREADY_SENIOR =
  /^(Senior|Sr\.|Lead|Principal|Head|Chief|Director|Staff|Assistant|Associate|Junior|Deputy|Vice|Regional|Area|Cluster|Group)\b/;

function seniority(ladder: Ladder, years: number, name: string, rng: Random): string {
  if (ALREADY_SENIOR.test(name)) return "";
  const row = PREFIXES[ladder].find(([upTo]) => years <= upTo);
  return row ? rng.pick(row[1]) : "";
}

function baseName(facts: TitleFacts, rng: Random): { name: string; senior: boolean } {
  const { role, stack, years } = facts;
  if (stack.names.length > 0) return stackName(facts, rng);
  if (years >= 9 && role.headNames.length > 0 && rng.chance(0.6))
    return { name: rng.pick(role.headNames), senior: true };
  if (years >= 5 && role.seniorNames.length > 0) {
    if (years >= 9 && role.headNames.length > 0) return { name: rng.pick(role.headNames), senior: true };
    return { name: rng.pick(role.seniorNames), senior: true };
  }
  return { name: rng.pick(role.names), senior: false };
}

/** Names of a stack that has its own: a scrub nurse is not a dialysis nurse. */
function stackName({ role, stack, years }: TitleFacts, rng: Random): { name: string; senior: boolean } {
  if (years >= 5 && stack.seniorNames.length > 0) return { name: rng.pick(stack.seniorNames), senior: true };
  const head = years >= 9 && stack.seniorNames.length === 0 && role.headNames.length > 0 && rng.chance(0.6);
  return head ? { name: rng.pick(role.headNames), senior: true } : { name: rng.pick(stack.names), senior: false };
}

/** Words that share this many first letters count as the same: "Coder" and "Coding". */
const STEM = 5;

/** Whether the title already says the addition: "React Developer" needs no "(React)". */
function repeats(title: string, addition: string): boolean {
  const lower = title.toLowerCase();
  return addition
    .toLowerCase()
    .split(/[^a-z0-9+#.]+/)
    .some((word) => word.length > 1 && word !== "and" && lower.includes(word.slice(0, STEM)));
}

function specialise(plain: string, facts: TitleFacts, rng: Random): string {
  const { stack, focus } = facts;
  const useStack = stack.label !== "" && !repeats(plain, stack.label);
  const useFocus = focus !== null && !repeats(plain, focus);
  const kind = rng.next();
  const tidy = facts.external ? 0.27 : 0.33;
  if (kind < tidy || (!useStack && !useFocus)) return plain;
  const dashed = plain.includes(" - ");
  if (useStack && useFocus && kind > 0.86 && !dashed && !repeats(stack.label, focus))
    return `${plain} (${stack.label}) - ${focus}`;
  if (useStack && (kind < 0.55 || !useFocus)) {
    if (dashed) return `${plain} (${stack.label})`;
    return rng.pick([
      `${plain} (${stack.label})`,
      `${plain} - ${stack.label}`,
      `${plain}, ${stack.label}`,
      `${stack.label} ${plain}`,
    ]);
  }
  if (!useFocus) return plain;
  if (dashed) return `${plain} (${focus})`;
  return rng.pick([`${plain}, ${focus}`, `${plain} - ${focus}`, `${plain} - ${focus}`, `${plain} (${focus})`]);
}

function stackFirstReadsBadly(title: string): boolean {
  return /^[\w.+#/ ]+ (Senior|Lead|Principal|Staff|Junior|Trainee|Associate|Graduate|Sr\.) /.test(title);
}

const MODE_NOTES = {
  WFH: ["(Remote)", "- Work From Home", "(Work From Anywhere in India)"],
  HYBRID: ["(Hybrid)", "- Hybrid"],
  WFO: ["(On-site)", "- Work From Office"],
} as const;

function experienceNote(facts: TitleFacts): string | null {
  const { experience } = facts;
  if (!experience || facts.internship) return null;
  if (experience.max === 9999) return `${experience.min}+ Years`;
  if (experience.min === 0) return experience.max <= 2 ? "Freshers Welcome" : null;
  return `${experience.min}-${experience.max} Years`;
}

/** The note that boards and recruiters append to a title; most titles have none. */
function note(facts: TitleFacts, rng: Random): string {
  const { city, mode, external } = facts;
  const kind = rng.next();
  if (kind < (external ? 0.16 : 0.1) && city !== null)
    return rng.pick([` - ${city}`, ` | ${city}`, `, ${city}`, ` (${city})`]);
  if (kind < (external ? 0.22 : 0.14) && mode)
    return ` ${mode === "WFH" && (!city || facts.experience === null) ? "(Remote)" : rng.pick(MODE_NOTES[mode].slice(0, 2))}`;
  if (kind < (external ? 0.3 : 0.16)) {
    const years = experienceNote(facts);
    return years ? rng.pick([` (${years})`, ` | ${years}`, ` - ${years}`]) : "";
  }
  if (kind < (external ? 0.33 : 0.17) && facts.role.shifts)
    return rng.pick([" - Night Shift", " (Rotational Shifts)", " - Day Shift", " - Weekend Shift"]);
  if (external && kind < 0.35 && !facts.partTime && !facts.internship)
    return rng.pick([" - Immediate Joiner", " (Immediate Joiners Preferred)", " - Full Time", " - Permanent"]);
  return "";
}

const LEVEL_SUFFIXES = ["I", "II", "III"];

/** A title that fits the facts. Titles vary enough that about nine in ten of a small demo are distinct. */
export function composeTitle(draft: JobDraft, rng: Random): Title {
  const facts = factsOf(draft);
  const { role, years } = facts;
  if (facts.internship) return internTitle(facts, rng);
  const { name, senior } = baseName(facts, rng);
  const numbered =
    role.ladder === "engineer" && facts.external && years > 0 && years < 8 && !senior && rng.chance(0.14);
  const prefix = senior || numbered ? "" : seniority(role.ladder, years, name, rng);
  const plain = prefix ? `${prefix} ${name}` : name;
  const shown = numbered ? `${name.replace(/ - .*$/, "")} ${LEVEL_SUFFIXES[years < 3 ? 0 : years < 5 ? 1 : 2]}` : plain;
  let full = specialise(shown, facts, rng);
  if (full !== shown && full.endsWith(` ${shown}`) && (numbered || stackFirstReadsBadly(full)))
    full = `${shown} - ${facts.stack.label}`;
  if (facts.partTime && rng.chance(0.7)) full += " (Part-Time)";
  if (!/\(.*\) - | - .* - | - .*\(/.test(full)) full += note(facts, rng);
  if (facts.agency && rng.chance(0.06))
    full = rng.pick([`Hiring: ${full}`, `Opening for ${full}`, `${full} - Urgent Requirement`]);
  return { full, plain: plain.replace(/^Sr\. /, "Senior ").replace(/ - (.+)$/, " ($1)") };
}

function internTitle(facts: TitleFacts, rng: Random): Title {
  const name = rng
    .pick(facts.stack.names.length > 0 ? facts.stack.names : facts.role.names)
    .replace(/ - .*$/, "")
    .replace(/^(Senior|Assistant|Associate|Junior) /, "");
  const plain = `${name} Intern`;
  const extra = facts.stack.label && !repeats(plain, facts.stack.label) ? facts.stack.label : facts.focus;
  const full = rng.pick([
    plain,
    `Intern - ${name}`,
    extra ? `${plain} - ${extra}` : plain,
    extra ? `${plain} (${extra})` : plain,
    `${plain} - ${rng.pick(["3 Months", "6 Months", "Summer", "Six-Month Programme"])}`,
  ]);
  return { full: full + note(facts, rng), plain };
}
