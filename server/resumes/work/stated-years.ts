// Reads the years of experience that a person claims in words: "10+ years of experience".

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};
const NUMBER = `(?<number>\\d{1,2}(?:\\.\\d{1,2})?|${Object.keys(NUMBER_WORDS).join("|")})`;
const YEARS =
  "\\s*\\+?\\s*(?:plus\\s*)?(?:\\(\\d+\\)\\s*)?(?:years?|yrs?)\\b[’']?(?:\\s*(?:and|,)?\\s*(?<months>\\d{1,2})\\s*(?:months?|mos?)\\b)?";
const CLAIMS = [
  new RegExp(
    `\\b${NUMBER}${YEARS}(?:[\\s,]+(?:of|in|as|with)?\\s*[\\w&/,'’-]+){0,8}?\\s*(?:experience|exp\\b|expertise)`,
    "iu",
  ),
  new RegExp(
    `\\bexperience\\s*(?:of|:|-|spanning|over|-)?\\s*(?:over|more than|around|about|nearly)?\\s*${NUMBER}${YEARS}`,
    "iu",
  ),
  new RegExp(
    `\\b(?:with|for|over|having)\\s+(?:over |more than |around |about |nearly )?${NUMBER}${YEARS}\\s+(?:in|as|of|working|building)\\b`,
    "iu",
  ),
];
const DECADE = /\b(?:over|more than|nearly) a decade(?:['’]?s?)? (?:of|in)\b/i;

const LONGEST_TEXT = 4_000;

/** The years claimed in a text, or null. */
export function statedYears(text: string): { years: number; source: string } | null {
  const flat = text.slice(0, LONGEST_TEXT).replace(/\s+/g, " ");
  for (const claim of CLAIMS) {
    const match = claim.exec(flat);
    const word = match?.groups?.number?.toLowerCase();
    if (!match || word === undefined) continue;
    const years = (NUMBER_WORDS[word] ?? Number(word)) + Number(match.groups?.months ?? 0) / 12;
    if (years > 0 && years <= 60) return { years: Math.round(years * 10) / 10, source: match[0] };
  }
  const decade = DECADE.exec(flat);
  return decade ? { years: 10, source: decade[0] } : null;
}
