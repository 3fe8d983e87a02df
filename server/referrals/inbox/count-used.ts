// Counts what a referee has done of their week: what they answered or took on in seven days, whose CV they opened, and what they look at now.
import type { Reader } from "../../platform/db.ts";

const weekMs = 7 * 86_400_000;

/**
 * Who knows the person has answered nothing, but who has opened a CV has seen it: else one could read them all and give each
 * back. Lock the referee before where it decides: else two claims at once pass as one.
 */
export async function countUsed(reader: Reader, refereeId: string, now: Date): Promise<number> {
  const [row] = await reader.query<{ used: number }>(
    {
      name: "week of a referee",
      text: `select count(*)::int as used from (
          select request_id from referral_answer where referee_id = $1 and at > $2 and kind <> 'CONFLICT'
          union select id from referral_request where referee_id = $1 and status in ('CLAIMED', 'ACCEPTED')
          union select request_id from referral_event where actor_id = $1 and at > $2 and kind = 'CV_OPENED') seen`,
    },
    [refereeId, new Date(now.getTime() - weekMs)],
  );
  return row?.used ?? 0;
}
