// Explains in sentences how a job meets a search, by the score that orders the list. Pure.

import type { SearchReason } from "../../contract/jobs/wire.ts";
import { type JobCard, OPEN_ENDED_YEARS } from "../../contract/jobs/wire.ts";
import { agoText } from "../../messages/en/formats.ts";
import { EMPLOYMENT_TYPE_LABELS, WORK_MODE_LABELS } from "../../messages/en/jobs.ts";
import { familyName, type SearchFacet, type SearchGroup } from "../taxonomy/index.ts";
import { canonicalSkill } from "../taxonomy/skills/index.ts";
import { type JobFeatures, skillKeys } from "./job-features.ts";
import { type GroupScore, hasRun, type RankedGroup, type Score, scoreJob } from "./rank-search.ts";
import type { SearchPlan } from "./search-plan.ts";
import { excludedIn, textOf } from "./search-reach.ts";
import { facetIn, isFilter, namesIn, type Part } from "./search-words.ts";
import { isWithin, rankingOf, type WordSearch } from "./word-search.ts";

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

/** Short sentences: the parts as typed, the whole title, level, exclusions, age. */
export function reasonsFor(explained: Explained): SearchReason[] {
  const { search, job, newest } = explained;
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
  return reasons.filter((reason) => reason !== null);
}

const quoted = (text: string) => `“${text}”`;
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function order({ plan, search }: Explained): SearchReason | null {
  const say = (text: string): SearchReason => ({ about: "order", fits: null, text });
  if (plan.person !== null && plan.order === "desc")
    return say("This list is ordered by the given profile; the words only select.");
  if (plan.order === "asc") return say("This list is ordered by date, the oldest first; the words only select.");
  if (plan.order === "desc") return say("This list is ordered by date, the newest first; the words only select.");
  if (search.words.parts.length === 0)
    return say("These words tell nothing by themselves: the newest jobs come first.");
  return null;
}

const companyLike = ({ isOfCompanyLike, card }: Explained): SearchReason | null =>
  isOfCompanyLike
    ? { about: "company", fits: "PARTLY", text: `The company's name is like your words: ${card.companyName}.` }
    : null;

/** Where the job has a part that its title and skills lack. */
function foundOtherwise(part: Part, { search, has }: Explained): RankedGroup["otherwise"] {
  const names = part.groups.map(namesIn);
  if (names.some(({ company }) => has(company))) return "company";
  if (names.some(({ place }) => has(place))) return "place";
  return has(textIn(search, part)) || has(begunIn(search, part)) ? "text" : null;
}

function ofWords(part: Part, found: GroupScore, explained: Explained): SearchReason {
  const { card, search, has, job } = explained;
  const group = part.groups[found.way ?? 0]!;
  const typed = quoted(found.way === null ? part.typed : group.typed);
  const isInText = has(textIn(search, part));
  const say = (fits: SearchReason["fits"], text: string): SearchReason => ({ about: part.kind, fits, text });
  switch (found.field) {
    case "title":
      if (hasRun(titleOf(job), group.words)) return say("YES", `${typed} is in the title.`);
      if (group.kind !== "phrase") return say("YES", `The words of ${typed} are in the title.`);
      return isInText
        ? say("PARTLY", `${typed} is only in the text.`)
        : say("NO", `The words of ${typed} are in the title, but not side by side.`);
    case "family":
      return say("YES", kindOfWork(group, found));
    case "related":
      return say("PARTLY", nearlyThatWork(group, found, isInText));
    case "part":
      return say("PARTLY", `${someOf(typed, found)}${isInText ? "; the text has all of it" : ""}.`);
    case "skill":
      return say("YES", skill(typed, group, found.by, card));
    case "company":
      return say("YES", `${typed} is in the company's name: ${card.companyName}.`);
    case "place":
      return say("YES", `${typed} is a place of this job.`);
    case "text":
      return say("PARTLY", isInText ? `${typed} is only in the text.` : `A word of the job begins with ${typed}.`);
    case null:
      return say("NO", `${typed} is not in this job.`);
  }
}

const titleOf = ({ keys }: JobFeatures) => keys.filter((key) => key.startsWith("t:")).map((key) => key.slice(2));

const someOf = (typed: string, { by }: GroupScore) => `Only ${quoted(by.join(" "))} of ${typed} is in the title`;

function kindOfWork({ typed }: SearchGroup, { by }: GroupScore): string {
  const kind = familyName(by[0]!);
  return isSame(kind, typed)
    ? `${quoted(typed)} is the title's kind of work.`
    : `${quoted(typed)} fits the title's kind of work: ${kind}.`;
}

/** Work close to the typed one, or the typed work without its skill ("java" of a developer). */
function nearlyThatWork({ typed, families, skills }: SearchGroup, { by }: GroupScore, isInText: boolean): string {
  const kind = familyName(by[0]!);
  if (!families.includes(by[0]!))
    return `${quoted(typed)} is close to the title's kind of work: ${kind}${isInText ? "; the text has the words" : ""}.`;
  const names = new Intl.ListFormat("en").format(skills.map((key) => canonicalSkill(key) ?? key));
  const where = isInText ? "only in the text" : "not among its skills";
  return `${quoted(typed)} fits the title's kind of work, ${kind}, but ${names} is ${where}.`;
}

function skill(typed: string, group: SearchGroup, keys: readonly string[], card: JobCard): string {
  const names = [...card.coreSkills, ...card.technicalSkills].filter((name) => keys.includes(skillKeys([name])[0]!));
  if (names.length === 0) return `${typed} is in the title.`;
  const isTyped = names.some((name) => isSame(name, group.typed));
  return `${typed} is among the skills${isTyped ? "" : `: ${[...new Set(names)].join(", ")}`}.`;
}

