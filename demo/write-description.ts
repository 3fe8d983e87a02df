// Writes the HTML description of a job in one of several layouts and voices, from its facts.
import { DESCRIPTION_WORDS, type Department } from "./calibration.ts";
import type { DemoCompany } from "./companies.ts";
import { bullets, DescriptionParts, lowerFirst, paragraph, withFullStop } from "./description-parts.ts";
import type { JobDraft } from "./draft-job.ts";
import { payInWords } from "./pay.ts";
import {
  articleFor,
  compiledRole,
  escapeHtml,
  fillPhrase,
  joinWords,
  SHARED,
  SLOTS,
  type Slot,
  type SlotValues,
} from "./phrases.ts";
import type { Random } from "./random.ts";
import type { RoleFamily } from "./roles.ts";
import type { JobSkills } from "./skills.ts";
import { digitalProduct, languageOf } from "./words.ts";

const FEW = ["two", "three", "four"];
const TEAMS = ["five", "six", "seven", "eight", "nine", "eleven", "twelve"];
const HOURS = ["twelve", "sixteen", "twenty", "twenty-four"];

const DEGREES_ABROAD = [
  "a relevant degree, or the same knowledge from practice",
  "a bachelor’s degree or equivalent experience",
];

/** What "experience in …" names: the main technology of a technical role, otherwise the line of work. */
const FIELDS: Record<Department, string> = {
  Engineering: "a similar engineering role",
  "Data & AI": "data or research work",
  Product: "product or project work",
  Design: "design",
  Marketing: "marketing",
  Sales: "sales",
  "Customer Support": "customer service",
  "Human Resources": "human resources",
  Finance: "finance or accounts",
  Operations: "a similar role",
  Legal: "legal or compliance work",
  "IT & Security": "IT operations",
  Healthcare: "a comparable clinical or health role",
  Education: "teaching or education",
};

const TECHNICAL: readonly Department[] = ["Engineering", "Data & AI", "IT & Security"];

function fieldOf(family: RoleFamily, skills: JobSkills): string {
  const first = skills.coreInText[0] ?? "";
  const technology = family.digital && TECHNICAL.includes(family.department) && /^[A-Z.]/.test(first);
  return technology ? first : escapeHtml(FIELDS[family.department]);
}

const inYears = (years: number): string => (years === 1 ? "one year" : `${years} years`);

interface CompanyText {
  name: string;
  about: string;
}

const COMPANY_TEXTS = new WeakMap<DemoCompany, CompanyText>();

function textOf(company: DemoCompany): CompanyText {
  let text = COMPANY_TEXTS.get(company);
  if (!text) {
    text = { name: escapeHtml(company.name), about: escapeHtml(company.about) };
    COMPANY_TEXTS.set(company, text);
  }
  return text;
}

/** HTML-safe values for every slot; chooses the purpose here, because other templates quote it. */
export function slotValues(draft: JobDraft, roleTitle: string, rng: Random): SlotValues {
  const { company, business, industry, role, place, skills, experience, salary, forClient } = draft;
  const { name, about } = textOf(company);
  const home = place.cities[0] ?? company.profile.home;
  const title = escapeHtml(roleTitle);
  const product = role.digital ? digitalProduct(business, industry, rng.below(3)) : business.product;
  const compiled = compiledRole(role);
  const slots: Record<Slot, string> = {
    company: name,
    about,
    city: home.name,
    cities: joinWords(place.cities.map((city) => city.name)),
    ourProduct: escapeHtml(`${forClient ? "the client’s" : "our"} ${product}`),
    users: escapeHtml(business.users),
    area: escapeHtml(rng.pick(business.areas)),
    focus: escapeHtml(draft.focus ?? rng.pick(business.areas)),
    s1: skills.coreInText[0] ?? "",
    s2: skills.coreInText[1] ?? "",
    lang: languageOf(home),
    few: rng.pick(FEW),
    team: rng.pick(TEAMS),
    title,
    aTitle: `${articleFor(roleTitle)} ${title}`,
    field: fieldOf(role, skills),
    pay: salary && draft.salaryShown ? payInWords(salary, draft.type === "INTERNSHIP") : "",
    hours: rng.pick(HOURS),
    days: rng.chance(0.6) ? "three" : "two",
    clientDoes: forClient ? escapeHtml(business.does) : "",
    degree: escapeHtml(rng.pick(home.india ? role.education : DEGREES_ABROAD)),
    min: String(experience?.min ?? ""),
    max: String(experience?.max ?? ""),
    minYears: inYears(experience?.min ?? 0),
    maxYears: inYears(experience?.max ?? 0),
    purpose: "",
  };
  const values = SLOTS.map((slot) => slots[slot]);
  values[SLOTS.indexOf("purpose")] = fillPhrase(rng.pick(compiled.purposes), values);
  return values;
}

