// Pure rules: why a job may no longer be open, from what is known of it at a time.
import type { DoubtReason } from "../../../contract/jobs/wire.ts";

const DAY_MS = 86_400_000;

/** What is known of an open job. Times are dates; null: not known, or it never happened. */
export type DoubtFacts = {
  title: string;
  /** Posted here by its company; the other facts are of listings from outside. */
  isOwn: boolean;
  /** First seen open. */
  openSince: Date;
  /** Last seen at its source. */
  seenAt: Date | null;
  /** Missing at its source in so many complete runs since then. */
  missingRuns: number;
  /** When its source listed it again after it was closed. */
  reopenedAt: Date | null;
  /** How often it was closed and listed again under another key. */
  reposts: number;
  /** Of its company's other listings: closed in the last 14 days, and still open. */
  others: { closed: number; open: number };
  /** Of the company's applicants here: how many it answered or let wait for a month, and the answered share in percent. */
  answered: { applicants: number; share: number } | null;
};

/** A reason with the figures of its sentence, and how much it weighs. */
type Doubt = { reason: DoubtReason; count: number; weight: number };

/** From this weight on a job is marked. */
const DOUBTED_FROM = 2;

const AFTER = {
  unseenDays: 14,
  reopenedDays: 30,
  closings: 3,
  closingShare: 0.6,
  seasonDays: 45,
  oldDays: 120,
  reposts: 3,
  applicants: 20,
  answeredPercent: 10,
} as const;

const daysSince = (at: Date, now: Date): number => Math.floor((now.getTime() - at.getTime()) / DAY_MS);

/** The reasons that hold, heaviest first. */
export function doubtsOf(facts: DoubtFacts, now: Date): Doubt[] {
  const open = daysSince(facts.openSince, now);
  const { reposts, answered } = facts;
  const isUnanswered =
    answered !== null && answered.applicants >= AFTER.applicants && answered.share < AFTER.answeredPercent;
  const doubts = [
    ...(facts.isOwn ? [] : outsideDoubts(facts, now)),
    ...seasonDoubts(facts, now),
    // Age alone foretells nothing: lists keep old jobs open for long.
    ...(open >= AFTER.oldDays ? [doubt("OLD", open, 1)] : []),
    ...(reposts >= AFTER.reposts ? [doubt("REPOSTED", reposts, 1)] : []),
    ...(isUnanswered ? [doubt("UNANSWERED", answered.share, 1)] : []),
  ];
  return doubts.sort((a, b) => b.weight - a.weight);
}

const doubt = (reason: DoubtReason, count: number, weight: number): Doubt => ({ reason, count, weight });

function outsideDoubts({ seenAt, missingRuns, reopenedAt, others }: DoubtFacts, now: Date): Doubt[] {
  const unseen = seenAt === null ? 0 : daysSince(seenAt, now);
  const left = others.closed / Math.max(1, others.closed + others.open);
  return [
    ...(missingRuns > 0 ? [doubt("MISSING", missingRuns, 3)] : []),
    ...(missingRuns === 0 && unseen >= AFTER.unseenDays ? [doubt("UNSEEN", unseen, 2)] : []),
    ...(reopenedAt !== null && daysSince(reopenedAt, now) < AFTER.reopenedDays
      ? [doubt("REOPENED", daysSince(reopenedAt, now), 2)]
      : []),
    ...(others.closed >= AFTER.closings && left >= AFTER.closingShare
      ? [doubt("COMPANY_CLOSES", others.closed, 2)]
      : []),
  ];
}

const SEASONS: Readonly<Record<string, number>> = { spring: 1, summer: 5, fall: 8, autumn: 8, winter: 12 };

/** "Summer 2026" has begun long ago. Of several seasons the last counts. */
function seasonDoubts({ title }: DoubtFacts, now: Date): Doubt[] {
  const starts = [
    ...title.toLowerCase().matchAll(/\b(spring|summer|fall|autumn|winter)[ ,'’-]{1,3}(20[2-4]\d)\b/g),
  ].map(([, season = "", year]) => Date.UTC(Number(year), (SEASONS[season] ?? 1) - 1, 1));
  if (starts.length === 0) return [];
  const over = daysSince(new Date(Math.max(...starts)), now);
  return over >= AFTER.seasonDays ? [doubt("SEASON_BEGAN", over, 2)] : [];
}

export const isDoubted = (doubts: readonly Doubt[]): boolean =>
  doubts.reduce((sum, { weight }) => sum + weight, 0) >= DOUBTED_FROM;
