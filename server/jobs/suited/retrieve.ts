// Finds the jobs worth comparing with somebody: the newest of a few narrow questions, each of bounded cost.

import { EXPERIENCE_BANDS } from "../../../contract/filters.ts";
import type { Reader } from "../../platform/db.ts";
import { relatedFamilies } from "../../taxonomy/index.ts";
import { type JobFeatures, parseFeatures } from "../job-features.ts";
import { tsqueryOf } from "../search-plan.ts";
import type { Subject } from "./subject.ts";
import type { Terms } from "./terms.ts";

/** A question: text of a tsquery, and how many of its newest jobs are compared. */
export type Question = { wanted: string; limit: number };

type Groups = string[][];

/** How many of the rarest skills are asked for. */
const SKILLS_ASKED = 8;
const CLOSE_FAMILY = 0.5;

/** What is asked of the index for a subject: by family, by skills and by words of the title, near and anywhere, at the right level and at any. */
export function questionsFor(subject: Subject, terms: Terms, size: number): Question[] {
  const families = new Set(subject.titles.flatMap(({ reading }) => reading.families));
  const related = new Set(
    [...families].flatMap((family) =>
      relatedFamilies(family)
        .filter(({ closeness }) => closeness >= CLOSE_FAMILY)
        .map(({ family: name }) => name),
    ),
  );
  const own = [...families].map((family) => `~f:${family}`);
  const near = [...subject.countries.map((country) => `~n:${country}`), ...subject.cities.map((city) => `~c:${city}`)];
  const level = fittingTokens(subject);
  const skills = subject.skills
    .toSorted((one, other) => terms.rarity(`s:${other}`) - terms.rarity(`s:${one}`))
    .slice(0, SKILLS_ASKED)
    .map((skill) => `~s:${skill}`);
  const questions: { groups: Groups; share: number }[] = [
    { groups: [own, near, level], share: 1 },
    { groups: [own, near], share: 0.6 },
    { groups: [own, ["~w:WFH"]], share: 0.3 },
    { groups: [[...related].map((family) => `~f:${family}`), near, level], share: 0.4 },
    { groups: [skills, near], share: 0.6 },
    { groups: [own], share: 0.6 },
    ...subject.titles
      .slice(0, 3)
      .map(({ reading }) => ({ groups: reading.words.map((word) => [`~t:${word}`]), share: 0.3 })),
  ];
  const asked = new Map<string, number>();
  for (const { groups, share } of questions) {
    const said = groups.filter((group) => group.length > 0);
    const isAboutWork = said.some((group) => /^~[fst]:/.test(group[0]!));
    if (isAboutWork) asked.set(tsqueryOf(said), Math.max(Math.round(size * share), asked.get(tsqueryOf(said)) ?? 0));
  }
  return [...asked].map(([wanted, limit]) => ({ wanted, limit }));
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
        search_job_ids(asked.wanted::tsquery, null, null, null, null, $3, asked.most, false) found(id)) ids
      join job_search s on s.id = ids.id`,
};

/** The features of the jobs that the questions find with ids below `top`, each job once, in any order. */
export async function retrieve(db: Reader, questions: readonly Question[], top: string): Promise<JobFeatures[]> {
  if (questions.length === 0) return [];
  const values = [questions.map(({ wanted }) => wanted), questions.map(({ limit }) => limit), top];
  const [row] = await db.query<{ features: string | null }>(statement, values);
  return parseFeatures(`[${row?.features ?? ""}]`);
}
