// Finds schools and degrees in a piece of text, by their words.
import { cutPlace, isPlace, placePart } from "../work/organisation-score.ts";
import { roleScore } from "../work/role-score.ts";

const NOUNS =
  "univers(?:it|id)\\p{L}*|univ\\.?|college|collège|school|institute?|institut\\p{L}*|instituto|istituto|academy|academia|akademie|polytechnic\\p{L}*|politecnico|politécnica|polytechnique|hochschule|fachhochschule|berufsschule|schulzentrum|bildungszentrum|realschule|gymnasium|gymnázium|lyceum|lycée|lycee|liceo|[ÉEé]cole|ecole|escuela|colegio|facultad|facultat|uniwersytet|politechnika|univerzita|yliopisto|universitet|högskola|høgskole|vidyalaya\\p{L}*|vidyapeeth\\p{L}*|vidhyalaya|vidyamandir|vidya|mandir|mahavidyalaya|niketan|convent|seminary|conservator\\p{L}*|business school|bootcamp|boot camp|matriculation|hr\\.? sec\\.?|high school|ihk|kolleg|volkshochschule|université|ensemble scolaire|iut|cégep|cegep|tafe";

/** A noun that only schools have. */
const SCHOOL_NOUN = new RegExp(`(?<![\\p{L}\\d])(?:${NOUNS})(?![\\p{L}\\d])`, "iu");
/** German compounds: "Handelsakademie", "Wirtschaftsuniversität". */
const SCHOOL_COMPOUND =
  /\p{L}(?:universität|hochschule|akademie|schule|schulzentrum|bildungszentrum|berufskolleg|gymnasium|universiteit|universitet)(?![\p{L}])/iu;

/** Abbreviated names; more words may follow ("IIT Bombay", "UC Davis"). */
const SCHOOL_SHORT =
  /^(?:MIT|IIT|NIT|IIIT|IIM|IISc|IISER|BITS|ISI|ISB|XLRI|JNTU\p{Lu}?|DTU|NSUT|NSIT|PESIT|PES|RVCE|BMSCE|SRM|KIIT|LPU|DU|JNU|BHU|AMU|IGNOU|AMITY|FMS|SPJIMR|NMIMS|MDI|IIFT|TISS|NID|NIFT|ICAI|UC|UCLA|UCSD|UCSB|UCSF|UCI|USC|NYU|CMU|SUNY|CUNY|UNC|UPenn|UMass|UIUC|UIC|UMD|UT|BYU|ASU|SJSU|SDSU|LSU|MSU|OSU|PSU|RIT|WPI|RPI|NJIT|BU|GWU|SMU|TCU|UVA|VCU|ETH|EPFL|TU|TUM|RWTH|LMU|FU|HU|KIT|FH|HTW|HEC|INSEAD|ESSEC|ESCP|EDHEC|ENS|ENSAE|INSA|INRIA|EPITA|EPITECH|ISEP|ESILV|UPC|UPM|UAB|UCM|IE|IESE|ESADE|EAE|KTH|KU|DTU|NTNU|VU|TUe|UvA|ULB|UCLouvain|UCL|LSE|KCL|SOAS|NUS|NTU|SMU|HKU|HKUST|CUHK|KAIST|UNIST|SNU|UNSW|UTS|RMIT|ANU|QUT|UQ|UBC|UofT|UCT|UNAM|ITESM|USP|UFRJ|UFMG|PUC|UNICAMP|UBA|FIAP|ITBA|METU|ITU|NUST|LUMS|FAST|UET|BUET|IBA|COMSATS|KNUST|UNILAG|OAU|ITMO|MIPT|HSE|AGH|PW|UPV|USI|SUPSI|ZHAW|FHNW|HSR|OST|HSG|WU|TISS|SVNIT|VNIT|MNIT|MNNIT|NITK|NITT|CUSAT|IIITB|IIITH|PSG|VJTI|COEP|PICT|SPIT|DJSCE|KJSCE|MSRIT|NMIT)(?:[ -]\p{L}.*)?$/u;

/** Schools whose usual name has none of the nouns. */
const SCHOOL_NAMES =
  /^(?:harvard|princeton|yale|caltech|georgia tech|virginia tech|texas tech|michigan tech|louisiana tech|penn state|ohio state|oxford|cambridge|mcgill|sciences po|eth z(?:ü|u)rich|tu (?:delft|berlin|wien|münchen|munich|darmstadt|dresden|dortmund|eindhoven|graz)|ku leuven|texas a&m|delft|general assembly|hack reactor|app academy|lambda school|le wagon|ironhack|flatiron|codesmith|springboard|centralesup[ée]lec|mines paris|ponts paristech|t[ée]l[ée]com paris|arts et m[ée]tiers|polytech \p{L}+|uc [\p{L} ]+|suny [\p{L} ]+|cuny [\p{L} ]+|univ\.? [\p{L} ]+)/iu;

