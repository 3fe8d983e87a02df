// Finds the person's phone number and tells it from dates, identity numbers, patents and masked digits.
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Reading, ResumeDocument } from "../layout.ts";
import { type PlacedLine, placeLines, trustOf } from "./read-contacts.ts";

/** The country of numbers without a country code. */
const HOME = "IN";

const RUN = /(?:\(?\+\s?\(?\s?)?\(?\d(?:[\d .·()/~-]|\u00a0){5,24}\d/g;
const LABEL =
  /(?:\b(?:tele?phone|phone|mobile|mob|tel|cell(?:ular|phone)?|contact|call|whats ?app|ph|handy|gsm|office|work|home|direct|portable|téléphone|telefon|teléfono|m|t|p|c|h)\b\s*\.?\s*(?:(?:no|num(?:ber)?|nos|#|n°)\b\.?)?(?:\s*\([a-z]+\))?|☎|📞|📱|☏|✆)[\s.:/#)-]*$/iu;
const OTHER_NUMBER =
  /\b(?:passport|aadh?aa?r|pan|patents?|isbn|issn|doi|c?gpa|licen[cs]e|reg(?:istration|n|d)?|member(?:ship)?|employee|emp|account|a\/c|zip|pin(?: ?code)?|postal|fax|id|ein|ssn|duns|certificate|credential|roll|enrol(?:l)?ment|order|case|ref(?:erence)?|grant|award|vol(?:ume)?|pages?|pp|arxiv|dob|born|date|uid|uan|gst(?:in)?|version|us|ep|wo|no|nr|number)\b[\s.:#№-]*(?:no|number|id|#)?[\s.:#-]*$/iu;
const DATES =
  /\b(?:\d{1,2}[-./ ]\d{1,2}[-./ ](?:19|20)\d\d|\d{1,2}[-./ ](?:19|20)\d\d|(?:19|20)\d\d[-./]\d{1,2}(?:[-./]\d{1,2})?|(?:19|20)\d\d)\b/g;
/** A German number with a slash after its area code: "0371 / 555 80 14". */
const AREA_CODE = /^(?:0\d{2,4}|\+\d{1,3}[ -]?(?:\(0\) ?)?\d{2,4}) ?\/ ?[1-9](?:[ -]?\d){3,8}$/;
/** The most characters between a label and its number. */
const LEAD_CHARS = 40;
const MIN_DIGITS = 9;
const MAX_DIGITS = 15;

/** `own`: in the head or among the contacts. */
type Candidate = { number: string; score: number; own: boolean; source: string; place: number };

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

/** Removes unclosed brackets and characters at the ends. */
function tidy(run: string): string {
  const text = run
    .replace(/\s+/g, " ")
    .replace(/[\s./-]+$/, "")
    .trim();
  const opens = text.split("(").length;
  const closes = text.split(")").length;
  if (opens === closes) return text;
  return opens > closes ? text.replace("(", "") : text.replace(/\)(?!.*\))/, "");
}

function isPossible(text: string): boolean {
  const dialled = text
    .replace(/^\(\+/, "+")
    .replace(/^\+\s?\(\s?/, "+")
    .replace(/\(0\)/, "");
  return parsePhoneNumberFromString(dialled, { defaultCountry: HOME, extract: false })?.isPossible() === true;
}

function mayBePhone(text: string, labelled: boolean): boolean {
  const count = digitsOf(text).length;
  if (/^\(?\d{3}\)?[-. ]\d{4}$/.test(text)) return true;
  if (count > MAX_DIGITS || count < (labelled ? MIN_DIGITS - 2 : MIN_DIGITS)) return false;
  if (!labelled && /^\d+\.\d+$/.test(text)) return false;
  return isPossible(text) || labelled || (/[+() -]/.test(text) && count <= 13);
}

/** The number in a run of digits: all, or without a postcode before it or a second number after it. */
function numberIn(run: string, labelled: boolean): string | null {
  const whole = tidy(run);
  if (!/\d/.test(whole.replace(DATES, ""))) return null;
  if ((!whole.includes("/") || AREA_CODE.test(whole)) && mayBePhone(whole, labelled)) return whole;
  const groups = whole.split(/\s+|\//).filter((group) => group !== "");
  for (let size = groups.length - 1; size >= 1; size--) {
    for (let from = 0; from + size <= groups.length; from++) {
      const part = tidy(groups.slice(from, from + size).join(" "));
      if (digitsOf(part).length >= 10 && mayBePhone(part, labelled)) return part;
    }
  }
  return null;
}

/** True if the digits belong to a word, a web address or a masked number. */
function isPartOfMore(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 8), start);
  const after = text.slice(end, end + 8);
  if (
    /[\p{L}\d@/_=#&?%$€£₹~][-.]?$/u.test(before) &&
    !LABEL.test(text.slice(Math.max(0, start - LEAD_CHARS), start)) &&
    !/^\+/.test(text.slice(start))
  )
    return true;
  if (/^[\p{L}@_%]/u.test(after) && !/^(?:x|ext)\.? ?\d|^[\p{Lu}]\p{Ll}/iu.test(after)) return true;
  return /[x*•#]{2,}[\s().-]*$/i.test(before) || /^[\s().-]*[x*#]{2,}/i.test(after);
}

function numbersIn(placed: PlacedLine): Candidate[] {
  const { line, place } = placed;
  return line.cells.flatMap((cell, index) => {
    const before = line.cells[index - 1]?.text ?? "";
    return [...cell.text.matchAll(RUN)].flatMap((found) => {
      const lead = `${before.slice(-LEAD_CHARS)} ${cell.text.slice(Math.max(0, found.index - LEAD_CHARS), found.index)}`;
      const labelled = LABEL.test(lead);
      if (isPartOfMore(cell.text, found.index, found.index + found[0].length)) return [];
      if (!labelled && OTHER_NUMBER.test(lead)) return [];
      const number = numberIn(found[0], labelled);
      if (number === null) return [];
      const doubt = isPossible(number) ? 0 : digitsOf(number).length < MIN_DIGITS ? 1.5 : 0.3;
      const score = trustOf(placed) + (labelled ? 2 : 0) + (number.includes("+") ? 1 : 0) - doubt;
      return [{ number, score, own: trustOf(placed) >= 4, source: line.text, place }];
    });
  });
}

function linkedNumbers(document: ResumeDocument): Candidate[] {
  return document.links.flatMap(({ url, page }) => {
    const number = /^tel:(.+)$/i.exec(url)?.[1]?.replace(/%20/g, " ").trim();
    if (!number || /[x*]/i.test(number) || !mayBePhone(number, true)) return [];
    return [{ number, score: page === document.links[0]?.page ? 4 : 2, own: false, source: url, place: 9_999 }];
  });
}

/** A number beside the e-mail address is the person's own in any section. */
function nearAddress(lines: readonly PlacedLine[]): (place: number) => number {
  const places = lines
    .filter((placed) => /\S@\S/.test(placed.line.text) && trustOf(placed) > -3)
    .map(({ place }) => place);
  return (place) => (places.some((other) => Math.abs(other - place) <= 2) ? 2 : 0);
}

/** The person's own number as written; null when there is none or only a masked one. */
export function readPhone(document: ResumeDocument): Reading<string> | null {
  const lines = placeLines(document);
  const near = nearAddress(lines);
  const shown = lines
    .flatMap(numbersIn)
    .map((found) => ({ ...found, score: found.score + (found.own ? 0 : near(found.place)) }));
  const linked = linkedNumbers(document).filter(
    ({ number }) =>
      shown.length === 0 || shown.some((found) => digitsOf(found.number).endsWith(digitsOf(number).slice(-9))),
  );
  const candidates = shown.length > 0 ? shown : linked;
  candidates.sort((one, other) => other.score - one.score || one.place - other.place);
  const [best] = candidates;
  if (!best || best.score < 3) return null;
  return { value: best.number, confidence: best.score >= 5 ? 0.95 : 0.75, source: best.source };
}
