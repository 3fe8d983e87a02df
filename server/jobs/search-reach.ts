// How far a search goes: in fields, in the text, loosely, and with fewer and fewer of its parts. Pure.
import { isRole } from "../taxonomy/index.ts";
import { operandsOf, widest } from "./search-tokens.ts";
import { all, either, isFilter, type Lexemes, type Part, type Words } from "./search-words.ts";

/**
 * Which parts are dropped when too little is found, step by step: first what most jobs do not state and what no job has
 * (`nowhere`), then at most `most` others, the least telling first.
 */
export function letGoSteps(
  parts: readonly Part[],
  most: number,
  { idfOf, nowhere }: { idfOf: (part: Part) => number; nowhere: ReadonlySet<Part> },
): Part[][] {
  // A rare word is the point of a search; a common one tells less than a place.
  const main = mainPart(parts);
  const rank = (part: Part) => {
    if (main && part !== main && (part.kind === "title" || part.kind === "skill")) return LET_GO.indexOf("workMode");
    return LET_GO.indexOf(
      (part.kind === "word" && idfOf(part) >= TELLING_IDF) || isInternship(part) ? "skill" : part.kind,
    );
  };
  const bounds = boundsOf(parts);
  const missing = parts.filter((part) => nowhere.has(part) && !bounds.includes(part)).slice(0, most);
  const first = [...bounds, ...missing];
  const others = parts
    .filter((part) => !nowhere.has(part) && !first.includes(part))
    .sort((a, b) => rank(a) - rank(b) || idfOf(a) - idfOf(b) || parts.indexOf(b) - parts.indexOf(a))
    .slice(0, most - missing.length);
  const atOnce = Math.ceil(others.length / MOST_STEPS);
  const steps = Array.from({ length: MOST_STEPS }, (_, step) => others.slice(step * atOnce, (step + 1) * atOnce));
  return [first, ...steps.filter((step) => step.length > 0)];
}

/** Of several titles the one that names the work; other titles and skills are dropped before the place is. */
const mainPart = (parts: readonly Part[]): Part | undefined => {
  const titles = parts.filter(({ kind }) => kind === "title");
  return titles.find(({ groups }) => isRole(groups[0]?.words.at(-1) ?? "")) ?? titles[0];
};

/** A person who wants an internship would sooner move than do another job. */
const isInternship = ({ facets }: Part): boolean =>
  facets.some((facet) => facet.kind === "employmentType" && facet.type === "INTERNSHIP");

/** What most jobs do not state: it orders more than it excludes. */
const BOUNDS: ReadonlySet<Part["kind"]> = new Set(["pay", "years", "contract"]);

/** All bounds; but the last one stays when nothing else was typed. */
function boundsOf(parts: readonly Part[]): Part[] {
  const bounds = parts.filter(({ kind }) => BOUNDS.has(kind));
  return bounds.length === parts.length ? bounds.slice(0, -1) : bounds;
}

/** How many parts beside the bounds may be dropped: half, or all but one if nothing was found. */
export function mostToLetGo({ parts }: Words, found: number): number {
  const count = parts.length - boundsOf(parts).length;
  return found === 0 ? Math.max(0, count - 1) : Math.floor(count / 2);
}

const MOST_STEPS = 4;
/** One job in twenty has the word. */
const TELLING_IDF = 3;

/** The order in which parts are dropped: what most jobs do not state first, what names one thing alone last. */
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
 * How far a search goes: "fields"; "text" with close families; "loose" with employers and filters named in texts;
 * "wide" with any related family; always without the parts in `gone`. `isEased`: also near the asked city, by what a
 * text says of a filter when fields have the rest, or what begins with the last word.
 */
export type Reach = { tier: "fields" | "text" | "loose" | "wide"; gone: ReadonlySet<Part>; isEased: boolean };

/**
 * The reaches of a search; a job is listed at the first one that finds it. Without `steps`: fields, then text. With
 * them, when too few have all in fields: fields with the first step dropped and cities near by; the text and close
 * families; then each further step, in fields while a title is left; and last whatever has any part.
 */
