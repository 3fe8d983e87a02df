// Splits a row of skills into phrases: at separators, around brackets, and where two names share a slash or "and".
import { skillKey } from "../../../contract/matching/skill-key.ts";
import { skillByName } from "../../taxonomy/skills/index.ts";
import { isGroupLabel, isLevel, withoutLevel } from "./group-labels.ts";

/** Marks a joint of two lines, where a phrase may end without a separator. */
export const JOINT = "\n";

/** Longer rows are sentences. */
const MAX_RUN_ON = 20;
const MAX_TEXT_CHARS = 4_000;
const MAX_LABEL_WORDS = 8;
const MAX_PHRASE_CHARS = 200;
const INTRODUCES = /\b(?:such as|including|includes?|like|e\.?g\.?|i\.?e\.?|namely|viz\.?)(?![\w])[:,.]?\s+/gi;
const TAIL =
  /^(.{1,50}?)\s+(?:for|using|via|to|in order to|as well as|used for|through|within|across|based on|on|at|by|from|with)\s+.+$/i;
const OPENERS = "([{";
const CLOSERS = ")]}";

type Outer = { text: string; inside: string[] };

/** Splits at separators outside brackets; retains the brackets' texts beside their phrase. */
function cutOutside(text: string): Outer[] {
  const outers: Outer[] = [];
  let outer = "";
  let inside = "";
  let held: string[] = [];
  let depth = 0;
  const lastClosers = [...CLOSERS].map((closer) => text.lastIndexOf(closer));
  const close = () => {
    if (outer.trim() !== "" || held.length > 0) outers.push({ text: outer, inside: held });
    outer = "";
    held = [];
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    if (OPENERS.includes(sign) && (lastClosers[OPENERS.indexOf(sign)] as number) > at) depth++;
    else if (CLOSERS.includes(sign) && depth > 0) {
      depth--;
      if (depth === 0) {
        held.push(inside.slice(0, MAX_PHRASE_CHARS));
        inside = "";
        outer += " ";
      }
    } else if (depth > 0) inside += sign;
    else if (isSeparator(text, at)) close();
    else outer += sign;
  }
  close();
  return outers;
}

function isSeparator(text: string, at: number): boolean {
  const sign = text[at] as string;
  if (sign === ",") return !(/\d/.test(text[at - 1] ?? "") && /\d{3}/.test(text.slice(at + 1, at + 4)));
  if (/[;|\t•·●▪◦‣∙⋅♦■□►▶→⟡|¦‖、，；]/.test(sign)) return true;
  const spaced = /\s/.test(text[at - 1] ?? "") && /\s/.test(text[at + 1] ?? "");
  if ((sign === "/" || sign === "\\" || sign === "~" || sign === "+" || sign === "★" || sign === "*") && spaced)
    return !isKnownAround(text, at);
  return sign === "." && endsPhrase(text, at);
}

/** True within "CI / CD": one name with a spaced slash. */
function isKnownAround(text: string, at: number): boolean {
  const before = /(\S+)\s*$/.exec(text.slice(0, at))?.[1] ?? "";
  const after = /^.\s*([^\s,;]+)/.exec(text.slice(at))?.[1] ?? "";
  return skillByName(`${before}/${after}`) !== undefined;
}

