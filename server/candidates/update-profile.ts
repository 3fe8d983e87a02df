// Changes fields of the caller's profile, or lets them follow the CV again.
import {
  type CandidateProfile,
  type updateProfile as endpoint,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileFields,
} from "../../contract/candidates/wire.ts";
import type { Deps } from "../deps.ts";
import { refuseOthers } from "../identity/index.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { presentProfile } from "./get-profile.ts";
import { changeProfile, fieldsOfReading, type ProfileChange } from "./rules.ts";
import { lockProfile, saveProfile } from "./store.ts";

/** 409 when `version` is not the newest, so that no unseen change is overwritten. */
export async function updateProfile(
  { params, body }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  deps: Deps,
): Promise<CandidateProfile> {
  refuseOthers(params.email, caller);
  const { accountId } = caller;
  const change = changeIn(body);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const profile = await lockProfile(tx, accountId, now);
    if (profile.version !== body.version)
      throw refuse(409, "CONFLICT", "Your profile was changed elsewhere meanwhile. Please look at it and try again.");
    if (Object.keys(change.set).length + change.back.length > 0) {
      const changed = changeProfile(profile, change, fieldsOfReading(profile.reading));
      await saveProfile(tx, accountId, { ...profile, ...changed }, now);
    }
    return presentProfile(tx, accountId, deps);
  });
}

function changeIn(body: Input<typeof endpoint>["body"]): ProfileChange {
  const set: Partial<ProfileFields> = Object.fromEntries(
    PROFILE_FIELDS.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]),
  );
  const back: readonly ProfileField[] = body.fromCv ?? [];
  const both = back.find((field) => field in set);
  if (both) throw refuse(400, "INVALID_BODY", "A field is either set or taken from the CV, not both.", both);
  return { set, back };
}
