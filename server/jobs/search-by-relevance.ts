// The job list by relevance: windows of the newest matches are scored, and repeated postings of an opening folded into
// one row.
import type { Deps } from "../deps.ts";
import type { Reader } from "../platform/db.ts";
import { type JobFeatures, lastIdOf } from "./job-features.ts";
import { type Score, scoreJob } from "./rank-search.ts";
import { letGoSteps, mostToLetGo, partsLacking, type Reach, reachesOf } from "./search-reach.ts";
import { type Asked, haveAny, type Row, readCandidates, readCardsOf, readMatching } from "./search-store.ts";
import { operandsOf, widest } from "./search-tokens.ts";
import { all, type Part, type Words } from "./search-words.ts";
import { amongFew, askedIn, idfOf, isSameRange, isWithin, rankingOf, type WordSearch } from "./word-search.ts";

/** How many of the newest matches one window compares: fewer in texts, where most score alike, and for phrases, which read each text. */
const WINDOW = 1_000;
const TEXT_WINDOW = 400;
const PHRASE_WINDOW = 300;
/** With fewer jobs than this, the search drops parts. */
const FEW = 10;
/** How many other cities of one posting a row names. */
const MOST_ALSO_IN = 20;
/** Indexes of reaches: all in fields, and the last one tried when enough was found. */
const FIELDS_REACH = 0;
const TEXT_REACH = 2;
/**
 * Where a page ended: its reach and window, and the score and id of its last row. `start` pins the newest window,
 * `shown` counts the rows so far; `gone`: the steps in which parts (by index) are dropped, once too little was found.
 */
export type RelevancePosition = {
  reach: number;
  start: string;
  top: string;
  score?: number;
  id?: string;
  shown: number;
  gone?: number[][];
};

/** Where a page by date ended: its last job, and the reach. */
export type DatePosition = Pick<RelevancePosition, "reach" | "gone"> & { id: string };

/** `letGo`: the parts that some of these rows lack. */
export type RelevancePage = { rows: Row[]; next: RelevancePosition | null; letGo: Part[] };

type Ranked = { job: JobFeatures; score: Score; repeats: JobFeatures[]; at: RelevancePosition };

/** A page by date: the jobs with all words, or more when those are few. */
export async function datePage(
  search: WordSearch,
  from: DatePosition | null,
  page: { size: number; oldestFirst: boolean },
  deps: Deps,
): Promise<{ rows: Row[]; next: DatePosition | null; letGo: Part[] }> {
  const db = deps.db.replica;
  let within = search;
  const had = new Map<string, Row[]>();
  const read = async (reach: Reach) => {
    const asked = askedIn(within, reach);
    if (asked === null) return [];
    const window = { after: from?.id ?? null, limit: page.size + 1, oldestFirst: page.oldestFirst };
    const rows = had.get(nameOf(asked)) ?? (await readMatching(db, asked, window));
    had.set(nameOf(asked), rows);
    return rows;
  };
  let reach = from?.reach ?? 1;
  let gone = from?.gone;
  let rows = await read(reachesIn(search.words, gone)[reach]!);
  for (let wider = TEXT_REACH; from === null && rows.length < Math.min(FEW, page.size); wider += 1) {
    if (gone === undefined) [within, gone] = await loosen(db, search, mostToLetGo(search.words, rows.length));
    const next = reachesIn(search.words, gone)[wider];
    if (next === undefined) break;
    const more = await read(next);
    if (more.length > rows.length) [rows, reach] = [more, wider];
  }
  const shown = rows.slice(0, page.size);
  const wentOn = reach < TEXT_REACH ? undefined : gone;
  const next = rows.length > page.size ? { id: shown.at(-1)!.id, reach, ...(wentOn && { gone: wentOn }) } : null;
  return { rows: shown, next, letGo: partsLacking(search.words, reachesIn(search.words, wentOn)[reach]!) };
}

