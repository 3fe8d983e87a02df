// The job list for a profile that the query gives: what suits it best first, then all other jobs that match, newest first.
import type { Deps } from "../../deps.ts";
import { readTitle } from "../../taxonomy/index.ts";
import type { SearchPlan } from "../search-plan.ts";
import { type Asked, type Row, readAll, readMatching } from "../search-store.ts";
import { lastIdOf, rankJobs, readPage } from "./find-suited.ts";
import { postedAt, relevanceFor } from "./relevance.ts";
import { questionsFor, retrieve } from "./retrieve.ts";
import { NOTHING_KNOWN, type Subject, titlesOf } from "./subject.ts";
import { readTerms } from "./terms-store.ts";

/** The newest id of the first page, and the last job: with its relevance among those that suit, without among the others. */
export type RankedPosition = { top: string; score?: number; id?: string };

type Page = { rows: Row[]; next: RankedPosition | null };

/** How many jobs the widest question compares, and how many of the others are read at once; so often for one page at most. */
const WIDEST = 500;
const AT_ONCE = 200;
const MOST_READS = 12;

/** A profile ranks and never excludes: every job that matches comes once. */
export async function rankedPage(
  asked: Asked,
  person: NonNullable<SearchPlan["person"]>,
  from: RankedPosition | null,
  size: number,
  { db: { replica: db }, clock }: Pick<Deps, "db" | "clock">,
): Promise<Page> {
  const top = from?.top ?? lastIdOf(clock());
  const terms = await readTerms(db);
  const subject = subjectOf(person);
  const isNarrowed = asked.wanted !== "" || asked.pay !== null || asked.years !== null || asked.since !== null;
  const questions = questionsFor(subject, terms, WIDEST).map(({ leads, fits, ...question }) => ({
    ...question,
    wanted: asked.wanted === "" ? question.wanted : `(${question.wanted}) & ${asked.wanted}`,
    // All questions are asked at once: what they find comes before the board's other jobs, however much it is.
    spare: false,
    ...(leads && !isNarrowed && { leads, ...(fits && { fits }) }),
  }));
  const found = await retrieve(db, questions, top, asked);
  const ranked = rankJobs(found, relevanceFor(subject, terms, new Date(postedAt(top))));
  const isOfOthers = from !== null && from.score === undefined;
  const { rows, last, more } = isOfOthers ? NONE : await readPage(db, ranked, from, size);
  if (more && last) return { rows, next: { top, score: last.score, id: last.id } };
  const shown = new Set(ranked.map(({ job }) => job.id));
  const others = await otherRows(
    asked,
    shown,
    { top, after: isOfOthers ? (from.id ?? top) : top, size: size - rows.length },
    db,
  );
  return { rows: [...rows, ...others.rows], next: others.next };
}

const NONE = { rows: [], last: undefined, more: false };

/** The matching jobs below `after`, newest first, without those that were shown. */
async function otherRows(
  asked: Asked,
  shown: ReadonlySet<string>,
  { top, after, size }: { top: string; after: string; size: number },
  db: Parameters<typeof readAll>[0],
): Promise<Page> {
  const rows: Row[] = [];
  let last = after;
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const read =
      asked.wanted === "" && asked.since === null
        ? await readAll(db, last, AT_ONCE, false)
        : await readMatching(db, asked, { after: last, limit: AT_ONCE, oldestFirst: false });
    for (const row of read) {
      if (shown.has(row.id)) continue;
      if (rows.length === size) return { rows, next: { top, id: last } };
      rows.push(row);
      last = row.id;
    }
    if (read.length < AT_ONCE) return { rows, next: null };
    last = read.at(-1)!.id;
  }
  return { rows, next: { top, id: last } };
}

function subjectOf({ skills, jobTitle, years }: NonNullable<SearchPlan["person"]>): Subject {
  const titles = titlesOf({ wanted: [], now: jobTitle || null, earlier: [] }, readTitle);
  const { level = null, manager = false } = titles[0]?.reading ?? {};
  return { ...NOTHING_KNOWN, titles, skills, years, level, manager };
}
