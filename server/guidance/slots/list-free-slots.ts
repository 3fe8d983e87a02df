// Lists the slots of an offer that can be booked now.
import type { listFreeSlots as endpoint, GuidanceSlot } from "../../../contract/guidance/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Input } from "../../platform/mount.ts";
import { readOffer } from "../offers/get-offer.ts";
import { isFree } from "../offers/store.ts";
import { presentSlot, type SlotRow, slotColumns, stretchOf } from "./store.ts";

export async function listFreeSlots(
  { params, query }: Input<typeof endpoint>,
  { db, clock }: Deps,
): Promise<{ timeZone: string; data: GuidanceSlot[] }> {
  const now = clock();
  const { refereeId, timeZone } = await readOffer(db, params.offerId, now);
  const rows = await db.query<SlotRow>(
    {
      name: "free slots",
      text: `select ${slotColumns} from guidance_slot s
        where s.referee_id = $1 and s.starts_at >= $3 and s.starts_at < $4 and ${isFree("$2")} order by s.starts_at`,
    },
    [refereeId, now, ...stretchOf(query, now)],
  );
  return { timeZone, data: rows.map(presentSlot) };
}
