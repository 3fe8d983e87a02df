// Chooses the few skills that represent a listing, since the match score is a percentage of the job's skills.

import { skillKey } from "../../../contract/matching/skill-key.ts";
import { askedText } from "./asked-text.ts";
import { fieldOfTitle, isOfField } from "./field-of-title.ts";
import { mineSkills, type SkillHit } from "./mine-skills.ts";
import type { Skill } from "./taxonomy.ts";
import { skillByName } from "./taxonomy.ts";

/** A listing as plain text: `requirements` is the part of `text` found by `requirementsSection`, when there is one. */
export type ListingText = { title: string; requirements?: string; text: string; listed?: readonly string[] };

/** Names ready to store: canonical where the taxonomy knows them. `technicalSkills` are the tools beyond the core. */
export type RankedSkills = { coreSkills: string[]; softSkills: string[]; technicalSkills: string[] };

const MAX_CORE_SKILLS = 10;
const MAX_SOFT_SKILLS = 5;
const MAX_SKILL_CHARS = 60;
const MAX_SKILL_WORDS = 6;
const ENOUGH_CORE_SKILLS = 6;
const COMMON = 3;

const NOT_A_SKILL =
  /https?:|www\.|@|[{}<>]|\d{5,}|\b(?:years?|yrs?|lacs?|lakhs?|salary|ctc|immediate joiner|notice period|any graduate|full[- ]time|part[- ]time|work from home|not disclosed|none|n\/a|etc)\b/i;

type Ranked = { names: string[]; soft: string[]; technical: string[]; seen: Set<string> };

/** True when an unknown listed text can stand as a skill: a short phrase, no sentence, contact, pay or duration. */
function isPlausibleSkill(text: string): boolean {
  if (text.length < 2 || text.length > MAX_SKILL_CHARS || NOT_A_SKILL.test(text)) return false;
  if (!/\p{L}/u.test(text) || /[.!?]\s|[.!?]$/.test(text.replace(/\b(?:Inc|vs)\./g, ""))) return false;
  return text.split(/\s+/).length <= MAX_SKILL_WORDS;
}

/** Splits "HTML/CSS" when every piece is a known skill and the whole is not. */
function splitKnown(text: string): string[] {
  if (!/[/,;|]/.test(text) || skillByName(text)) return [text];
  const pieces = text.split(/\s*[/,;|]\s*/).filter((piece) => piece !== "");
  return pieces.length > 1 && (/[,;|]/.test(text) || pieces.every((piece) => skillByName(piece))) ? pieces : [text];
}

function add(ranked: Ranked, name: string, skill: Pick<Skill, "kind" | "technical"> | undefined): void {
  const key = skillKey(name) || name;
  if (ranked.seen.has(key)) return;
  ranked.seen.add(key);
  if (skill?.kind === "soft") ranked.soft.push(name);
  else {
    ranked.names.push(name);
    if (skill?.technical) ranked.technical.push(name);
  }
}

function addListed(ranked: Ranked, listed: readonly string[]): void {
  for (const text of listed.flatMap((entry) => splitKnown(entry.replace(/\s+/g, " ").trim()))) {
    const skill = skillByName(text);
    if (skill) add(ranked, skill.name, skill);
    else if (isPlausibleSkill(text)) add(ranked, text, undefined);
  }
}

/** How everyday a skill is; a tool is telling even if many listings want it (Python), a field of work is not. */
function everydayness(skill: Skill): number {
  return Math.max(0, skill.commonness - (skill.technical ? 2 : 0));
}

/** Rare before common, then often before seldom, then as written. */
function byWeight(one: SkillHit, other: SkillHit): number {
  return (
    everydayness(one.skill) - everydayness(other.skill) ||
    Math.min(other.count, 3) - Math.min(one.count, 3) ||
    one.position - other.position
  );
}

function addMined(ranked: Ranked, mined: readonly SkillHit[], keep: (hit: SkillHit) => boolean): void {
  for (const hit of mined.toSorted(byWeight)) if (keep(hit)) add(ranked, hit.name, hit.skill);
}

/**
 * Ranks a listing's skills: those it lists itself in their order, then the title's, the requirements' and the rest's,
 * rare before common within each, without those of other fields or about the firm. With six skills, the rest of the
 * text adds no everyday ones. At most 10 core (including certifications and languages), 5 soft, and 10 further tools in
 * `technicalSkills`.
 */
export function rankSkills(listing: ListingText): RankedSkills {
  const ranked: Ranked = { names: [], soft: [], technical: [], seen: new Set() };
  const inTitle = mineSkills(listing.title, { title: true });
  const field = fieldOfTitle(listing.title, inTitle);
  const lines = new Map<string, string>();
  const requirements = askedText(listing.requirements ?? "", lines);
  const text = askedText(listing.text, lines);
  addListed(ranked, listing.listed ?? []);
  addMined(ranked, inTitle, () => true);
  addMined(ranked, mineSkills(requirements, { listing: true }), (hit) => isOfField(hit, requirements, field, true));
  const enough = ranked.names.length >= ENOUGH_CORE_SKILLS;
  const isWanted = ({ skill }: SkillHit) => skill.kind === "soft" || !enough || skill.commonness < COMMON;
  addMined(ranked, mineSkills(text, { listing: true }), (hit) => isWanted(hit) && isOfField(hit, text, field, false));
  const coreSkills = ranked.names.slice(0, MAX_CORE_SKILLS);
  return {
    coreSkills,
    softSkills: ranked.soft.slice(0, MAX_SOFT_SKILLS),
    technicalSkills: ranked.technical.filter((name) => !coreSkills.includes(name)).slice(0, MAX_CORE_SKILLS),
  };
}