function wholeTitle({ groups, hasPhrase, isWholeTitle }: Score): SearchReason | null {
  if (!hasPhrase || groups.some(({ field }) => field !== "title")) return null;
  const say = (text: string): SearchReason => ({ about: "wholeTitle", fits: "YES", text });
  if (isWholeTitle) return say("The title names no other work.");
  return groups.length > 1 ? say("The title has your words side by side.") : null;
}

/** A filter in the text: met by the job's fields, only in its text, or dropped. */
function ofFacets(part: Part, { search, has, job, card }: Explained): SearchReason {
  const { kind } = part;
  const typed = quoted(part.typed);
  const say = (fits: SearchReason["fits"], text: string): SearchReason => ({ about: kind, fits, text });
  const met = part.facets.filter((facet) => has(facetIn(facet)) && isWithin(job, part));
  if (met.length > 0) {
    const labels = met.map(({ label }) => label).join(", ");
    return say("YES", `${capital(labels)}, ${isByTitle(met[0]!, job) ? "by its title" : "as you asked"}.`);
  }
  const says = stated(kind, card);
  // Bounds are never taken from the text.
  if (has(textIn(search, part)) && part.pay === null && part.years === null)
    return say("PARTLY", `${typed} is only in the text${says === null ? "" : `; the job ${says}`}.`);
  return says === null
    ? say("UNSAID", `${typed}: the job does not say ${UNSAID[kind] ?? "that"}.`)
    : say("NO", `${typed} is not met: the job ${says}.`);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a job leaves open, after "the job does not say". */
const UNSAID: Partial<Record<Part["kind"], string>> = {
  city: "where it is",
  country: "where it is",
  workMode: "whether it is remote or in an office",
  employmentType: "whether it is full time",
  contract: "that it is a contract",
  years: "how many years it asks for",
  pay: "what it pays",
};

/** Most listings name internships and beginners' jobs in the title alone. */
const isByTitle = (facet: SearchFacet, { employmentType, yearsMin }: JobFeatures) =>
  (facet.kind === "employmentType" && employmentType !== facet.type) || (facet.kind === "years" && yearsMin === null);

/** What the job states about a facet of this kind, after "the job"; null when nothing. */
function stated(kind: Part["kind"], card: JobCard): string | null {
  const { location, workMode, typeofEmployment, experienceRange, experienceStated, salaryRange } = card;
  if (kind === "city") return places(location.fullLocation.map((place) => place.split(",")[0]!));
  if (kind === "country") return places(location.fullLocation);
  if (kind === "workMode") return workMode && `says “${WORK_MODE_LABELS[workMode]}”`;
  if (kind === "employmentType") return typeofEmployment && `says “${EMPLOYMENT_TYPE_LABELS[typeofEmployment]}”`;
  if (kind === "years") return experienceStated ? `asks for ${yearsText(experienceRange)}` : null;
  if (kind !== "pay" || salaryRange === null) return null;
  const { min, max, currency, period } = salaryRange;
  if (currency !== "INR" || period !== "YEAR") return `states its pay in ${currency} a ${period.toLowerCase()}`;
  return `pays ${min === max ? min : `${min} to ${max}`} lakhs a year`;
}

function places(names: readonly string[]): string | null {
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more places`] : names;
  return names.length === 0 ? null : `is in ${new Intl.ListFormat("en").format(shown)}`;
}

function yearsText({ min, max }: JobCard["experienceRange"]): string {
  if (max >= OPEN_ENDED_YEARS) return `${min} or more years`;
  if (min === max) return min === 1 ? "1 year" : `${min} years`;
  return `${min} to ${max} years`;
}

function level({ fitsLevel, levelBy }: Score, { search }: Explained): SearchReason | null {
  const typed = [
    ...search.words.levels.map(({ label }) => label.toLowerCase()),
    ...search.words.parts.flatMap(({ groups }) =>
      groups.flatMap((one) => (one.level === null ? [] : [quoted(one.typed)])),
    ),
  ];
  if (typed.length === 0) return null;
  const wanted = [...new Set(typed)].join(" or ");
  const say = (fits: SearchReason["fits"], text: string): SearchReason => ({ about: "level", fits, text });
  if (fitsLevel === null) return say("UNSAID", `It does not say whether its level is ${wanted}.`);
  const source = levelBy === "title" ? "Its title is" : "The years it asks for are";
  return fitsLevel
    ? say("YES", `${source} of the level you asked for: ${wanted}.`)
    : say("NO", `${source} of another level than ${wanted}.`);
}

function excluded({ search, has }: Explained): SearchReason | null {
  const all = search.words.excluded;
  const found = all.filter((one) => has(excludedIn(one, queryOf(search))));
  if (all.length === 0) return null;
  const names = (found.length > 0 ? found : all).map(({ typed }) => quoted(typed)).join(" and ");
  return found.length === 0
    ? { about: "excluded", fits: "YES", text: `Without ${names}, as you asked.` }
    : { about: "excluded", fits: "NO", text: `It has ${names}, so this list leaves it out.` };
}

/** A job explained by its id may be outside the filters of the list. */
function filters({ search, has, job }: Explained): SearchReason | null {
  const isInside =
    (search.filters === "" || has(search.filters)) &&
    isWithin(job, search) &&
    (search.since === null || job.id >= search.since);
  return isInside
    ? null
    : { about: "filters", fits: "NO", text: "It is outside the filters of this list, which leaves it out." };
}

function posted(explained: Explained): SearchReason {
  const { card, now } = explained;
  const ago = agoText(card.jobPostedDate ?? card.createdAt, now.getTime());
  const rest = order(explained) === null ? "; among equals, newer jobs come first" : "";
  return { about: "posted", fits: null, text: `Posted ${ago}${rest}.` };
}
