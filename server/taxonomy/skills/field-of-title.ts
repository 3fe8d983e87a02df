// Decides whether a skill named in a listing belongs to the field of its title.
import type { SkillHit } from "./mine-skills.ts";

/** Groups of skills at home in each field, and the fields that a title's words name. */
const TECHNOLOGY = [
  "programming languages",
  "frontend",
  "backend",
  "mobile",
  "databases",
  "cloud",
  "devops and infrastructure",
  "data and ai",
  "testing",
  "security",
  "software engineering",
];
const FIELDS: readonly [words: RegExp, groups: readonly string[]][] = [
  [
    /\b(?:software|developers?|programmers?|devops|sre|sde|full[- ]?stack|front[- ]?end|back[- ]?end|data|machine learning|ai|ml|cloud|networks?|systems?|it|databases?|dba|web|qa|testers?|cyber\w*|information security|analytics|business (?:systems? )?analysts?|solutions? architects?|technical|technology|mobile|ios|android)\b/i,
    TECHNOLOGY,
  ],
  [
    /\b(?:account(?:s|ants?|ing)|financ\w+|audit\w*|tax\w*|payable|bank\w*|treasur\w+|credit|loans?|invest\w+|trad(?:er|ing)|quant\w*|risk|insurance|underwrit\w+|actuar\w+|payroll|billing|bookkeep\w+|mortgage)\b/i,
    ["finance"],
  ],
  [
    /\b(?:nurs\w+|rns?|clinic\w*|medic\w*|health\w*|pharma\w*|bio\w*|chemi\w+|immun\w+|oncolog\w+|lab\w*|therap\w+|doctors?|physician\w*|patients?|dent\w+|(?<!data )(?<!research )scientists?|surg\w+|care)\b/i,
    ["healthcare and life sciences"],
  ],
  [
    /\b(?:sales|business development|account (?:managers?|executives?)|customers?|clients?|support|call cent\w+|retail|relationship|real estate|front desk|receptionists?|store)\b/i,
    ["sales and service"],
  ],
  [
    /\b(?:market\w*|brand|seo|content|social media|advert\w+|media|growth|communications?|e-?commerce)\b/i,
    ["marketing", "design and media", "sales and service"],
  ],
  [/\b(?:hr|human resources?|recruit\w+|talent|people|training|trainers?)\b/i, ["human resources"]],
  [
    /\b(?:mechanic\w*|electr\w+|civil|construct\w+|manufactur\w+|maintenance|plant|production|quality|process|technicians?|oil|drilling|subsea|piping|project engineers?|hardware|automotive|industrial|supply|logistic\w*|procure\w+|warehous\w+|inventory|purchas\w+|buyers?|planners?|operations|shipping|safety|fitters?|operators?|machinist\w*|materials?)\b/i,
    ["engineering", "supply chain and manufacturing"],
  ],
  [
    /\b(?:teach\w*|tutors?|professors?|faculty|school|law\w*|legal|counsel\w*|attorneys?|chefs?|cooks?|hotel|hospitality|restaurant|food|nann(?:y|ies)|housekeep\w+|beaut\w+|drivers?|guards?|caregivers?|coach(?:es)?|travel|worker|stewards?)\b/i,
    ["education, law and services"],
  ],
  [/\b(?:design\w*|writers?|editors?|ux|ui|creative|artists?|video|photo\w*)\b/i, ["design and media", "frontend"]],
];
/** At home in every field. */
const EVERYWHERE = new Set([
  "product and projects",
  "office tools",
  "enterprise software",
  "languages",
  "certifications",
]);

const CUE_BEFORE =
  /\b(?:experienced?|experiences|knowledge|understanding|background|exposure|expertise|familiar\w*|proficien\w*|skilled|skills?|domains?|worked|versed|hands[- ]on|certifi\w+|industr(?:y|ies)|must have|strong|specializ\w+)\b[^.;\n]{0,90}$/i;
const CUE_AFTER =
  /^[^.;\n]{0,30}\b(?:experience|knowledge|skills?|background|domain|expertise|industry|exposure|a plus|preferred|required|mandatory|an advantage)\b/i;
