// Fills the slots of a job's sentence templates from its facts.
import type { JobPlace } from "./choose-place.ts";
import type { JobSkills } from "./choose-skills.ts";
import { articleFor, escapeHtml, fillPhrase, joinWords, SLOTS, type Slot, type SlotValues } from "./compile-phrase.ts";
import type { Department } from "./departments.ts";
import type { DemoCompany } from "./generate-companies.ts";
import type { Industry } from "./industries.ts";
import type { CompiledRole } from "./job-phrases.ts";
import type { Random } from "./random.ts";
import type { RoleFamily } from "./roles/role.ts";
import type { Business } from "./words/businesses.ts";
import { digitalProduct } from "./words/digital-products.ts";
import { languageOf } from "./words/languages.ts";

export interface SlotFacts {
  company: DemoCompany;
  /** The client's business when a staffing firm hires for somebody else. */
  client: Business | null;
  business: Business;
  /** The industry of that business. */
  industry: Industry;
  compiled: CompiledRole;
  /** Seniority and role, without notes. */
  title: string;
  focus: string | null;
  place: JobPlace;
  skills: JobSkills;
  experience: { min: number; max: number } | null;
  /** In words; empty when not shown. */
  pay: string;
}

const INDEX = Object.fromEntries(SLOTS.map((slot, i) => [slot, i])) as Record<Slot, number>;
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

function fieldOf(family: RoleFamily, skills: JobSkills): string {
  const first = skills.coreInText[0] ?? "";
  const technology = family.digital && family.department !== "Product" && /^[A-Z.]/.test(first);
  return technology ? first : escapeHtml(FIELDS[family.department]);
}

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

/** HTML-safe values for every slot; the purpose is chosen here because other templates quote it. */
export function slotValues(facts: SlotFacts, rng: Random): SlotValues {
  const { company, client, business, compiled, place, skills, experience } = facts;
  const text = textOf(company);
  const cities = place.cities.map((city) => city.name);
  const title = escapeHtml(facts.title);
  const values: SlotValues = new Array(SLOTS.length).fill("");
  values[INDEX.company] = text.name;
  values[INDEX.about] = text.about;
  values[INDEX.city] = cities[0] ?? company.profile.home.name;
  values[INDEX.cities] = joinWords(cities);
  const product = compiled.family.digital ? digitalProduct(business, facts.industry, rng.below(3)) : business.product;
  values[INDEX.ourProduct] = escapeHtml(`${client ? "the client’s" : "our"} ${product}`);
  values[INDEX.users] = escapeHtml(business.users);
  values[INDEX.area] = escapeHtml(rng.pick(business.areas));
  values[INDEX.focus] = escapeHtml(facts.focus ?? rng.pick(business.areas));
  values[INDEX.s1] = skills.coreInText[0] ?? "";
  values[INDEX.s2] = skills.coreInText[1] ?? "";
  values[INDEX.lang] = languageOf(place.cities[0] ?? company.profile.home);
  values[INDEX.few] = rng.pick(FEW);
  values[INDEX.team] = rng.pick(TEAMS);
  values[INDEX.title] = title;
  values[INDEX.aTitle] = `${articleFor(facts.title)} ${title}`;
  values[INDEX.field] = fieldOf(compiled.family, skills);
  values[INDEX.pay] = facts.pay;
  values[INDEX.hours] = rng.pick(HOURS);
  values[INDEX.days] = rng.chance(0.6) ? "three" : "two";
  values[INDEX.clientDoes] = escapeHtml(client?.does ?? "");
  const india = (place.cities[0] ?? company.profile.home).india;
  values[INDEX.degree] = escapeHtml(rng.pick(india ? compiled.family.education : DEGREES_ABROAD));
  values[INDEX.min] = String(experience?.min ?? "");
  values[INDEX.max] = String(experience?.max ?? "");
  values[INDEX.purpose] = fillPhrase(rng.pick(compiled.purposes), values);
  return values;
}
