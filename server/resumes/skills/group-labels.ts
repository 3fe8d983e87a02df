// Tells labels ("Languages", "Cloud & DevOps"), ratings ("Advanced") and sentences from skills.
import { skillKey } from "../../../contract/matching/skill-key.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Nouns that end a label: "Statistical Packages", "Office Tools". */
const HEAD_NOUNS = words(
  "language languages framework frameworks library libraries tool tools technology technologies database databases platforms softwares skill skills skillset skillsets packages environment environments ide ides editor editors methodology methodologies competency competencies competence competences expertise proficiency proficiencies other others misc miscellaneous stack stacks utilities protocols abilities strengths sets kenntnisse compétences outils langages logiciels herramientas lenguajes",
);
/** Words of labels; a text of only these names no skill. */
const LABEL_WORDS = words(
  "technical software platform systems applications services service servers server subjects subject topics areas area domains domain fields field hardware infrastructure devops cloud backend frontend fullstack back front end full mobile web testing scripting programming coding markup data design version source control operating os office general key core soft hard professional personal interpersonal functional computer it knowledge qualifications techniques practices standards specialties specializations specialisations products vendors repositories additional advanced intermediate beginner basic expert familiar proficient experienced with in working exposure to also main primary secondary relevant modern various used industry business management analytics ai ml security networking automation architecture collaboration communication productivity visualization visualisation deployment build monitoring orchestration container containers virtualization big machine deep learning statistics statistical mathematics engineering development developer research laboratory lab creative media graphics graphic multimedia finance financial accounting marketing sales hr erp crm bi reporting project product process quality agile leadership people organizational administrative clerical known foreign spoken concepts concept methods and or of the for system package application program programs content digital physical personal known practical workplace transferable social highlights",
);
/** One-word labels, also without a colon or bold. */
const PLAIN_LABELS = words(
  "technical services subjects domains domain soft hard core key general web mobile programming coding os additional interpersonal personal professional knowledge known various basic advanced expert intermediate beginner proficient familiar concepts concept methods frontend backend",
);

