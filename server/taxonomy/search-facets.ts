// Finds what filters could say in the words of a search: places, mode, type, years, level, pay.

import type { EmploymentType, WorkMode } from "../../contract/jobs/filters.ts";
import { RUPEES_IN_LAKH } from "../../contract/jobs/pay.ts";
import { OPEN_ENDED_YEARS } from "../../contract/jobs/wire.ts";
import type { Level } from "./read-level.ts";
import { type PlaceFacet, placeAt, runOf, type Token } from "./search-places.ts";
import { isRole } from "./title-words.ts";

export type { Token } from "./search-places.ts";

/** What a facet asks for; facets of one kind are alternatives. */
type FacetValue =
  | PlaceFacet
  | { kind: "workMode"; mode: WorkMode }
  | { kind: "employmentType"; type: EmploymentType }
  /** Contract, freelance, temporary. */
  | { kind: "contract" }
  /** Years that the person has; `max` is OPEN_ENDED_YEARS for "5 or more". */
  | { kind: "years"; min: number; max: number }
  /** Only orders. */
  | { kind: "level"; level: Level }
  /** Lakhs of rupees a year. */
  | { kind: "pay"; minLakhs: number };

/** `typed`: as in the search; `label`: for a chip. */
export type SearchFacet = FacetValue & { typed: string; label: string };

/** A facet and its number of tokens. */
type Found = { facet: FacetValue & { label: string }; length: number };

const MODES: readonly [string, WorkMode, string][] = [
  [
    "wfh|work from home|working from home|work at home|home based|remote|remotely|fully remote|100 remote|telecommute|anywhere|work from anywhere",
    "WFH",
    "Remote",
  ],
  ["hybrid", "HYBRID", "Hybrid"],
  ["onsite|on site|wfo|work from office|in office|office based", "WFO", "In office"],
];
const TYPES: readonly [string, EmploymentType, string][] = [
  [
    "intern|interns|internship|internships|summer intern|summer internship|industrial training|apprentice|apprentices|apprenticeship",
    "INTERNSHIP",
    "Internship",
  ],
  ["part time|parttime", "PART_TIME", "Part time"],
  ["full time|fulltime", "FULL_TIME", "Full time"],
];
const CONTRACT =
  "contract|contractual|contract basis|on contract|freelance|freelancer|freelancing|temporary|temp|contract to hire|c2h|c2c|fixed term";
const BEGINNERS =
  "fresher|freshers|freshers only|fresh graduate|fresh graduates|recent graduate|recent graduates|new grad|new grads|newgrad|new graduate|new graduates|university graduate|university graduates|graduate|graduates|grad|grads|graduate jobs|entry level|entrylevel|early career|no experience|without experience|zero experience|graduate fresher|college graduate|college graduates|college grad|0 experience|first job|campus|campus hire|campus hires|campus hiring|campus drive|campus drives|campus placement|campus placements|campus recruitment|on campus|off campus|off campus drive|oncampus|offcampus|campus jobs|university hiring";
const LEVELS: readonly [string, Level, string][] = [
  ["senior|sr|snr|senior level|experienced", 3, "Senior"],
  ["junior|jr|jnr|junior level", 1, "Junior"],
  ["mid level|mid senior|midlevel|intermediate|middle level", 2, "Mid level"],
  ["lead|principal|staff", 4, "Lead"],
];

const table = new Map<string, FacetValue & { label: string }>();
for (const [phrases, mode, label] of MODES)
  for (const phrase of phrases.split("|")) table.set(phrase, { kind: "workMode", mode, label });
for (const [phrases, type, label] of TYPES)
  for (const phrase of phrases.split("|")) table.set(phrase, { kind: "employmentType", type, label });
for (const phrase of CONTRACT.split("|")) table.set(phrase, { kind: "contract", label: "Contract" });
for (const phrase of BEGINNERS.split("|")) table.set(phrase, { kind: "years", min: 0, max: 1, label: "Up to 1 year" });
for (const [phrases, level, label] of LEVELS)
  for (const phrase of phrases.split("|")) table.set(phrase, { kind: "level", level, label });

/** Words after "remote" that make it part of the work ("remote sensing"). */
const NOT_REMOTE = /^(?:sensing|support|desktop|monitoring|infrastructure|control|pilot)$/;
/** Words after "campus" or "graduate" that make it part of the work ("campus recruiter", "graduate teaching assistant"). */
const NOT_BEGINNERS =
  /^(?:recruiter|recruiters|recruiting|ambassador|ambassadors|manager|lead|relations|security|engineer|trainee|trainees|engineering|school|research|teaching|studies|admissions|program|apprentice)$/;
const MOST_TABLE_WORDS = 3;

/** The facet that begins at a token, or null. */
export function facetAt(tokens: readonly Token[], at: number): Found | null {
  return (
    payAt(tokens, at) ??
    yearsAt(tokens, at) ??
    phraseAt(tokens, at) ??
    classAt(tokens, at) ??
    numberAt(tokens, at) ??
    placeAt(tokens, at)
  );
}

/** Whether the facet at a token stays one even within a title ("freelance recruiter", but "contract manager"). */
export function isFirmFacet(tokens: readonly Token[], at: number): boolean {
  const found = phraseAt(tokens, at);
  if (!found) return false;
  const { facet } = found;
  if (facet.kind === "contract") return tokens[at]?.folded !== "contract";
  return facet.kind !== "level" || facet.level < 4;
}

const LEVEL_NUMBERS: Readonly<Record<string, Level>> = { "1": 1, i: 1, "2": 2, ii: 2, "3": 3, iii: 3, "4": 4, iv: 4 };

