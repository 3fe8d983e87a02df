// The open jobs that suit a subject, best first, page by page; and the job list in the order of a profile.

import type { Deps } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import { readTitle } from "../../taxonomy/index.ts";
import { type JobFeatures, lastIdOf, postedAt } from "../job-features.ts";
import type { SearchPlan } from "../search-plan.ts";
import { type Asked, type Row, readAll, readCardsOf, readMatching } from "../search-store.ts";
import { readTerms } from "./learn-terms.ts";
import { type Relevance, relevanceFor } from "./relevance.ts";
import { questionsFor, retrieve } from "./retrieve.ts";
import { NOTHING_KNOWN, type Subject, titlesOf } from "./subject.ts";
import type { Terms } from "./terms.ts";

/** A job with its list row (`card`, JSON text). */
export type SuitedRow = { id: string; card: string; job: JobFeatures; relevance: Relevance };

/** Where a page ended: relevance and id of its last job, and the newest id when the first page was made. */
export type SuitedPosition = { top: string; score: number; id: string };

type SuitedWishes = {
  subject: Subject;
  terms: Terms;
  /** Whether to leave a job out. */
  isLeftOut: (job: JobFeatures) => boolean;
  from: SuitedPosition | null;
  size: number;
  /** How many jobs the widest question compares; WIDEST by default. */
  widest?: number;
  now: Date;
};

/** How many jobs the widest question compares, and the least score of a job that is shown. */
const WIDEST = 500;
const LEAST_SCORE = 0.05;

/**
 * One page by relevance, and where the next begins. Repeated postings of an opening, and jobs posted after the first
 * page was made, are left out.
 */
export async function findSuited(
  db: Reader,
  wishes: SuitedWishes,
): Promise<{ rows: SuitedRow[]; next: SuitedPosition | null }> {
  const { subject, terms, from, size, now } = wishes;
  const top = from?.top ?? lastIdOf(now);
  // Freshness is measured from the first page: an order that moved with the clock would repeat jobs.
  const found = await retrieve(db, questionsFor(subject, terms, wishes.widest ?? WIDEST), top);
  const ranked = rankJobs(
    found.filter((job) => !wishes.isLeftOut(job)),
    relevanceFor(subject, terms, new Date(postedAt(top))),
  );
  const { rows, last, more } = await readPage(db, ranked, from, size);
  return { rows, next: more && last ? { top, score: last.score, id: last.id } : null };
}

/** The `size` jobs of a ranking after `from`, with their cards; `last`: where they end. */
async function readPage(
  db: Reader,
  ranked: readonly Ranked[],
  from: { score?: number; id?: string } | null,
  size: number,
): Promise<{ rows: SuitedRow[]; last: { score: number; id: string } | undefined; more: boolean }> {
  const { score = Number.POSITIVE_INFINITY, id = "" } = from ?? {};
  const after = ranked.filter(({ job, relevance }) => isAfter({ score, id }, relevance.score, job.id));
  const page = after.slice(0, size);
  const last = page.at(-1);
  return {
    rows: await withCards(db, page),
    last: last && { score: last.relevance.score, id: last.job.id },
    more: after.length > size,
  };
}

type Ranked = { job: JobFeatures; relevance: Relevance };

/** Score factor of a job behind another of the same company, title and place: a different opening that reads alike. */
const ALIKE = 0.6;

/** Best first, the newer first among equals; one posting of each opening, and jobs that read alike behind their best. */
export function rankJobs(jobs: readonly JobFeatures[], relevanceOf: (job: JobFeatures) => Relevance): Ranked[] {
  const ranked = inOrder(
    jobs.map((job) => ({ job, relevance: relevanceOf(job) })).filter(({ relevance }) => relevance.score >= LEAST_SCORE),
  );
  const openings = new Set<string>();
  const seen = new Set<string>();
  const once = ranked.filter(({ job }) => !openings.has(job.opening) && openings.add(job.opening));
  return inOrder(
    once.map(({ job, relevance }) => {
      const isAlike = seen.has(looksOf(job));
      seen.add(looksOf(job));
      return isAlike ? { job, relevance: { ...relevance, score: relevance.score * ALIKE } } : { job, relevance };
    }),
  );
}

const inOrder = (ranked: readonly Ranked[]) =>
  ranked.toSorted((one, other) => other.relevance.score - one.relevance.score || (one.job.id < other.job.id ? 1 : -1));

const looksOf = ({ company, keys, cities }: JobFeatures) =>
  [company, cities[0], ...keys.filter((key) => /^[tl]:/.test(key))].join(" ");

const isAfter = (from: { score: number; id: string }, score: number, id: string) =>
  score < from.score || (score === from.score && id < from.id);

async function withCards(db: Reader, page: readonly Ranked[]): Promise<SuitedRow[]> {
  const byId = await readCardsOf(
    db,
    page.map(({ job }) => job.id),
  );
  return page.flatMap((one) => {
    const row = byId.get(one.job.id);
    return row === undefined ? [] : [{ ...one, id: one.job.id, card: row.card }];
  });
}

/** The newest id of the first page, and the last job: with its score among the jobs that suit, without among the others. */
export type RankedPosition = { top: string; score?: number; id?: string };

type Page = { rows: Row[]; next: RankedPosition | null };

/** How many of the other jobs one statement reads, and how many statements one page may take. */
const AT_ONCE = 200;
const MOST_READS = 12;

/** The job list for a profile in the query: the jobs that suit it, best first, then all others that match, newest first. */
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
    // All questions at once: what they find comes before the board's other jobs.
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

/** The matching jobs below `after`, newest first, without those in `shown`. */
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
