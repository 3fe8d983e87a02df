// Reads a résumé's skills as its skills sections list them; from running text only when few are listed.
import { skillKey } from "../../../contract/matching/skill-key.ts";
import type { Line, Reading, ResumeDocument, Section } from "../layout.ts";
import { readName } from "../person/read-name.ts";
import {
  isGroupLabel,
  isLanguageLabel,
  isList,
  isOtherGroup,
  isSentence,
  isSoftLabel,
  isSpokenLabel,
  maySkill,
} from "./group-labels.ts";
import { mineDocument, mineSentence, nameSkill, type SkillName } from "./mine-document.ts";
import { readRows, type SkillRow } from "./skill-rows.ts";
import { JOINT, splitPhrases } from "./split-phrases.ts";

/** `core` skills are professional and technical, `soft` ones personal; in page order. */
export type ReadSkills = { core: Reading<string[]> | null; soft: Reading<string[]> | null };

const MAX_CORE = 60;
const MAX_SOFT = 25;
const LONGEST_LIST = 300;
const MAX_LABELLED_LINES = 500;
/** A person's name this sure is not a skill, even where a page's foot repeats it. */
const SURE_NAME = 0.95;
const MAX_SEEN = 200;
/** With fewer listed skills, running text is read too. */
const FEW = 4;
const MAX_MINED = 25;
/** Skills that are not tools ("Bank Reconciliation") are mined less reliably. */
const MAX_MINED_FIELDS = 12;

const SKILL_HEADING =
  /skill|technolog|competenc|expertise|\btools?\b|stack|proficienc|strengths?\b|software|programming|frameworks?|databases?|platforms?|qualities|attributes|traits|abilities|capabilities|aptitudes|know-how/i;
/** Headings over tools that the person has not used. */
const NOT_MINE = /course|subject|interest|link|project|learning|reading|reference|personal|declaration/i;
const SOFT_HEADING = /qualities|attributes|traits|interpersonal|soft/i;
const LABELLED =
  /^(?:(?:key|core|technical|primary|main|soft|it|computer|professional)\s+)?(?:skills?(?: ?set)?|technolog(?:y|ies)(?: used| stack)?|tech(?:nical)? stack|tools(?: used| & technologies| and technologies)?|environment|competenc(?:y|ies)|expertise|built with|stack)\s*[:-]\s*(\S.*)$/i;

type Found = { name: string; source: string };
type Collected = { core: Found[]; soft: Found[]; seen: Set<string> };

function add(collected: Collected, skill: SkillName, soft: boolean, source: string): void {
  if (skill.kind === "language" || collected.seen.has(skill.key)) return;
  collected.seen.add(skill.key);
  const list = skill.kind === "soft" || (soft && skill.kind === null) ? collected.soft : collected.core;
  list.push({ name: skill.name, source });
}

/** "English & Hindi": human languages only. */
function namesLanguages(phrase: string): boolean {
  return phrase.split(/\s*(?:&|\/|\band\b)\s*/i).every((piece) => nameSkill(piece).kind === "language");
}

function addPhrase(collected: Collected, phrase: string, soft: boolean, source: string): void {
  if (namesLanguages(phrase)) return;
  const named = nameSkill(phrase);
  if (isSentence(phrase) && (named.kind === null || phrase.length > named.name.length + 20)) {
    for (const mined of mineSentence(phrase)) add(collected, mined, soft, source);
  } else if (named.kind !== null || maySkill(phrase)) add(collected, named, soft, source);
}

/** Human languages under their label; nothing in such a row is a skill. */
function isLanguageRow(row: SkillRow, phrases: readonly string[]): boolean {
  if (row.label === null || !isLanguageLabel(row.label)) return false;
  const kinds = phrases.map((phrase) => nameSkill(phrase));
  const human = kinds.filter((named) => named.kind === "language").length;
  const tools = kinds.filter((named) => named.technical).length;
  return (human > 0 || isSpokenLabel(row.label)) && human >= tools;
}

function addRow(collected: Collected, row: SkillRow, soft: boolean): void {
  const phrases = splitPhrases(row.text);
  if (isLanguageRow(row, phrases)) return;
  const source = `${row.label === null ? "" : `${row.label}: `}${row.text}`.replaceAll(JOINT, " ").slice(0, 200);
  const softRow = soft || (row.label !== null && isSoftLabel(row.label));
  const prose = phrases.every((phrase) => isSentence(phrase) || phrase.split(" ").length > 4);
  if (row.label !== null && phrases.length > 0 && (prose || !isGroupLabel(row.label)))
    addLabel(collected, row.label, prose, source);
  for (const phrase of phrases) addPhrase(collected, phrase, softRow, source);
}

/** A label is a skill if it is a tool ("Python: NumPy, Pandas") or a sentence explains it ("Leadership: led …"). */
function addLabel(collected: Collected, label: string, explained: boolean, source: string): void {
  for (const phrase of splitPhrases(label)) {
    const named = nameSkill(phrase);
    if (named.technical || (explained && (named.kind !== null || maySkill(phrase))))
      add(collected, named, false, source);
  }
}

/** Programming languages under "Languages". */
function listsTools(lines: readonly Line[]): boolean {
  const phrases = readRows(lines).flatMap((row) => splitPhrases(row.text));
  const named = phrases.map((phrase) => nameSkill(phrase));
  const tools = named.filter((skill) => skill.technical).length;
  return tools >= 2 && tools > named.filter((skill) => skill.kind === "language").length;
}

/** A list of tools under a heading of its own ("Cloud", "Dev Toolbox"). */
function listsMostlyTools(section: Section): boolean {
  if (NOT_MINE.test(section.heading ?? "")) return false;
  const phrases = readRows(section.lines).flatMap((row) => splitPhrases(row.text));
  const tools = phrases.filter((phrase) => nameSkill(phrase).technical).length;
  return tools >= 3 && tools >= 0.6 * phrases.length;
}

