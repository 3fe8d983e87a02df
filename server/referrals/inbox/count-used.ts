// Counts what a referee has done of their week: what led to an answer or was taken on in seven days, and what they look at now.
import type { Reader } from "../../platform/db.ts";

const weekMs = 7 * 86_400_000;

/** Who knows the person has answered nothing. Lock the referee before where it decides: else two claims at once pass as one. */
export async function countUsed(reader: Reader, refereeId: string, now: Date): Promise<number> {
  const [row] = await reader.query<{ used: number }>(
    {
      name: "week of a referee",
      text: `select (select count(*)::int from referral_answer where referee_id = $1 and at > $2 and kind <> 'CONFLICT')
          + (select count(*)::int from referral_request where referee_id = $1 and status in ('CLAIMED', 'ACCEPTED')) as used`,
    },
    [refereeId, new Date(now.getTime() - weekMs)],
  );
  return row?.used ?? 0;
}
