// How far a search goes: in fields, in the text, loosely, and with less and less of what was asked for. Pure.
import { all, either, isFilter, type Lexemes, type Part, type Words } from "./search-words.ts";

/**
 * Which parts go when too little is found, at most `most`, step by step: at once those that no job has (`nowhere`), then the least telling
 * first.
 */
export function letGoSteps(
  parts: readonly Part[],
  most: number,
  { idfOf, nowhere }: { idfOf: (part: Part) => number; nowhere: ReadonlySet<Part> },
): Part[][] {
  // A word that few jobs have is what is looked for; a common one tells less than a place.
  const rank = (part: Part) =>
    part.kind === "word" && idfOf(part) >= TELLING_IDF ? LET_GO.indexOf("skill") : LET_GO.indexOf(part.kind);
  const missing = parts.filter((part) => nowhere.has(part)).slice(0, most);
  const others = parts
    .filter((part) => !nowhere.has(part))
    .sort((a, b) => rank(a) - rank(b) || idfOf(a) - idfOf(b) || parts.indexOf(b) - parts.indexOf(a))
    .slice(0, most - missing.length);
  const atOnce = Math.ceil(others.length / MOST_STEPS);
  const steps = Array.from({ length: MOST_STEPS }, (_, step) => others.slice(step * atOnce, (step + 1) * atOnce));
  return [missing, ...steps].filter((step) => step.length > 0);
}

const MOST_STEPS = 4;
/** One job in twenty has the word. */
const TELLING_IDF = 3;

/** Bounds first, which most jobs leave unsaid; what names one thing alone last. */
const LET_GO: readonly Part["kind"][] = [
  "pay",
  "years",
  "level",
  "contract",
  "employmentType",
  "word",
  "workMode",
  "city",
  "country",
  "skill",
  "title",
  "company",
  "phrase",
];

/**
 * How far a search goes: fields only, or the text as well, or loosely: also what begins with the last word, and what a part that narrows has
 * in its text alone; without the parts that are let go.
 */
export type Reach = { tier: "fields" | "text" | "loose"; gone: ReadonlySet<Part> };

/** The parts that jobs of this reach may lack. */
export const partsLacking = ({ parts }: Words, { tier, gone }: Reach): Part[] =>
  parts.filter((part) => gone.has(part) || (tier === "loose" && isFilter(part)));

/** tsquery text of the words; null when no job can have them within this reach. `queryOf` is "" for words that mean nothing. */
export function wordsQuery(words: Words, reach: Reach, queryOf: QueryOf): string | null {
  const last = words.parts.filter((part) => !isFilter(part)).at(-1);
  const queries: string[] = [];
  for (const part of words.parts.filter((one) => !reach.gone.has(one))) {
    const found = textOf(part, queryOf);
    const begun = reach.tier === "loose" && part === last && words.prefix ? queryOf(words.prefix) : "";
    const inFields = part.kind === "phrase" ? all([part.fields, found]) : part.fields;
    const inText = reach.tier === "loose" || !isFilter(part) ? found : "";
    const query = reach.tier === "fields" ? inFields : either([inFields, part.related, inText, begun]);
    if (query === "") return null;
    queries.push(query);
  }
  const excluded = words.excluded.map((one) => excludedIn(one, queryOf)).filter((query) => query !== "");
  return all([...queries, ...excluded.map((query) => `!(${query})`)]);
}

/** tsquery text: the text has the part. */
export const textOf = ({ lexemes }: Part, queryOf: QueryOf): string =>
  either(lexemes.map((one) => (queryOf(one) === "" ? "" : all([one.within ?? "", `(${queryOf(one)})`]))));

/** tsquery text: a field or the text has what is excluded. */
export const excludedIn = ({ fields, lexemes }: Words["excluded"][number], queryOf: QueryOf): string =>
  either([fields, ...lexemes.map(queryOf)]);

type QueryOf = (lexemes: Lexemes) => string;