function isSkillSection(section: Section): boolean {
  if (section.kind === "skills" || section.kind === "softSkills") return true;
  if (section.kind === "languages") return listsTools(section.lines);
  if (section.kind !== "other" || section.heading === null || section.heading.length > 50) return false;
  return SKILL_HEADING.test(section.heading) || listsMostlyTools(section);
}

/** An entry in capitals ("FEM", "PYTHON") mistaken for a heading: it continues the list above. */
function isEntryTakenForHeading({ kind, heading, lines }: Section): boolean {
  if (kind !== "other" || heading === null || heading.split(" ").length > 3 || NOT_MINE.test(heading)) return false;
  if (lines.length === 0) return maySkill(heading) || isGroupLabel(heading);
  return nameSkill(heading).technical && !isGroupLabel(heading);
}

/** A list under a label mistaken for a heading ("Methods", "Domain"), right after a list of skills. */
function isListBelowLabel({ kind, heading, lines }: Section): boolean {
  if (kind !== "other" || heading === null || heading.split(" ").length > 3 || NOT_MINE.test(heading)) return false;
  const texts = lines.map((line) => line.text);
  if (lines.length === 0 || lines.length > 6 || !texts.some((text) => text.includes(",")) || !texts.every(isList))
    return false;
  return texts.flatMap(splitPhrases).some((phrase) => nameSkill(phrase).kind === "core");
}

/** The sections that list skills; entries mistaken for headings become lines again. */
function skillSections(document: ResumeDocument): Section[] {
  const found: Section[] = [];
  let inside = false;
  for (const section of document.sections) {
    if (inside && isEntryTakenForHeading(section)) {
      const above = found.at(-1) as Section;
      const entry = entryLine(section.heading as string, above.lines.at(-1));
      found.push({ ...above, lines: entry ? [entry, ...section.lines] : section.lines });
    } else if (inside && isListBelowLabel(section)) {
      found.push(section);
    } else {
      inside = isSkillSection(section) && section.lines.length > 0;
      if (inside) found.push(section);
    }
  }
  return found;
}

function entryLine(text: string, like: Line | undefined): Line | null {
  if (!like) return null;
  const cell = { text, x: like.x, right: like.x, size: like.size, bold: like.bold };
  return { ...like, text, cells: [cell], right: like.x, gapAbove: null };
}

function isSoftSection({ kind, heading }: Section): boolean {
  return kind === "softSkills" || (heading !== null && SOFT_HEADING.test(heading));
}

/** "Skills: …", "Technologies: …" and labelled lists of tools ("Languages: Java, C++") in other sections. */
function labelledRows(document: ResumeDocument): SkillRow[] {
  return document.sections
    .filter(({ kind }) => kind !== "references" && kind !== "education" && kind !== "interests")
    .flatMap(({ lines }) => lines)
    .slice(0, MAX_LABELLED_LINES)
    .flatMap((line) => {
      const text = line.text.replace(/^[•\s]+/, "");
      const list = LABELLED.exec(text)?.[1] ?? toolsIn(text);
      return list === undefined || list === null ? [] : [{ label: null, text: list }];
    });
}

/** True for a sentence's second line that closes a bracket ("S3, RDS, IAM), focusing on …"). */
function isCutFromSentence(line: string): boolean {
  let open = 0;
  for (const sign of line) {
    if (sign === "(") open++;
    else if (sign === ")" && --open < 0) return true;
  }
  return false;
}

/** The list of a line that names mostly tools, with or without a label. */
function toolsIn(text: string): string | null {
  const [, label, rest] = /^([^:]{3,40}):\s*(\S.*)$/.exec(text) ?? [];
  if (label !== undefined && (!isGroupLabel(label) || isOtherGroup(label))) return null;
  const list = rest ?? text;
  if (list.length > LONGEST_LIST || !isList(list) || isCutFromSentence(list)) return null;
  const phrases = splitPhrases(list);
  const tools = phrases.filter((phrase) => nameSkill(phrase).technical).length;
  const enough =
    label === undefined ? tools >= 3 && tools >= 0.6 * phrases.length : tools >= 2 && tools >= phrases.length / 2;
  return enough ? list : null;
}

function readingOf(found: readonly Found[], limit: number, confidence: number): Reading<string[]> | null {
  const [first] = found;
  if (!first) return null;
  return { value: found.slice(0, limit).map(({ name }) => name), confidence, source: first.source };
}

/** Listed skills need not be in the taxonomy. Running text is read only when fewer than four are listed. */
export function readSkills(document: ResumeDocument): ReadSkills {
  const name = readName(document);
  const own = name !== null && name.confidence >= SURE_NAME ? [skillKey(name.value)] : [];
  const collected: Collected = { core: [], soft: [], seen: new Set(own) };
  for (const section of skillSections(document)) {
    for (const row of readRows(section.lines, document.lines)) {
      if (collected.seen.size < MAX_SEEN) addRow(collected, row, isSoftSection(section));
    }
  }
  const listed = collected.core.length;
  if (listed < FEW) for (const row of labelledRows(document)) addRow(collected, row, false);
  if (collected.core.length < FEW) {
    for (const mined of mineDocument(document)) {
      if (collected.core.length < (mined.technical ? MAX_MINED : MAX_MINED_FIELDS))
        add(collected, mined, false, "mined from the text");
    }
  }
  const confidence = listed >= FEW ? 0.9 : listed > 0 ? 0.7 : 0.5;
  return {
    core: readingOf(collected.core, MAX_CORE, confidence),
    soft: readingOf(collected.soft, MAX_SOFT, confidence),
  };
}
