// Lists the caller's sessions on one side: open ones soonest first, or past ones latest first.
import type { listBookings as endpoint, GuidanceBooking } from "../../../contract/guidance/bookings-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { presentBooking, readAttached } from "./present-booking.ts";
import { OPEN, readBookings } from "./store.ts";

type List = {
  data: GuidanceBooking[];
  pagination: { lastKey: string | null };
  counts: { open: number; awaiting: number };
};
type Position = { at: string; id: string };

/** The bookings on each side; a referee does not see one before it was requested. */
const OWN = {
  CANDIDATE: "b.candidate_id = $1",
  REFEREE: "b.referee_id = $1 and b.requested_at is not null",
} as const;

export async function listBookings(
  { query }: Input<typeof endpoint>,
  { caller: { accountId } }: Call<Caller>,
  { db, clock, cursors }: Deps,
): Promise<List> {
  const { lastKey, pageSize, role = "CANDIDATE", when = "OPEN" } = query;
  const bound = { list: "guidance bookings", accountId, role, when };
  const after = lastKey === undefined ? null : cursors.open<Position>(lastKey, bound);
  const [is, beyond, order] = when === "OPEN" ? ["", ">", "asc"] : ["not", "<", "desc"];
  const rest = `where ${OWN[role]} and b.status ${is} in ${OPEN}
      and ($2::timestamptz is null or (b.starts_at, b.id) ${beyond} ($2::timestamptz, $3::uuid))
    order by b.starts_at ${order}, b.id ${order} limit $4`;
  const rows = await readBookings(db, `bookings of a ${role.toLowerCase()}: ${when.toLowerCase()}`, rest, [
    accountId,
    after?.at ?? null,
    after?.id ?? null,
    pageSize + 1,
  ]);
  const [counts] = await db.query<List["counts"]>(
    {
      name: `bookings of a ${role.toLowerCase()} counted`,
      text: `select count(*)::int as open, count(*) filter (where b.awaits = $2)::int as awaiting
        from guidance_booking b where ${OWN[role]} and b.status in ${OPEN}`,
    },
    [accountId, role],
  );
  const shown = rows.slice(0, pageSize);
  const attached = await readAttached(
    db,
    shown.map(({ id }) => id),
  );
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const position = last && ({ at: last.startsAt.toISOString(), id: last.id } satisfies Position);
  return {
    data: shown.map((booking) => presentBooking(booking, role, attached(booking.id), clock())),
    pagination: { lastKey: position ? cursors.seal(position, bound) : null },
    counts: counts ?? { open: 0, awaiting: 0 },
  };
}
