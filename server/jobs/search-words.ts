// Turns typed words into what is asked of the index: in fields, in the text, and loosely. Pure.

import { RUPEES_IN_LAKH } from "../../contract/jobs/pay.ts";
import {
  isRole,
  readSearch,
  relatedFamilies,
  type SearchFacet,
  type SearchGroup,
  type SearchReading,
  searchWords,
} from "../taxonomy/index.ts";
import { foldPlace } from "../taxonomy/places/index.ts";
import type { Spelling } from "./search-spelling.ts";
import {
  bandAt,
  bandTokens,
  experienceBands,
  operandsOf,
  quoteToken,
  type Range,
  salaryBands,
  UNBOUNDED,
} from "./search-tokens.ts";

/** Text whose lexemes only the database knows: words in any order, a phrase, or an unfinished word. */
export type Lexemes = { how: "words" | "phrase" | "prefix"; text: string };

/** One part of a search, which may be dropped by itself. */
export type Part = {
  kind: SearchGroup["kind"] | SearchFacet["kind"];
  typed: string;
  /** Filters that say the same; none for a part that ranks. */
  facets: readonly SearchFacet[];
  /** tsquery text: a field has it; "" if no field can. */
  fields: string;
  /** tsquery text: families nearly the same, or titles that name the employer; "" for none. */
  close: string;
  /** tsquery text: jobs of related families; "" for none. */
  related: string;
  /** tsquery text: jobs near the asked city, or done from home; "" for none. */
  near: string;
  /** Any of these in the text, where `within` (tsquery text) holds too. */
  lexemes: readonly (Lexemes & { within?: string })[];
  /** Exact bounds beside the tokens of bands; null when the part has none. */
  pay: Range | null;
  years: Range | null;
  /** What of it ranks; none for a part that only narrows. */
  groups: readonly SearchGroup[];
};

export type Words = {
  /** What was typed, or what it was corrected to. */
  text: string;
  /** What was typed, when it was corrected; else null. */
  typed: string | null;
  /** The text is taken literally, and no part is dropped. */
  asTyped: boolean;
  parts: readonly Part[];
  excluded: readonly { typed: string; fields: string; lexemes: readonly Lexemes[] }[];
  /** Levels only order. */
  levels: readonly (SearchFacet & { kind: "level" })[];
  /** The last word, if it may be unfinished. */
  prefix: Lexemes | null;
};

/** Any of the queries, each operand once, since the index looks up every token it is given. */
export const either = (queries: readonly string[]): string => {
  const some = [...new Set(queries.flatMap((query) => operandsOf(query, "|")))];
  return some.length > 1 ? `(${some.join(" | ")})` : (some[0] ?? "");
};
export const all = (queries: readonly string[]): string => {
  const some = queries.filter((query) => query !== "");
  return some.length > 1 ? `(${some.join(" & ")})` : (some[0] ?? "");
};
const tokens = (prefix: string, values: readonly string[]) => values.map((value) => quoteToken(prefix + value));

/** Reads the text, corrected by `spelling` if given; with `asTyped` each word stands for itself. */
export function readWords(typed: string, asTyped: boolean, spelling: Spelling | null): Words {
  const corrected = asTyped ? null : (spelling?.correct(typed) ?? null);
  const text = corrected ?? typed;
  const { groups, facets, excluded } = asTyped ? plainReading(text) : readSearch(text);
  const narrowing = Map.groupBy(
    facets.filter(({ kind }) => kind !== "level"),
    ({ kind }) => kind,
  );
  const parts = withoutRepeats([...groups.map(groupPart), ...[...narrowing.values()].map(facetsPart)]).slice(
    0,
    MOST_PARTS,
  );
  return {
    text,
    typed: corrected === null ? null : typed,
    asTyped,
    parts,
    levels: facets.flatMap((facet) => (facet.kind === "level" ? [facet] : [])),
    excluded: excluded.map(({ phrase }) => excludedPart(phrase)),
    prefix: unfinishedWord(text, parts),
  };
}

/** Further parts of a long text are ignored. */
const MOST_PARTS = 16;

const withoutRepeats = (parts: readonly Part[]) =>
  parts.filter(
    (part, at) => parts.findIndex((other) => other.fields === part.fields && other.kind === part.kind) === at,
  );

