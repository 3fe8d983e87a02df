// Years of experience: in a field of a listing, and what its title and text ask for.
import { OPEN_ENDED_YEARS } from "../../contract/jobs/wire.ts";

export type Years = { min: number; max: number };

const MOST_YEARS = 50;
/** Characters of a field about experience that are read. */
const LONGEST_FIELD = 500;
const NUMBER = "(\\d{1,2}(?:\\.\\d)?)";
const YEARS = "(?:years?|yrs?|y\\.?o\\.?e)\\b";
const RANGE = new RegExp(
  `${NUMBER}\\s*\\+?\\s*(?:${YEARS}\\.?\\s*)?(?:-|–|—|to|~)\\s*${NUMBER}\\s*(\\+?)\\s*${YEARS}`,
  "i",
);
const OPEN = new RegExp(
  `${NUMBER}\\s*(?:\\+|plus|or more|and above|& above|or above)\\s*(?:of\\s+)?${YEARS}|(?:minimum|min\\.?|at least|atleast|more than|over|above)(?:\\s+of)?\\s*:?\\s*${NUMBER}\\s*\\+?\\s*${YEARS}|${NUMBER}\\s*${YEARS}\\s*(?:\\+|plus|or more|and above|& above|or above|minimum)`,
  "i",
);
const UP_TO = new RegExp(`(?:up ?to|less than|maximum|max\\.?|under)\\s*(?:of\\s+)?${NUMBER}\\s*${YEARS}`, "i");
const EXACT = new RegExp(`${NUMBER}\\s*${YEARS}`, "i");
const FRESHER =
  /\b(?:freshers?|fresh graduates?|no (?:prior )?experience(?: (?:is )?(?:required|needed|necessary))?|entry[- ]level)\b/i;

/** Whole years between 0 and 50, or null when they make no sense. */
export function soundYears(min: number, max: number): Years | null {
  const years = { min: Math.floor(min), max: max >= OPEN_ENDED_YEARS ? OPEN_ENDED_YEARS : Math.ceil(max) };
  if (!(years.min >= 0 && years.min <= MOST_YEARS && years.max >= years.min)) return null;
  return years.max > MOST_YEARS && years.max !== OPEN_ENDED_YEARS ? { ...years, max: OPEN_ENDED_YEARS } : years;
}

/** Reads a field about experience, such as "5-8 Yrs" or "Fresher"; null when it states no years. */
export function readExperience(stated: string): Years | null {
  const field = stated.slice(0, LONGEST_FIELD);
  const range = RANGE.exec(field) ?? /^\s*(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})\s*$/.exec(field);
  if (range) return soundYears(Number(range[1]), range[3] === "+" ? OPEN_ENDED_YEARS : Number(range[2]));
  const open = OPEN.exec(field) ?? /^\s*(\d{1,2})\s*\+\s*$/.exec(field);
  if (open) return soundYears(Number(open[1] ?? open[2] ?? open[3]), OPEN_ENDED_YEARS);
  const upTo = UP_TO.exec(field);
  if (upTo) return soundYears(0, Number(upTo[1]));
  const exact = EXACT.exec(field);
  if (exact) return soundYears(Number(exact[1]), Number(exact[1]));
  return FRESHER.test(field) ? { min: 0, max: 0 } : null;
}

const NUMBER_WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const NUMBER_WORD = new RegExp(`(?<![\\p{L}\\d])(?:${NUMBER_WORDS.join("|")})(?![\\p{L}\\d])`, "giu");

/** "5+/3+ years, respectively": years that depend on the degree. */
const BY_DEGREE = /\b(\d{1,2}) ?\+ ?\/ ?(\d{1,2}) ?\+(?= ?(?:years?|yrs?)\b)/gi;

