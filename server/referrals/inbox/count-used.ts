// Counts the requests that use up a referee's weekly cap: answered, accepted or claimed ones, and those whose CV they
// opened.
import type { Reader } from "../../platform/db.ts";

const weekMs = 7 * 86_400_000;

/**
 * Reporting a conflict does not count. Opening a CV does, or a referee could read all CVs and return each request. Lock
 * the referee before deciding by this, so that parallel claims are counted.
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
