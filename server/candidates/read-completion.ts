// Reads how complete the caller's profile is, section by section.
import type { getProfilePercentage as endpoint, ProfileCompletion } from "../../contract/candidates.ts";
import type { Deps } from "../deps.ts";
import { findAccountById, refuseOthers } from "../identity/index.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { completionOf } from "./rules.ts";
import { readProfile } from "./store.ts";

export async function readCompletion(
  { params }: Input<typeof endpoint>,
  { caller }: Call<Caller>,
  { db }: Deps,
): Promise<ProfileCompletion> {
  refuseOthers(params.email, caller);
  const [account, profile] = await Promise.all([
    findAccountById(db, caller.accountId),
    readProfile(db, caller.accountId),
  ]);
  return completionOf({
    name: account?.name ?? "",
    phoneNumber: account?.phoneNumber ?? null,
    hasPhoto: profile.photo !== null,
    hasCv: profile.currentCvId !== null,
    fields: profile.fields,
  });
}