/** Numbers in words become digits, "two (2)" one number, and all dashes and spaces alike. */
function plainNumbers(text: string): string {
  return text
    .replace(NUMBER_WORD, (word) => String(NUMBER_WORDS.indexOf(word.toLowerCase())))
    .replace(/\b(at ?least|minimum(?: of)?) an? (?=years?\b)/gi, "$1 1 ")
    .replace(/(\d{1,2})\s?\(\s?\d{1,2}\s?(\+?)\s?\)/g, "$1$2")
    .replace(/[–—−‐‑]/g, "-")
    .replace(BY_DEGREE, (_, one, other) => `${Math.min(one, other)}+`)
    .replace(/\b(years?|yrs?)(?:\s?\(s\)|['’´`]s?|€™)/gi, "$1")
    .replace(/[ \t\u00a0]+/g, " ");
}

const UNIT = "(?:years?|yrs?\\.?|y\\.?o\\.?e)(?=in\\b|of\\b|exp|[^a-z]|$)";
const MORE = "(?:\\+|plus|or more|or above|or greater|and above|and more|& above|and over|minimum|min)";
const TO = `(?:-|~|to|or|till|and(?= ?\\d+ ?\\+? ?${UNIT}))`;
/** low, its own unit, "+", high, its "+", "+" after the unit. Numbers of dates, prices and versions are none. */
const MENTION = new RegExp(
  `(?<!\\d[.,]?|[$₹€£#/]|\\d ?- ?)${NUMBER} ?(months? |${UNIT} )?(${MORE})? ?(?:${TO} ?(?:max(?:imum)? )?${NUMBER} ?(\\+|plus)? ?)?-? ?(?:full |solid |or more |of |continuous |calendar )?${UNIT}( ?${MORE}(?![a-z]))?`,
  "gi",
);

// Words after years that are an age, a firm's history, a contract or a course of study.
const OTHER_AFTER =
  /^[\s,)-]{0,3}(?:of age|young|old\b|age\b|ago|history|in business(?=\W*(?:$|[,.;]|and\b|with\b))|anniversary|contract|degree|diploma|college|universit|academic|bachelor|master|undergrad|graduat|program(?:me)?\b|bonds?\b|service agreement|warranty|tenure|terms?\b|plan\b|period|course|full[- ]time (?:education|regular)|regular|from now|roadmap|vision\b|strateg|horizon|outlook|goals?\b|commitment|heritage|lease|visa|in a row|running|later|post[- ]?grad(?!uat\w+ exp)|award|curriculum|agreement|legacy|subscription|notice|residen|strong\b(?! exp))/i;
const STUDY_AFTER =
  /^ ?(?:of )?(?:(?!exp)[\w-]+ ){0,2}?(?:full[- ]time education|education\b|schooling|high school|college|study|studies\b|degree|age\b|accredited|university)/i;
const HISTORY_AFTER =
  /^ ?(?:of )?(?:(?!exp)[\w-]+ ){0,2}?(?:history|growth|change\b|success|operations?\b|innovation|combined|existence|excellence|heritage|service to|serving)(?!.{0,60}\bexp)/i;
// Words before years in the past or future, or those of a firm.
const OTHER_BEFORE =
  /(?:\b(?:last|past|next|every|each|within|first|previous|coming|preceding|after|until|since|another|per|age of|ages?|aged|bond of|contract of|contract for|period of|duration of|tenure of|commitment of|course of|valid for)(?: the| our| its| about| at least| a| of)*(?: over| more than| minimum)?|\b(?:celebrat\w+|founded|history of|legacy of|heritage of|trusted for|a period of|(?<!\b(?:must have|requires?) (?:a )?)combined|collective|cumulative|together)\b[\w ,]{0,30}) ?$/i;
const FOR_BEFORE = /\bfor (?:the |over |more than |almost |nearly |about |around |well over |last |past )*$/i;
const WORKED = /\b(?:work(?:ed|ing)|experienced?|held)\b/i;
const FIRM =
  /(?:\b(?:we|we'?ve|our (?:team|company|firm|founders?|leadership|group|experts?)|company|firm|founded|established|incorporated|agency|has been|have been|organi[sz]ation|heritage|leveraging|backed by|founders?|combining)\b|, (?:inc|ltd|llc)\.?)[^\w:]+(?:[\w'-]+[^\w:]+){0,7}$/i;
const FIRM_OPENS = /^\W*(?:with|having|backed by|drawing on|leveraging|bringing)\b/i;
const FIRM_FOLLOWS = /experience[^.]{0,60}, (?:\p{Lu}|our\b|we\b)/u;

const APPLICANT =
  /\b(?:you|your|you'?ll|candidates?|applicants?|must|requir\w+|minimum|min|at ?least|ideal(?:ly)?|looking|seeking|seek|qualif\w+|need\w*|want|expect\w*|prefer\w*|hiring|hire|should|degree|ability|proven|preferabl[ey]|someone|individual|(?:person|professional|engineer|developer|analyst|scientist|manager) with)\b/i;
const ASKED = /\bexp(?:\b|erience|eriance|ertise|osure|n\b)|\byoe\b|\bpqe\b|\bbackground\b|\btrack record\b/i;
/** "Experience: ", "Exp required - min ", at the start of a line, a sentence or an item. */
const LABEL =
  /(?:^|[\n.;•·*|(:]|[-–] )[^\w\n]*(?:[\w&/]+ ){0,4}?(?:exp(?:erience|eriance|n|\.)?|yoe|pqe)(?:\s?\([\w ]+\))?[\s:=([,-]*(?:(?:level|required|range|needed|in years|years|yrs|desired|overall|total|is|of|the|role|minimum|min|at ?least|over|from|between|more than)\b\.?[\s:=)([,-]*){0,4}$/i;
const OVERALL_BEFORE = /\b(?:total|overall)\b.{0,20}$/i;
const OVERALL_AFTER = /^ ?(?:of )?(?:total|overall)\b/i;
const AT_LEAST = /\b(?:min(?:imum)?\.?|at ?least)(?: of)? ?$/i;
const AT_MOST = /(?:up ?to|less than|maximum(?: of)?|max\.?|under|below|upto|not more than|<) ?$/i;
const OPENS_ITEM = /^\W*$/;
const LEADS_IN =
  /[\p{L}:.)]$|\b(?:min(?:imum)?|at ?least|have|has|with|plus|requires?|required|need|possess|over|more than|and|years)\W*(?:of |an? |\w+ )?$/iu;
const GOES_ON =
  /^[\s,)-]*(?:of|in|into|as|with|on|\w+ing|hands|relevant|progressive|industry|\w+ development|proven|related|commercial|solid|knowledge|exposure|experti[sz]e|practice)\b/i;
const SOFT_BEFORE =
  /(?:\b(?:preferably|nice to have|good to have|ideally|bonus)\b[\s:(-]*|\b(?:preferred|desirable|desired)\s*[:(-]\s*)(?:at ?least |minimum |around |have |a |of ){0,3}$/i;
const SOFT_AFTER =
  /^[^(]{0,60}(?:\bpreferred\b|\bpreferable\b|\bdesir(?:ed|able)\b|nice to have|\ba plus\b|good to have|\ban? advantage\b|\bhelpful\b|\boptional\b)/i;
const INSTEAD_BEFORE = /(?:substitut\w+|in lieu of|instead of)\W*(?:\w+\W+){0,2}$/i;
const INSTEAD_AFTER = /^.{0,60}(?:substitut|in lieu)|^ ?of (?:additional |equivalent )/i;
const MOST_ASKED = 20;

/** A mention of years with its clause. `lead` may reach into the line before; `open`: a range or "+". */
type Mention = { years: Years; before: string; after: string; lead: string; open: boolean };

/** From the line's start, the last full stop or the bullet. */
function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 220), at);
  const line = before.slice(Math.max(...["\n", "•", "·", "*"].map((mark) => before.lastIndexOf(mark))) + 1);
  const stop = [...line.matchAll(/(?<!\b(?:min|exp|yrs?|no|incl|approx))[.;!?](?=\s|[A-Z]|$)/gi)].at(-1);
  return stop ? line.slice(stop.index + 1) : line;
}

function clauseAfter(text: string, at: number): string {
  return /^(?:(?![.;!?](?:\s|$|[A-Z]))[^\n•·*]){0,140}/.exec(text.slice(at, at + 140))?.[0] ?? "";
}

function mentionsIn(text: string): Mention[] {
  const found: Mention[] = [];
  for (const match of text.matchAll(MENTION)) {
    const [whole, low, lowUnit, more, high, highMore, moreAfter] = match;
    const lead = text.slice(Math.max(0, match.index - 60), match.index);
    const open = (high ?? more ?? moreAfter) !== undefined;
    let min = /^month/i.test(lowUnit ?? "") ? Number(low) / 12 : Number(low);
    let max = high === undefined || highMore ? OPEN_ENDED_YEARS : Number(high);
    if (!open && AT_MOST.test(lead)) [min, max] = [0, min];
    // "Freshers or 2 years", "fresher - 4 years"
    if (!open && /\bfreshers?\W*(?:or|to|-|\/)?\W*$/i.test(lead)) [min, max] = [0, min];
    const years = soundYears(min, max);
    if (!years) continue;
    const end = match.index + whole.length;
    found.push({ years, before: clauseBefore(text, match.index), after: clauseAfter(text, end), lead, open });
  }
  return found;
}

/** Whether the years are of an age, a firm, a course, a contract or the past. */
function isOtherYears({ years, before, after }: Mention, labelled: boolean): boolean {
  if (years.min > MOST_ASKED || [OTHER_AFTER, STUDY_AFTER, HISTORY_AFTER].some((rule) => rule.test(after))) return true;
  if (OTHER_BEFORE.test(before) || (FOR_BEFORE.test(before) && !WORKED.test(before))) return true;
  if (labelled) return false;
  return (FIRM.test(before) && !APPLICANT.test(before)) || (FIRM_OPENS.test(before) && FIRM_FOLLOWS.test(after));
}

/** How sure the job requires it: 5 by a label or as the total, 3 plainly, 2 maybe, less if only preferred, 0 not. */
function weigh(mention: Mention): number {
  const { before, after, lead, open } = mention;
  const labelled = LABEL.test(lead);
  if (isOtherYears(mention, labelled)) return 0;
  const named = ASKED.test(after.slice(0, 90)) || ASKED.test(before.slice(-60));
  const opensItem = OPENS_ITEM.test(before);
  const addressed = opensItem || APPLICANT.test(before);
  const goesOn = GOES_ON.test(after) || ((open || OPENS_ITEM.test(after)) && addressed);
  const stands = (open || opensItem || LEADS_IN.test(before)) && goesOn;
  let weight = 0;
  if (labelled || ((OVERALL_BEFORE.test(before) || OVERALL_AFTER.test(after)) && (named || goesOn))) weight = 5;
  else if (named || AT_LEAST.test(before) || (stands && (open || APPLICANT.test(before)))) weight = 3;
  else if (stands) weight = 2;
  if (weight > 0 && (SOFT_BEFORE.test(before) || SOFT_AFTER.test(after))) weight = Math.min(weight, 2) - 0.3;
  return weight > 0 && (INSTEAD_BEFORE.test(before) || INSTEAD_AFTER.test(after)) ? 0.5 : weight;
}

const FRESHERS =
  /\bfreshers?\b|\bno (?:prior |previous )?(?:work )?experience(?: is)? (?:required|needed|necessary)\b|\bfresh graduates? (?:can|may|are|welcome)\b/i;
// Freshers whom the person in this job trains, or who are not wanted.
const NO_FRESHERS =
  /\b(?:no|not|non|except|train\w*|mentor\w*|coach\w*|guid\w*|students?)\b[^.\n]{0,40}\bfreshers?|\bfreshers?\b[^.\n]{0,25}\b(?:not|excuse|don'?t)\b/i;

/** The years in a title ("Data Analyst (1-4 years)"), which are nearly always those required. */
function inTitle(title: string): Years | null {
  const mention = mentionsIn(title).find((each) => each.years.min <= MOST_ASKED && !OTHER_AFTER.test(each.after));
  if (mention) return mention.years;
  return /\bfreshers?\b/i.test(title) && !NO_FRESHERS.test(title) ? { min: 0, max: 0 } : null;
}

/**
 * The years of experience that a listing requires, from plain text: those in its title, else the surest mention in its
 * text, the first of equals. 0 to 0 if it welcomes freshers without years; null if it states none.
 */
export function experienceInText(title: string, text: string): Years | null {
  const stated = inTitle(plainNumbers(title));
  if (stated) return stated;
  let best: Years | null = null;
  let weight = 0;
  for (const mention of mentionsIn(plainNumbers(text))) {
    const own = weigh(mention);
    if (own > weight) [best, weight] = [mention.years, own];
  }
  return best ?? (FRESHERS.test(text) && !NO_FRESHERS.test(text) ? { min: 0, max: 0 } : null);
}
