// Decides whether a word that is also plain English (Go, Excel, Spring, REST) is meant as a skill.

import type { TrieEntry } from "./skill-trie.ts";
import type { MatchRule } from "./taxonomy.ts";

/** A name found in text: word indexes [first, after) and character offsets [start, end). */
export type Candidate = { entry: TrieEntry; first: number; after: number; start: number; end: number };

/** What a decision may use: all names found, earlier verdicts, the folded words and the text. */
export type Surroundings = {
  candidates: readonly Candidate[];
  verdicts: readonly boolean[];
  words: readonly string[];
  text: string;
};

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words that, right after a doubtful name, rule the skill out ("access to", "C level", "swift response"). */
const NOT_BEFORE = list(
  "to than in at for from the a an of be beyond above live through ahead forward time season semester break level suite class section corporation inc ltd response by on off over out up down into within where when you your we our as it is that this will can team all",
);
const NEVER_BEFORE = list("to than level suite beyond above ahead live response corporation inc");
const YEAR = /^(?:19|20)\d\d$/;

/** Words that, right after a doubtful name, make it one ("Go developer", "Excel skills", "R programming"). */
const MAKES_SKILL_BEFORE = list(
  "programming language developer development framework scripting programmer coding proficiency spreadsheet macro skill database scripted library template query vba formula certified fluency speaking speaker speaker spoken written translator translation interpreter",
);
const JOINS_TO_CUE = list("in with of on using and or m microsoft ms advanced basic like as including include e.g");
const CUES = list(
  "experience experienced knowledge proficient proficiency expertise expert skill skilled familiar familiarity using hand exposure fluent fluency understanding advanced strong command code coding written writing programming develop developing developed build built ms microsoft adobe apache atlassian google hashicorp speak speaking spoken native bilingual language certified automation framework tool software",
);

function isUpper(code: number): boolean {
  return code >= 65 && code <= 90;
}

function isCapitalised(text: string, candidate: Candidate): boolean {
  return isUpper(text.charCodeAt(candidate.start)) || text.charCodeAt(candidate.start) === 46;
}

/** True when the line around the word (100 characters each way) has no small letter, so that capitals say nothing. */
function isShouted(text: string, candidate: Candidate): boolean {
  const before = text.slice(Math.max(0, candidate.start - 100), candidate.start);
  const after = text.slice(candidate.end, candidate.end + 100).split("\n", 1)[0] ?? "";
  const line = before.slice(before.lastIndexOf("\n") + 1) + text.slice(candidate.start, candidate.end) + after;
  return line.length > candidate.end - candidate.start + 3 && !/[a-z]/.test(line);
}

