// Lists the caller's slots for a calendar, free and booked ones.

import type { BookingStatus } from "../../../contract/guidance/rules.ts";
import type { listOwnSlots as endpoint, GuidanceSlot } from "../../../contract/guidance/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { presentSlot, type SlotRow, slotColumns, stretchOf } from "./store.ts";

type Keeping = { bookingId: string | null; status: BookingStatus | null };

export async function listOwnSlots(
  { query }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, clock }: Deps,
): Promise<{ timeZone: string; data: (GuidanceSlot & Keeping)[] }> {
  const [offer] = await db.query<{ timeZone: string }>(
    `select time_zone as "timeZone" from guidance_offer where referee_id = $1`,
    [accountId],
  );
  if (!offer) throw refuse(404, "NOT_FOUND", "You make no offer yet.");
  const rows = await db.query<SlotRow & Keeping>(
    {
      name: "own slots",
      text: `select ${slotColumns}, b.id as "bookingId", b.status from guidance_slot s
          left join guidance_booking b on b.slot_id = s.id
        where s.referee_id = $1 and s.starts_at >= $2 and s.starts_at < $3 order by s.starts_at`,
    },
    [accountId, ...stretchOf(query, clock())],
  );
  const data = rows.map(({ bookingId, status, ...slot }) => ({ ...presentSlot(slot), bookingId, status }));
  return { timeZone: offer.timeZone, data };
}
