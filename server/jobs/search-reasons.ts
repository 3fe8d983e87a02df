// Explains how a job meets a search, by the score that orders the list: facts, which are worded in English here. Pure.

import type { SearchReason } from "../../contract/jobs/wire.ts";
import { type JobCard, OPEN_ENDED_YEARS } from "../../contract/jobs/wire.ts";
import type { Fact, Said } from "../../contract/said.ts";
import { agoText } from "../../messages/en/formats.ts";
import { t } from "../../messages/en/reasons.ts";
import { say, withCapital } from "../../messages/say.ts";
import { familyInHindi } from "../taxonomy/families/index.ts";
import { familyName, type SearchFacet, type SearchGroup } from "../taxonomy/index.ts";
import { canonicalSkill } from "../taxonomy/skills/index.ts";
import { factOf } from "./facet-facts.ts";
import { type JobFeatures, skillKeys } from "./job-features.ts";
import { type GroupScore, hasRun, type RankedGroup, type Score, scoreJob } from "./rank-search.ts";
import type { SearchPlan } from "./search-plan.ts";
import { excludedIn, textOf } from "./search-reach.ts";
import { facetIn, isFilter, namesIn, type Part } from "./search-words.ts";
import { isWithin, rankingOf, type WordSearch } from "./word-search.ts";

/** By the codes of reasons and of what they consist of. */
const TEXTS = { ...t.readings, ...t.search };

export type Explained = {
  plan: Pick<SearchPlan, "order" | "person">;
  search: WordSearch;
  job: JobFeatures;
  card: JobCard;
  /** Whether the job matches a tsquery text, one of `questionsAbout`. */
  has: (query: string) => boolean;
  /** Whether the job is listed because its company's name is like words that no job has. */
  isOfCompanyLike: boolean;
  /** The id from which age counts. */
  newest: string;
  now: Date;
};

/** The tsquery texts that `reasonsFor` needs answered for the job. */
export function questionsAbout(search: WordSearch): string[] {
  const { parts, excluded } = search.words;
  const wanted = parts.flatMap((part) => [
    textIn(search, part),
    begunIn(search, part),
    ...part.facets.map(facetIn),
    ...part.groups.flatMap((group) => Object.values(namesIn(group))),
  ]);
  const queries = [search.filters, ...wanted, ...excluded.map((one) => excludedIn(one, queryOf(search)))];
  return [...new Set(queries)].filter((query) => query !== "");
}

const queryOf =
  ({ known }: WordSearch) =>
  (lexemes: Parameters<typeof known>[0]) =>
    known(lexemes).query;

const textIn = (search: WordSearch, part: Part) => textOf(part, queryOf(search), { isAnywhere: true });

/** tsquery text: a word of the job begins with the last typed word. */
function begunIn({ words, known }: WordSearch, part: Part): string {
  const isLast = part === words.parts.filter((one) => !isFilter(one)).at(-1);
  return isLast && words.prefix ? known(words.prefix).query : "";
}

/** The parts as typed, the whole title, level, exclusions, age; each also as a short sentence in English. */
export function reasonsFor(explained: Explained): SearchReason[] {
  const { search, job, card, newest, now } = explained;
  const asked = search.words.parts.filter((part) => !isFilter(part));
  const score = scoreJob(
    job,
    rankingOf(search, (part) => foundOtherwise(part, explained), newest),
  );
  const reasons = [
    order(explained),
    companyLike(explained),
    ...asked.map((part, at) => ofWords(part, score.groups[at]!, explained)),
    wholeTitle(score),
    ...search.words.parts.filter(isFilter).map((part) => ofFacets(part, explained)),
    level(score, explained),
    excluded(explained),
    filters(explained),
    posted(explained),
  ];
  const ago = agoText(postedAt(card), now.getTime());
  return reasons.flatMap((reason) =>
    reason === null ? [] : [{ ...reason, text: withCapital(say(reason.says, { texts: TEXTS, more: { ago } }) ?? "") }],
  );
}

const postedAt = ({ jobPostedDate, createdAt }: JobCard) => jobPostedDate ?? createdAt;

/** A reason before it is worded. */
type Found = Omit<SearchReason, "text">;
type Values = Said["values"];

/** `parts` fill {parts} of the sentence. */
const reason = (
  about: Found["about"],
  fits: Found["fits"],
  code: keyof typeof TEXTS,
  values: Values = {},
  parts?: Fact[],
): Found => ({ about, fits, says: { code, values, ...(parts && { parts }) } });

