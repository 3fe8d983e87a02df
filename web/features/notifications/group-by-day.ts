// Groups notifications by day, and words their age; pure, in the reader's time zone.

import { DATES } from "#messages/language.ts";
import { t } from "#messages/notifications.ts";
import { fill } from "../../../messages/fill.ts";

type Dated = { createdAt: string };

export type Day<One> = { label: string; items: One[] };

const dateOf = (at: Date) => `${at.getFullYear()}-${at.getMonth()}-${at.getDate()}`;

/** Consecutive notifications of one day share a heading: "Today", "Yesterday", "21 November", "21 November 2025". */
export function groupByDay<One extends Dated>(all: readonly One[], now: Date): Day<One>[] {
  const days: (Day<One> & { date: string })[] = [];
  for (const one of all) {
    const at = new Date(one.createdAt);
    const last = days.at(-1);
    if (last?.date === dateOf(at)) last.items.push(one);
    else days.push({ date: dateOf(at), label: dayLabel(at, now), items: [one] });
  }
  return days.map(({ label, items }) => ({ label, items }));
}

function dayLabel(at: Date, now: Date): string {
  if (dateOf(at) === dateOf(now)) return t.today;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (dateOf(at) === dateOf(yesterday)) return t.yesterday;
  const isThisYear = at.getFullYear() === now.getFullYear();
  return at.toLocaleDateString(DATES, { day: "numeric", month: "long", ...(!isThisYear && { year: "numeric" }) });
}

/** "Just now", "5 min ago", "3 h ago", then the day: "Yesterday", "21 November". */
export function howLongAgo(createdAt: string, now: Date): string {
  const at = new Date(createdAt);
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  if (minutes < 1) return t.justNow;
  if (minutes < 60) return fill(t.minAgo, { minutes });
  const label = dayLabel(at, now);
  return label === t.today ? fill(t.hAgo, { minutes: Math.floor(minutes / 60) }) : label;
}

/** "14:05". */
export const clockTime = (createdAt: string): string =>
  new Date(createdAt).toLocaleTimeString(DATES, { hour: "2-digit", minute: "2-digit" });