/** A full stop between two phrases, not within "Node.js", "St. Gallen" or ".NET". */
function endsPhrase(text: string, at: number): boolean {
  if (!/^\.(?:\s+[A-Z(]|\s*$)/.test(text.slice(at, at + 3))) return false;
  const before = text.slice(Math.max(0, at - 5), at);
  return (
    /[\p{L}\p{N}+#)]{2}$/u.test(before) &&
    !/(?:^|\s)(?:st|inc|dr|mr|ms|vs|co|ltd|jr|sr|no|ver|eg|ie|approx)$/i.test(before)
  );
}

/** True for tools, and for other skills with a name of one word ("Photoshop") that is not a field. */
function isTechnical(text: string): boolean {
  const skill = skillByName(text);
  if (!skill || skill.technical) return skill !== undefined;
  return skill.kind === "core" && !/\s/.test(text) && skill.forms[0]?.rule !== "title";
}

/** Splits "HTML/CSS" and "React/Redux", but not "CI/CD" and "A/B testing". */
function cutSlashes(text: string): string[] {
  if (!/\S\/\S/.test(text) || /\/\//.test(text)) return [text];
  const pieces = text.split("/").map((piece) => piece.trim());
  const whole = skillByName(text);
  if (whole && (pieces.length > 3 || skillKey(whole.name) === skillKey(text) || !pieces.every(isTechnical)))
    return [text];
  if (pieces.length < 2 || pieces.some((piece) => piece === "" || piece.split(/\s+/).length > 4)) return [text];
  const known = pieces.filter((piece) => skillByName(piece) !== undefined).length;
  if (pieces.every((piece) => piece.length <= 2) && known < pieces.length) return [text];
  const single = pieces.every((piece) => !/\s/.test(piece) && piece.length >= 3);
  return known === pieces.length || (known > 0 && (single || known >= pieces.length - 1)) ? pieces : [text];
}

/** Splits "Docker and Kubernetes", two known tools, but not "Research and Development". */
function cutConjunctions(text: string): string[] {
  if (!/\s(?:and|&|or|\+)\s/i.test(text)) return [text];
  const whole = skillByName(text);
  if (whole && skillKey(whole.name) === skillKey(text)) return [text];
  const pieces = text.split(/\s+(?:and|&|or|\+)\s+/i).map((piece) => withoutLevel(piece.trim()));
  const loose = !/\s&\s/.test(text);
  const tools = pieces.filter((piece) => (loose ? isTechnical(piece) : skillByName(piece)?.technical)).length;
  const short = pieces.every((piece) => piece !== "" && piece.split(/\s+/).length <= 3);
  return short && tools === pieces.length ? pieces : [text];
}

function standApart(before: string, after: string): boolean {
  if (/[&/-]$|\b(?:and|or|of|for|in|to|with|the)$/i.test(before) || /^(?:and|or|&|of|for)\b/i.test(after)) return false;
  return !skillByName(`${before} ${after}`) && skillByName(before) !== undefined && skillByName(after) !== undefined;
}

/** Splits the last entry of a list: "budgeting, planning and forecasting". */
function cutLast(phrases: readonly string[], separated: number): string[] {
  const last = phrases[phrases.length - 1];
  if (last === undefined || separated < 3 || skillByName(last)) return [...phrases];
  const [left, right, more] = last.split(/\s+and\s+/i);
  if (!left || !right || more !== undefined || left.split(" ").length > 3 || right.split(" ").length > 3)
    return [...phrases];
  return skillByName(left) || skillByName(right) ? [...phrases.slice(0, -1), left, right] : [...phrases];
}

/** Splits "JavaScript HTML CSS" if the taxonomy knows each of three or more names. */
function cutRunOn(text: string): string[] {
  const words = text.split(" ");
  if (words.length < 3 || words.length > MAX_RUN_ON || skillByName(text)) return [text];
  const names: string[] = [];
  let at = 0;
  while (at < words.length) {
    const size = [4, 3, 2, 1].find(
      (count) => at + count <= words.length && isPlainName(words.slice(at, at + count).join(" ")),
    );
    if (size === undefined) return [text];
    names.push(words.slice(at, at + size).join(" "));
    at += size;
  }
  return names.length >= 3 ? names : [text];
}

/** True for the name of a tool or method without filler. */
function isPlainName(text: string): boolean {
  const skill = skillByName(text);
  if (skill?.kind !== "core" || /^\p{Ll}/u.test(text)) return false;
  const key = skillKey(text);
  const form = skill.forms.find(({ text: written }) => skillKey(written) === key);
  return form !== undefined && (skill.technical || (form.rule !== "title" && form.rule !== "never"));
}

/** At a joint: one name if the taxonomy knows it, two if it knows both sides. */
function cutJoints(text: string): string[] {
  const pieces = text
    .split(JOINT)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  const phrases: string[] = [];
  for (const piece of pieces) {
    const before = phrases[phrases.length - 1];
    if (before === undefined || standApart(before, piece)) phrases.push(piece);
    else phrases[phrases.length - 1] = `${before} ${piece}`;
  }
  return phrases;
}

/** "Excel - pivot tables", "SQL for reporting" and "Jira to plan work": the name without its purpose. */
function withoutTail(text: string): string {
  const spoken = TAIL.exec(text)?.[1];
  if (spoken && !skillByName(text) && (isTechnical(spoken) || /^\p{Lu}\S*(?:\s\p{Lu}\S*){1,3}$/u.test(spoken)))
    return spoken;
  return text;
}

/** Splits at a spaced dash between a name and its level or explanation, or between names. */
function cutDashes(text: string): string[] {
  const pieces = text
    .split(/\s+[-=~>]+\s+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  if (pieces.length < 2) return pieces;
  const short = pieces.filter((piece) => piece.split(/\s+/).length <= 4);
  return short.length === pieces.length
    ? pieces
    : [
        pieces[0] as string,
        ...pieces.slice(1).filter((piece) => short.includes(piece) || piece.split(/\s+/).length > 6),
      ];
}

function tidy(text: string): string {
  return text
    .replace(/^[\s"'“”‘’.,:;*_>»~=-]+(?=[^\s"'“”‘’.,:;*_>»~=-])(?<!\.)/u, "")
    .replace(/^(?:and|&|or|also|plus)\s+/i, "")
    .replace(/(?:,?\s*(?:etc|and so on|and more|and others|among others)\.?)+$/i, "")
    .replace(/^\(?\d{1,2}[.)]\s+(?=\p{L})/u, "")
    .replace(/[\s"'“”‘’.,:;*_>»~=-]+$/u, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Splits at labels inside the text ("R Technologies: AWS"). */
function cutInnerLabels(text: string): string[] {
  if (/:\/\//.test(text)) return [text];
  const pieces = text.split(/:\s+|:(?=\p{L})/u);
  const last = pieces.pop() as string;
  return [...pieces.map((piece) => withoutLabel(piece.trim())).filter((piece) => piece !== ""), last];
}

/** The text before the group's label at its end; all of it when there is no label. */
function withoutLabel(text: string): string {
  const words = text.split(/\s+/);
  const from = words.findIndex((_, index) => {
    if (words.length - index > MAX_LABEL_WORDS || !isGroupLabel(words.slice(index).join(" "))) return false;
    return index > 0 || words.length < 2 || !isTechnical(words[0] as string);
  });
  return from < 0 ? text : words.slice(0, from).join(" ");
}

function readInside(inside: string, outer: string): string[] {
  if (isLevel(inside)) return [];
  const pieces = inside
    .split(/\s*[,;|•·]\s*|\s+(?:and|&)\s+/)
    .map(withoutTail)
    .flatMap(cutSlashes)
    .map(tidy)
    .filter((piece) => piece !== "" && !isLevel(piece));
  if (pieces.length === 1) return readLoneInside(pieces[0] as string, outer);
  const named = pieces.every(looksNamed);
  return pieces.map(withoutLevel).filter((piece) => isTechnical(piece) || named);
}

/** A single word in brackets is a skill unless it repeats the name: "Natural Language Processing (NLP)". */
function readLoneInside(inside: string, outer: string): string[] {
  const skill = skillByName(withoutLevel(inside));
  const same = skill !== undefined && skillByName(outer)?.name === skill.name;
  const initials = outer
    .split(/[\s-]+/)
    .map((word) => word[0] ?? "")
    .join("");
  if (!skill?.technical || same || initials.toLowerCase().startsWith(inside.slice(0, 3).toLowerCase())) return [];
  return [withoutLevel(inside)];
}

function looksNamed(text: string): boolean {
  return /^[\p{Lu}\p{N}]/u.test(text) && text.split(/\s+/).length <= 3 && text.length <= 30;
}

/** The phrases of one row in order, without ratings; not yet judged. */
export function splitPhrases(text: string): string[] {
  const outers = cutOutside(text.slice(0, MAX_TEXT_CHARS).replace(INTRODUCES, ", "));
  const phrases = outers.flatMap(({ text: outer, inside }) => [
    ...phrasesIn(outer),
    ...inside.flatMap((held) => readInside(held.replaceAll(JOINT, " "), outer.trim())),
  ]);
  return cutLast(phrases, outers.length);
}

function phrasesIn(outer: string): string[] {
  return cutInnerLabels(outer)
    .flatMap(cutDashes)
    .flatMap(cutJoints)
    .map((phrase) => withoutLevel(tidy(phrase.slice(0, MAX_PHRASE_CHARS))))
    .flatMap(cutSlashes)
    .flatMap(cutConjunctions)
    .flatMap(cutRunOn)
    .map((phrase) => tidy(withoutTail(phrase)))
    .filter((phrase) => phrase !== "" && !isLevel(phrase));
}
