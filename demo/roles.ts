// The role families: what jobs are written from, and which of them an industry hires for.
import { DEPARTMENTS, INDUSTRIES } from "../contract/jobs/filters.ts";
import { type Department, EXPERIENCE_MIN, EXPERIENCE_WIDTH, HIRING_MIX, type Industry } from "./calibration.ts";
import customerSupport from "./data/roles/customer-support.json" with { type: "json" };
import dataAi from "./data/roles/data-ai.json" with { type: "json" };
import design from "./data/roles/design.json" with { type: "json" };
import education from "./data/roles/education.json" with { type: "json" };
import engineering from "./data/roles/engineering.json" with { type: "json" };
import finance from "./data/roles/finance.json" with { type: "json" };
import healthcare from "./data/roles/healthcare.json" with { type: "json" };
import humanResources from "./data/roles/human-resources.json" with { type: "json" };
import itSecurity from "./data/roles/it-security.json" with { type: "json" };
import legal from "./data/roles/legal.json" with { type: "json" };
import marketing from "./data/roles/marketing.json" with { type: "json" };
import operations from "./data/roles/operations.json" with { type: "json" };
import product from "./data/roles/product.json" with { type: "json" };
import sales from "./data/roles/sales.json" with { type: "json" };
import { type Random, type Weights, weigh } from "./random.ts";

/** How seniority shows in the title: "Senior Backend Engineer", "Sr. Sales Executive", "Assistant Manager", or not at all. */
export type Ladder = "engineer" | "specialist" | "executive" | "manager" | "plain";

/** Where the work can be done: anywhere, mostly at an office, or only on site. */
type Place = "anywhere" | "office" | "site";

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
  /** "backend-engineer": distinct among all. */
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

/** A role as the data files have it; what is left out is the usual. */
type RoleData = Partial<Omit<RoleFamily, "department" | "stacks" | "products" | "digital">> &
  Pick<
    RoleFamily,
    "key" | "weight" | "experience" | "pay" | "names" | "soft" | "purposes" | "duties" | "needs" | "education"
  > & {
    /**
     * "label [names] (focuses): core, core / tool, tool". Names in brackets belong to this stack only; those with a plus
     * sign are for five years and more.
     */
    stacks: readonly string[];
    /** A pattern for the business's product: "hotels|restaurants". */
    products?: string;
    /** Marks engineers and designers of tangible things. */
    physical?: boolean;
  };

const STACK_LINE = /^([^[(:]*?) *(?:\[([^\]]*)\])? *(?:\(([^)]*)\))? *:(.*)$/;

const split = (text: string | undefined, mark: string): string[] =>
  (text ?? "")
    .split(mark)
    .map((item) => item.trim())
    .filter(Boolean);

function stackOf(line: string): Stack {
  const match = STACK_LINE.exec(line);
  if (!match) throw new Error(`not a stack: "${line}"`);
  const [, label = "", names, focuses, skills = ""] = match;
  const [core, tools] = skills.split(" / ");
  const all = split(names, "|");
  return {
    label: label.trim(),
    names: all.filter((name) => !name.startsWith("+")),
    seniorNames: all.filter((name) => name.startsWith("+")).map((name) => name.slice(1)),
    focuses: split(focuses, "|"),
    core: split(core, ","),
    tools: split(tools, ","),
  };
}

const DIGITAL: readonly Department[] = ["Engineering", "Data & AI", "Product", "Design", "IT & Security"];

const USUAL = {
  fit: {},
  elsewhere: 1,
  place: "anywhere",
  ladder: "specialist",
  seniorNames: [],
  headNames: [],
  focuses: [],
  usesAreas: false,
  core: [],
  tools: [],
  pluses: [],
  indiaOnly: false,
  internships: false,
  partTime: false,
  shifts: false,
} as const;

function familyOf(department: Department, { stacks, products, physical, ...role }: RoleData): RoleFamily {
  return {
    ...USUAL,
    ...role,
    department,
    stacks: stacks.map(stackOf),
    products: products ? new RegExp(products) : null,
    digital: DIGITAL.includes(department) && role.place !== "site" && !physical,
  };
}

type DepartmentData = { department: Department; roles: readonly RoleData[] };

