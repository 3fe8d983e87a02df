// Reads what a person applies with: the CV in force, the résumé's completeness, the match profile and a snapshot.

import type { ProfileFields } from "../../contract/candidates/wire.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { resumePercentOf } from "./rules.ts";
import { type Profile, readProfile } from "./store.ts";

type MatchProfile = { hasCv: boolean; coreSkills: string[]; softSkills: string[]; YOE: number | null };

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

/** The part of a profile that is stored with an application; later changes do not affect it. */
export type ProfileSnapshot = Pick<
  ProfileFields,
  "designation" | "YOE" | "location" | "summary" | "links" | "coreSkills" | "softSkills"
>;

export type Applicant = {
  /** Locked against deletion until the transaction ends; null without a CV that was read. */
  cvId: string | null;
  /** The percentage of the résumé section in the profile's completion. */
  resumePercent: number;
  match: MatchProfile;
  snapshot: ProfileSnapshot;
};

/** Call it right after `holdAccount`, before locking anything else of the owner. */
export async function readApplicant(tx: Writer, accountId: string): Promise<Applicant> {
  const { currentCvId, fields } = await readWithCv(tx, accountId);
  const { designation, YOE, location, summary, links, coreSkills, softSkills } = fields;
  const hasCv = currentCvId !== null;
  return {
    cvId: currentCvId,
    resumePercent: resumePercentOf({ hasCv, fields }),
    match: { hasCv, coreSkills, softSkills, YOE },
    snapshot: { designation, YOE, location, summary, links, coreSkills, softSkills },
  };
}

/** Reads again if the CV was deleted in between: by then the profile follows another CV, or none. */
async function readWithCv(tx: Writer, accountId: string): Promise<Profile> {
  for (;;) {
    const profile = await readProfile(tx, accountId);
    if (profile.currentCvId === null || (await holdCv(tx, profile.currentCvId))) return profile;
  }
}

async function holdCv(tx: Writer, id: string): Promise<boolean> {
  const held = await tx.query(
    { name: "hold a cv", text: "select from cv_version where id = $1 and deleted_at is null for key share" },
    [id],
  );
  return held.length > 0;
}