function dutyCount(words: number): number {
  return Math.max(3, Math.min(10, Math.round((words - 20) / 32)));
}

function needCount(words: number): number {
  return Math.max(1, Math.min(4, Math.round(words / 95)));
}

/** First words that keep their capital inside a sentence. */
const PROPER = /^(Angular|Apple|Council|Google|Kotlin|Lean|Mac|Microsoft|Montessori|Python|Six)\b/;

function insideSentence(text: string): string {
  return PROPER.test(text) ? text : lowerFirst(text);
}

/** Internal: opening, list of duties, list of needs, then what the word budget allows. */
function modern(parts: DescriptionParts): string {
  const { words, rng } = parts;
  const about = words > 150 ? paragraph(parts.about()) : "";
  const opening = paragraph(parts.opening());
  const terms = parts.terms();
  return [
    rng.chance(0.5) ? about + opening : opening + about,
    words > 280 && rng.chance(0.45) ? parts.firstMonths() : "",
    parts.titled(SHARED.dutyHeadings) + bullets(parts.duties(dutyCount(words))),
    parts.titled(SHARED.needHeadings) + bullets(parts.needs(needCount(words), words > 190 && rng.chance(0.7))),
    words > 200 ? parts.titled(SHARED.plusHeadings) + bullets(parts.pluses(words > 300 ? 3 : 2)) : "",
    parts.team(),
    words > 230 ? parts.titled(SHARED.offerHeadings) + bullets(parts.perks(words > 400 ? 7 : words > 330 ? 5 : 3)) : "",
    terms ? paragraph(terms) : "",
    words > 360 ? parts.steps() : "",
    words > 430 ? parts.questions() : "",
    paragraph(parts.closing()),
  ].join("");
}

/** Internal: a note from the team, mostly in paragraphs. */
function letter(parts: DescriptionParts): string {
  const { words, rng } = parts;
  const [a = "", b = "", c = ""] = parts.duties(3).map(lowerFirst);
  const days = rng.pick(SHARED.letterDays).replace("{a}", a).replace("{b}", b).replace("{c}", c);
  const pluses = withFullStop(joinWords(parts.pluses(2).map(insideSentence)));
  const terms = parts.terms();
  return [
    paragraph(`${parts.say(SHARED.letterOpenings)} ${parts.say(SHARED.letterBridges)}`),
    paragraph(days),
    words > 160 ? paragraph(parts.about()) : "",
    parts.titled(SHARED.needHeadings) + bullets(parts.needs(needCount(words), false)),
    words > 240 ? paragraph(`<em>${parts.say(SHARED.plusHeadings.internal)}:</em> ${pluses}`) : "",
    words > 330 ? parts.team() : "",
    words > 280 ? parts.titled(SHARED.offerHeadings) + bullets(parts.perks(4)) : "",
    words > 430 ? parts.questions() : "",
    paragraph(terms ? `${terms} ${parts.closing()}` : parts.closing()),
  ].join("");
}