const quoted = (text: string) => `“${text}”`;
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function order({ plan, search }: Explained): Found | null {
  if (plan.person !== null && plan.order === "desc") return reason("order", null, "byProfile");
  if (plan.order === "asc") return reason("order", null, "oldestFirst");
  if (plan.order === "desc") return reason("order", null, "newestFirst");
  return search.words.parts.length === 0 ? reason("order", null, "wordsTellNothing") : null;
}

const companyLike = ({ isOfCompanyLike, card }: Explained): Found | null =>
  isOfCompanyLike ? reason("company", "PARTLY", "companyIsLike", { company: card.companyName }) : null;

/** Where the job has a part that its title and skills lack. */
function foundOtherwise(part: Part, { search, has }: Explained): RankedGroup["otherwise"] {
  const names = part.groups.map(namesIn);
  if (names.some(({ company }) => has(company))) return "company";
  if (names.some(({ place }) => has(place))) return "place";
  return has(textIn(search, part)) || has(begunIn(search, part)) ? "text" : null;
}

function ofWords(part: Part, found: GroupScore, explained: Explained): Found {
  const { card, search, has, job } = explained;
  const group = part.groups[found.way ?? 0]!;
  const typed = found.way === null ? part.typed : group.typed;
  const isInText = has(textIn(search, part));
  const inText = isInText ? "yes" : "no";
  const tell = (fits: Found["fits"], code: keyof typeof TEXTS, values: Values = {}) =>
    reason(part.kind, fits, code, { typed, ...values });
  switch (found.field) {
    case "title":
      if (hasRun(titleOf(job), group.words)) return tell("YES", "inTitle");
      if (group.kind !== "phrase") return tell("YES", "wordsInTitle");
      return isInText ? tell("PARTLY", "onlyInText") : tell("NO", "notSideBySide");
    case "family":
      return kindOfWork(part.kind, group, found);
    case "related":
      return nearlyThatWork(part.kind, group, found, inText);
    case "part":
      return tell("PARTLY", "partInTitle", { part: found.by.join(" "), inText });
    case "skill":
      return skill(part.kind, typed, group, found.by, card);
    case "company":
      return tell("YES", "inCompanyName", { company: card.companyName });
    case "place":
      return tell("YES", "placeOfJob");
    case "text":
      return tell("PARTLY", isInText ? "onlyInText" : "wordBegins");
    case null:
      return tell("NO", "notInJob");
  }
}

const titleOf = ({ keys }: JobFeatures) => keys.filter((key) => key.startsWith("t:")).map((key) => key.slice(2));

function kindOfWork(about: Part["kind"], { typed }: SearchGroup, { by }: GroupScore): Found {
  const kind = namesOfKind(by[0]!);
  return isSame(kind.kind, typed)
    ? reason(about, "YES", "isKindOfWork", { typed })
    : reason(about, "YES", "fitsKindOfWork", { typed, ...kind });
}

const namesOfKind = (family: string) => ({ kind: familyName(family), kindInHindi: familyInHindi(family) ?? "" });

/** Work close to the typed one, or the typed work without its skill ("java" of a developer). */
function nearlyThatWork(
  about: Part["kind"],
  { typed, families, skills }: SearchGroup,
  { by }: GroupScore,
  inText: "yes" | "no",
): Found {
  const kind = namesOfKind(by[0]!);
  if (!families.includes(by[0]!)) return reason(about, "PARTLY", "closeToKindOfWork", { typed, ...kind, inText });
  const names = skills.map((key) => canonicalSkill(key) ?? key);
  return reason(about, "PARTLY", "kindOfWorkWithoutSkill", { typed, ...kind, names, inText });
}

function skill(about: Part["kind"], typed: string, group: SearchGroup, keys: readonly string[], card: JobCard): Found {
  const named = [...card.coreSkills, ...card.technicalSkills].filter((name) => keys.includes(skillKeys([name])[0]!));
  const names = [...new Set(named)];
  if (names.length === 0) return reason(about, "YES", "inTitle", { typed });
  return names.some((name) => isSame(name, group.typed))
    ? reason(about, "YES", "amongSkills", { typed })
    : reason(about, "YES", "amongSkillsAs", { typed, names });
}

function wholeTitle({ groups, hasPhrase, isWholeTitle }: Score): Found | null {
  if (!hasPhrase || groups.some(({ field }) => field !== "title")) return null;
  if (isWholeTitle) return reason("wholeTitle", "YES", "noOtherWork");
  return groups.length > 1 ? reason("wholeTitle", "YES", "sideBySide") : null;
}