const DEGREE_BEFORE =
  /\b(?:degree|bachelor\S*|master\S*|ph\.? ?d|doctorate|b\.?s\.?c?|b\.?a|m\.?s\.?c?|b\.? ?tech|m\.? ?tech|b\.?e|mba|pgdm|graduat\w*|diploma|major\w*)\b(?:(?!\b(?:experience|knowledge|skills?|proficien\w+|ability)\b)[^;\n]){0,160}$/i;

/** Words of a sentence about the candidate; without them "flexibility" is what the firm offers its customers. */
const PERSON =
  /\b(?:you|your|candidates?|individuals?|person|someone|applicants?|skill(?:s|ed)?|abilit(?:y|ies)|able|must|should|excellent|strong|good|great|solid|proven|demonstrat\w+|highly|exceptional|attitude|self|looking for|seeking|requires?|responsib\w+|comfortable|willing\w*|possess\w*|qualit(?:y|ies)|competenc\w+|experience|ensure|professional)\b/i;

/** Tools in the taxonomy that are also subjects of study. */
const SUBJECTS = new Set([
  "Mathematics",
  "Statistical Analysis",
  "Data Science",
  "Machine Learning",
  "Artificial Intelligence",
]);

export type FieldOfTitle = { home: ReadonlySet<string>; own: ReadonlySet<string> };

/** `home`: groups of the fields that the title names, may be empty; `own`: groups of the skills in the title itself (`mined`). */
export function fieldOfTitle(title: string, mined: readonly SkillHit[]): FieldOfTitle {
  const own = new Set(mined.map(({ group }) => group));
  const home = new Set(own);
  for (const [words, groups] of FIELDS) if (words.test(title)) for (const group of groups) home.add(group);
  if ([...own].some((group) => TECHNOLOGY.includes(group))) for (const group of TECHNOLOGY) home.add(group);
  return { home, own };
}

/** "work alongside other motivated people": describes the others. */
const OTHERS_BEFORE =
  /\b(?:alongside|among|surrounded by|filled with|join(?:ing)?|work(?:ing)? with|(?:team|group|network) of|our)\b[^.;:\n]{0,60}$/i;
const OTHERS_AFTER =
  /^,? (?:(?:and|&) )?(?:[\w-]+ )?(?:people|teams?|colleagues|individuals|professionals|groups?|peers|minds|staff|co-?workers|experts)\b/i;

const CLAUSE_MARKS = new Set(Array.from(".;:!?\n•*", (mark) => mark.charCodeAt(0)));

/** Where the clause before `position` begins, at most 160 characters away. */
function startOfClause(text: string, position: number): number {
  const least = Math.max(0, position - 160);
  let at = position;
  while (at > least && !CLAUSE_MARKS.has(text.charCodeAt(at - 1))) at--;
  return at;
}

/** Behaviour counts in a sentence about a person, at its beginning ("Collaborate with …") or as a short item of a list. */
function isOfPerson({ position, end }: SkillHit, text: string): boolean {
  const before = text.slice(startOfClause(text, position), position);
  const after = /^[^.;!?\n•*]{0,80}/.exec(text.slice(end, end + 80))?.[0] ?? "";
  if (OTHERS_BEFORE.test(before) && OTHERS_AFTER.test(after)) return false;
  if ((before.match(/\w+/g)?.length ?? 0) <= 3) return true;
  return PERSON.test(before) || PERSON.test(after);
}

/**
 * True when the skill counts for a job of that field: one of its own, or another that the text asks for ("knowledge of
 * …") or repeats. A subject in a list of degrees counts only in its own field.
 */
export function isOfField(hit: SkillHit, text: string, { home, own }: FieldOfTitle, inRequirements: boolean): boolean {
  const { technical } = hit.skill;
  if (hit.kind === "soft") return inRequirements || isOfPerson(hit, text);
  if (hit.kind === "language" || hit.kind === "cert") return true;
  const before = text.slice(Math.max(0, hit.position - 180), hit.position);
  if ((!technical || SUBJECTS.has(hit.name)) && !own.has(hit.group) && DEGREE_BEFORE.test(before)) return false;
  if (home.size === 0 || home.has(hit.group) || EVERYWHERE.has(hit.group)) return true;
  if (technical && inRequirements) return true;
  const isNamed = CUE_BEFORE.test(before) || CUE_AFTER.test(text.slice(hit.end, hit.end + 60));
  return isNamed || hit.count >= (inRequirements ? 2 : 3);
}