/** One page, best first. Each window costs the same however many jobs match. */
export async function relevancePage(
  search: WordSearch,
  from: RelevancePosition | null,
  size: number,
  deps: Deps,
): Promise<RelevancePage> {
  const db = deps.db.replica;
  const start = from?.start ?? lastIdOf(deps.clock());
  let at: RelevancePosition = from ?? { reach: 0, start, top: start, shown: 0 };
  const found: Ranked[] = [];
  let letsAllGo = false;
  let within = search;
  const windows = windowsAhead(db);
  while (found.length <= size) {
    const shown = (from?.shown ?? 0) + found.length;
    const reaches = reachesIn(search.words, at.gone);
    if (at.reach > FIELDS_REACH && at.gone === undefined && shown < FEW) {
      const [few, gone] = await loosen(db, search, mostToLetGo(search.words, FEW));
      within = few;
      at = { ...at, gone };
    } else if (at.reach > TEXT_REACH && shown >= FEW && isBegun(at)) break;
    else if (at.reach < reaches.length) {
      const { ranked, floor } = await windows.read(within, reaches, at, shown);
      found.push(...ranked.filter(({ score, job }) => isAfter(at, score, job.id)));
      const window = floor === null ? { reach: at.reach + 1, top: start } : { reach: at.reach, top: floor };
      at = { ...window, start, shown, ...(at.gone && { gone: at.gone }) };
    } else if (shown === 0 && !letsAllGo) {
      letsAllGo = true;
      windows.forget();
      at = { ...at, reach: 1, gone: await partsToLetGo(db, search, mostToLetGo(search.words, 0)) };
    } else break;
  }
  const page = found.slice(0, size);
  const last = found.length > size ? page.at(-1) : undefined;
  return {
    rows: await readRows(db, page),
    next: last
      ? {
          ...last.at,
          shown: (from?.shown ?? 0) + size,
          score: last.score.total,
          id: last.job.id,
          ...(at.gone && { gone: at.gone }),
        }
      : null,
    letGo: letGoIn(search.words, page),
  };
}

/** Reads windows; once parts are dropped and while few rows are shown, it reads the next reach ahead on another connection. */
function windowsAhead(db: Reader) {
  const ahead = new Map<number, ReturnType<typeof readWindow>>();
  const nothing = new Set<string>();
  return {
    forget: () => ahead.clear(),
    read(search: WordSearch, reaches: readonly Reach[], at: RelevancePosition, shown: number) {
      const window = ahead.get(at.reach) ?? readWindow(db, search, reaches, at, nothing);
      ahead.delete(at.reach);
      const next = { ...at, reach: at.reach + 1 };
      const goesOn = next.reach < reaches.length && (next.reach <= TEXT_REACH || shown < FEW);
      if (at.gone !== undefined && isBegun(at) && goesOn && !ahead.has(next.reach)) {
        const early = readWindow(db, search, reaches, next, nothing);
        // A failure counts only if the window is needed.
        early.catch(() => {});
        ahead.set(next.reach, early);
      }
      return window;
    },
  };
}

/** At the start of a reach, not continuing an earlier page. */
const isBegun = ({ top, start, score }: RelevancePosition) => top === start && score === undefined;

const reachesIn = ({ parts }: Words, gone: RelevancePosition["gone"]): Reach[] =>
  reachesOf(parts, gone?.map((step) => step.map((index) => parts[index]!)) ?? null);

/** Equal for equal questions of one search. */
const nameOf = ({ wanted, pay, years }: Asked) => JSON.stringify([wanted, pay, years]);

/** The search among few jobs, if its filters leave few, and the parts that may be dropped. */
const loosen = (db: Reader, search: WordSearch, most: number): Promise<[WordSearch, number[][]]> =>
  Promise.all([amongFew(db, search), partsToLetGo(db, search, most)]);

async function partsToLetGo(db: Reader, search: WordSearch, most: number): Promise<number[][]> {
  const { words } = search;
  if (words.asTyped) return [];
  const alone = words.parts.map((part) => {
    const others = new Set(words.parts.filter((other) => other !== part));
    return askedIn({ ...search, filters: "" }, { tier: "loose", gone: others, isEased: false })?.wanted ?? "";
  });
  const found = await haveAny(db, alone);
  const nowhere = new Set(words.parts.filter((_, index) => !found[index]));
  const steps = letGoSteps(words.parts, most, { idfOf: (part) => idfOf(search, part), nowhere });
  return steps.map((step) => step.map((part) => words.parts.indexOf(part)));
}

/**
 * The newest matches of a reach below `at.top` that no earlier reach has, best first; `floor`: where the next window
 * begins. `nothing` collects questions without a match, so that none is asked twice.
 */