const OTHER_GROUP =
  /^(?:(?:certifi(?:cations?|cates?|ed)|licen[cs]es?|interests?|hobb(?:y|ies)|awards?|hono(?:u)?rs?|education|references?|activities|coursework|courses?|relevant coursework|trainings?|achievements?|personal interests|extracurriculars?|extracurricular activities|volunteer(?:ing)?|memberships?|publications?)(?:\s*(?:&|and|\/)\s*\w+)?|[\w ]{3,20} (?:&|and) (?:certifi(?:cations?|cates?)|interests|hobbies)|nationality|date of birth|dob|gender|(?:marital|military|civil|visa|immigration) status|passport|visa|address|availability|driving licen[cs]es?|führerschein|permis|mother tongue(?:\(s\))?|muttersprache|portfolio|links?|websites?|e-?mail|phone|father'?s name|religion)$/i;
const HUMAN_LANGUAGES =
  /^(?:(?:spoken|natural|human|foreign|known|other)\s+)?(?:languages?|idiomas|sprachen|langues)(?:\s+(?:known|spoken))?$/i;
const SOFT_GROUP = /\b(?:soft|interpersonal|people|personal|behaviou?ral|social skills?|communication|transferable)\b/i;

const MAX_LABEL_CHARS = 60;

function bare(text: string): string {
  return text.replace(/[:\s]+$/, "").trim();
}

function labelWords(label: string): string[] {
  return label
    .toLowerCase()
    .split(/[\s&/,+()-]+/)
    .filter((word) => word !== "");
}

/** True for a class of skills: "Programming Languages", "Tools", "Cloud & DevOps". */
export function isGroupLabel(text: string): boolean {
  const label = bare(text);
  if (label === "" || label.length > MAX_LABEL_CHARS) return false;
  const all = labelWords(label);
  return (
    HEAD_NOUNS.has(all[all.length - 1] ?? "") || all.every((word) => LABEL_WORDS.has(word) || HEAD_NOUNS.has(word))
  );
}

/** True for a phrase that only names a class ("Web Technologies", "Core"), and no skill. */
export function isBareLabel(text: string): boolean {
  const all = labelWords(bare(text));
  if (all.length > 1 && !HEAD_NOUNS.has(all[all.length - 1] as string)) return false;
  return all.length > 0 && all.every((word) => LABEL_WORDS.has(word) || HEAD_NOUNS.has(word));
}

/** True for a text that can only be a label, even without a colon or bold. */
export function isPlainLabel(text: string): boolean {
  const all = labelWords(bare(text));
  if (all.length === 0 || all.length > 5 || text.length > MAX_LABEL_CHARS) return false;
  const last = all[all.length - 1] as string;
  return HEAD_NOUNS.has(last) || (all.length === 1 && PLAIN_LABELS.has(last));
}

/** True for a label of certificates, hobbies, personal data and the like. */
export function isOtherGroup(text: string): boolean {
  return text.length <= MAX_LABEL_CHARS && OTHER_GROUP.test(bare(text));
}

/** A label in capitals before a list, separated only by space. */
const RAIL_LABEL =
  /^(?:CAD|CAE|CAM|CAx|PLM|PDM|EDA|ERP|CRM|OS|DB|DBMS|RDBMS|BI|ETL|QA|IDE|IDEs|HDL|EDV|CMS|ORM)\s+(?=\p{Lu})(\S.*[,;|].*)$/su;

/** The list of "CAD Inventor, SolidWorks" without its label; null for other text. */
export function listAfterRail(text: string): string | null {
  return RAIL_LABEL.exec(text)?.[1] ?? null;
}

/** True for a label that may list human languages. */
export function isLanguageLabel(text: string): boolean {
  return HUMAN_LANGUAGES.test(bare(text));
}

/** True for a label that lists only human languages: "Languages known", "Sprachen". */
export function isSpokenLabel(text: string): boolean {
  return isLanguageLabel(text) && !/^(?:other\s+)?languages?$/i.test(bare(text));
}

/** True for a label whose unknown phrases are soft skills. */
export function isSoftLabel(text: string): boolean {
  return SOFT_GROUP.test(text) && !/\btools?|technolog/i.test(text);
}

const LEVEL =
  "(?:basics?|beginner|elementary|novice|intermediate|upper[- ]intermediate|advanced|expert|expertise|proficient|proficiency|fluent|fluency|familiar|familiarity|competent|experienced|skilled|skillful|strong|good|very good|excellent|working knowledge|(?:good |basic |strong |hands[- ]on )?knowledge|limited|learning|currently learning|professional|master(?:y)?|master level|specialist|moderate|average|high|medium|low|native|mother tongue|bilingual|daily use|hands[- ]on|in[- ]depth|prior experience|some experience|débutant|notions|intermédiaire|avancé|courant|confirmé|maîtrise|bilingue|langue maternelle|grundkenntnisse|fortgeschritten|sehr gut|gut|fließend|verhandlungssicher|muttersprache|básico|intermedio|avanzado|nativo|primary|secondary|level)";
const YEARS =
  "(?:over |more than |about |approx\\.? |~ ?)?\\d+(?:\\.\\d+)? ?\\+? ?(?:-|to)? ?\\d* ?\\+?(?:years?|yrs?|months?|mos?)\\.?(?: (?:of )?(?:experience|exp\\.?))?";
const SCORE = "\\d{1,3}(?:\\.\\d)? ?(?:%|\\/ ?\\d{1,3})";
const RATING = `(?:${LEVEL}(?:[ ,/]+(?:and )?${LEVEL})*|${YEARS}|${SCORE}|[A-C][12])`;

const ALONE = new RegExp(`^\\W*${RATING}(?:[ ,/-]+${RATING})*\\W*(?:user|level|skills?)?\\W*$`, "i");
const SYMBOLS = /[\u2600-\u26ff\u2700-\u27bf\u25a0-\u25ff\u2b1b\u2b1c\u2b50\u2b55\u2580-\u259f★☆]+/gu;
const IN_BRACKETS = new RegExp(`\\s*[([{]\\s*${RATING}(?:[ ,;/-]+${RATING})*\\s*(?:level|user)?\\s*[)\\]}]`, "gi");
const AFTER_DASH = new RegExp(`\\s*[-:=]\\s*${RATING}(?:[ ,/-]+${RATING})*\\s*$`, "i");
const AT_END = new RegExp(`\\s+(?:${YEARS}|${SCORE}|[A-C][12]|${SCORE})$`, "i");
const WORD_AT_END =
  /\s+(?:advanced|intermediate|expert|beginner|proficient|novice|basic|elementary)(?: (?:level|user))?$/i;
const AT_START =
  /^(?:(?:highly |very |also |well )?(?:proficient|proficiency|experienced?|expert(?:ise)?|skilled|familiar(?:ity)?|fluent|competent|hands[- ]on(?: experience)?|(?:good |basic |strong |sound |working |solid |thorough |in[- ]depth )?(?:knowledge|understanding|command|grasp|exposure)|experience|well[- ]versed|versed|basic|advanced|intermediate|strong|good|excellent|great|very good|knowledgeable|comfortable|adept|confident)\s+(?:(?:knowledge|understanding|skills|command|expertise|experience)\s+)?(?:in|with|of|on|over|to|at|using|working with)|(?:basic|advanced|intermediate|strong|good|excellent|proven|solid|exceptional|effective|outstanding|superior|basics of)(?=\s+[a-z])(?!\s+(?:listener|communicator|learner|organi[sz]er|negotiator|mentor|planner|motivator)\b))\s+(?:the\s+)?/i;

const LONGEST = 100;

/** Words in legends of rating scales: "intermediate knowledge with some project experience". */
const SCALE_WORDS = new Set(
  "basic basics intermediate advanced expert specialist beginner deepened extensive some good very strong deep solid broad little no knowledge experience experienced project projects level levels working practical professional theoretical with in and or of several years year months skill user familiar proficient competent fluent master".split(
    " ",
  ),
);

function isLegend(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  return words.length > 1 && words.length < 9 && words.every((word) => SCALE_WORDS.has(word));
}

/** True for a rating alone: "Advanced", "5+ years", "80 %", "B2". */
export function isLevel(text: string): boolean {
  return text.length <= LONGEST && (ALONE.test(text) || isLegend(text));
}

/** Removes ratings at both ends. */
export function withoutLevel(text: string): string {
  let bare = text.replace(SYMBOLS, " ").replace(IN_BRACKETS, " ").replace(/\s+/g, " ").trim();
  bare = bare.replace(AFTER_DASH, "").replace(AT_END, "").replace(WORD_AT_END, "");
  const opened = bare.replace(AT_START, "").trim();
  return opened === "" ? bare.trim() : opened;
}

const MAX_CHARS = 60;
/** Longer phrases are sentences, from which known skills are mined. */
const MAX_WORDS = 6;

const NO_SKILL =
  /https?:|www\.|@|[{}<>\\]|\d{5,}|\d ?wpm\b|©|copyright|all rights reserved|(?:powered|created|made|built) (?:by|with)|\.(?:com|org|net|io|in)\b|\b(?:page \d|references? available|upon request|curriculum|resume|university|college|school|institute|academy|universität|université|universidad|hochschule)\b|^(?:bachelor|master|b\.?sc|m\.?sc|b\.?tech|m\.?tech|b\.?com|m\.?com|mba|ph\.?d|diploma|associate)\b(?!\w)/i;
const DATED =
  /\b(?:19|20)\d\d\s*(?:-|to|until|till)\s*(?:(?:19|20)\d\d|\d\d|present|now|today|current)\b|^\W*(?:19|20)\d\d\W*$|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.? ?'?(?:(?:19|20)\d\d|\d\d)\b/i;
const SPOKEN =
  /^(?:i|my|we|our|he|she|they|am|is|are|was|were|has|have|had|can|will|responsible|able|ability|capable|worked|working|developed|managed|led|built|created|designed(?= )|used|using|including|currently|possess(?:es)?|demonstrated|track record|proven|seeking|looking|passionate|years?|over|more than|various|other|others|many|several|all|some|any|etc|and|or|the|a|an|with|for|from|to|by|of|on|at|in|as)\b/i;
/** Column names, and words for skills in general. */
const EMPTY =
  /^(?:skills?(?: \w+)?|experience|years?|level|proficiency|rating|last used|skill name|years of experience|strengths?|expertise|competenc(?:y|ies)|comments?|remarks?|notes?|summary|profile|n\/?a|none|yes|no)$/i;
const CLAUSE =
  /\b(?:i|my|me|we|our|that|which|who|am|is|are|was|were|been|being|have|has|had|will|would|should|can|could|while|when|where|whose|because|so|etc|developed|gained|acquired|obtained|through|during)\b/i;
/** Starts of clauses about work done with a tool. */
const DOING =
  /^(?:developing|building|designing|creating|writing|working|managing|using|implementing|handling|maintaining|leading|analy[sz]ing|providing|deploying|performing|preparing|conducting|solving|making|understanding|applying|configuring|installing|integrating)\b/i;
const WITHIN = /\s(?:with|using|through|that|by|via)\s/i;

export function isList(text: string): boolean {
  const pieces = text.split(/[,;|•·\n]|\s\/\s/).map((piece) => piece.replace(/\([^)]*\)/g, "").trim());
  return !/[!?]/.test(text) && pieces.every((piece) => piece.split(/\s+/).length <= 5 && !isSentence(piece));
}

/** True for a sentence or clause, whose skills must be mined. */
export function isSentence(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > MAX_WORDS || text.length > MAX_CHARS) return true;
  if (words.length > 3 && (SPOKEN.test(text) || DOING.test(text))) return true;
  return (words.length > 2 && CLAUSE.test(text)) || (words.length > 4 && WITHIN.test(text));
}

/** True for a short phrase that may be a skill unknown to the taxonomy. */
export function maySkill(text: string): boolean {
  if (/^[A-Z]{2,6}$/.test(text) || /^[A-Z][\w-]*\.(?:io|ai|com|dev)$/.test(text)) return !isBareLabel(text);
  if (text.length < 2 || !/\p{L}/u.test(text) || NO_SKILL.test(text) || EMPTY.test(text) || DATED.test(text))
    return false;
  if (/(?:^|\s)(?:and|or|of|the|with|for|in|to|&)$/i.test(text)) return false;
  if (SPOKEN.test(text) || isBareLabel(text) || isOtherGroup(text) || skillKey(text) === "") return false;
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  return letters >= text.replace(/\s/g, "").length * 0.4;
}