/** How two neighbouring names are placed: `tight` in one list, `loose` a few words apart, else null. */
function listGap(text: string, from: number, to: number): "tight" | "loose" | null {
  if (to - from > 40) return null;
  const gap = text.slice(from, to);
  if (/[.!?]\s/.test(gap)) return null;
  const words = gap.match(/[\p{L}\p{N}.']+/gu) ?? [];
  const separated = /[,;/|•·&+()\n:]/.test(gap) || words.some((word) => word === "and" || word === "or");
  if (!separated) return null;
  if (words.every((word) => word === "and" || word === "or")) return "tight";
  if (/\n/.test(gap)) return null;
  return words.length <= 3 ? "loose" : null;
}

const DOUBTFUL: ReadonlySet<MatchRule> = new Set(["context", "exact"]);

function isSure(candidate: Candidate): boolean {
  return candidate.entry.rule === "free" && candidate.entry.skill.kind !== "soft";
}

/** Strength of the neighbourhood: 2 = a skill, sure or capitalised, in the same list, 1 = one near by, 0 = none. */
function neighbourhood({ candidates, verdicts, text }: Surroundings, index: number): number {
  const own = candidates[index] as Candidate;
  let best = 0;
  for (const step of [-1, 1]) {
    const other = candidates[index + step];
    if (!other || other.entry.skill === own.entry.skill) continue;
    const gap = step < 0 ? listGap(text, other.end, own.start) : listGap(text, own.end, other.start);
    if (!gap) continue;
    const doubtful = DOUBTFUL.has(other.entry.rule);
    const sure = isSure(other) || (doubtful && (isCapitalised(text, other) || verdicts[index + step] === true));
    if (sure) best = Math.max(best, gap === "tight" ? 2 : 1);
  }
  return best;
}

function isCue(word: string | undefined): boolean {
  return word !== undefined && word !== "strong" && CUES.has(word);
}

/** A cue up to five words before, joined to the name by a short word: "experience in Go", "MS Word". */
function hasCueBefore(words: readonly string[], first: number): boolean {
  if (!JOINS_TO_CUE.has(words[first - 1] ?? "")) return false;
  for (let back = 2; back <= 5; back++) if (CUES.has(words[first - back] ?? "")) return true;
  return false;
}

function isDoubtfulNameMeant(around: Surroundings, index: number): boolean {
  const { candidates, words, text } = around;
  const own = candidates[index] as Candidate;
  const next = words[own.after] ?? "";
  const beside = /^[ \t]*$/.test(text.slice(own.end, own.end + 1));
  if (beside && (NEVER_BEFORE.has(next) || YEAR.test(next))) return false;
  if (text.charCodeAt(own.end) === 45 && own.end - own.start === 1) return false;
  const strength = neighbourhood(around, index);
  const capital = isCapitalised(text, own) && !isShouted(text, own);
  if (strength === 2) return capital || own.entry.skill.kind !== "soft";
  if (!capital) return false;
  if (isCue(words[own.first - 1])) return true;
  if (beside && NOT_BEFORE.has(next)) return false;
  if (strength === 1) return true;
  return (beside && MAKES_SKILL_BEFORE.has(next)) || hasCueBefore(words, own.first);
}

/** True when a one-word name lost or gained its plural in the text ("Team" for Teams, "initiatives" for Initiative). */
function isOtherNumber(own: Candidate, text: string): boolean {
  if (own.after - own.first > 1) return false;
  const { written } = own.entry;
  return /s$/i.test(written) !== /s$/i.test(text.slice(own.start, own.end)) && /^[\p{L}]+$/u.test(written);
}

const DENIED_AFTER =
  /^[^.,;:\n]{0,40}?\b(?:(?:is|are) )?(?:not|n['’]t) (?:strictly |absolutely )?(?:be )?(?:required|necessary|needed|mandatory|essential|a must|expected)\b/i;
const DENIED_BEFORE =
  /\b(?:no|without|need not (?:have|know|be)|(?:do|does|need)(?:n['’]t| not) (?:need|require|have to know)|not looking for|not an?|instead of|rather than|other than)(?: any| an?| prior| previous| deep| formal)*(?: (?:experience|knowledge|background|skills?|understanding))?(?: (?:in|of|with|on|for))?(?: any)? ?$/i;

/** True when the text says that the skill is not asked for: "R not required", "no Java experience needed". */
function isDenied(text: string, { start, end }: Candidate): boolean {
  return DENIED_AFTER.test(text.slice(end, end + 70)) || DENIED_BEFORE.test(text.slice(Math.max(0, start - 60), start));
}

/** "in Aurora, CO". */
const STATE_AFTER =
  /^, (?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|IA|ID|IL|KS|KY|LA|MA|MD|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY)\b/;
const ADDRESS_MARKS = new Set([45, 46, 47, 61, 63]);
const ADDRESS = /(?:https?:\/\/|www\.)\S*$/i;

/** True for a piece of "P&C", "R&D", "cutting-edge", "St. Cloud", "Zoom Info", "Sales Navigator", "Mentor Graphics", "Hong Kong", of "$24/hr" and of an address. */
function isPieceOfName(text: string, { start, end }: Candidate): boolean {
  if (end - start <= 2 && (text.charCodeAt(start - 1) === 38 || text.charCodeAt(end) === 38)) return true;
  const before = start === 0 ? 0 : text.charCodeAt(start - 1);
  const after = text.charCodeAt(end);
  // Of an address only the words after ".", "/", "-", "=" or "?".
  if (ADDRESS_MARKS.has(before) && ADDRESS.test(text.slice(Math.max(0, start - 300), start))) return true;
  if (after === 44 && STATE_AFTER.test(text.slice(end, end + 6)))
    return /\b(?:in|at|near) $/i.test(text.slice(Math.max(0, start - 5), start));
  return (
    /\b(?:cutting[- ]|st\.? |hong )$|[\d$] ?\/ ?$/i.test(text.slice(Math.max(0, start - 9), start)) ||
    /^ ?(?:info|navigator|graphics|copy of your|version of your)\b/i.test(text.slice(end, end + 18))
  );
}

const ORGANISATIONS = list(
  "foundation federation association institute society inc corp corporation ltd llc gmbh olympiad",
);

/** True for "The Linux Foundation" and for the account behind "GitHub: @name". */
function isNameOfOther({ words, text }: Surroundings, own: Candidate): boolean {
  return ORGANISATIONS.has(words[own.after] ?? "") || /^\s?:(?:\s?@|\/\/)/.test(text.slice(own.end, own.end + 4));
}

const DECIDES_FOR_OTHERS =
  /\b(?:enhanc|support|improv|driv|inform|enabl|facilitat|empower|streamlin|accelerat|optimi[sz]|guid|aid)\w*(?: [\w-]+){0,3}? ?$|\b(?:better|for|in|business|smarter|faster|data[- ]driven) $/i;

/** "senior leadership", "leadership team": people, not behaviour. */
const LEADERS_BEFORE = list(
  "senior executive market company business firm our your top global regional administrative product client industry to with",
);
/** "the Business Solutions and Architecture leadership". */
const LEADERS_OF = /\bthe (?:[A-Z][\w&-]* (?:(?:and|&) )?){1,5}$/;
const LEADERS_AFTER = list("team group role level position program programme development pipeline meeting");

/** What makes a person of "analytical": other words behind it speak of tools, tasks and other people. */
const OF_A_MIND =
  /^(?:\s*(?:[,/&;.:)|•*\n-]|$)|\s+(?:and|or|&|with|in nature)\b|(?:[ ,/&-]+[\w-]+){0,3}[ ,/&-]+(?:skill|abilit|capabilit|think|mind|approach|reason|person|acumen|competenc|aptitude|attitude|qualit|individual|candidate|problem|solv|strength|rigou?r|ability|abilities)\w*)/i;
/** "a collaborative framework", "collaborative filtering". */
const THINGS_SHARED =
  /^(?: [\w-]+)? (?:frameworks?|filtering|platforms?|tools?|software|workflows?|systems?|robots?|models?|bi|documents?|technolog\w+)\b/i;

/** "adaptable and scalable solutions". */
const ADJECTIVES = list("adaptable versatile reliable dependable resilient");
const OF_THINGS =
  /^(?:(?:,| and| &) [\w-]+){0,2} (?:(?!and\b)[\w-]+ )?(?:solutions?|systems?|architectures?|designs?|software|code|services?|models?|platforms?|products?|tools?|pipelines?|applications?|infrastructure|data|transportation|vehicle|internet)\b/i;
/** "an ownership stake", "total cost of ownership": what one has. */
const HELD_AFTER = list("partner interest stake structure opportunity equity percentage group cost");
const HELD_BEFORE = list("home equity employee property business vehicle car of code");

/** "data integrity", "quality and integrity", "integrity of the database" are no virtues. */
const THINGS_BEFORE =
  /\b(?:data|referential|structural|system|asset|mechanical|product|core|well|pipeline|process|content|platform|account|signal|network|code|file|record) $|\b(?:quality|accuracy|consistency|completeness|validity|confidentiality|availability|security)(?:,| and| &|\/)[\w ,&]{0,25}$/i;
const THINGS_AFTER =
  /^ (?:of|and (?:accuracy|quality|consistency|completeness|validity|confidentiality|availability|security))\b/i;
const isOfThings = (text: string, { start, end }: Candidate) =>
  THINGS_BEFORE.test(text.slice(Math.max(0, start - 45), start)) || THINGS_AFTER.test(text.slice(end, end + 22));

/** True for behaviour that the words give to things or to others: "direct all communications", "reports for decision making". */
function isNobodysBehaviour(around: Surroundings, own: Candidate): boolean {
  const { text, words } = around;
  const next = words[own.after] ?? "";
  const last = words[own.after - 1] ?? "";
  if (next === "skill" || next === "ability") return false;
  if (own.after - own.first === 1 && isOtherNumber(own, text)) return true;
  if (last === "integrity" && isOfThings(text, own)) return true;
  if (ADJECTIVES.has(last) && OF_THINGS.test(text.slice(own.end, own.end + 60))) return true;
  if (
    last === "ownership" &&
    (HELD_AFTER.has(next) || (own.after - own.first === 1 && HELD_BEFORE.has(words[own.first - 1] ?? "")))
  )
    return true;
  if (
    last === "motivated" &&
    /\b(?:them|team|teams|staff|employees|people|members|others|students) $/i.test(
      text.slice(Math.max(0, own.start - 12), own.start),
    )
  )
    return true;
  if (last === "analytical" && !OF_A_MIND.test(text.slice(own.end, own.end + 70))) return true;
  if (last === "collaborative" && THINGS_SHARED.test(text.slice(own.end, own.end + 50))) return true;
  if (last === "leadership" && LEADERS_OF.test(text.slice(Math.max(0, own.start - 60), own.start))) return true;
  if (last === "leadership" && (LEADERS_BEFORE.has(words[own.after - 2] ?? "") || LEADERS_AFTER.has(next))) return true;
  return (
    own.entry.skill.name === "Decision Making" &&
    DECIDES_FOR_OTHERS.test(text.slice(Math.max(0, own.start - 50), own.start))
  );
}

/** Skills whose names are part of other things too: the words before or after that say so. */
const OTHER_SENSES: Readonly<Record<string, { before?: RegExp; after?: RegExp }>> = {
  "Software Development": { before: /\b(?:drug|medical|clinical|billing|cpt|icd|procedure|qualitative)[- ]$/i },
  "Microsoft Word": { after: /^ (?:r[eé]sum[eé]s?|cvs?|format|attachment)\b/i },
  "Training and Development": { after: /^ (?:sessions?|opportunit\w+|budget|stipend|allowance|days?)\b/i },
  "Microsoft Teams": { before: /\b(?!(?:Microsoft|MS|Use|Using|Via|On|And|Or)\b)[A-Z][A-Za-z]+ $/ },
  "Cloud Computing": { before: /\bany $/i, after: /^[™®]/ },
  Agile: {
    after: /^,? (?:(?:and|&) )?(?:curious|open-minded|flexible|adaptive|adaptable|nimble|dynamic|resilient)\b/i,
  },
  "Self-Motivation": { after: /^ to (?:join|apply|learn more)\b/i },
  Communication: { before: /\b(?:radio|satellite|wireless|serial|machine|mass)[- ]$/i },
};

function isOtherSense(text: string, { entry, start, end }: Candidate): boolean {
  const senses = OTHER_SENSES[entry.skill.name];
  if (senses === undefined) return false;
  return (
    senses.before?.test(text.slice(Math.max(0, start - 25), start)) === true ||
    senses.after?.test(text.slice(end, end + 25)) === true
  );
}

const ACRONYM = /^[A-Z0-9]{2,5}$/;

/** Decides for the name at `index`, by its spelling and the text around it. */
export function isConvincing(around: Surroundings, index: number): boolean {
  const own = around.candidates[index] as Candidate;
  const { rule, written } = own.entry;
  const { text } = around;
  if (isDenied(text, own) || isPieceOfName(text, own) || isNameOfOther(around, own)) return false;
  if (isOtherSense(text, own)) return false;
  if (own.entry.skill.kind === "soft" && isNobodysBehaviour(around, own)) return false;
  if (rule === "free") return true;
  if (isOtherNumber(own, text)) return false;
  if (rule === "title") return true;
  const asWritten = text.slice(own.start, own.end);
  // Swift is a language, SWIFT moves money; Qt is a framework, QA/QT are tests.
  if ((written === "Swift" || written === "Qt") && asWritten === written.toUpperCase()) return false;
  if (rule === "exact" && asWritten === written && !isShouted(text, own)) return true;
  // SAN keeps files, San Jose is a city.
  if (rule === "exact" && ACRONYM.test(written) && /[a-z]/.test(asWritten)) return false;
  return isDoubtfulNameMeant(around, index);
}