export function reachesOf(parts: readonly Part[], steps: readonly (readonly Part[])[] | null): Reach[] {
  const whole: Reach = { tier: "fields", gone: new Set(), isEased: false };
  if (steps === null) return [whole, { ...whole, tier: "text" }];
  const without = (count: number, tier: Reach["tier"]): Reach => ({
    tier,
    gone: new Set(steps.slice(0, count).flat()),
    isEased: true,
  });
  return [
    whole,
    without(1, "fields"),
    without(1, "text"),
    ...steps.slice(1).map((_, at) => {
      const less = without(at + 2, "fields");
      const hasTitle = parts.some((part) => part.kind === "title" && !less.gone.has(part));
      return hasTitle ? less : { ...less, tier: "text" as const };
    }),
    without(steps.length, "loose"),
    without(steps.length, "wide"),
  ];
}

/** The parts that jobs of this reach may lack. */
export const partsLacking = ({ parts }: Words, { gone, isEased }: Reach): Part[] =>
  parts.filter((part) => gone.has(part) || (isEased && isFilter(part)));

/** tsquery text of the words; null when no job can match. `queryOf` is "" for words without meaning ("the"). */
export function wordsQuery(words: Words, reach: Reach, queryOf: QueryOf): string | null {
  const last = words.parts.filter((part) => !isFilter(part)).at(-1);
  const queries: string[] = [];
  for (const part of words.parts.filter((one) => !reach.gone.has(one))) {
    const query = partQuery(part, reach, queryOf, part === last ? words.prefix : null);
    if (query === "") return null;
    queries.push(query);
  }
  const excluded = words.excluded.map((one) => excludedIn(one, queryOf)).filter((query) => query !== "");
  return all([...queries, ...excluded.map((query) => `!(${query})`)]);
}

/** What a part asks for within a reach; `prefix`: its last word, if unfinished. */
function partQuery(part: Part, { tier, isEased }: Reach, queryOf: QueryOf, prefix: Lexemes | null): string {
  const inFields = either([part.fields, isEased ? part.near : ""]);
  const related = tier === "wide" ? part.related : part.close;
  const had = tier === "fields" ? [] : operandsOf(either([inFields, related]), "|");
  const found = textOf(part, queryOf, { isAnywhere: tier === "wide", had });
  if (part.kind === "phrase") return tier === "fields" ? all([inFields, found]) : found;
  if (tier === "fields") return either([inFields, isEased && isFilter(part) ? found : ""]);
  const begun = prefix && isEased ? queryOf(prefix) : "";
  // "Amazon" in a text mostly names a tool.
  const inText = tier === "text" && (isFilter(part) || part.kind === "company") ? "" : found;
  return either([inFields, related, inText, begun]);
}

/** tsquery text: the text has the part; `isAnywhere`: whatever the job's work. `had`: operands that match already. */
export function textOf(
  { lexemes }: Part,
  queryOf: QueryOf,
  { isAnywhere, had = [] }: { isAnywhere: boolean; had?: readonly string[] },
): string {
  const queries = Map.groupBy(lexemes, ({ within = "" }) => (isAnywhere ? "" : within));
  return either(
    [...queries].map(([within, some]) => {
      const others = either(operandsOf(within, "|").filter((operand) => !had.includes(operand)));
      const wanted = some.map(queryOf).filter((query) => query !== "");
      const found = either(
        widest(wanted.map((query) => operandsOf(query, "&"))).map((operands) => `(${operands.join(" & ")})`),
      );
      return found === "" || (within !== "" && others === "") ? "" : all([others, found]);
    }),
  );
}

/** tsquery text: a field or the text has what is excluded. */
export const excludedIn = ({ fields, lexemes }: Words["excluded"][number], queryOf: QueryOf): string =>
  either([fields, ...lexemes.map(queryOf)]);

type QueryOf = (lexemes: Lexemes) => string;
