// The shape of a role family: the facts and phrases from which many believable jobs can be written.
import type { Department } from "../departments.ts";
import type { Industry } from "../industries.ts";

/** How seniority shows in the title: "Senior Backend Engineer", "Sr. Sales Executive", "Assistant Manager", or not at all. */
export type Ladder = "engineer" | "specialist" | "executive" | "manager" | "plain";

/** Where the work can be done: anywhere, mostly at an office, or only on site. */
export type Place = "anywhere" | "office" | "site";

export interface Stack {
  /** How titles name it; empty when titles do not. */
  label: string;
  /** Role names that belong to this stack only; empty when the family's names fit. */
  names: readonly string[];
  /** The same, for five years and more. */
  seniorNames: readonly string[];
  /** Specialisms that belong to this stack only; empty when the family's fit. */
  focuses: readonly string[];
  core: readonly string[];
  tools: readonly string[];
}

export interface RoleFamily {
  key: string;
  department: Department;
  /** Frequency within the department. */
  weight: number;
  /** Multiplier of `weight` in some industries; `elsewhere` serves the others. */
  fit: Partial<Record<Industry, number>>;
  elsewhere: number;
  /** Lowest and highest minimum experience in years. */
  experience: readonly [number, number];
  /** Pay relative to a software job with the same experience. */
  pay: number;
  place: Place;
  ladder: Ladder;
  names: readonly string[];
  /** Names for five years and more, where "Senior" plus the plain name would be odd. */
  seniorNames: readonly string[];
  /** Names for nine years and more. */
  headNames: readonly string[];
  /** Specialisms or teams, as titles write them. */
  focuses: readonly string[];
  /** True when the company's own areas are good focuses too. */
  usesAreas: boolean;
  stacks: readonly Stack[];
  /** Skills common to all stacks. Lower-case words are common nouns; names keep their own spelling. */
  core: readonly string[];
  tools: readonly string[];
  soft: readonly string[];
  /** Follow "to …" or "you will …". */
  purposes: readonly string[];
  /** Start with a bare verb; no full stop. */
  duties: readonly string[];
  /** Noun phrases; no full stop. */
  needs: readonly string[];
  pluses: readonly string[];
  /** Degrees or licences that employers ask for. */
  education: readonly string[];
  /** A pattern for products of businesses that have this role; null for all. */
  products: RegExp | null;
  indiaOnly: boolean;
  /** True for work on software and data: its texts mention the company's app or platform, not its plants or shops. */
  digital: boolean;
  internships: boolean;
  partTime: boolean;
  shifts: boolean;
}

/** The compact form in which role files are written: lists separated by "|", sentences by line breaks. */
export interface RoleText {
  key: string;
  weight: number;
  fit?: Partial<Record<Industry, number>>;
  elsewhere?: number;
  experience: readonly [number, number];
  pay: number;
  place?: Place;
  ladder?: Ladder;
  names: string;
  seniorNames?: string;
  headNames?: string;
  focuses?: string;
  usesAreas?: boolean;
  /**
   * One stack per line: "label [names] (focuses): core, core / tool, tool". Names in brackets belong to this stack only;
   * those with a plus sign are for five years and more.
   */
  stacks: string;
  core?: string;
  tools?: string;
  soft: string;
  purposes: string;
  duties: string;
  needs: string;
  pluses?: string;
  education: string;
  /** A pattern for the business's product: "hotels|restaurants". */
  products?: string;
  indiaOnly?: boolean;
  /** Marks engineers and designers of tangible things. */
  physical?: boolean;
  internships?: boolean;
  partTime?: boolean;
  shifts?: boolean;
}

const list = (text: string | undefined): string[] => (text ? text.split("|").map((item) => item.trim()) : []);
const lines = (text: string | undefined): string[] =>
  (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.length > 0);
const commas = (text: string | undefined): string[] =>
  text
    ? text
        .split(",")
        .map((item) => item.trim())
        .filter(Boolean)
    : [];

const STACK_LINE = /^([^[(:]*?) *(?:\[([^\]]*)\])? *(?:\(([^)]*)\))? *:(.*)$/;

function stackOf(line: string): Stack {
  const match = STACK_LINE.exec(line);
  if (!match) throw new Error(`not a stack: "${line}"`);
  const [, label = "", names, focuses, skills = ""] = match;
  const [core, tools] = skills.split(" / ");
  const all = list(names);
  return {
    label: label.trim(),
    names: all.filter((name) => !name.startsWith("+")),
    seniorNames: all.filter((name) => name.startsWith("+")).map((name) => name.slice(1)),
    focuses: list(focuses),
    core: commas(core),
    tools: commas(tools),
  };
}

const DIGITAL: readonly Department[] = ["Engineering", "Data & AI", "Product", "Design", "IT & Security"];

/** Expands the roles of one department. */
export function roles(department: Department, texts: readonly RoleText[]): RoleFamily[] {
  return texts.map((text) => ({
    key: text.key,
    department,
    weight: text.weight,
    fit: text.fit ?? {},
    elsewhere: text.elsewhere ?? 1,
    experience: text.experience,
    pay: text.pay,
    place: text.place ?? "anywhere",
    ladder: text.ladder ?? "specialist",
    names: list(text.names),
    seniorNames: list(text.seniorNames),
    headNames: list(text.headNames),
    focuses: list(text.focuses),
    usesAreas: text.usesAreas ?? false,
    stacks: lines(text.stacks).map(stackOf),
    core: commas(text.core),
    tools: commas(text.tools),
    soft: commas(text.soft),
    purposes: lines(text.purposes),
    duties: lines(text.duties),
    needs: lines(text.needs),
    pluses: lines(text.pluses),
    education: list(text.education),
    products: text.products ? new RegExp(text.products) : null,
    indiaOnly: text.indiaOnly ?? false,
    digital: DIGITAL.includes(department) && text.place !== "site" && !text.physical,
    internships: text.internships ?? false,
    partTime: text.partTime ?? false,
    shifts: text.shifts ?? false,
  }));
}