/** Every role family, in the order of the departments. */
export const ALL_ROLES: readonly RoleFamily[] = (
  [
    engineering,
    dataAi,
    product,
    design,
    marketing,
    sales,
    customerSupport,
    humanResources,
    finance,
    operations,
    legal,
    itSecurity,
    healthcare,
    education,
  ] as unknown as readonly DepartmentData[]
).flatMap(({ department, roles }) => roles.map((role) => familyOf(department, role)));

/** Jobs of one kind share a table: ordinary jobs by experience, internships, and part-time jobs. */
export type JobKind = number | "internship" | "part-time";

const EXPERIENCE_WEIGHTS = weigh(EXPERIENCE_MIN.map(([, share]) => share));
const WIDTH_WEIGHTS = EXPERIENCE_WIDTH.map((row) => weigh(row));
const TOTAL_SHARE = EXPERIENCE_MIN.reduce((sum, [, share]) => sum + share, 0);

/** Chance that a job's minimum falls into the role's range; dividing by it keeps short-range roles from starving. */
function reachable(role: RoleFamily): number {
  const [low, high] = role.experience;
  const share = EXPERIENCE_MIN.filter(([years]) => years >= low && years <= high).reduce((sum, [, s]) => sum + s, 0);
  return share / TOTAL_SHARE;
}

const REACH = ALL_ROLES.map(reachable);

function weightIn(role: RoleFamily, industry: Industry): number {
  return role.weight * (role.fit[industry] ?? role.elsewhere);
}

function admits(role: RoleFamily, kind: JobKind): boolean {
  if (kind === "internship") return role.internships;
  if (kind === "part-time") return role.partTime;
  return kind >= role.experience[0] && kind <= role.experience[1];
}

/** Weights over ALL_ROLES for an industry: the industry's department mix, shared among the roles that are admitted. */
function tableOf(industry: Industry, kind: JobKind): Weights {
  const mix = HIRING_MIX[industry];
  const sums = DEPARTMENTS.map((department) =>
    ALL_ROLES.reduce((sum, role) => sum + (role.department === department ? weightIn(role, industry) : 0), 0),
  );
  return weigh(
    ALL_ROLES.map((role, i) => {
      const department = DEPARTMENTS.indexOf(role.department);
      const sum = sums[department] as number;
      if (sum === 0 || !admits(role, kind)) return 0;
      const reach = typeof kind === "number" ? (REACH[i] as number) : 1;
      return ((mix[department] as number) * weightIn(role, industry)) / sum / reach;
    }),
  );
}

const TABLES = new Map<Industry, Map<JobKind, Weights>>(
  INDUSTRIES.map((industry) => {
    const kinds: JobKind[] = [...EXPERIENCE_MIN.map(([years]) => years), "internship", "part-time"];
    return [industry, new Map(kinds.map((kind) => [kind, tableOf(industry, kind)]))];
  }),
);

/** A minimum of experience in years, following the measured shares. */
export function chooseMinimum(rng: Random): number {
  return (EXPERIENCE_MIN[rng.draw(EXPERIENCE_WEIGHTS)] as readonly [number, number])[0];
}

/** The width of the range that follows a minimum. */
export function chooseWidth(minimum: number, rng: Random): number {
  const row = WIDTH_WEIGHTS[Math.min(minimum, WIDTH_WEIGHTS.length - 1)] as Weights;
  return rng.draw(row) + 1;
}

/** A role the industry hires for, at the given minimum experience or of the given kind. */
export function chooseRole(industry: Industry, kind: JobKind, rng: Random): RoleFamily {
  const table = TABLES.get(industry)?.get(kind) as Weights;
  const usable = (table[table.length - 1] as number) > 0 ? table : (TABLES.get(industry)?.get(2) as Weights);
  return ALL_ROLES[rng.draw(usable)] as RoleFamily;
}

/** An industry in which the role is found, for a staffing firm's client; the firm's own industry is never chosen. */
export function chooseClientIndustry(role: RoleFamily, rng: Random): Industry {
  for (let i = 0; i < 24; i++) {
    const industry = rng.pick(INDUSTRIES);
    if (industry === "Recruitment & Staffing") continue;
    const departmentWeight = HIRING_MIX[industry][DEPARTMENTS.indexOf(role.department)] as number;
    const fit = role.fit[industry] ?? role.elsewhere;
    if (rng.next() * 30 < departmentWeight * Math.min(fit, 2)) return industry;
  }
  return "IT Software & Services";
}
