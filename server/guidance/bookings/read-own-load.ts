// Reads a candidate's other bookings: whether one overlaps, and how many are open or unpaid.
import type { Reader } from "../../platform/db.ts";
import { OPEN } from "./store.ts";

export type OwnLoad = { overlaps: boolean; open: number; unpaid: number };

/** Counts for a session from `startsAt` to `endsAt`; `except` is a booking that is about to be moved there. */
export async function readOwnLoad(
  reader: Reader,
  candidateId: string,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  except: string | null = null,
): Promise<OwnLoad> {
  const [load] = await reader.query<OwnLoad>(
    {
      name: "bookings that count",
      text: `select coalesce(bool_or(slot_id is not null and tstzrange(starts_at, ends_at) && tstzrange($2, $3)), false) as overlaps,
          count(*) filter (where status in ${OPEN})::int as open, count(*) filter (where status = 'UNPAID')::int as unpaid
        from guidance_booking where candidate_id = $1 and id is distinct from $4::uuid`,
    },
    [candidateId, startsAt, endsAt, except],
  );
  return load ?? { overlaps: false, open: 0, unpaid: 0 };
}
