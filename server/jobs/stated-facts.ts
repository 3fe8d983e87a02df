// What a listing states about visas, relocation, contracts and who hires. Not stated is false: a filter must not
// promise more.
import { decodeHTML } from "entities";

export type StatedFacts = {
  /** The employer sponsors or transfers work visas. */
  visaSponsorship: boolean;
  /** The employer helps with or pays for moving. */
  relocation: boolean;
  /** For a time: contract, contract to hire, freelance, temporary, fixed term. */
  contract: boolean;
  /** Posted by an agency, a consultancy hiring for a client, or a job board, not by the employer. */
  agency: boolean;
};

/** `description`: plain text or HTML; `employmentTypeText`: the source's name of the type ("Contract-to-hire"). */
export type ListingWords = {
  title: string;
  description: string;
  companyName: string;
  employmentTypeText?: string | null | undefined;
};

/** Each fact is true only if the text states it and nothing in the text denies it. */
export function readStatedFacts({ title, description, companyName, employmentTypeText }: ListingWords): StatedFacts {
  const sentences = sentencesOf(description);
  return {
    visaSponsorship: saysOnly(sentences, VISA),
    relocation: saysOnly(sentences, RELOCATION),
    contract: isContract(title, employmentTypeText ?? "", sentences),
    agency: isAgency(title, companyName, sentences),
  };
}

const MOST_CHARACTERS = 60_000;
const MOST_SENTENCE = 500;

/** Lines and sentences of text or HTML, each with single spaces. */
function sentencesOf(description: string): string[] {
  const cut = description.slice(0, MOST_CHARACTERS);
  const text = /<[a-z][^>]*>/i.test(cut)
    ? decodeHTML(cut.replace(/<(?:br|\/?(?:p|li|ul|ol|h\d|div|td|tr))\b[^>]*>/gi, "\n").replace(/<[^>]*>/g, ""))
    : cut;
  return text
    .split(/\n|(?<=[.!?;])\s+|(?<=[a-z)][.!?])(?=[A-Z])|[*•·]{1,}/)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim().slice(0, MOST_SENTENCE))
    .filter((sentence) => sentence.length > 2);
}

/** `about`: a cheap check that skips most sentences. A sentence that `denies` outweighs all others. */
type Offer = { about: RegExp; offers: RegExp; denies: RegExp };

const DENIAL =
  /\b(?:no|not|nor|non|none|never|cannot|unable|without|unfortunately|sorry|neither|n't|isn't|don't|doesn't|won't|can't)\b|[:?]\s*(?:no|n\/?a|none)\b/i;

function saysOnly(sentences: readonly string[], { about, offers, denies }: Offer): boolean {
  let offered = false;
  for (const sentence of sentences) {
    if (!about.test(sentence)) continue;
    if (denies.test(sentence) && DENIAL.test(sentence)) return false;
    offered ||= offers.test(sentence);
  }
  return offered;
}

const PERMIT = "(?:work[- ]?)?(?:visas?|permits?|h-?1-?bs?|green ?cards?|immigration)";
const VISA: Offer = {
  about: /\bsponsor|\bh-?1-?b|\bvisas?\b|\bwork permits?\b|\bimmigration\b/i,
  offers: new RegExp(
    [
      `\\b${PERMIT} (?:sponsorship|support|transfers?|assistance)(?:,? (?:and|&|or) [\\w ]{3,25})? (?:is |are |will be |can be |may be )?(?:also )?(?:available|offered|provided|possible|supported|included)`,
      `\\b${PERMIT} (?:sponsorship|transfers?|support)[^:?.]{0,20}[:?] ?(?:yes|available|offered|provided)`,
      `\\b${PERMIT} (?:will|can) be (?:sponsored|arranged|provided)`,
      `\\b(?:we|company|employer|client|firm)(?: (?:will|can|do|does|also|gladly|happily|are able to|is able to|are happy to|is willing to|are willing to))* (?:sponsors?|transfers?) (?:\\w+ ){0,3}${PERMIT}`,
      `\\b(?:offer(?:s|ed|ing)?|provid(?:e|es|ed|ing)|includ(?:es?|ing)|plus|with|transferring) (?:[\\w-]+,? ){0,4}${PERMIT} (?:sponsorship|transfers?|assistance|support|processing)`,
      `\\b(?:will|can|able to|willing to|happy to) sponsor (?:\\w+ ){0,3}${PERMIT}`,
      `^(?:[\\w ]{0,25}: ?)?(?:full )?${PERMIT} (?:sponsorship|assistance|support)(?:,? (?:and|&|\\+) relocation[\\w ]{0,20})?\\W*$`,
      "\\bsponsorship (?:is )?available\\b",
    ].join("|"),
    "i",
  ),
  denies:
    /\bsponsor|\bh-?1-?b\b|\b(?:visa|immigration)s? (?:assistance|support|transfers?)|\btransfer\b.{0,20}\bvisa|\bcitizens? only/i,
};