/** Departments and faculties without a name: parts of a school. */
const SUB_UNIT =
  /^(?:the )?(?:department|dept\.?|faculty|faculté|fakultät|facultad|division|centre?|lab(?:oratory)?|chair|institute?|college|school) (?:of|for|de|für|des) [\p{L}&,\s]+$/iu;
const SUB_UNIT_FIELDS =
  /^(?:engineering|arts?|sciences?|business|medicine|law|education|computing|computers?|design|management|technology|technologies|information|informatics|mathematics|maths?|physics|chemistry|biology|economics|commerce|humanities|social|natural|applied|liberal|letters|music|nursing|pharmacy|public|policy|health|electrical|electronics?|mechanical|civil|communications?|journalism|finance|accounting|architecture|psychology|philosophy|history|literature|languages?|studies|engineers|and|of|the|&|environmental|earth|life|data|graduate|professional|continuing|international|affairs|administration|agriculture|veterinary|dentistry|statistics)$/iu;

/** True for "College of Engineering": only words of study, so it names no school. */
export function isSubUnit(text: string): boolean {
  if (!SUB_UNIT.test(text)) return false;
  if (/^(?:the )?(?:department|dept|faculty|faculté|fakultät|facultad|division|lab|chair)/iu.test(text)) return true;
  const words = text.replace(/^(?:the )?\p{L}+\.? \p{L}+ /u, "").split(/[\s,]+/);
  return words.every((word) => SUB_UNIT_FIELDS.test(word));
}

const DEGREES =
  "b\\.? ?tech\\.?|m\\.? ?tech\\.?|b\\.e\\.?|m\\.e\\.?|b\\.? ?eng\\.?|m\\.? ?eng\\.?|b\\.? ?s\\.? ?c\\.?(?: ?\\(?hons?\\.?\\)?)?|m\\.? ?s\\.? ?c\\.?|b\\.s\\.?|m\\.s\\.?|bs|ms|b\\.a\\.?|m\\.a\\.?|ba|ma|be|me|bba|mba|m\\.b\\.a\\.?|b\\.b\\.a\\.?|bca|mca|b\\.? ?com\\.?|m\\.? ?com\\.?|b\\.? ?ed\\.?|m\\.? ?ed\\.?|b\\.? ?arch\\.?|m\\.? ?arch\\.?|b\\.? ?pharm(?:a|acy)?\\.?|m\\.? ?pharm(?:a|acy)?\\.?|b\\.? ?des\\.?|m\\.? ?des\\.?|b\\.?f\\.?a\\.?|m\\.?f\\.?a\\.?|bms|bmm|mms|pgdm|pgdbm|pgp|pgpm|pgd(?:ca)?|mph|mpp|mpa|ll\\.? ?b\\.?|ll\\.? ?m\\.?|j\\.?d\\.?|m\\.? ?phil\\.?|ph\\.? ?d\\.?|d\\.?phil\\.?|ed\\.?d\\.?|m\\.?d\\.?|mbbs|bds|a\\.a\\.s?\\.?|aas|a\\.s\\.?|associate(?:['’]?s)?(?: degree| of| in)|b\\.?s\\.?e\\.?|m\\.?s\\.?e\\.?|s\\.?b\\.?|s\\.?m\\.?|b\\.?a\\.?sc\\.?|b\\.?math\\.?|b\\.?n\\.?|msn|bsn|dnp|pharm\\.? ?d\\.?|dr\\.?-ing\\.?|dipl\\.?-?\\p{L}*\\.?|bachelor(?:['’]?s)?|master(?:['’]?s)?|masters|doctor(?:ate|al)?(?: of)?|doktor|magister|diplom(?:a|[- ]\\p{L}+|e)?|diplôme|licen[cs]e|licenciatura|licenciado|maîtrise|mastère|máster|maestría|grado|laurea|bacharel(?:ado)?|mestrado|doutorado|doctorat|baccalaur[ée]at|bac(?: ?\\+ ?\\d| [sl]|calaureate)?|bts|dut|but|cpge|abitur|matura|hochschulreife|staatsexamen|ausbildung|fachabitur|staatlich geprüfte[r]? \\p{L}+|realschulabschluss|hauptschulabschluss|gesellenbrief|minor|double major|major|post[- ]?graduate|postgraduate|undergraduate|graduate certificate|certificate|high school diploma|higher secondary|senior secondary|secondary school(?: certificate)?|h\\.?s\\.?c\\.?|s\\.?s\\.?c\\.?|s\\.?s\\.?l\\.?c\\.?|puc|pre[- ]university|intermediate|class (?:x|xii|10|12)(?:th)?|1[02]th(?: (?:standard|grade|class|std\\.?))?|x(?:ii)?(?:th)? (?:standard|grade|class|std)|cbse|icse|isc|wassce|waec|neco|kcse|gce|wace|matriculation|matric|ged|a[- ]levels?|gcses?|o[- ]levels?|ib diploma|international baccalaureate|nanodegree|exchange (?:student|semester|program(?:me)?)|study abroad|coursework|integrated m|dual degree|honou?rs degree|tutkinto|kandidat|civilingenjör|ingénieur|postdoc|executive (?:mba|program(?:me)?|education)";

