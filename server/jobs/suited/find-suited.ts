// The open jobs that suit a subject, best first, page by page.
import type { Reader } from "../../platform/db.ts";
import type { JobFeatures } from "../job-features.ts";
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
const WIDEST = 700;
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
  const after = from === null ? ranked : ranked.filter(({ job, relevance }) => isAfter(from, relevance.score, job.id));
  const page = after.slice(0, size);
  const last = page.at(-1);
  const rows = await withCards(db, page);
  const next = last !== undefined && after.length > size ? { top, score: last.relevance.score, id: last.job.id } : null;
  return { rows, next };
}

type Ranked = { job: JobFeatures; relevance: Relevance };

/** Best first, equals by the newer; of the postings of one opening the best. */
export function rankJobs(jobs: readonly JobFeatures[], relevanceOf: (job: JobFeatures) => Relevance): Ranked[] {
  const ranked = jobs
    .map((job) => ({ job, relevance: relevanceOf(job) }))
    .filter(({ relevance }) => relevance.score >= LEAST_SCORE)
    .sort((one, other) => other.relevance.score - one.relevance.score || (one.job.id < other.job.id ? 1 : -1));
  const openings = new Set<string>();
  return ranked.filter(({ job }) => !openings.has(job.opening) && openings.add(job.opening));
}

const isAfter = (from: SuitedPosition, score: number, id: string) =>
  score < from.score || (score === from.score && id < from.id);

/** The greatest id that a job of this moment may have. */
function lastIdOf(now: Date): string {
  const hex = (now.getTime() + 1).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7fff-bfff-ffffffffffff`;
}

async function withCards(db: Reader, page: readonly Ranked[]): Promise<SuitedRow[]> {
  const cards = await db.query<{ id: string; card: string }>(
    { name: "cards of jobs", text: "select id, card from job where id = any ($1::uuid[]) and is_listed" },
    [page.map(({ job }) => job.id)],
  );
  const byId = new Map(cards.map(({ id, card }) => [id, card]));
  return page.flatMap((one) => {
    const card = byId.get(one.job.id);
    return card === undefined ? [] : [{ ...one, id: one.job.id, card }];
  });
}
