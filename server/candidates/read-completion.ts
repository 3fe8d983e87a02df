// Reads how complete a profile is, section by section.
import type { getProfilePercentage as endpoint, ProfileCompletion } from "../../contract/candidates/wire.ts";
import type { Deps } from "../deps.ts";
import { accountToRead } from "../identity/index.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { completionOf } from "./rules.ts";
import { readProfile } from "./store.ts";

export async function readCompletion(
  { params }: Input<typeof endpoint>,
  call: Call<Caller>,
  deps: Deps,
): Promise<ProfileCompletion> {
  const account = await accountToRead(params.email, call, deps);
  const profile = await readProfile(deps.db, account.id);
  return completionOf({
    name: account.name,
    phoneNumber: account.phoneNumber,
    hasPhoto: profile.photo !== null,
    hasCv: profile.currentCvId !== null,
    fields: profile.fields,
  });
}
