// Removes free slots of the caller's; booked ones stay.
import type { removeSlots as endpoint } from "../../../contract/guidance/wire.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";

/** Unknown ids and other people's are in neither list. */
export async function removeSlots(
  { body }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db }: Deps,
): Promise<{ removed: string[]; kept: string[] }> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, accountId);
    // Locked before the check, so that a concurrent booking either comes first or finds the slot gone.
    const own = await tx.query<{ id: string }>(
      "select id from guidance_slot where id = any ($1) and referee_id = $2 order by id for update",
      [body.slotIds, accountId],
    );
    const ids = own.map(({ id }) => id);
    const gone = await tx.query<{ id: string }>(
      `delete from guidance_slot s where s.id = any ($1)
         and not exists (select from guidance_booking b where b.slot_id = s.id) returning s.id`,
      [ids],
    );
    const removed = gone.map(({ id }) => id).sort();
    return { removed, kept: ids.filter((id) => !removed.includes(id)) };
  });
}
