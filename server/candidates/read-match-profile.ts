// Reads what a person's match with jobs is calculated from.
import type { Reader } from "../platform/db.ts";

export type MatchProfile = { hasCv: boolean; coreSkills: string[]; softSkills: string[]; YOE: number | null };

/** With the person's own changes; null without a profile. `hasCv` when a CV that was read is in force. */
export async function readMatchProfile(reader: Reader, accountId: string): Promise<MatchProfile | null> {
  const [profile] = await reader.query<MatchProfile>(
    {
      name: "profile for matching",
      text: `select current_cv_id is not null as "hasCv", core_skills as "coreSkills", soft_skills as "softSkills", yoe as "YOE"
        from candidate_profile where account_id = $1`,
    },
    [accountId],
  );
  return profile ?? null;
}
