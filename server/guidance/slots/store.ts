// Rows of slots, and the range of days that calendars request.
import type { GuidanceSlot } from "../../../contract/guidance/wire.ts";

export type SlotRow = { id: string; startsAt: Date; endsAt: Date };

export const slotColumns = `s.id, s.starts_at as "startsAt", s.ends_at as "endsAt"`;

export const presentSlot = ({ id, startsAt, endsAt }: SlotRow): GuidanceSlot => ({
  id,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** The range that begins at the requested moment, or now, and lasts `days`. */
export function stretchOf({ from, days }: { from?: string | undefined; days: number }, now: Date): [Date, Date] {
  const begin = from === undefined ? now : new Date(from);
  return [begin, new Date(begin.getTime() + days * 86_400_000)];
}
