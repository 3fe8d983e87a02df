// Chooses the experience a job asks for and a role family that fits company and experience.

import { DEPARTMENTS, INDUSTRIES } from "../contract/filters.ts";
import { EXPERIENCE_MIN, EXPERIENCE_WIDTH } from "./calibration.ts";
import { HIRING_MIX, type Industry } from "./industries.ts";
import { type Random, type Weights, weigh } from "./random.ts";
import { ALL_ROLES } from "./roles/all-roles.ts";
import type { RoleFamily } from "./roles/role.ts";

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
