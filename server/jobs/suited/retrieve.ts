// Finds the jobs worth comparing with a person: the newest of a few narrow questions, each of bounded cost.

import { EXPERIENCE_BANDS } from "../../../contract/filters.ts";
import type { Reader } from "../../platform/db.ts";
import { relatedFamilies } from "../../taxonomy/index.ts";
import { type JobFeatures, parseFeatures } from "../job-features.ts";
import type { Asked } from "../search-store.ts";
import { tsqueryOf } from "../search-tokens.ts";
import { NOW_WEIGHT, type Subject, type SubjectTitle } from "./subject.ts";
import type { Terms } from "./terms.ts";

/** A question: text of a tsquery, and how many of its newest jobs are compared; a spare one is asked where the others find little. */
export type Question = { wanted: string; limit: number; spare: boolean };

type Groups = string[][];

/** How many of the rarest skills, and words of a title, are asked for. */
const SKILLS_ASKED = 8;
const WORDS_ASKED = 2;
const CLOSE = 0.5;

/** What is asked of the index for a subject: by family, by skills and by words of the title, near and anywhere, at the right level and at any. */
export function questionsFor(subject: Subject, terms: Terms, size: number): Question[] {
  const [own, before] = [familiesOf(subject.titles.filter(isNow)), familiesOf(subject.titles)];
  const near = [...subject.countries.map((country) => `~n:${country}`), ...subject.cities.map((city) => `~c:${city}`)];
  const level = fittingTokens(subject);
  const neighbours = [...before, ...closeTo(before)].filter((family) => !own.includes(family));
  const questions: { groups: Groups; share: number; spare?: boolean }[] = [
    { groups: [tokens("f", own), near, level], share: 1 },
    { groups: [tokens("f", own), near], share: 0.6 },
    { groups: [tokens("f", own), ["~w:WFH"]], share: 0.2 },
    { groups: [tokens("f", own)], share: 0.6, spare: true },
    { groups: [tokens("f", neighbours), near, level], share: 0.5 },
    { groups: [tokens("s", rarest(subject.skills, "s", terms, SKILLS_ASKED)), near], share: 0.5 },
    ...subject.titles
      .filter(isNow)
      .map(({ reading }) => ({ groups: reading.words.map((word) => tokens("t", [word])), share: 0.3 })),
    // Work of which no family is known is looked for by the words that tell most of it.
    ...subject.titles
      .filter(({ reading }) => reading.families.length === 0)
      .map(({ reading }) => ({
        groups: [tokens("t", rarest(reading.words, "t", terms, WORDS_ASKED))],
        share: 0.3,
      })),
  ];
  const asked = new Map<string, Question>();
  for (const { groups, share, spare = false } of questions) {
    const said = groups.filter((group) => group.length > 0);
    const isAboutWork = said.some((group) => /^~[fst]:/.test(group[0]!));
    const wanted = tsqueryOf(said);
    if (isAboutWork && !asked.has(wanted)) asked.set(wanted, { wanted, limit: Math.round(size * share), spare });
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

/** Tokens of jobs whose years or level the subject has: the bands about their years, and their level with those beside it. */
function fittingTokens({ years, level }: Subject): string[] {
  const bands =
    years === null
      ? []
      : EXPERIENCE_BANDS.flatMap((band, at) => {
          const low = Number.parseInt(band, 10);
          const high = Number.parseInt(EXPERIENCE_BANDS[at + 1] ?? "9999", 10);
          return low <= years + 0.5 && high >= years ? [`~x:${at}`] : [];
        });
  const levels = level === null ? [] : [level - 1, level, level + 1].filter((one) => one >= 0 && one <= 7);
  return [...bands, ...levels.map((one) => `~l:${one}`)];
}

const statement = {
  name: "jobs-worth-comparing",
  text: `select string_agg('["' || s.id || '",' || s.features || ']', ',') as features
    from (select distinct found.id from unnest($1::text[], $2::int[]) asked(wanted, most),
        search_job_ids(asked.wanted::tsquery, $3, $4, $5, $6, $7, asked.most, false, $8) found(id)) ids
      join job_search s on s.id = ids.id`,
};

type Bounds = Pick<Asked, "pay" | "years" | "since">;
const NO_BOUNDS: Bounds = { pay: null, years: null, since: null };

/** So many found jobs are enough to compare: spare questions are left. */
const ENOUGH = 300;

/** The features of the jobs that the questions find with ids below `top`, each job once, in any order. */
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
  if (first.length >= ENOUGH) return first;
  const more = await ask(
    db,
    questions.filter(({ spare }) => spare),
    top,
    bounds,
  );
  return [...new Map([...first, ...more].map((job) => [job.id, job])).values()];
}

async function ask(
  db: Reader,
  questions: readonly Question[],
  top: string,
  { pay, years, since }: Bounds,
): Promise<JobFeatures[]> {
  if (questions.length === 0) return [];
  const asked = [questions.map(({ wanted }) => wanted), questions.map(({ limit }) => limit)];
  const bounds = [pay?.low ?? null, pay?.high ?? null, years?.low ?? null, years?.high ?? null];
  const [row] = await db.query<{ features: string | null }>(statement, [...asked, ...bounds, top, since]);
  return parseFeatures(`[${row?.features ?? ""}]`);
}
