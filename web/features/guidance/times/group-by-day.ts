// Things that begin at some moment, gathered by the day that they fall on in a place. Pure.
import { wallTimeOf } from "./time-zones.ts";

export type Day<Item> = {
  /** "2026-11-23". */
  day: string;
  /** When the first of them begins, in epoch ms: days are named by it. */
  at: number;
  items: Item[];
};

/** Days in order, and what falls on each in order; the same moment may be another day elsewhere. */
export function groupByDay<Item extends { startsAt: string }>(items: readonly Item[], timeZone: string): Day<Item>[] {
  const days = new Map<string, Day<Item>>();
  for (const item of [...items].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))) {
    const at = Date.parse(item.startsAt);
    const { day } = wallTimeOf(timeZone, at);
    const group = days.get(day);
    if (group) group.items.push(item);
    else days.set(day, { day, at, items: [item] });
  }
  return [...days.values()];
}
