// Finds the taxonomy's skills in running text: longest name first, doubtful short names only where they are meant.

import { foldWord, scanWords } from "../../../contract/matching/skill-key.ts";
import { type Candidate, isConvincing } from "./doubtful-names.ts";
import { skillTrie, type TrieEntry, type TrieNode } from "./skill-trie.ts";
import type { Skill, SkillKind } from "./taxonomy.ts";

/** One skill found: `position` and `end` are UTF-16 offsets of its first mention, `count` its mentions. */
export type SkillHit = {
  skill: Skill;
  name: string;
  kind: SkillKind;
  group: string;
  position: number;
  end: number;
  count: number;
};

/**
 * `kinds`: only these kinds; `title`: the text is a job title, in which fields of work count; `listing`: a listing's
 * text, where "data engineers" are colleagues; `wrapped`: a name may run over a line break (text cut from a page).
 */
export type MineOptions = { kinds?: readonly SkillKind[]; title?: boolean; listing?: boolean; wrapped?: boolean };

type Words = { starts: number[]; ends: number[]; folded: string[] };

const GLUED = /[a-z](?=[A-Z])|[A-Z]{2,}(?=[A-Z][a-z]{2})/;
const MAX_GLUED_CHARS = 60;
const VERSIONED = /^([a-z]{3,})\d{1,4}$/;

/** Folds a word so that it meets the trie: unknown "python3" becomes "python", "java+" becomes "java". */
function foldKnown(raw: string, top: TrieNode): string {
  const word = foldWord(raw);
  const last = word.charCodeAt(word.length - 1);
  if (last === 43 && !top.next?.has(word)) return word.replace(/\++$/, "");
  if (last >= 48 && last <= 57 && !top.next?.has(word)) {
    const base = VERSIONED.exec(word)?.[1];
    if (base && top.next?.has(base)) return base;
  }
  return word;
}

/** Adds a word, cut in two where a lost space glued two ("experienceKnowledge") unless the whole is a name. */
function pushWord(words: Words, text: string, start: number, end: number, top: TrieNode): void {
  const raw = text.slice(start, end);
  const folded = foldKnown(raw, top);
  const glue = end - start > 6 && end - start <= MAX_GLUED_CHARS && !top.next?.has(folded) ? GLUED.exec(raw) : null;
  if (glue) {
    const cut = start + glue.index + glue[0].length;
    pushWord(words, text, start, cut, top);
    pushWord(words, text, cut, end, top);
    return;
  }
  words.starts.push(start);
  words.ends.push(end);
  words.folded.push(folded);
}

function readWords(text: string, top: TrieNode): Words {
  const spans = scanWords(text);
  const words: Words = { starts: [], ends: [], folded: [] };
  for (let i = 0; i < spans.starts.length; i++) {
    pushWord(words, text, spans.starts[i] as number, spans.ends[i] as number, top);
  }
  return words;
}

/** True when the characters between two words may stand inside one name: spaces, `-`, `/`, `_` or a joining dot. */
function joins(text: string, from: number, to: number, wrapped: boolean): boolean {
  if (to - from > 3) return false;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 32 || code === 45 || code === 47 || code === 95 || code === 160 || code === 9) continue;
    if (code === 0x2010 || code === 0x2011 || code === 0x2013) continue;
    if (code === 46 && at + 1 === to) continue;
    if (wrapped && (code === 10 || code === 13)) continue;
    return false;
  }
  return true;
}

/** The longest name that begins at word `first`, as the index after its last word and its entry. */
function longestAt(
  words: Words,
  text: string,
  first: number,
  top: TrieNode,
  wrapped: boolean,
): { after: number; entry: TrieEntry } | undefined {
  let node = top.next?.get(words.folded[first] as string);
  let best: { after: number; entry: TrieEntry } | undefined;
  let at = first;
  while (node) {
    if (node.entry) best = { after: at + 1, entry: node.entry };
    if (!node.next || at + 1 >= words.folded.length) break;
    if (!joins(text, words.ends[at] as number, words.starts[at + 1] as number, wrapped)) break;
    at++;
    node = node.next.get(words.folded[at] as string);
  }
  return best;
}

function findCandidates(words: Words, text: string, top: TrieNode, wrapped: boolean): Candidate[] {
  const found: Candidate[] = [];
  let at = 0;
  while (at < words.folded.length) {
    const match = longestAt(words, text, at, top, wrapped);
    if (!match) {
      at++;
      continue;
    }
    const start = words.starts[at] as number;
    const end = words.ends[match.after - 1] as number;
    found.push({ entry: match.entry, first: at, after: match.after, start, end });
    at = match.after;
  }
  return found;
}

const PEOPLE = new Set(
  "engineer analyst scientist developer designer architect manager administrator tester recruiter accountant specialist consultant officer marketer trainer programmer technician operator receptionist teacher lecturer tutor nurse surgeon lawyer counselor doctor dentist caregiver physician pharmacist psychologist auditor banker trader broker writer editor buyer planner driver executive owner coach mentor chef waiter bartender".split(
    " ",
  ),
);

