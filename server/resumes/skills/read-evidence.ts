// Reads what in a CV shows a soft skill that its lists do not name: what was done, and what the summary says of its writer. Proposals only.
import type { SkillProposal } from "../../../contract/resumes/wire.ts";
import { canonicalSkill, mineSkills } from "../../taxonomy/skills/index.ts";
import type { Line, ResumeDocument, Section, SectionKind } from "../layout.ts";
import { EVIDENCE_RULES } from "./evidence-rules.ts";

/** Others speak there, or things are listed that were not done. */
const SILENT: readonly SectionKind[] = [
  "contact",
  "education",
  "skills",
  "softSkills",
  "languages",
  "publications",
  "interests",
  "references",
];
const SPOKEN = /speak|talks|presentations/i;
const MOST_PROPOSALS = 8;
const MOST_CLAUSES = 600;
const LONGEST_CLAUSE = 900;
const LONGEST_EVIDENCE = 220;
const BULLET = /^[\s•◦▪‣∙·*o-]*(?:[•◦▪‣∙·*]|-\s)\s*/u;
/** "reported to", "hoping to lead": somebody else did it, or nobody has yet. */
const NOT_DONE =
  /\b(?:looking|seeking|hoping|aspir\w+|want|wish|eager|aim(?:ing)?|goal|objective is|would like|keen|willing)\b[^.;]{0,60}$|\b(?:not|never|no)\s+(?:\w+\s+)?$/i;
/** In a summary a skill is named for what it is. */
const CLAIMED =
  /^[^.;]{0,60}?\b(?:skills?|abilit(?:y|ies)|player|solver|learner|communicator|thinker|oriented|motivated|starter|driven)\b/i;

/** Each skill once, with the words that show it; at most eight, those that jobs ask for most first. `known`: already listed. */
export function readEvidence(document: ResumeDocument, known: readonly string[]): SkillProposal[] {
  const spoken = document.sections.filter(mayShow).flatMap(clausesOf).slice(0, MOST_CLAUSES);
  const found = new Map<string, string>();
  const listed = new Set(known.map((name) => canonicalSkill(name) ?? name));
  const keep = (name: string, evidence: string) => {
    if (!listed.has(name) && !found.has(name)) found.set(name, evidence);
  };
  for (const { names, pattern } of EVIDENCE_RULES)
    for (const clause of spoken) {
      const match = pattern.exec(clause);
      if (match === null || NOT_DONE.test(clause.slice(0, match.index))) continue;
      for (const name of names) keep(name, evidenceOf(clause, match.index));
      break;
    }
  for (const { name, evidence } of claims(document)) keep(name, evidence);
  return [...found].slice(0, MOST_PROPOSALS).map(([skillName, evidence]) => ({ skillName, evidence }));
}

const mayShow = ({ kind, heading }: Section): boolean => !SILENT.includes(kind) || SPOKEN.test(heading ?? "");

/** What the person says of themselves in the summary: "strong communication skills", "a team player". */
function claims({ sections }: ResumeDocument): { name: string; evidence: string }[] {
  return sections
    .filter(({ kind }) => kind === "summary")
    .flatMap(clausesOf)
    .flatMap((clause) =>
      mineSkills(clause, { kinds: ["soft"] })
        .filter(({ position }) => CLAIMED.test(clause.slice(position)))
        .map(({ name, position }) => ({ name, evidence: evidenceOf(clause, position) })),
    );
}

/** The running text of a section, cut where a bullet, a paragraph or a sentence begins. */
function clausesOf({ lines }: Section): string[] {
  const margin = Math.max(...lines.map(({ right }) => right));
  const blocks: string[] = [];
  let block = "";
  let before: Line | null = null;
  for (const line of lines) {
    const begins = before === null || BULLET.test(line.text) || startsAnew(before, line, margin);
    const text = line.text.replace(BULLET, "").replaceAll("\t", " ").trim();
    if (begins || block.length > LONGEST_CLAUSE) {
      blocks.push(block);
      block = text;
    } else block = /\p{Ll}-$/u.test(block) && /^\p{Ll}/u.test(text) ? block.slice(0, -1) + text : `${block} ${text}`;
    before = line;
  }
  return [...blocks, block]
    .flatMap((text) => text.split(/(?<=[.!?;])\s+(?=[\p{Lu}"“(])/u))
    .filter((text) => text !== "");
}

/** A paragraph, a column, or a line after one that ended with room to spare: a header or an entry, not a wrapped sentence. */
function startsAnew(before: Line, line: Line, margin: number): boolean {
  if (line.page !== before.page || line.gapAbove === null || line.gapAbove > 2.4) return true;
  if (line.bold !== before.bold || Math.abs(line.size - before.size) > 0.6) return true;
  const hadRoom = before.right < margin - 0.25 * (margin - before.x);
  return /^[\p{Lu}\d]/u.test(line.text) && (hadRoom || /[.!?:]$/.test(before.text));
}

/** The clause, from its beginning where that is near, cut at words. */
function evidenceOf(clause: string, at: number): string {
  if (clause.length <= LONGEST_EVIDENCE) return clause;
  const from = at < LONGEST_EVIDENCE / 2 ? 0 : clause.lastIndexOf(" ", at - 40) + 1;
  const cut = clause.slice(from, from + LONGEST_EVIDENCE);
  const isWhole = from + LONGEST_EVIDENCE >= clause.length;
  return `${from > 0 ? "… " : ""}${isWhole ? cut : `${cut.slice(0, cut.lastIndexOf(" "))} …`}`;
}