const MOVE = "(?:re-?location|relocating|moving (?:costs?|expenses?))";
const RELOCATION: Offer = {
  about: /\bre-?locat|\bmoving (?:cost|expense)/i,
  offers: new RegExp(
    [
      `\\b${MOVE} (?:and \\w+ )?(?:assistance|packages?|support|allowances?|bonus|reimbursements?|stipend|help|benefits?|expenses?|costs?)\\b`,
      "\\brelocation (?:services|cover) (?:for|to|if)\\b",
      "\\brelocation (?:assistance |eligible |available|support )?(?:is |will be |may be |can be )?(?:available|offered|provided|paid|covered|supported|reimbursed|considered|yes)\\b",
      "\\brelocation[\\w /]{0,25}[:?] ?(?:yes|available|offered|provided (?!none)|paid)",
      "\\b(?:paid|paying for|cover|covers|assist with|assistance with|help with|support with|support for|eligible for|offer|offers|provide|provides|including|plus|\\+) (?:\\w+ ){0,3}relocation\\b",
      "\\b(?:we|company|employer)(?: \\w+){0,3} (?:help|assist|support) (?:\\w+ ){0,3}(?:to )?relocat",
    ].join("|"),
    "i",
  ),
  denies: /\brelocation\b/i,
};

const TERM = "(?:contract(?:ual|or)?|temporary|temp|freelance|fixed[- ]term|interim)";
const TO_HIRE = "(?:contract|temp(?:orary)?)[- ]?(?:to|2)[- ]?(?:hire|perm(?:anent)?|full[- ]?time)";
const CONTRACT_TYPE =
  /\b(?:contract(?:ual|or|ors)?|temp(?:orary)?|freelanc(?:e|er)|fixed[-_ ]?term|c2h|c2c|per[-_ ]?diem|seasonal|interim|befristet)\b/i;
