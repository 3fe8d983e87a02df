// The caller's skills against the open jobs: bounded work, cached for a minute by person and profile.
import { createHash } from "node:crypto";
import type { SkillMarket } from "../../contract/matching/wire.ts";
import { readMatchProfile } from "../candidates/index.ts";
import type { Deps } from "../deps.ts";
import { readNewestToMatch } from "../jobs/index.ts";
import type { Call, Caller } from "../platform/mount.ts";
import { weighMarket } from "./rules.ts";

const JOBS_READ = 1_000;
const KEPT_SECONDS = 60;
const NOTHING: SkillMarket = { jobsRead: 0, jobsThatFit: 0, wanted: [], oneMore: [] };

/** Empty for a person without skills. */
export async function getSkillMarket({ caller }: Call<Caller>, { db, cache }: Deps): Promise<SkillMarket> {
  const profile = await readMatchProfile(db, caller.accountId);
  if (!profile || profile.coreSkills.length === 0) return NOTHING;
  const { coreSkills, softSkills, YOE } = profile;
  // The key has all that the answer depends on, so that a changed profile never gets an old answer.
  const facts = createHash("sha256")
    .update(JSON.stringify([coreSkills, softSkills, YOE]))
    .digest("base64url");
  return cache.through(
    `skill-market ${caller.accountId} ${facts}`,
    KEPT_SECONDS,
    async () => weighMarket(profile, await readNewestToMatch(db.replica, coreSkills, JOBS_READ)),
    { bytes: () => 3_000, isWorth: () => true },
  );
}