/** Only words, "phrases", -exclusions and "or". */
function plainReading(text: string): SearchReading {
  const groups: SearchGroup[] = [];
  const excluded: { phrase: readonly string[] }[] = [];
  let isAlternative = false;
  for (const [whole, minus, phrase, word] of text.matchAll(/(?:(?<=^|\s)(-))?(?:"([^"]*)"?|([^\s"]+))/gu)) {
    const typed = phrase ?? word ?? "";
    const words = searchWords(typed);
    const last = groups.at(-1);
    const group: SearchGroup = { ...PLAIN, typed, kind: phrase === undefined ? "word" : "phrase", words };
    if (words.length === 0) continue;
    if (minus) excluded.push({ phrase: words });
    else if (/^or$/i.test(whole) && last) isAlternative = true;
    else if (isAlternative && last) groups.splice(-1, 1, { ...last, others: [...last.others, group] });
    else groups.push(group);
    isAlternative = /^or$/i.test(whole) && last !== undefined;
  }
  return { groups, facets: [], excluded };
}

const PLAIN = { families: [], skills: [], homes: [], level: null, others: [] };

function groupPart(group: SearchGroup): Part {
  const ways = [group, ...group.others];
  return {
    kind: group.kind,
    typed: ways.map(({ typed }) => typed).join(" or "),
    facets: [],
    fields: either(ways.map(fieldsOf)),
    close: either(ways.map(closeOf)),
    related: either(ways.map((way) => relatedOf(way, WORTH_A_LOOK))),
    near: "",
    lexemes: ways.flatMap(lexemesOf),
    pay: null,
    years: null,
    groups: ways,
  };
}

/** tsquery text: a field has it. */
function fieldsOf({ kind, typed, families, skills, words }: SearchGroup): string {
  const inTitle = all(tokens("~t:", words));
  if (kind === "phrase") return inTitle;
  const ofFamily = either(tokens("~f:", families));
  if (kind === "title") return either([inTitle, families.length === 0 ? "" : all([ofFamily, skillsOf(skills)])]);
  const { company, place } = namesIn({ kind, typed });
  // A title with an employer's name is about its products ("Oracle developer").
  if (kind === "company") return company;
  return either([inTitle, ofFamily, ...tokens("~s:", skills), company, place]);
}

/** tsquery texts: the company's name, and a city's name, has it; "" for kinds that are not names. */
export function namesIn({ kind, typed }: Pick<SearchGroup, "kind" | "typed">): { company: string; place: string } {
  const names = foldPlace(typed);
  return {
    company: kind === "title" || kind === "phrase" ? "" : all(tokens("~o:", names.split(" "))),
    place: kind === "word" ? either(tokens("~c:", [names])) : "",
  };
}

/** All of the skills, as skills or in the title. */
const skillsOf = (skills: readonly string[]) =>
  all(skills.map((skill) => either([...tokens("~s:", [skill]), ...tokens("~t:", [skill])])));

/** From this closeness a family is nearly the same work: telesales for telecallers, not data analysis for data scientists. */
const CLOSE = 0.65;
/** From this closeness a family is worth a look when little else was found. */
const WORTH_A_LOOK = 0.3;

const relatedTo = (families: readonly string[], least: number) =>
  either(
    tokens(
      "~f:",
      families.flatMap((family) =>
        relatedFamilies(family).flatMap((one) => (one.closeness >= least ? [one.family] : [])),
      ),
    ),
  );

const closeOf = (group: SearchGroup): string =>
  group.kind === "company" ? all(tokens("~t:", group.words)) : relatedOf(group, CLOSE);

function relatedOf({ kind, families, skills }: SearchGroup, least: number): string {
  const related = kind === "phrase" ? "" : relatedTo(families, least);
  return related === "" ? "" : all([related, kind === "title" ? skillsOf(skills) : ""]);
}

/**
 * All words in the text. A job's name counts only in texts of related families; elsewhere it is a remark ("works with
 * data engineers"). For a title with skills ("java developer") the skills alone are enough there.
 */
function lexemesOf({ kind, typed, families, skills, words }: SearchGroup): Part["lexemes"] {
  if (kind === "phrase") return [{ how: "phrase", text: typed }];
  const whole: Lexemes = { how: "words", text: typed };
  if (kind !== "title" || (words.length === 1 && !isRole(words[0] as string))) return [whole];
  const within = either([either(tokens("~f:", families)), relatedTo(families, 0)]);
  const named = { ...whole, within };
  return skills.length === 0 ? [named] : [named, { how: "words", text: words.slice(0, -1).join(" "), within }];
}

