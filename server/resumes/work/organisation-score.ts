// Says how much a phrase looks like the name of an organisation.
import { KNOWN_ORGANISATIONS, LEGAL_FORM, ORGANISATION_NOUNS, ORGANISATION_OPENING } from "./organisation-words.ts";
import { isField, lowerShare, roleScore } from "./role-score.ts";

const DOMAIN = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|io|ai|in|co|org|net|app|dev|de|fr|edu|gov|me|tech)$/iu;
const INNER_CAPITAL = /^\p{Lu}?\p{Ll}+\p{Lu}[\p{L}\d]*$/u;
const CAPITALS = /^\p{Lu}[\p{Lu}\d&.]{1,6}$/u;
/** Legal forms that are no other word when written small. */
const PLAIN_FORM = /^(?:plc|gmbh|ltd|inc|llc|llp|pvt|srl|s\.r\.l|s\.p\.a|sarl|bv|b\.v|kft|oyj|pty|bhd)\.?$/u;
const LONGEST_NAME = 12;
const UNIVERSITY_SHAPE =
  /\b(?:universit\p{L}*|college|institut\p{L}*|hochschule|[ÉEé]cole|IIT|NIT|IIIT|IIM|BITS|IISc)\b/iu;

function bare(word: string): string {
  return word.toLowerCase().replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "");
}

function isKnown(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/\s*\(.*$/, "")
    .split(/\s+/);
  for (let size = Math.min(4, words.length); size > 0; size--) {
    const start = words.slice(0, size).join(" ").replace(/[,.]$/, "");
    if (!KNOWN_ORGANISATIONS.has(start)) continue;
    return words.length - size <= 3 && (start.length > 2 || words.length === size);
  }
  return false;
}

/**
 * From 0 (no sign of it) to 1: "Acme Pvt. Ltd." 1, "Siemens" 0.9, "Quanta Labs" 0.8, "PayFlow" 0.4. What follows a comma
 * (a town, a division) counts only when the name before it says nothing.
 */
export function organisationScore(text: string): number {
  const whole = scoreName(text);
  const comma = text.indexOf(",");
  return comma > 0 ? Math.max(whole, scoreName(text.slice(0, comma))) : whole;
}

function scoreName(text: string): number {
  const whole = text.replace(/\s*\([^)]*\)\s*$/, "").trim() || text;
  const words = whole.split(/[\s,]+/).filter((word) => word !== "");
  if (words.length === 0 || words.length > LONGEST_NAME || !/\p{L}/u.test(text)) return 0;
  const last = words[words.length - 1] as string;
  const lower = lowerShare(whole);
  if (
    /^(?:self[- ]employed|self|freelanc(?:e|ing)|independent|various clients|selbstständig|freiberuflich|indépendant)$/iu.test(
      whole,
    )
  )
    return 0.4;
  if (words.length > 4 && lower > 0.5) return 0;
  if (words.length > 1 && LEGAL_FORM.test(last) && (last !== last.toLowerCase() || PLAIN_FORM.test(last))) return 1;
  if (ORGANISATION_OPENING.test(whole)) return 0.9;
  if (isKnown(whole)) return 0.9;
  if (roleScore(whole) >= 0.8) return 0;
  if (UNIVERSITY_SHAPE.test(whole) && lower < 0.4) return 0.85;
  if (words.length > 1 && ORGANISATION_NOUNS.has(bare(last)) && !isField(whole) && lower < 0.5) return 0.8;
  if (words.length === 1) {
    if (DOMAIN.test(last) || INNER_CAPITAL.test(last)) return 0.45;
    if (CAPITALS.test(last) && !isField(last)) return 0.35;
  }
  if (/\s(?:&|and)\s/.test(whole) && words.length <= 4 && lower === 0 && !isField(whole)) return 0.3;
  return 0;
}