/** "engineer 2", "engineer ii": the number after a role. */
function numberAt(tokens: readonly Token[], at: number): Found | null {
  const level = LEVEL_NUMBERS[tokens[at]?.folded ?? ""];
  if (level === undefined || !isRole(tokens[at - 1]?.folded ?? "")) return null;
  return { facet: { kind: "level", level, label: `Level ${level}` }, length: 1 };
}

function phraseAt(tokens: readonly Token[], at: number): Found | null {
  for (let length = Math.min(MOST_TABLE_WORDS, tokens.length - at); length > 0; length--) {
    const facet = table.get(runOf(tokens, at, length));
    const next = tokens[at + length]?.folded ?? "";
    if (!facet || (facet.kind === "workMode" && NOT_REMOTE.test(next))) continue;
    if (length === 1 && facet.kind === "years" && NOT_BEGINNERS.test(next)) continue;
    // "team lead", "lead" alone: part of a title.
    const before = tokens[at - 1]?.folded ?? "";
    if (facet.kind === "level" && facet.level === 4 && (next === "" || !(before === "" || table.has(before)))) continue;
    return { facet, length };
  }
  return null;
}

const CLASS = /^(?:(?:batch|class)(?: of)? 20[2-4]\d|20[2-4]\d (?:batch|pass ?outs?|graduates?|grads?))(?= |$)/;

/** "2026 batch", "class of 2026": people who leave university now. */
function classAt(tokens: readonly Token[], at: number): Found | null {
  const [text] = CLASS.exec(runOf(tokens, at, 4)) ?? [];
  const facet = table.get("fresher");
  return text && facet ? { facet, length: text.split(" ").length } : null;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Matches a pattern of numbers in the text from a token on, and counts the tokens of the match. */
function matchAt(
  tokens: readonly Token[],
  at: number,
  pattern: RegExp,
): { match: RegExpExecArray; length: number } | null {
  const text = tokens
    .slice(at, at + 8)
    .map(({ typed }) => typed.toLowerCase())
    .join(" ");
  const match = pattern.exec(text);
  return match ? { match, length: match[0].trim().split(" ").length } : null;
}

const NUMBER = String.raw`\d{1,7}(?:,\d{2,3})*(?:\.\d{1,2})?`;
const PAY = new RegExp(
  String.raw`^(?:(?:above|over|more than|at least|min(?:imum)?|upto|up to|from|salary|pay|package|ctc|>=?)\s*(?:of\s*)?)*(?:₹|rs\.?|inr)?\s*(${NUMBER})\s*(?:(?:-|–|to)\s*(${NUMBER})\s*)?(lpa|lakhs?|lacs?|lac|l|crores?|cr|k)?\+?(?:\s*(?:\/|per|a|p\.?)\s*(month|mo|m|annum|year|yr|a)\b)?(?:\s*(pm|pa|monthly|annually|salary|package|ctc|per annum))?(?=\s|$)`,
);

function payAt(tokens: readonly Token[], at: number): Found | null {
  const found = matchAt(tokens, at, PAY);
  if (!found) return null;
  const [text, low = "", , unit = "", each = "", word = ""] = found.match;
  const amount = Number(low.replaceAll(",", ""));
  const named = /₹|rs|inr|salary|package|ctc|pay/.test(text) || each !== "" || /^(?:pm|monthly|pa)$/.test(word);
  // A bare number is pay only if it is plausible and beside a word that says so.
  if (unit === "" && (!named || amount < 3_000)) return null;
  if ((unit === "l" && !/\dl\b/.test(text)) || amount <= 0) return null;
  const scale = unit === "k" ? 1_000 : unit.startsWith("cr") ? 100 * RUPEES_IN_LAKH : unit === "" ? 1 : RUPEES_IN_LAKH;
  const rupees = amount * scale;
  const isMonthly =
    /^m/.test(each) || /^(?:pm|monthly)$/.test(word) || (rupees < 2 * RUPEES_IN_LAKH && !/^(?:a|y)/.test(each));
  const minLakhs = rounded(((isMonthly ? 12 : 1) * rupees) / RUPEES_IN_LAKH);
  if (minLakhs > 10_000) return null;
  return { facet: { kind: "pay", minLakhs, label: `${minLakhs} lakhs or more` }, length: found.length };
}

const YEARS =
  /^(?:(?:with|having|min(?:imum)?|at least|over|above|more than|experience|exp)\s+(?:of\s+)?)*(\d{1,2})(?:\.\d)?\s*(\+|plus\b)?\s*(?:(?:-|–|to)\s*(\d{1,2})\s*)?(\+)?\s*(years?|yrs?|yoe|months?)\b\.?(?:['’]?\s+(?:of\s+)?(?:work\s+)?(?:experience|experienced|exp)\b)?/;

function yearsAt(tokens: readonly Token[], at: number): Found | null {
  const found = matchAt(tokens, at, YEARS);
  if (!found) return null;
  const [text, low, plus, high, plusBehind, unit = ""] = found.match;
  const isMonths = unit.startsWith("month");
  const min = isMonths ? 0 : Number(low);
  const open = plus !== undefined || plusBehind !== undefined || /over|above|more than|at least|min/.test(text);
  const top = open && high === undefined ? OPEN_ENDED_YEARS : Number(high ?? low);
  const max = isMonths ? 1 : top;
  if (max < min || min > 40) return null;
  return { facet: { kind: "years", min, max, label: yearsLabel(min, max) }, length: found.length };
}

function yearsLabel(min: number, max: number): string {
  if (max === OPEN_ENDED_YEARS) return `${min} or more years of experience`;
  if (min === max) return min === 1 ? "1 year of experience" : `${min} years of experience`;
  if (min === 0) return max === 1 ? "Up to 1 year" : `Up to ${max} years`;
  return `${min} to ${max} years of experience`;
}
