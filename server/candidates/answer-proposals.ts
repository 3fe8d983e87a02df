// Answers the soft skills proposed by the caller's CV in force: confirmed ones join the profile.
import {
  type CandidateProfile,
  type answerSkillProposals as endpoint,
  MAX_SOFT_SKILLS,
} from "../../contract/candidates/wire.ts";
import type { Deps } from "../deps.ts";
import { holdAccount, refuseOthers } from "../identity/index.ts";
import type { Writer } from "../platform/db.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { presentProfile } from "./get-profile.ts";
import { answeredSkills, changeProfile, fieldsOfReading } from "./rules.ts";
import { lockProfile, type Profile, saveProfile } from "./store.ts";

type Answers = Input<typeof endpoint>["body"];

/** Increments the profile's version only if its soft skills change. */
export async function answerProposals(
  { params, body }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  deps: Deps,
): Promise<CandidateProfile> {
  refuseOthers(params.email, caller);
  const { accountId } = caller;
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    await holdAccount(tx, accountId);
    const cvId = await lockCurrentCv(tx, accountId);
    const profile = await lockProfile(tx, accountId, now);
    refuseUnproposed(profile, body, cvId);
    const softSkills = answeredSkills(profile.fields.softSkills, body);
    if (softSkills.length > MAX_SOFT_SKILLS)
      throw refuse(
        409,
        "CONFLICT",
        `At most ${MAX_SOFT_SKILLS} soft skills: take one off your profile first.`,
        "confirmed",
      );
    if (softSkills.join("\n") !== profile.fields.softSkills.join("\n")) {
      const changed = changeProfile(profile, { set: { softSkills }, back: [] }, fieldsOfReading(profile.reading));
      await saveProfile(tx, accountId, { ...profile, ...changed }, now);
    }
    await tx.query(
      `update cv_version set answered_soft_skills = array(select distinct unnest(answered_soft_skills || $2::text[]))
       where id = $1`,
      [cvId, [...body.confirmed, ...body.declined]],
    );
    return presentProfile(tx, accountId, deps);
  });
}

async function lockCurrentCv(tx: Writer, accountId: string): Promise<string | null> {
  const [cv] = await tx.query<{ id: string }>(
    `select v.id from candidate_profile p join cv_version v on v.id = p.current_cv_id where p.account_id = $1
       for update of v`,
    [accountId],
  );
  return cv?.id ?? null;
}

/** Checked against the locked profile, because another CV may have come in force before the lock. */
function refuseUnproposed(profile: Profile, { confirmed, declined }: Answers, cvId: string | null): void {
  const both = confirmed.find((name) => declined.includes(name));
  if (both) throw refuse(400, "INVALID_BODY", `“${both}” is either confirmed or declined.`, "declined");
  const reading = profile.currentCvId === cvId ? profile.reading : null;
  const proposed = reading?.softSkillProposals?.map(({ skillName }) => skillName) ?? [];
  for (const [field, names] of Object.entries({ confirmed, declined })) {
    const other = names.find((name) => !proposed.includes(name));
    if (other)
      throw refuse(409, "CONFLICT", `Your CV does not propose “${other}”. It may have changed meanwhile.`, field);
  }
}