/** Facets of one kind, any of which is enough; each narrows like the filter of its name. */
function facetsPart(facets: readonly SearchFacet[]): Part {
  const [first] = facets;
  return {
    kind: first!.kind,
    typed: facets.map(({ typed }) => typed).join(" or "),
    facets,
    fields: either(facets.map(facetIn)),
    close: "",
    related: "",
    near: either(facets.map(nearOf)),
    // As a phrase: "part" and "time" apart in a text say nothing.
    lexemes: facets.map(({ typed }) => ({ how: typed.includes(" ") ? "phrase" : "words", text: typed })),
    ...boundsOf(facets.length === 1 ? first! : null),
    groups: [],
  };
}

/** Cities near by, and work from home in the same country or without a country. */
function nearOf(facet: SearchFacet): string {
  if (facet.kind !== "city") return "";
  const isThere = either([`~n:${facet.country.toLowerCase()}`, "~k:placeless"].map(quoteToken));
  return either([...tokens("~c:", [...facet.keys, ...facet.near]), all([...tokens("~w:", ["WFH"]), isThere])]);
}

/** Of a single facet; several are compared by their bands alone. */
function boundsOf(facet: SearchFacet | null): Pick<Part, "pay" | "years"> {
  return {
    pay: facet?.kind === "pay" ? payOf(facet.minLakhs) : null,
    years: facet?.kind === "years" && bandAt(yearsOf(facet), experienceBands) < 0 ? yearsOf(facet) : null,
  };
}

const payOf = (minLakhs: number): Range => ({ low: Math.floor(minLakhs * RUPEES_IN_LAKH), high: UNBOUNDED.rupees });
const yearsOf = ({ min, max }: { min: number; max: number }): Range => ({ low: min, high: max });

/** tsquery text: the job's fields say so. */
export const facetIn = (facet: SearchFacet): string => either(tokensOf(facet).map(quoteToken));

function tokensOf(facet: SearchFacet): string[] {
  switch (facet.kind) {
    case "city":
      return facet.keys.map((city) => `~c:${city}`);
    case "country":
      return [`~n:${facet.code.toLowerCase()}`];
    case "workMode":
      return [`~w:${facet.mode}`];
    case "employmentType":
      // A title that says "intern" is as good as the field, which most listings leave out.
      return facet.type === "INTERNSHIP" ? [`~e:${facet.type}`, "~l:0"] : [`~e:${facet.type}`];
    case "contract":
      return ["~k:contract"];
    case "pay":
      return bandTokens("~p:", payOf(facet.minLakhs), salaryBands);
    case "years":
      return [
        ...bandTokens("~x:", yearsOf(facet), experienceBands),
        // Most jobs for beginners say so in their title alone.
        ...(facet.max <= 1 ? ["~l:0", "~l:1"] : []),
      ];
    case "level":
      return [`~l:${facet.level}`];
  }
}

/** An exclusion: by field if a field can say it, else anywhere in the text. */
function excludedPart(phrase: readonly string[]): Words["excluded"][number] {
  const text = phrase.join(" ");
  const named = readSearch(text).facets.flatMap(tokensOf);
  const fields = either([...named.map(quoteToken), all(tokens("~t:", phrase))]);
  // The text's stemming merges "intern" with "internal" and "international".
  return { typed: text, fields, lexemes: named.length > 0 ? [] : [{ how: "phrase", text }] };
}

/** The last word, if it may be unfinished: plain, at least three letters, and not read as anything. */
function unfinishedWord(text: string, parts: readonly Part[]): Lexemes | null {
  const last = /(?:^|\s)([\p{L}\p{N}.+#]{3,40})$/u.exec(text)?.[1];
  const part = parts.filter((one) => !isFilter(one)).at(-1);
  const isOpen = last !== undefined && part?.kind === "word" && part.typed === last;
  return isOpen ? { how: "prefix", text: last } : null;
}

/** Whether a part only narrows, like a filter. */
export const isFilter = ({ groups }: Part): boolean => groups.length === 0;