/** A filter in the text: met by the job's fields, only in its text, or dropped. */
function ofFacets(part: Part, { search, has, job, card }: Explained): Found {
  const { kind, typed } = part;
  const met = part.facets.filter((facet) => has(facetIn(facet)) && isWithin(job, part));
  if (met.length > 0)
    return reason(kind, "YES", isByTitle(met[0]!, job) ? "byItsTitle" : "asAsked", {}, met.map(factOf));
  const stated = statedOf(kind, card);
  // Bounds are never taken from the text.
  if (has(textIn(search, part)) && part.pay === null && part.years === null)
    return stated === null
      ? reason(kind, "PARTLY", "onlyInText", { typed })
      : reason(kind, "PARTLY", "onlyInTextBut", { typed }, [stated]);
  return stated === null
    ? reason(kind, "UNSAID", "isUnsaid", { typed, what: kind })
    : reason(kind, "NO", "notMet", { typed }, [stated]);
}

/** Most listings name internships and beginners' jobs in the title alone. */
const isByTitle = (facet: SearchFacet, { employmentType, yearsMin }: JobFeatures) =>
  (facet.kind === "employmentType" && employmentType !== facet.type) || (facet.kind === "years" && yearsMin === null);

const stating = (code: keyof typeof TEXTS, values: Values): Fact => ({ code, values });

/** What the job states about a facet of this kind, after "the job"; null when nothing. */
function statedOf(kind: Part["kind"], card: JobCard): Fact | null {
  const { location, workMode, typeofEmployment, experienceRange, experienceStated, salaryRange } = card;
  if (kind === "city") return places(location.fullLocation.map((place) => place.split(",")[0]!));
  if (kind === "country") return places(location.fullLocation);
  if (kind === "workMode") return workMode && stating("saysMode", { mode: workMode });
  if (kind === "employmentType") return typeofEmployment && stating("saysType", { type: typeofEmployment });
  if (kind === "years") return experienceStated ? years(experienceRange) : null;
  if (kind !== "pay" || salaryRange === null) return null;
  const { min, max, currency, period } = salaryRange;
  if (currency !== "INR" || period !== "YEAR") return stating("statesPayIn", { currency, period });
  return min === max ? stating("pays", { min }) : stating("paysBetween", { min, max });
}

function places(names: readonly string[]): Fact | null {
  if (names.length === 0) return null;
  if (names.length <= 3) return stating("isIn", { names: [...names] });
  return stating("isInAndMore", { places: names.slice(0, 2).join(", "), more: names.length - 2 });
}

function years({ min, max }: JobCard["experienceRange"]): Fact {
  if (max >= OPEN_ENDED_YEARS) return stating("asksYearsOrMore", { min });
  return min === max ? stating("asksExactYears", { years: min }) : stating("asksYears", { min, max });
}

function level({ fitsLevel, levelBy }: Score, { search }: Explained): Found | null {
  const typed = [
    ...search.words.levels.map((one) => quoted(one.typed)),
    ...search.words.parts.flatMap(({ groups }) =>
      groups.flatMap((one) => (one.level === null ? [] : [quoted(one.typed)])),
    ),
  ];
  if (typed.length === 0) return null;
  const anyOf = [...new Set(typed)];
  if (fitsLevel === null) return reason("level", "UNSAID", "levelUnsaid", { anyOf });
  const isByTitle = levelBy === "title";
  return fitsLevel
    ? reason("level", "YES", isByTitle ? "levelOfTitle" : "levelOfYears", { anyOf })
    : reason("level", "NO", isByTitle ? "otherLevelOfTitle" : "otherLevelOfYears", { anyOf });
}

function excluded({ search, has }: Explained): Found | null {
  const all = search.words.excluded;
  const found = all.filter((one) => has(excludedIn(one, queryOf(search))));
  if (all.length === 0) return null;
  const names = (found.length > 0 ? found : all).map(({ typed }) => quoted(typed));
  return found.length === 0
    ? reason("excluded", "YES", "without", { names })
    : reason("excluded", "NO", "hasExcluded", { names });
}

/** A job explained by its id may be outside the filters of the list. */
function filters({ search, has, job }: Explained): Found | null {
  const isInside =
    (search.filters === "" || has(search.filters)) &&
    isWithin(job, search) &&
    (search.since === null || job.id >= search.since);
  return isInside ? null : reason("filters", "NO", "outsideFilters");
}

const posted = (explained: Explained): Found =>
  reason("posted", null, order(explained) === null ? "postedAmongEquals" : "posted", {
    posted: postedAt(explained.card),
  });
