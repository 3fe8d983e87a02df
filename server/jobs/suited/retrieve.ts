// Finds the jobs worth comparing with a person: the newest of a few narrow questions, each of bounded cost.

import type { Reader } from "../../platform/db.ts";
import { relatedFamilies } from "../../taxonomy/index.ts";
import { type JobFeatures, parseFeatures } from "../job-features.ts";
import { type Asked, boundsOf } from "../search-store.ts";
import { bandTokens, experienceBands, keysIn, keysOf, tsqueryOf } from "../search-tokens.ts";
import { NOW_WEIGHT, type Subject, type SubjectTitle } from "./subject.ts";
import type { Terms } from "./terms.ts";

/**
 * A question: tsquery text, and how many of its newest jobs are compared. A spare one is asked only if the others find
 * little. `leads`: what it asks for as the SQL function `job_lead` names it; an index in that order answers it, if
 * nothing narrows it.
 */
export type Question = { wanted: string; limit: number; spare: boolean; leads?: readonly string[]; fits?: Fits };

/** Years and levels, of which a job must meet one. */
type Fits = { years: number | null; levels: readonly number[] };

type Groups = string[][];

/** How many of the rarest skills and title words are asked for. */
const SKILLS_ASKED = 8;
const WORDS_ASKED = 2;
const CLOSE = 0.5;
const HALF_A_YEAR = 0.5;

/** The questions for a subject: by family, skills and title words, near and anywhere, at the right level and at any. */
export function questionsFor(subject: Subject, terms: Terms, size: number): Question[] {
  const [own, before] = [familiesOf(subject.titles.filter(isNow)), familiesOf(subject.titles)];
  const { countries, cities } = subject;
  const inCities = cities.map((city) => `~c:${city}`);
  const near = [...countries.map((country) => `~n:${country}`), ...inCities];
  const [fits, level] = [fitsOf(subject), fittingTokens(subject)];
  const neighbours = [...new Set([...before, ...closeTo(before)])].filter((family) => !own.includes(family));
  const at = (families: readonly string[], places: readonly string[]) =>
    families.flatMap((family) => places.map((place) => `${family} ${place}`));
  const inTheirCities = {
    groups: [tokens("f", own), inCities, level],
    share: 0.5,
    leads: at(
      own,
      cities.map((city) => `@${city}`),
    ),
    fits,
  };
  const questions: { groups: Groups; share: number; spare?: boolean; leads?: string[]; fits?: Fits }[] = [
    ...(cities.length === 0 ? [] : [inTheirCities]),
    { groups: [tokens("f", own), near, level], share: 0.8, leads: at(own, countries), fits },
    { groups: [tokens("f", own), near], share: 0.4, leads: at(own, countries) },
    { groups: [tokens("f", own), ["~w:WFH"]], share: 0.2, leads: at(own, ["remote"]) },
    { groups: [tokens("f", own)], share: 0.6, spare: true },
    { groups: [tokens("f", neighbours), near, level], share: 0.5, leads: at(neighbours, countries), fits },
    { groups: [tokens("f", neighbours), ["~w:WFH"]], share: 0.1, leads: at(neighbours, ["remote"]) },
    { groups: [tokens("s", rarest(subject.skills, "s", terms, SKILLS_ASKED)), near], share: 0.5 },
    // A family finds what its title words would; without a family the words are all there is.
    ...subject.titles.filter(isNow).map(({ reading }) => ({
      groups: reading.words.map((word) => tokens("t", [word])),
      share: 0.3,
      spare: reading.families.length > 0,
    })),
    // Titles without a family are searched by their rarest words.
    ...subject.titles
      .filter(({ reading }) => reading.families.length === 0)
      .map(({ reading }) => ({
        groups: [tokens("t", rarest(reading.words, "t", terms, WORDS_ASKED))],
        share: 0.3,
      })),
  ];
  const asked = new Map<string, Question>();
  for (const { groups, share, spare = false, leads = [], fits } of questions) {
    const said = groups.filter((group) => group.length > 0);
    const isAboutWork = said.some((group) => /^~[fst]:/.test(group[0]!));
    const wanted = tsqueryOf(said);
    if (!isAboutWork || asked.has(wanted)) continue;
    const question = { wanted, limit: Math.round(size * share), spare };
    asked.set(wanted, leads.length > 0 ? { ...question, leads, ...(fits && { fits }) } : question);
  }
  return [...asked.values()];
}

const isNow = ({ weight }: SubjectTitle) => weight >= NOW_WEIGHT;

const familiesOf = (titles: readonly SubjectTitle[]) => [...new Set(titles.flatMap(({ reading }) => reading.families))];

const closeTo = (families: readonly string[]) =>
  families.flatMap((one) =>
    relatedFamilies(one).flatMap(({ family, closeness }) => (closeness >= CLOSE ? [family] : [])),
  );

const tokens = (letter: string, values: readonly string[]) => values.map((value) => `~${letter}:${value}`);

function rarest(values: readonly string[], letter: string, terms: Terms, most: number): string[] {
  const rarity = (value: string) => terms.rarity(`${letter}:${value}`);
  return values.toSorted((one, other) => rarity(other) - rarity(one)).slice(0, most);
}

