// Reads what somebody applies with: the CV in force, how complete the résumé is, what is matched, and what the profile says now.
import type { ProfileFields } from "../../contract/candidates.ts";
import type { Writer } from "../platform/db.ts";
import type { MatchProfile } from "./read-match-profile.ts";
import { resumePercentOf } from "./rules.ts";
import { type Profile, readProfile } from "./store.ts";

/** What is kept of a profile with something that was sent: later changes to it leave that alone. */
export type ProfileSnapshot = Pick<
  ProfileFields,
  "designation" | "YOE" | "location" | "summary" | "links" | "coreSkills" | "softSkills"
>;

export type Applicant = {
  /** Held, so that it is not deleted before the transaction ends; null without a CV that was read. */
  cvId: string | null;
  /** `candidate[2].curPerc` of the profile's completion. */
  resumePercent: number;
  match: MatchProfile;
  snapshot: ProfileSnapshot;
};

/** Whoever holds the account calls this before locking anything else of its owner. */
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

/** Looks again when the CV was deleted in between: the profile has followed another one by then, or none. */
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
