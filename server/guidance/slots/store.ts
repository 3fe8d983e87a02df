// The rows of slots, and the stretch of days that calendars ask for.
import type { GuidanceSlot } from "../../../contract/guidance.ts";

export type SlotRow = { id: string; startsAt: Date; endsAt: Date };

export const slotColumns = `s.id, s.starts_at as "startsAt", s.ends_at as "endsAt"`;

export const presentSlot = ({ id, startsAt, endsAt }: SlotRow): GuidanceSlot => ({
  id,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** From the moment that was asked for, or now, so many days on. */
export function stretchOf({ from, days }: { from?: string | undefined; days: number }, now: Date): [Date, Date] {
  const begin = from === undefined ? now : new Date(from);
  return [begin, new Date(begin.getTime() + days * 86_400_000)];
}