/** The subject's level and those beside it. */
function fitsOf({ years, level }: Subject): Fits {
  return { years, levels: level === null ? [] : [level - 1, level, level + 1].filter((one) => one >= 0 && one <= 7) };
}

/** Tokens of jobs that fit in years or level: the bands around the years, and the levels. */
function fittingTokens(subject: Subject): string[] {
  const { years, levels } = fitsOf(subject);
  const bands = years === null ? [] : bandTokens("~x:", { low: years, high: years + HALF_A_YEAR }, experienceBands);
  return [...bands, ...levels.map((one) => `~l:${one}`)];
}

const byTokens = {
  name: "jobs-worth-comparing",
  text: `select string_agg('["' || s.id || '",' || s.features || ']', ',') as features
    from (select distinct found.id from unnest($1::text[], $2::int[]) asked(wanted, most),
        search_job_ids(${keysIn("asked.wanted")}, $3, $4, $5, $6, $7, asked.most, false, $8) found(id)) ids
      join job_search s on s.id = ids.id`,
};

const newestLed = (nth: number) => `(select s.id, s.features, s.experience_min, s.experience_max from job_search s
  where job_lead(s.features, ${nth}) = asked.lead and s.id < $6 order by s.id desc limit ${SCANNED} * asked.most)`;

/** How many of a lead's newest jobs are scanned for fitting ones, as a multiple of those wanted. */
const SCANNED = 6;
const byLead = {
  name: "jobs-worth-comparing-by-lead",
  text: `select string_agg('["' || id || '",' || features || ']', ',') as features
    from (select distinct on (id) id, features from unnest($1::text[], $2::int[], $3::float[], $4::text[], $5::bool[]) asked(lead, most, years, levels, narrows),
      lateral (select id, features from (${[1, 2, 3].map(newestLed).join(" union all ")} order by id desc) led
        where not narrows or (experience_min <= years + ${HALF_A_YEAR} and experience_max >= years) or features ~ levels limit asked.most) fitting) jobs`,
};

type Bounds = Pick<Asked, "pay" | "years" | "since">;
const NO_BOUNDS: Bounds = { pay: null, years: null, since: null };

/** If this share of the widest question's jobs is found, spare questions are not asked. */
const ENOUGH_SHARE = 0.5;

/** The features of the jobs that the questions find with ids below `top`, each once, in any order. */
export async function retrieve(
  db: Reader,
  questions: readonly Question[],
  top: string,
  bounds: Bounds = NO_BOUNDS,
): Promise<JobFeatures[]> {
  const first = await ask(
    db,
    questions.filter(({ spare }) => !spare),
    top,
    bounds,
  );
  const enough = ENOUGH_SHARE * Math.max(...questions.map(({ limit }) => limit));
  if (first.length >= enough) return first;
  const spare = questions.filter(({ spare }) => spare);
  return once([...first, ...(await ask(db, spare, top, bounds))]);
}

/** By both indexes at once on two connections; each half takes about as long as the other. */
async function ask(db: Reader, questions: readonly Question[], top: string, bounds: Bounds): Promise<JobFeatures[]> {
  const byTokens = questions.filter((question) => !hasLeads(question));
  const found = await Promise.all([
    askByLead(db, questions.filter(hasLeads), top),
    askByTokens(db, byTokens, top, bounds),
  ]);
  return once(found.flat());
}

const once = (jobs: readonly JobFeatures[]) => [...new Map(jobs.map((job) => [job.id, job])).values()];

type Led = Question & { leads: readonly string[] };
const hasLeads = (question: Question): question is Led => question.leads !== undefined;

async function askByTokens(
  db: Reader,
  questions: readonly Question[],
  top: string,
  bounds: Bounds,
): Promise<JobFeatures[]> {
  if (questions.length === 0) return [];
  const asked = [questions.map(({ wanted }) => keysOf(wanted)), questions.map(({ limit }) => limit)];
  const [row] = await db.query<{ features: string | null }>(byTokens, [
    ...asked,
    ...boundsOf(bounds),
    top,
    bounds.since,
  ]);
  return parseFeatures(`[${row?.features ?? ""}]`);
}

async function askByLead(db: Reader, questions: readonly Led[], top: string): Promise<JobFeatures[]> {
  if (questions.length === 0) return [];
  const asked = questions.flatMap(({ leads, limit, fits }) =>
    leads.map((lead) => ({ lead, most: Math.ceil(limit / leads.length), fits })),
  );
  const [row] = await db.query<{ features: string | null }>(byLead, [
    asked.map(({ lead }) => lead),
    asked.map(({ most }) => most),
    asked.map(({ fits }) => fits?.years ?? null),
    asked.map(({ fits }) => (fits?.levels.length ? `"l:[${fits.levels.join("")}]"` : null)),
    asked.map(({ fits }) => fits !== undefined && (fits.years !== null || fits.levels.length > 0)),
    top,
  ]);
  return parseFeatures(`[${row?.features ?? ""}]`);
}
