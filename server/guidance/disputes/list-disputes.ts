// Lists disputed sessions for admins: open ones first come first served, decided ones latest first.
import type { listGuidanceDisputes as endpoint, GuidanceDispute } from "../../../contract/guidance-disputes.ts";
import type { Deps } from "../../deps.ts";
import type { Input } from "../../platform/mount.ts";
import { type Booking, readBookings } from "../bookings/store.ts";
import { presentDisputes } from "./store.ts";

type Position = { at: string; id: string };

/** Open ones unless asked otherwise. 400 for a cursor of another list. */
export async function listDisputes(
  { query }: Input<typeof endpoint>,
  { db, cursors }: Deps,
): Promise<{ data: GuidanceDispute[]; pagination: { lastKey: string | null } }> {
  const { lastKey, pageSize, state = "OPEN" } = query;
  const bound = { list: "guidance disputes", state };
  const after = lastKey === undefined ? null : cursors.open<Position>(lastKey, bound);
  const [is, beyond, order] = state === "OPEN" ? ["=", ">", "asc"] : ["<>", "<", "desc"];
  const rows = await readBookings(
    db,
    `disputed bookings: ${state.toLowerCase()}`,
    // The first dispute of each booking: read by the index of disputes, which are few among all that ever happened.
    `join guidance_event d on d.booking_id = b.id and d.kind = 'DISPUTED' and not exists (
       select from guidance_event e where e.booking_id = d.booking_id and e.kind = 'DISPUTED' and (e.at, e.id) < (d.at, d.id))
     where b.status ${is} 'DISPUTED' and ($1::timestamptz is null or (d.at, b.id) ${beyond} ($1::timestamptz, $2::uuid))
     order by d.at ${order}, b.id ${order} limit $3`,
    [after?.at ?? null, after?.id ?? null, pageSize + 1],
  );
  const shown: Booking[] = rows.slice(0, pageSize);
  const data = await presentDisputes(db, shown);
  const last = rows.length > pageSize ? data.at(-1) : undefined;
  const position = last && ({ at: last.disputedAt, id: last.bookingId } satisfies Position);
  return { data, pagination: { lastKey: position ? cursors.seal(position, bound) : null } };
}
