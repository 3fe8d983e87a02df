// Decides whether a phrase of a skills section can stand as a skill: no sentence, date, contact or bare label.
import { skillKey } from "../../../contract/matching/skill-key.ts";
import { isBareLabel, isOtherGroup } from "./group-labels.ts";

const MAX_CHARS = 60;
/** Longer phrases are read as sentences: the taxonomy's names are taken out of them. */
const MAX_WORDS = 6;

const NO_SKILL =
  /https?:|www\.|@|[{}<>\\]|\d{5,}|\d ?wpm\b|©|copyright|all rights reserved|(?:powered|created|made|built) (?:by|with)|\.(?:com|org|net|io|in)\b|\b(?:page \d|references? available|upon request|curriculum|resume|university|college|school|institute|academy|universität|université|universidad|hochschule)\b|^(?:bachelor|master|b\.?sc|m\.?sc|b\.?tech|m\.?tech|b\.?com|m\.?com|mba|ph\.?d|diploma|associate)\b(?!\w)/i;
const DATED =
  /\b(?:19|20)\d\d\s*(?:-|to|until|till)\s*(?:(?:19|20)\d\d|\d\d|present|now|today|current)\b|^\W*(?:19|20)\d\d\W*$|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.? ?'?(?:(?:19|20)\d\d|\d\d)\b/i;
const SPOKEN =
  /^(?:i|my|we|our|he|she|they|am|is|are|was|were|has|have|had|can|will|responsible|able|ability|capable|worked|working|developed|managed|led|built|created|designed(?= )|used|using|including|currently|possess(?:es)?|demonstrated|track record|proven|seeking|looking|passionate|years?|over|more than|various|other|others|many|several|all|some|any|etc|and|or|the|a|an|with|for|from|to|by|of|on|at|in|as)\b/i;
/** Heads of columns and words for skill itself. */
const EMPTY =
  /^(?:skills?(?: \w+)?|experience|years?|level|proficiency|rating|last used|skill name|years of experience|strengths?|expertise|competenc(?:y|ies)|comments?|remarks?|notes?|summary|profile|n\/?a|none|yes|no)$/i;
const CLAUSE =
  /\b(?:i|my|me|we|our|that|which|who|am|is|are|was|were|been|being|have|has|had|will|would|should|can|could|while|when|where|whose|because|so|etc|developed|gained|acquired|obtained|through|during)\b/i;
/** Openings of clauses that tell what was done with a tool. */
const DOING =
  /^(?:developing|building|designing|creating|writing|working|managing|using|implementing|handling|maintaining|leading|analy[sz]ing|providing|deploying|performing|preparing|conducting|solving|making|understanding|applying|configuring|installing|integrating)\b/i;
const WITHIN = /\s(?:with|using|through|that|by|via)\s/i;

/** A list of short entries, and no prose. */
export function isList(text: string): boolean {
  const pieces = text.split(/[,;|•·\n]|\s\/\s/).map((piece) => piece.replace(/\([^)]*\)/g, "").trim());
  return !/[!?]/.test(text) && pieces.every((piece) => piece.split(/\s+/).length <= 5 && !isSentence(piece));
}

/** A sentence or a clause: what it names must be mined. */
export function isSentence(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > MAX_WORDS || text.length > MAX_CHARS) return true;
  if (words.length > 3 && (SPOKEN.test(text) || DOING.test(text))) return true;
  return (words.length > 2 && CLAUSE.test(text)) || (words.length > 4 && WITHIN.test(text));
}

/** True for a short phrase that may be a skill although the taxonomy has never heard of it. */
export function maySkill(text: string): boolean {
  if (/^[A-Z]{2,6}$/.test(text) || /^[A-Z][\w-]*\.(?:io|ai|com|dev)$/.test(text)) return !isBareLabel(text);
  if (text.length < 2 || !/\p{L}/u.test(text) || NO_SKILL.test(text) || EMPTY.test(text) || DATED.test(text))
    return false;
  if (/(?:^|\s)(?:and|or|of|the|with|for|in|to|&)$/i.test(text)) return false;
  if (SPOKEN.test(text) || isBareLabel(text) || isOtherGroup(text) || skillKey(text) === "") return false;
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  return letters >= text.replace(/\s/g, "").length * 0.4;
}