const DEGREE = new RegExp(`(?<![\\p{L}\\d.])(?:${DEGREES})(?![\\p{L}\\d])`, "iu");
/** Two-letter degrees count in capitals only ("BE", not "be"). */
const SHORT_DEGREE = /^(?:be|me|ba|ma|bs|ms|but|isc|major|minor|sb|sm|bn|bse|mse|as)$/i;

export function isDegree(text: string): boolean {
  const match = DEGREE.exec(text);
  if (!match) return false;
  const word = match[0];
  if (!SHORT_DEGREE.test(word) || word === word.toUpperCase()) return true;
  if (/^(?:major|minor)$/i.test(word)) return true;
  const rest = text.slice(match.index + word.length);
  return rest.length > 0 && isDegree(rest);
}

/** Text of an education section that names neither school nor degree. */
export const ASIDE =
  /^(?:relevant |related |key |selected |core )?(?:course ?work|courses?|modules|gpa|cgpa|c\.g\.p\.a|sgpa|cum(?:ulative)?\.? gpa|overall gpa|major gpa|grade|grades|percentage|marks|score|aggregate|division|first class|second class|distinction|thesis|dissertation|capstone|final (?:year )?project|project|advis[oe]rs?|supervisors?|supervised|honou?rs?\b|awards?|scholarships?|dean['’]?s list|activities|societies|clubs?|member|minor|concentration|specializ|focus|emphasis|track|major subjects|subjects|magna cum laude|summa cum laude|cum laude|with (?:honou?rs|distinction)|graduated|rank|topper|achievements?|description|teaching|research|languages?|board|medium|stream|branch|year of passing|location|mention|note|abschlussnote)\b/iu;
const COLUMN_WORD =
  /^(?:course|degree|degree\/course|qualifications?|exam(?:ination)?(?: passed)?|institut(?:e|ion)(?: name)?|name of (?:the )?(?:institut(?:e|ion)|school|college)|school\/college|college\/school|college\/university|university\/board|board\/university|board|university|school|college|year|year of (?:passing|completion)|passing year|percentage|percentage\/cgpa|cgpa|cgpa\/percentage|% of marks|marks|grade|result|specialization|s\.? ?no\.?|sl\.? ?no\.?|duration|discipline|class)(?:\s*[/&(%]\s*[\p{L} .)%]+)?$/iu;
const COLUMN_WORDS = new Set(
  "course degree qualification qualifications exam examination institute institution university board school college year years passing completion percentage percent cgpa gpa marks grade result class of name the and obtained passed s.no".split(
    " ",
  ),
);
/** Column names that no school's name contains. */
const NOT_OF_SCHOOLS =
  /\b(?:course|degree|qualifications?|exam(?:ination)?|board|year|percentage|c?gpa|marks|grade|result)\b/iu;

/** True for one or more column names of a table: "Course Institute", "Board/University", "Year Marks". */
export function isColumnHead(text: string): boolean {
  if (COLUMN_WORD.test(text)) return true;
  const words = text
    .toLowerCase()
    .split(/[\s/&()%:]+/u)
    .filter((word) => word !== "");
  return words.length > 1 && NOT_OF_SCHOOLS.test(text) && words.every((word) => COLUMN_WORDS.has(word));
}

const LONGEST_NAME = 12;
const STATUS =
  /\s*[([][^()[\]]*(?:gpa|expected|honou?rs|first|distinction|%|\d{4}|transfer|part[- ]time|full[- ]time|online|remote|autonomous|affiliated|deemed)[^()[\]]*[)\]]/giu;
const FROM_WORDS =
  /^(?:from|at|in|of|the|by|through|via|under|name|school|college|university|institut(?:e|ion)|university\/board)\s*[:-]?\s+(?=\p{Lu})/u;
const LABEL =
  /^(?:(?:name of (?:the )?)?(?:school|college|university|institut(?:e|ion)|alma mater)(?: name)?)\s*[:-]\s*/iu;
const AFFILIATED = /[\s,(]+(?:affiliated (?:to|with)|under|recognised by|approved by)\s+.*$/iu;

/** The name without later sentences and prepositions: "University of X. Thesis", "College Y in". */
const NOT_NAME =
  /\.\s+(?:thesis|dissertation|supervis\p{L}+|advis\p{L}+|project|grade|c?gpa|topic|title)\b.*$|\s(?:in|on|during|by|since|until)$/iu;

/** How sure a phrase is a school, by its words: 0, 0.6 (a part of one) or 0.9. */
export function schoolScore(text: string): number {
  const bare = text.trim();
  const words = bare.split(/\s+/).length;
  if (words > LONGEST_NAME || isColumnHead(bare) || !/\p{Lu}/u.test(bare)) return 0;
  const outside = bare.replace(/\s*[([][^()[\]]*[)\]]/gu, "");
  const named = SCHOOL_NOUN.test(outside) || SCHOOL_COMPOUND.test(outside) || /[([][^()[\]]*univers/iu.test(bare);
  const short = SCHOOL_SHORT.test(bare) || SCHOOL_NAMES.test(bare);
  if (!named && !short) return 0;
  if (isSubUnit(bare)) return 0.4;
  if (/\b(?:diploma|certificate|degree)\b/iu.test(bare) && !/univers|college|institut|academy/iu.test(bare)) return 0;
  if (words === 1 && named && !short && !SCHOOL_COMPOUND.test(bare)) return 0;
  if (
    /\b(?:students?|club|team|society|committee|council member|scholarship|award|teaching assistant|curriculum|project)\b/iu.test(
      bare,
    )
  )
    return 0;
  return roleScore(bare) >= 0.8 ? 0 : 0.9;
}

function tidyName(text: string): string {
  return text
    .replace(LABEL, "")
    .replace(STATUS, "")
    .replace(/\s+(?:with|securing|scoring|obtaining)\s+\d.*$/iu, "")
    .replace(AFFILIATED, "")
    .replace(NOT_NAME, "")
    .replace(FROM_WORDS, "")
    .replace(/^[\s,;:|/–—•*&-]+|[\s,;:|/–—•*&(-]+$/gu, "")
    .replace(/(?<!\b(?:univ|inst|tech|sec|st|coll|hr))\.$/iu, "")
    .trim();
}

/** "B.Tech in ECE from Anna University": the words from the school on. */
function afterDegree(text: string): string {
  const bracket = /^[^()]{1,40}\([^()]*\)\s+(?=\p{Lu})/u.exec(text)?.[0];
  if (bracket && isDegree(bracket) && schoolScore(text.slice(bracket.length)) > 0) return text.slice(bracket.length);
  const match = /(?:^|\s)(?:from|at|-|–|@|\bà\b|\ban der\b|de l['’])\s+(?=\p{Lu})/u.exec(text);
  if (!match) return text;
  const rest = text.slice(match.index + match[0].length);
  return schoolScore(rest) > 0 && isDegree(text.slice(0, match.index)) ? rest : text;
}

function isNeighbour(part: string): boolean {
  return (
    schoolScore(part) > 0 &&
    !isDegree(
      part.replace(
        /\b(?:matriculation|higher secondary|senior secondary|secondary|intermediate|licence|diplom\p{L}*)\b/giu,
        "",
      ),
    )
  );
}

/**
 * The school that a text names, or null. Retains comma parts that name a school ("College of Engineering, Anna
 * University") and a campus after "University of California"; drops other places.
 */
export function schoolIn(text: string): { name: string; score: number } | null {
  const bare = tidyName(afterDegree(text));
  if (bare === "" || isPlace(bare)) return null;
  const parts = bare.split(/\s*,\s*/);
  const at = parts.findIndex((part) => isNeighbour(afterDegree(part)));
  if (at < 0) return null;
  let end = at + 1;
  while (end < parts.length && isNeighbour(parts[end] as string)) end++;
  const campus = parts[end];
  const keepsCampus =
    campus !== undefined &&
    /\buniversity of\b/iu.test(parts[end - 1] as string) &&
    placePart(campus) === "city" &&
    end < parts.length;
  const kept = parts.slice(at, keepsCampus ? end + 1 : end);
  const named = kept.filter((part) => !isSubUnit(part));
  const name = tidyName(afterDegree((named.length > 0 ? named : kept).join(", ")));
  const { rest } = keepsCampus ? { rest: name } : cutPlace(name);
  return { name: rest, score: named.length > 0 ? schoolScore(rest) || 0.9 : 0.4 };
}