/** External: the corporate form with bold or real headings. */
function corporate(parts: DescriptionParts): string {
  const { words, voice, rng } = parts;
  const aboutHeading = voice === "agency" ? "About us" : rng.pick(SHARED.aboutHeadings);
  const terms = parts.terms();
  return [
    words > 170 ? parts.heading(aboutHeading) + paragraph(parts.about()) : "",
    words > 220 ? parts.heading(rng.pick(SHARED.roleHeadings)) : "",
    paragraph(parts.opening()),
    parts.titled(SHARED.dutyHeadings) + bullets(parts.duties(dutyCount(words) + 1)),
    parts.titled(SHARED.needHeadings) + bullets(parts.needs(needCount(words), words > 140)),
    words > 240 ? parts.titled(SHARED.plusHeadings) + bullets(parts.pluses(words > 330 ? 3 : 2)) : "",
    parts.team(),
    words > 260 ? parts.titled(SHARED.offerHeadings) + bullets(parts.perks(words > 380 ? 6 : 4)) : "",
    terms ? paragraph(terms) : "",
    words > 440 ? parts.notices() : "",
    words > 200 || voice === "agency" ? paragraph(parts.closing()) : "",
  ].join("");
}

const labelled = (name: string, value: string): string => paragraph(`<strong>${name}:</strong> ${value}`);

function payLabel({ rng, draft }: DescriptionParts, pay: string): string {
  if (draft.type === "INTERNSHIP") return labelled("Stipend", pay.replace("a stipend of ", ""));
  return labelled(rng.pick(SHARED.labels.pay), pay);
}

/** External: the job-portal form with labelled lines and a line of key skills. */
function portal(parts: DescriptionParts): string {
  const { words, rng, draft, values, voice } = parts;
  const years = parts.years("label");
  const paid = draft.salary !== null && draft.salaryShown;
  const needs = [...parts.roleNeeds(needCount(words)), parts.softLine(), parts.say(SHARED.education)];
  return [
    labelled(rng.pick(SHARED.labels.role), values[SHARED.titleSlot] as string),
    draft.place.cities.length > 0 ? labelled(rng.pick(SHARED.labels.place), values[SHARED.citiesSlot] as string) : "",
    years ? labelled("Experience", years) : "",
    draft.place.mode ? labelled("Work mode", SHARED.modeNames[draft.place.mode]) : "",
    paid ? payLabel(parts, values[SHARED.paySlot] as string) : "",
    paragraph(parts.opening()),
    parts.titled(SHARED.dutyHeadings) + bullets(parts.duties(dutyCount(words)), rng.chance(0.3)),
    parts.titled(SHARED.needHeadings) + bullets(needs),
    labelled(rng.pick(SHARED.labels.skills), draft.skills.namesInText.join(", ")),
    words > 250 ? parts.heading(voice === "agency" ? "About us" : "About the company") + paragraph(parts.about()) : "",
    words > 280 ? parts.titled(SHARED.offerHeadings) + bullets(parts.perks(words > 380 ? 5 : 3)) : "",
    words > 400 ? parts.notices() : "",
    paragraph(parts.closing()),
  ].join("");
}

/** External: two or three plain paragraphs. */
function short(parts: DescriptionParts): string {
  const [a = "", b = "", c = ""] = parts.duties(3).map(lowerFirst);
  const terms = parts.terms();
  return (
    paragraph(parts.opening()) +
    paragraph(`You will ${a}, ${b}, and ${c}.`) +
    paragraph(parts.needs(1, false).map(withFullStop).join(" ")) +
    (terms ? paragraph(terms) : "")
  );
}

function layoutFor({ voice, words, rng }: DescriptionParts): (parts: DescriptionParts) => string {
  if (voice === "internal") return rng.chance(0.24) ? letter : modern;
  if (words < 120 && rng.chance(0.7)) return short;
  return rng.chance(0.4) ? portal : corporate;
}

interface DescriptionWanted {
  draft: JobDraft;
  values: SlotValues;
  /** A number that is equal for all jobs of a company: it selects perks and hiring steps. */
  companyHabit: number;
}

/** The description as HTML with only p, ul, ol, li, strong, em and h3, without attributes. */
export function writeDescription({ draft, values, companyHabit }: DescriptionWanted, rng: Random): string {
  const parts = new DescriptionParts(draft, values, rng.quantile(DESCRIPTION_WORDS), companyHabit, rng);
  const html = layoutFor(parts)(parts);
  return draft.bad ? html + paragraph(parts.say(SHARED.suspicious)) : html;
}
