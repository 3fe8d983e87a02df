// Groups items by the day on which they begin in a time zone. Pure.
import { wallTimeOf } from "./time-zones.ts";

export type Day<Item> = {
  /** "2026-11-23". */
  day: string;
  /** When the first item begins, in epoch ms; used to format the day. */
  at: number;
  items: Item[];
};

/** Days in order, items in order within each; a moment's day depends on the zone. */
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
