// Fills the slots of a job's sentence templates from its facts.
import { payInWords } from "./choose-pay.ts";
import type { JobSkills } from "./choose-skills.ts";
import { articleFor, escapeHtml, fillPhrase, joinWords, SLOTS, type Slot, type SlotValues } from "./compile-phrase.ts";
import type { Department } from "./departments.ts";
import type { JobDraft } from "./draft-job.ts";
import type { DemoCompany } from "./generate-companies.ts";
import { compiledRole } from "./job-phrases.ts";
import type { Random } from "./random.ts";
import type { RoleFamily } from "./roles/role.ts";
import { digitalProduct } from "./words/digital-products.ts";
import { languageOf } from "./words/languages.ts";

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
