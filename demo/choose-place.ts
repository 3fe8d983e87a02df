// Chooses where a job is done: its locations and its work mode.
import type { WorkMode } from "../contract/filters.ts";
import { LOCATION_COUNT, WORK_MODE_EXTERNAL, WORK_MODE_INTERNAL } from "./calibration.ts";
import type { DemoCompany } from "./generate-companies.ts";
import { type Random, weigh } from "./random.ts";
import type { RoleFamily } from "./roles/role.ts";
import { type City, INDIAN_CITIES, METRO_BUNDLE } from "./words/cities.ts";

export interface JobPlace {
  /** The first is the primary one; empty when the job names no place. */
  cities: readonly City[];
  mode: WorkMode | null;
}

/** Only larger companies advertise a job in several places; they do so more often, which keeps the overall shares. */
const MULTI_PLACE_HEADCOUNT = 180;
const MULTI_PLACE_FACTOR = 1.25;
const COUNTS = weigh(
  LOCATION_COUNT.map(([count, share]) => (count > 1 ? share * MULTI_PLACE_FACTOR : count === 1 ? share - 5 : share)),
);
const COUNTS_SMALL = weigh(LOCATION_COUNT.map(([count, share]) => (count > 2 ? 0 : count === 2 ? 1.5 : share)));
const INDIAN = weigh(INDIAN_CITIES.map((city) => city.weight));
const METROS = METRO_BUNDLE.map((name) => INDIAN_CITIES.find((city) => city.name === name) as City);
const MODES = [null, "WFO", "HYBRID", "WFH"] as const;

/** Mode weights by kind of work: on-site work is never hybrid, the rest shifts between home and office. */
function modeTable(weights: readonly number[], role: RoleFamily["place"]) {
  const [none = 0, office = 0, hybrid = 0, home = 0] = weights;
  if (role === "site") return weigh([none, office + hybrid * 0.8 + home, 0, 0]);
  if (role === "office") return weigh([none, office * 1.25, hybrid * 0.9, home * 0.25]);
  return weigh([none, office * 0.7, hybrid * 1.3, home * 1.6]);
}

const MODE_TABLES = {
  internal: {
    anywhere: modeTable(WORK_MODE_INTERNAL, "anywhere"),
    office: modeTable(WORK_MODE_INTERNAL, "office"),
    site: modeTable(WORK_MODE_INTERNAL, "site"),
  },
  external: {
    anywhere: modeTable(WORK_MODE_EXTERNAL, "anywhere"),
    office: modeTable(WORK_MODE_EXTERNAL, "office"),
    site: modeTable(WORK_MODE_EXTERNAL, "site"),
  },
};

/** One of the company's own cities most of the time; large companies also hire elsewhere. */
function primaryCity(company: DemoCompany, role: RoleFamily, rng: Random): City {
  const { home, offices, headcount } = company.profile;
  const nearby = rng.next();
  const elsewhere = headcount > 1000 ? 0.25 : headcount > 200 ? 0.08 : 0;
  let city =
    nearby < elsewhere
      ? (INDIAN_CITIES[rng.draw(INDIAN)] as City)
      : nearby < 0.75 || offices.length === 1
        ? home
        : rng.pick(offices);
  if (role.indiaOnly && !city.india)
    city = offices.find((office) => office.india) ?? (INDIAN_CITIES[rng.draw(INDIAN)] as City);
  return city;
}

function moreCities(first: City, count: number, company: DemoCompany, rng: Random): City[] {
  const cities = [first];
  const own = rng.shuffle(company.profile.offices.filter((office) => office.india === first.india && office !== first));
  while (cities.length < count) {
    const next = own.pop() ?? (INDIAN_CITIES[rng.draw(INDIAN)] as City);
    if (!cities.includes(next)) cities.push(next);
  }
  return cities;
}

/** Locations and mode that agree with each other, the company and the role. */
export function choosePlace(company: DemoCompany, role: RoleFamily, external: boolean, rng: Random): JobPlace {
  const mode = MODES[rng.draw(MODE_TABLES[external ? "external" : "internal"][role.place])] ?? null;
  const counts = company.profile.headcount < MULTI_PLACE_HEADCOUNT ? COUNTS_SMALL : COUNTS;
  const [count] = LOCATION_COUNT[rng.draw(counts)] as readonly [number, number];
  const first = primaryCity(company, role, rng);
  if (count === 0)
    return { cities: [], mode: mode === "WFH" || (role.place !== "site" && rng.chance(0.5)) ? "WFH" : null };
  if (count === 1 || !first.india) return { cities: [first], mode };
  if (count === 7)
    return { cities: METROS.includes(first) ? [first, ...METROS.filter((city) => city !== first)] : METROS, mode };
  return { cities: moreCities(first, count, company, rng), mode };
}
