// Reads a profile: the CV in force, overridden by what the person has set.
import type { CandidateProfile, getProfile as endpoint } from "../../contract/candidates/wire.ts";
import type { Deps } from "../deps.ts";
import { accountToRead, findAccountById } from "../identity/index.ts";
import type { Reader } from "../platform/db.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { linkToPhoto } from "./photo/link-to-photo.ts";
import { openProposals } from "./rules.ts";
import { readProfile } from "./store.ts";

export async function getProfile(
  { params }: Input<typeof endpoint>,
  call: Call<Caller>,
  deps: Deps,
): Promise<CandidateProfile> {
  const { id } = await accountToRead(params.email, call, deps);
  return presentProfile(deps.db, id, deps);
}

/** The profile as answers show it. */
export async function presentProfile(
  reader: Reader,
  accountId: string,
  deps: Pick<Deps, "files" | "clock">,
): Promise<CandidateProfile> {
  const profile = await readProfile(reader, accountId);
  const { fields, version, edited, photo, reading } = profile;
  const account = await findAccountById(reader, accountId);
  return {
    ...fields,
    version,
    edited,
    fromCv: reading,
    softSkillProposals: openProposals(profile),
    photoUrl: await linkToPhoto(photo, deps),
    deletionDueAt: account?.deletionDueAt?.toISOString() ?? null,
  };
}
