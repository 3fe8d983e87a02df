// Pure rules: whether two listings are one job, which of them stands for it, and which is an earlier posting of it.
import type { Print } from "./print.ts";
import { likeness } from "./shingles.ts";

/**
 * SAME by an id, an address, the employer's number of the job or the text. DIFFERENT: they are never of one job. UNSURE: neither; names alone are so, because half of
 * the listings whose names and dates agree are two openings (docs/listings.md).
 */
export type CopyVerdict = "SAME" | "UNSURE" | "DIFFERENT";

/** Raise it when the same prints would join otherwise: all listings are then compared again in the background. */
export const RULES_VERSION = 1;

const DAY_MS = 86_400_000;
/** Shares of the shorter text that is in the other. */
const TEXT = { same: 0.55, different: 0.25, ofStrangers: 0.8, listedTwice: 0.9 } as const;

export function verdictOn(a: Print, b: Print): CopyVerdict {
  const named = byNames(a, b);
  if (named !== null) return named;
  if (titlesOf(a, b) === "other" || arePlacesApart(a, b) || contradict(a, b)) return "DIFFERENT";
  if (a.address !== null && a.address === b.address) return "SAME";
  const text = likeness(a, b);
  if (!isSameEmployer(a, b)) {
    const isCopied = text !== null && text >= TEXT.ofStrangers && (a.isAgency || b.isAgency);
    return isCopied ? "SAME" : "UNSURE";
  }
  if (isNumberedAlike(a, b)) return "SAME";
  if (text === null) return "UNSURE";
  return text >= TEXT.same ? "SAME" : text < TEXT.different ? "DIFFERENT" : "UNSURE";
}

/** By ids alone, where these say it. A source that gives two listings two ids lists two jobs. */
function byNames(a: Print, b: Print): CopyVerdict | null {
  if (a.ids.some((id) => b.ids.includes(id))) return "SAME";
  if (a.source !== b.source) return null;
  if (a.isBoard) return "DIFFERENT";
  // A list of many employers' jobs may carry one text twice.
  const isTwice = isSameEmployer(a, b) && titlesOf(a, b) === "equal" && (likeness(a, b) ?? 0) >= TEXT.listedTwice;
  return isTwice && !arePlacesApart(a, b) && !contradict(a, b) ? "SAME" : "DIFFERENT";
}

/** Both addresses have the employer's number of the job, and one has no other number: a number that all its addresses have tells nothing. */
function isNumberedAlike({ numbers: a }: Print, { numbers: b }: Print): boolean {
  if (!a.long.some((number) => b.long.includes(number))) return false;
  const [few, many] = a.all.length <= b.all.length ? [a.all, b.all] : [b.all, a.all];
  return few.every((number) => many.includes(number));
}

const isSameEmployer = (a: Print, b: Print): boolean =>
  a.employer === b.employer || (a.domain !== null && a.domain === b.domain && !a.isAgency && !b.isAgency);

/** Near: one title has a word or two more than the other. Level, numbers and seasons are always equal. */
function titlesOf(a: Print, b: Print): "equal" | "near" | "other" {
  if (a.marks !== b.marks || a.words.length === 0 || b.words.length === 0) return "other";
  const [short, long] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words];
  const shared = short.filter((word) => long.includes(word)).length;
  if (shared === long.length) return "equal";
  return shared >= 2 && shared === short.length && long.length - shared <= 2 ? "near" : "other";
}

const arePlacesApart = (a: Print, b: Print): boolean =>
  a.cities.length > 0 && b.cities.length > 0 && !a.cities.some((city) => b.cities.includes(city));

function contradict(a: Print, b: Print): boolean {
  if (a.type !== null && b.type !== null && a.type !== b.type) return true;
  if (a.years !== null && b.years !== null && areApart(a.years, b.years)) return true;
  return a.pay !== null && b.pay !== null && a.pay[2] === b.pay[2] && areApart(a.pay, b.pay);
}

type Span = readonly [number, number, ...unknown[]];
const areApart = ([low, high]: Span, [otherLow, otherHigh]: Span): boolean => low > otherHigh || otherLow > high;

/** What stands for a job: posted here, then the employer's own board, then others' lists, then agencies; with a text before without. */
export function standingOf(print: Print): number {
  const place = print.source === "" ? 0 : print.isAgency ? 3 : print.isBoard ? 1 : 2;
  return place * 2 + (print.shingles === 0 ? 1 : 0);
}

/** Whether `later` is the same job as `earlier`, listed again by its source under another key. Whether the earlier one ended is another question. */
export function isPostedAgain(earlier: Print, later: Print): boolean {
  const isSource = earlier.source === later.source && (later.source !== "" || earlier.employer === later.employer);
  if (!isSource || later.at - earlier.at < DAY_MS) return false;
  if (!isSameEmployer(earlier, later) || titlesOf(earlier, later) !== "equal" || contradict(earlier, later))
    return false;
  const isSamePlace =
    earlier.cities.length === later.cities.length && earlier.cities.every((city) => later.cities.includes(city));
  return isSamePlace && (likeness(earlier, later) ?? 1) >= TEXT.same;
}
