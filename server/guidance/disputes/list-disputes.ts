// Lists disputed sessions for admins: open ones oldest first, decided ones latest first.
import type { listGuidanceDisputes as endpoint, GuidanceDispute } from "../../../contract/guidance/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Input } from "../../platform/mount.ts";
import { type Booking, readBookings } from "../bookings/store.ts";
import { presentDisputes } from "./store.ts";

type Position = { at: string; id: string };

// A session is disputed at most once, because a decision ends it.
const OPEN_ONES = `join guidance_event d on d.booking_id = b.id and d.kind = 'DISPUTED'
  where b.status = 'DISPUTED' and ($1::timestamptz is null or (d.at, b.id) > ($1::timestamptz, $2::uuid))
  order by d.at, b.id limit $3`;
/** Finds the page by the index of disputes before joining anything to it. */
const DECIDED_ONES = `join (
    select e.at, e.booking_id from guidance_event e join guidance_booking decided on decided.id = e.booking_id
    where e.kind = 'DISPUTED' and decided.status <> 'DISPUTED'
      and ($1::timestamptz is null or (e.at, e.booking_id) < ($1::timestamptz, $2::uuid))
    order by e.at desc, e.booking_id desc limit $3) d on d.booking_id = b.id
  order by d.at desc, b.id desc`;

/** Open ones by default. 400 for a cursor of another list. */
export async function listDisputes(
  { query }: Input<typeof endpoint>,
  { db, cursors }: Deps,
): Promise<{ data: GuidanceDispute[]; pagination: { lastKey: string | null } }> {
  const { lastKey, pageSize, state = "OPEN" } = query;
  const bound = { list: "guidance disputes", state };
  const after = lastKey === undefined ? null : cursors.open<Position>(lastKey, bound);
  const rows = await readBookings(
    db,
    `disputed bookings: ${state.toLowerCase()}`,
    state === "OPEN" ? OPEN_ONES : DECIDED_ONES,
    [after?.at ?? null, after?.id ?? null, pageSize + 1],
  );
  const shown: Booking[] = rows.slice(0, pageSize);
  const data = await presentDisputes(db, shown);
  const last = rows.length > pageSize ? data.at(-1) : undefined;
  const position = last && ({ at: last.disputedAt, id: last.bookingId } satisfies Position);
  return { data, pagination: { lastKey: position ? cursors.seal(position, bound) : null } };
}
