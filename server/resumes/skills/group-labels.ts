// Knows the words that head a group of skills ("Languages", "Cloud & DevOps") and are no skills themselves.

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Nouns that end a label whatever stands before them: "Statistical Packages", "Office Tools". */
const HEAD_NOUNS = words(
  "language languages framework frameworks library libraries tool tools technology technologies database databases platforms softwares skill skills skillset skillsets packages environment environments ide ides editor editors methodology methodologies competency competencies competence competences expertise proficiency proficiencies other others misc miscellaneous stack stacks utilities protocols abilities strengths sets kenntnisse compétences outils langages logiciels herramientas lenguajes",
);
/** Words that may stand in a label beside each other; a label of these alone names no skill. */
const LABEL_WORDS = words(
  "technical software platform systems applications services service servers server subjects subject topics areas area domains domain fields field hardware infrastructure devops cloud backend frontend fullstack back front end full mobile web testing scripting programming coding markup data design version source control operating os office general key core soft hard professional personal interpersonal functional computer it knowledge qualifications techniques practices standards specialties specializations specialisations products vendors repositories additional advanced intermediate beginner basic expert familiar proficient experienced with in working exposure to also main primary secondary relevant modern various used industry business management analytics ai ml security networking automation architecture collaboration communication productivity visualization visualisation deployment build monitoring orchestration container containers virtualization big machine deep learning statistics statistical mathematics engineering development developer research laboratory lab creative media graphics graphic multimedia finance financial accounting marketing sales hr erp crm bi reporting project product process quality agile leadership people organizational administrative clerical known foreign spoken concepts concept methods and or of the for system package application program programs content digital physical personal known practical workplace transferable social highlights",
);
/** One-word labels that need neither colon nor bold print. */
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

/** True when a label is a class of skills and no skill: "Programming Languages", "Tools", "Cloud & DevOps". */
export function isGroupLabel(text: string): boolean {
  const label = bare(text);
  if (label === "" || label.length > MAX_LABEL_CHARS) return false;
  const all = labelWords(label);
  return (
    HEAD_NOUNS.has(all[all.length - 1] ?? "") || all.every((word) => LABEL_WORDS.has(word) || HEAD_NOUNS.has(word))
  );
}

/** True when a phrase only names a class ("Web Technologies", "Core"): nothing in it names a skill. */
export function isBareLabel(text: string): boolean {
  const all = labelWords(bare(text));
  if (all.length > 1 && !HEAD_NOUNS.has(all[all.length - 1] as string)) return false;
  return all.length > 0 && all.every((word) => LABEL_WORDS.has(word) || HEAD_NOUNS.has(word));
}

/** True when a text can be nothing but a label, even with no colon or bold print to say so. */
export function isPlainLabel(text: string): boolean {
  const all = labelWords(bare(text));
  if (all.length === 0 || all.length > 5 || text.length > MAX_LABEL_CHARS) return false;
  const last = all[all.length - 1] as string;
  return HEAD_NOUNS.has(last) || (all.length === 1 && PLAIN_LABELS.has(last));
}

/** True when what follows the label is certificates, hobbies, personal data and the like. */
export function isOtherGroup(text: string): boolean {
  return text.length <= MAX_LABEL_CHARS && OTHER_GROUP.test(bare(text));
}

/** Labels in capitals that stand before a list with nothing but room between. */
const RAIL_LABEL =
  /^(?:CAD|CAE|CAM|CAx|PLM|PDM|EDA|ERP|CRM|OS|DB|DBMS|RDBMS|BI|ETL|QA|IDE|IDEs|HDL|EDV|CMS|ORM)\s+(?=\p{Lu})(\S.*[,;|].*)$/su;

/** The list of "CAD Inventor, SolidWorks" without its label, or null for other text. */
export function listAfterRail(text: string): string | null {
  return RAIL_LABEL.exec(text)?.[1] ?? null;
}

/** True for a label under which human languages may stand. */
export function isLanguageLabel(text: string): boolean {
  return HUMAN_LANGUAGES.test(bare(text));
}

/** True when only human languages can be meant: "Languages known", "Sprachen". */
export function isSpokenLabel(text: string): boolean {
  return isLanguageLabel(text) && !/^(?:other\s+)?languages?$/i.test(bare(text));
}

/** True for a label under which unknown phrases are soft skills. */
export function isSoftLabel(text: string): boolean {
  return SOFT_GROUP.test(text) && !/\btools?|technolog/i.test(text);
}
