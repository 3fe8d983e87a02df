// The open jobs that suit a subject, best first, page by page.
import type { Reader } from "../../platform/db.ts";
import type { JobFeatures } from "../job-features.ts";
import { readCardsOf } from "../search-store.ts";
import { postedAt, type Relevance, relevanceFor } from "./relevance.ts";
import { questionsFor, retrieve } from "./retrieve.ts";
import type { Subject } from "./subject.ts";
import type { Terms } from "./terms.ts";

/** A job in its place: `card` is the list row as JSON text. */
export type SuitedRow = { id: string; card: string; job: JobFeatures; relevance: Relevance };

/** Where a page ended: the relevance and id of its last job, and the newest id that was compared when the first page was made. */
export type SuitedPosition = { top: string; score: number; id: string };

export type SuitedWishes = {
  subject: Subject;
  terms: Terms;
  /** Jobs that are left out. */
  isLeftOut: (job: JobFeatures) => boolean;
  from: SuitedPosition | null;
  size: number;
  /** How many jobs the widest question compares; as many as a person's list needs unless given. */
  widest?: number;
  now: Date;
};

/** How many jobs the widest question compares, and what a job must reach to be shown at all. */
const WIDEST = 500;
const LEAST_SCORE = 0.05;

/**
 * One page in the order of relevance, and where the next begins; a posting that repeats another one is left out. Jobs that were posted after the
 * first page was made do not come in between.
 */
export async function findSuited(
  db: Reader,
  wishes: SuitedWishes,
): Promise<{ rows: SuitedRow[]; next: SuitedPosition | null }> {
  const { subject, terms, from, size, now } = wishes;
  const top = from?.top ?? lastIdOf(now);
  // The time of the first page decides on all pages what is fresh: an order that moved with the clock would repeat jobs.
  const found = await retrieve(db, questionsFor(subject, terms, wishes.widest ?? WIDEST), top);
  const ranked = rankJobs(
    found.filter((job) => !wishes.isLeftOut(job)),
    relevanceFor(subject, terms, new Date(postedAt(top))),
  );
  const { rows, last, more } = await readPage(db, ranked, from, size);
  return { rows, next: more && last ? { top, score: last.score, id: last.id } : null };
}

/** The `size` jobs of a ranking that come after `from`, with their cards; `last` is where they end. */
export async function readPage(
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

/** What is left of a job behind another of its company with the same title and place: they are openings apart, but read alike. */
const ALIKE = 0.6;

/** Best first, equals by the newer; of the postings of one opening the best, and of jobs that read alike the best before the others. */
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

/** The greatest id that a job of this moment may have. */
export function lastIdOf(now: Date): string {
  const hex = (now.getTime() + 1).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7fff-bfff-ffffffffffff`;
}

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
