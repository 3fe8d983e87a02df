// Reads the rows of a list off the cards in the document, so that their data is not sent twice.
import { keepRows, rowsOf } from "../../ui/rows/kept-rows.ts";
import { type JobRow, packJobRows, SKILLS_ON_A_CARD } from "./job-row.ts";
import { offCard } from "./not-disclosed.ts";

/** Indexes into `words`: core skills beyond those on the card (null: the card shows others), soft skills; years; folded places. */
type Facts = [core: number[] | null, soft: number[], minYears: number, morePlaces?: number[]];
type Beside = { words: string[]; rows: Facts[] };

/** What the rows have and their cards do not show, as one text; repeated names are stored once. */
export function factsBesideCards(rows: readonly JobRow[]): string {
  const places = new Map<string, number>();
  const place = (word: string) => {
    const known = places.get(word);
    if (known !== undefined) return known;
    places.set(word, places.size);
    return places.size - 1;
  };
  const facts = rows.map(({ match, morePlaces }): Facts => {
    const core = match.coreSkills.length > 0 ? match.coreSkills.slice(SKILLS_ON_A_CARD).map(place) : null;
    const always = [core, match.softSkills.map(place), match.minYears] as const;
    return morePlaces.length > 0 ? [...always, morePlaces.map(place)] : [...always];
  });
  return JSON.stringify({ words: [...places.keys()], rows: facts } satisfies Beside);
}

const read = new WeakMap<object, object>();

/** A loader's page for the list: reads the rows from the document if they are there, before React hydrates it. */
export function pageOfDocument<Page extends { packed: string }>(page: Page & { facts?: string }): Page {
  if (page.facts === undefined || rowsOf(page)) return page;
  const known = read.get(page);
  if (known) return known as Page;
  const rows = readCards(document, page.facts);
  const whole = keepRows({ ...page, packed: packJobRows(rows), facts: undefined }, rows);
  read.set(page, whole);
  return whole;
}

/** The rows of the cards in `root`, in order, without place holders. `facts`: from `factsBesideCards`. */
function readCards(root: ParentNode, facts: string): JobRow[] {
  const beside: Beside = JSON.parse(facts);
  const cards = root.querySelectorAll(".job-list > .job-card:has(a[id])");
  return Array.from(cards, (card, index) => readCard(card, beside.rows[index] ?? [[], [], 0], beside.words));
}

function readCard(card: Element, [core, soft, minYears, morePlaces = []]: Facts, words: readonly string[]): JobRow {
  const wordsAt = (places: readonly number[]) => places.map((place) => words[place] ?? "");
  const link = card.querySelector("a[id]");
  const company = card.querySelector("p");
  const [place, experience, salary, employmentType, workMode] = textsOf(card, ".job-facts > li");
  const skills = textsOf(card, ".job-skills > li");
  const shown = skills.slice(0, SKILLS_ON_A_CARD);
  const time = card.querySelector("time");
  return {
    id: link?.id ?? "",
    title: link?.textContent ?? "",
    companyName: company?.firstChild?.textContent ?? "",
    logo: card.querySelector("img")?.getAttribute("src") ?? null,
    places: offCard(place ?? ""),
    morePlaces: wordsAt(morePlaces),
    experience: offCard(experience ?? ""),
    salary: offCard(salary ?? ""),
    employmentType: offCard(employmentType ?? ""),
    workMode: offCard(workMode ?? ""),
    skills: shown,
    moreSkills: Number(skills[SKILLS_ON_A_CARD] ?? 0),
    posted: time?.dateTime ?? "",
    ago: time?.textContent ?? "",
    isExternal: company?.querySelector("small") !== null,
    ...(company?.querySelector("b") && { isProven: true }),
    ...(company?.querySelector("em") && { evidence: company.querySelector("em")?.textContent ?? "" }),
    match: { coreSkills: core ? [...shown, ...wordsAt(core)] : [], softSkills: wordsAt(soft), minYears },
  };
}

/** The text that each element begins with, without what is folded away behind it. */
const textsOf = (card: Element, selector: string) =>
  Array.from(card.querySelectorAll(selector), (element) => element.firstChild?.textContent ?? "");