const GROUPS = new Set(
  "team department function director leader leadership office division staff professional personnel people associate partner stakeholder counterpart expert colleague company firm startup provider agency industry organization organisation community".split(
    " ",
  ),
);

/** "a SaaS software company". */
const GOODS = new Set(["software", "technology", "product", "service", "solution"]);
const FIRMS = new Set(["company", "firm", "startup", "provider", "agency"]);

const MEETS =
  /\b(?:collaborat|partner|work|liais|coordinat|interact|interfac|communicat|connect|engag|align)\w*(?: [\w-]+)? (?:with|across|between)\b[^.;\n]{0,70}$/i;
const LISTED_TEAMS =
  /^(?:\s*(?:,|\/|&|and\b|or\b)\s*[\w&-]+(?: (?!(?:across|with|in|for|to|from|of)\b)[\w&-]+)?){1,6} (?:teams?|departments?|functions|divisions|groups|stakeholders|colleagues|counterparts|professionals)\b/i;

/** "partner with Procurement, Logistics and IT": departments in a list are colleagues, not skills. */
const MET_BEFORE =
  /\b(?:partner|liais|coordinat|interfac|interact)\w*(?: (?:closely|directly|effectively))? with (?:(?:the|our) )?(?:[\w&-]+(?: [\w&-]+){0,2}(?:,? (?:and|&) |, |\/))*$/i;
const DEPARTMENT =
  /\b(?:finance|legal|hr|human resources|it|sales|marketing|procurement|logistics|engineering|product|operations)\b/i;

/**
 * True when a name means other people: several ("travel nurses"); in a listing also a team ("sales team") and teams to
 * work with ("with sales, legal and finance teams").
 */
function isOthers(words: readonly string[], text: string, candidate: Candidate, listing: boolean): boolean {
  const { after, start, end } = candidate;
  const next = words[after] ?? "";
  if (PEOPLE.has(words[after - 1] ?? "") && (listing || /s$/i.test(text.slice(start, end)))) return true;
  if (!listing) return false;
  if (PEOPLE.has(next) || GROUPS.has(next)) return true;
  if (GOODS.has(next) && FIRMS.has(words[after + 1] ?? "")) return true;
  const before = text.slice(Math.max(0, start - 110), start);
  const rest = /^[^.;:\n]{0,60}/.exec(text.slice(end, end + 60))?.[0] ?? "";
  const isListed = /^,|^ (?:and|&) /.test(rest) || /(?:,|\band|&) $/.test(before);
  const met = !candidate.entry.skill.technical && isListed ? MET_BEFORE.exec(before)?.[0] : undefined;
  if (met !== undefined && DEPARTMENT.test(met + rest)) return true;
  return LISTED_TEAMS.test(text.slice(end, end + 100)) && MEETS.test(before);
}

/** In a title, few other words are in capitals. */
const ACRONYM = /^[A-Z0-9&]{2,4}$/;

/** A field of work ("Sales") counts outside titles once a text has named it this often. */
const FIELD_MENTIONS = 3;

type Found = SkillHit & { firm: boolean };

function collectHits(candidates: readonly Candidate[], words: Words, text: string, options: MineOptions): Found[] {
  const hits = new Map<string, Found>();
  const verdicts: boolean[] = [];
  candidates.forEach((candidate, index) => {
    const { skill, rule } = candidate.entry;
    const written = text.slice(candidate.start, candidate.end);
    const inTitle = options.title === true && rule === "context" && ACRONYM.test(written);
    const meant = inTitle || isConvincing({ candidates, verdicts, words: words.folded, text }, index);
    verdicts.push(meant);
    if (
      !meant ||
      (skill.kind === "core" &&
        options.title !== true &&
        isOthers(words.folded, text, candidate, options.listing === true)) ||
      (options.kinds && !options.kinds.includes(skill.kind))
    )
      return;
    const firm = rule !== "title" || options.title === true;
    const known = hits.get(skill.name);
    if (known) {
      known.count++;
      known.firm ||= firm || known.count >= FIELD_MENTIONS;
      return;
    }
    const { start: position, end } = candidate;
    hits.set(skill.name, {
      skill,
      name: skill.name,
      kind: skill.kind,
      group: skill.group,
      position,
      end,
      count: 1,
      firm,
    });
  });
  return [...hits.values()];
}

/** Finds the skills in `text`, each once with its number of mentions, in the order of first mention. Deterministic. */
export function mineSkills(text: string, options: MineOptions = {}): SkillHit[] {
  const top = skillTrie();
  const words = readWords(text, top);
  const candidates = findCandidates(words, text, top, options.wrapped ?? false);
  return collectHits(candidates, words, text, options)
    .filter((hit) => hit.firm)
    .map(({ firm: _, ...hit }) => hit);
}