async function readWindow(
  db: Reader,
  search: WordSearch,
  reaches: readonly Reach[],
  at: RelevancePosition,
  nothing: Set<string>,
): Promise<{ ranked: Ranked[]; floor: string | null }> {
  const reach = reaches[at.reach]!;
  const asked = askedIn(search, reach);
  if (asked === null || nothing.has(nameOf(asked))) return { ranked: [], floor: null };
  const earlier = reaches.slice(0, at.reach).flatMap((one) => askedIn(search, one) ?? []);
  if (earlier.some(({ wanted }) => wanted === "")) return { ranked: [], floor: null };
  if (earlier.some((one) => one.wanted === asked.wanted && isSameRange(asked, one))) return { ranked: [], floor: null };
  const { jobs, floor } = await readFresh(db, asked, earlier, { top: at.top, limit: windowOf(search, reach) });
  if (jobs.length === 0 && floor === null) nothing.add(nameOf(asked));
  const otherwise = reach.tier === "fields" ? "company" : "text";
  const ranking = rankingOf(search, (part) => (reach.gone.has(part) ? null : otherwise), at.top);
  const scored = jobs.map((job) => ({ job, score: scoreJob(job, ranking), repeats: [], at }));
  return { ranked: foldRepeats(scored.sort(byScore)), floor };
}

function windowOf({ words }: WordSearch, { tier }: Reach): number {
  if (words.parts.some(({ kind }) => kind === "phrase")) return PHRASE_WINDOW;
  return tier === "fields" ? WINDOW : TEXT_WINDOW;
}

/** The newest jobs below `top` that match now and did not match `earlier`. */
async function readFresh(
  db: Reader,
  asked: Asked,
  earlier: readonly Asked[],
  { top, limit }: { top: string; limit: number },
): Promise<{ jobs: JobFeatures[]; floor: string | null }> {
  // Bounds are no tokens. Only the first reach has them: what matches its words but lies outside its bounds is new.
  const bounded = earlier.find((one) => !isSameRange(asked, one));
  // Conditions that are asked for anyway need not be excluded: each token costs a look-up.
  const keys = new Set(operandsOf(asked.wanted, "&"));
  const beside = earlier
    .filter((one) => one !== bounded)
    .map(({ wanted }) => operandsOf(wanted, "&").filter((operand) => !keys.has(operand)));
  if (beside.some((operands) => operands.length === 0)) return { jobs: [], floor: null };
  const without = [...new Set(widest(beside).map((operands) => `!(${all(operands)})`))];
  const read = (wanted: readonly string[]) =>
    readCandidates(db, [...wanted, ...without].filter((query) => query !== "").join(" & "), asked, { top, limit });
  const others = await read([asked.wanted, bounded ? `!(${bounded.wanted})` : ""]);
  const matchedBefore = bounded ? await read([asked.wanted, bounded.wanted]) : [];
  const ends = [others, matchedBefore].flatMap((window) => (window.length === limit ? [window.at(-1)!.id] : []));
  const floor = ends.sort().at(-1) ?? null;
  const jobs = [...others, ...matchedBefore.filter((job) => !isWithin(job, bounded!))];
  return { jobs: floor === null ? jobs : jobs.filter(({ id }) => id >= floor), floor };
}

const byScore = (a: Ranked, b: Ranked) => b.score.total - a.score.total || (a.job.id < b.job.id ? 1 : -1);

const isAfter = (at: RelevancePosition, score: Score, id: string) =>
  at.score === undefined || score.total < at.score || (score.total === at.score && id < at.id!);

/** Keeps the best posting of each opening. */
function foldRepeats(ranked: readonly Ranked[]): Ranked[] {
  const first = new Map<string, Ranked>();
  for (const one of ranked) {
    const standing = first.get(one.job.opening);
    if (standing) standing.repeats.push(one.job);
    else first.set(one.job.opening, one);
  }
  return [...first.values()];
}

function letGoIn(words: Words, page: readonly Ranked[]): Part[] {
  return [...new Set(page.flatMap(({ at }) => partsLacking(words, reachesIn(words, at.gone)[at.reach]!)))];
}

/** The cards, with the other cities of their postings. */
async function readRows(db: Reader, page: readonly Ranked[]): Promise<Row[]> {
  const repeats = page.flatMap(({ repeats }) => repeats.slice(0, MOST_ALSO_IN).map(({ id }) => id));
  const cards = await readCardsOf(db, [...page.map(({ job }) => job.id), ...repeats]);
  return page.flatMap(({ job, repeats }) => {
    const own = cards.get(job.id);
    if (own === undefined) return [];
    const cities = repeats.slice(0, MOST_ALSO_IN).map(({ id }) => cards.get(id)?.city);
    const others = [...new Set(cities)].filter((city) => city != null && city !== own.city);
    return [
      {
        id: job.id,
        card: others.length === 0 ? own.card : `${own.card.slice(0, -1)},"alsoIn":${JSON.stringify(others)}}`,
      },
    ];
  });
}