// "Contract Manager", "Contracts Administrator", "contract research", "vendor contracts": the work, not the terms.
const CONTRACT_TITLE = new RegExp(
  `\\b(?:${TO_HIRE}|c2h|c2c|freelanc(?:e|er)|fixed[- ]term|temporary|contractual)\\b|[(\\[|,:–—-]\\s*(?:\\w+[- ]){0,4}?(?:contract|contractor|temp)(?: (?:role|position|basis|job))?\\s*(?:$|[)\\]|,;:–—/-])|\\b(?:on|lt|term|months?|w2) contract\\b|^contract\\s*[:|–—-]|\\bcontract (?:role|position|basis|job)\\b`,
  "i",
);
const CONTRACT_SENTENCE = new RegExp(
  [
    `\\b(?:job|employment|position|contract|engagement|hire|hiring|work|role|assignment) ?type ?(?:: ?-? ?|- ?|is )(?:\\w+[,/ ]{1,3}){0,2}?${TERM}\\b`,
    `\\b(?:duration|term|tenure|tax term) ?(?:: ?-?|-) ?[\\w +.-]{0,30}\\bcontract\\b`,
    "\\b(?:duration|contract (?:duration|period|length|term)) ?(?:: ?-?|-) ?\\d{1,2} ?(?:\\+|-|–|to|\\d|\\s){0,6} ?(?:months?|mos?)\\b",
    `\\b(?:this is|this role is|this position is|position is|role is|it is|it's|looking for|seeking|hiring|is) (?:for )?(?:a|an|on)? ?(?:\\w+[ +,-]{1,2}){0,5}?${TERM} (?:remote |based )?(?:position|role|opportunity|job|assignment|basis|engagement|contract|vacancy|post|with \\w+ for)\\b`,
    `\\b\\d{1,2} ?(?:\\+|-|–|to|\\d|\\s){0,6} ?(?:months?|mos?|years?) ?\\+? (?:\\w+[- ]){0,2}?contract\\b`,
    "\\b(?:long|short|lt)[- ]term contract\\b",
    "\\b(?:on|as) (?:a |an )?(?:\\w+ )?(?:contract(?:ual)?|freelance|fixed[- ]term) (?:basis|role|position)\\b",
    `\\b(?:${TO_HIRE}|c2h)\\b`,
    "\\bfixed[- ]term contract\\b",
    `^(?:full[- ]?time,? )?${TERM}(?: (?:role|position|job|opportunity))?[).!\\s-]*$`,
    "\\bw-?2 (?:contract|or c2c|/ ?c2c)\\b|\\bcontract on w-?2\\b",
  ].join("|"),
  "i",
);
/** A cheap check that skips most sentences. */
const ABOUT_CONTRACT = /contract|temp|freelanc|fixed|interim|c2h|c2c|duration/i;
const NO_CONTRACT =
  /\bunder contract|\bspeciali[sz]\w+ in\b|\bplacements?\b|\bdirect[- ]hire\b|\bpermanent basis|\b(?:no|not|non|never|without|unable|cannot|n't) (?:\w+ ){0,4}(?:contract|c2h|c2c|freelanc|temp|fixed)|\bpermanent (?:role|position|job|employ)|\bcontract (?:research|manufactur|management|negotiat|law|administrat|vehicle|value)|\b(?:award|client|customer|vendor|service|sales|government|federal|supplier|employees?|managing|manage|negotiat\w+|our) (?:\w+ )?contract|\bcontract type ?: ?permanent/i;

function isContract(title: string, typeText: string, sentences: readonly string[]): boolean {
  if (CONTRACT_TYPE.test(typeText) || CONTRACT_TITLE.test(title)) return true;
  // An internship has a length too ("Duration: 6 months").
  if (/\bintern(?:ship)?s?\b|\btrainee\b/i.test(title)) return false;
  return sentences.some(
    (sentence) => ABOUT_CONTRACT.test(sentence) && CONTRACT_SENTENCE.test(sentence) && !NO_CONTRACT.test(sentence),
  );
}

/** Names that say what they are; "Consulting" and "Consultants" are often employers. */
const AGENCY_NAME =
  /\b(?:recruit(?:s|er|ers|ing|ment|ments|ix)?|staffing|man ?power|placements?|head ?hunt\w*|executive search|hr (?:solutions?|services?|consult\w*|management|point|hub)|human resources? (?:consult\w*|services?|solutions?)|talent (?:acquisition|management|solutions?|search|hunt|hub|zone|corner|sourcing|partners?|pool|consult\w*|linked)|(?:career|jobs?) (?:consult\w*|placements?|solutions?|services?|point|hub|care)|personnel (?:services?|consult\w*)|hiring|hires?|client(?:ele)?|jobs (?:via|for|in|territory)|reputed|renowned)\b|\bhr(?: (?:pvt|private|llp|india)\b.*)?$|^(?:it is )?confidential|^(?:a |an |one of (?:the|our) )?(?:leading|top|mnc|big)\b.{0,40}\b(?:client|company|mnc|firm|organi[sz]ation|bank)\b/i;
const NO_AGENCY_NAME =
  /\b(?:recruit(?:er|ing|ment)? ?(?:flow|ee|software|smart)|hire ?right|hireology|client (?:associates|server)|manpower (?:ministry|commission)|(?:early|campus) (?:talent|recruiting))\b/i;
/** Agencies, and boards that repost jobs, whose names do not say so. */
const KNOWN_AGENCIES =
  /^(?:randstad|adecco|team ?lease|quess (?:corp|it staffing)|kelly services|hays|michael page|page ?group|robert (?:half|walters)|abc consultants|ciel hr|allegis|tek ?systems|jobot|cyber ?coders|insight global|apex systems|kforce|aerotek|modis|experis|harvey nash|morgan mckinley|antal|korn ferry|hudson (?:rpo|global)|genesis10|tad pgs|judge group|collabera|artech|mindlance|lensa|jobgether|energy jobline|clearance ?jobs|talent ?(?:500|ify)|jooble|uplers|huquo|recruise|applycup|hirist|iimjobs|instahyre)\b(?! (?:pay|bank))/i;

const ROLE =
  "(?:hiring|recruiting|recruit|seeking|looking|search(?:ing)?|position|opening|openings|vacancy|vacancies|opportunity|opportunities|requirement|role|job|candidates?|consultants?|developers?|engineers?|analysts?|managers?|administrators?|architects?|scientists?|executives?|professionals?|specialists?|someone)";
// "our clients" alone are those that any firm works for.
const CLIENT =
  "(?:(?:one|some|many) of (?:our|its|the) (?:[\\w-]+,? ){0,4}?clients?\\b|our (?:[\\w-]+,? ){0,4}?client\\b(?!['’]s? (?:need|problem|business|data)|[ -](?:project|success|service|facing|relation|base|engage|deliver|support|account|solution|team|side|portfolio|experience|partner|operation|onboard|advis|care)))";
const AGENCY_SENTENCE = new RegExp(
  [
    `^(?:\\W|job (?:summary|description)\\W|summary\\W|description\\W|about (?:the )?(?:client|company)\\W)*our (?:[\\w-]+ ){0,2}client(?:,| (?:is|has|in|based|–|-|wants|requires|needs|located|seeks)\\b)`,
    `\\b${ROLE}\\b.{0,80}\\b(?:for|with|at|to join|by) ${CLIENT}`,
    `\\b(?:for|with|at|to join) ${CLIENT}.{0,60}\\b(?:is |are )?(?:hiring|recruiting|seeking|looking for|requirement|opening)\\b`,
    "\\bon behalf of (?:our|a|its|the) (?:[\\w-]+ ){0,3}?client\\b",
    "\\b(?:hiring|recruiting|requirement|opening|vacancy) (?:for|with|at) (?:(?:a|an|one of|our|top|leading|reputed|my) ){1,3}(?:[\\w/-]+ ){0,4}?clients?\\b",
    "\\bour client[’']s (?:team|office)\\b",
    "\\b(?:we are|is) (?:a|an) (?:[\\w-]+,? ){0,5}(?:recruitment|staffing|placement|talent acquisition|executive search|manpower) (?:and \\w+ )?(?:agency|company|firm|consultancy|services|partner)\\b",
  ].join("|"),
  "i",
);
const ABOUT_AGENCY = /client|recruitment|staffing|placement|talent acquisition|executive search|manpower/i;
const NO_AGENCY_SENTENCE =
  /\b(?:working|work|interact\w*|liais\w*|communicat\w*|partner\w*|engag\w*|support\w*|relationships?|projects?|responsib\w*|deliver\w*|solutions?|services?|results?|value|outcomes?|experience) (?:\w+ )?(?:for|with|to|at) (?:(?:one|some) of )?our\b|\bagenc(?:y|ies) (?:need not|please)|\bno (?:agenc|third)/i;

function isAgency(title: string, companyName: string, sentences: readonly string[]): boolean {
  if (KNOWN_AGENCIES.test(companyName)) return true;
  if (AGENCY_NAME.test(companyName) && !NO_AGENCY_NAME.test(companyName)) return true;
  return [title, ...sentences].some(
    (text) => ABOUT_AGENCY.test(text) && AGENCY_SENTENCE.test(text) && !NO_AGENCY_SENTENCE.test(text),
  );
}
