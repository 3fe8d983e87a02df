// Reads an account's details as a list of one: the caller's own, or any for a platform admin.
import type { getUserDetails as endpoint, UserDetails } from "../../contract/identity/accounts-wire.ts";
import { DASHBOARDS } from "../../contract/identity/accounts-wire.ts";
import { roleOf } from "../../contract/identity/rules.ts";
import type { Deps } from "../deps.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { accountToRead } from "./account-to-read.ts";
import type { Account } from "./find-account.ts";
import { nobody } from "./own-address.ts";

export async function readUserDetails(
  { params }: Input<typeof endpoint>,
  call: Call<Caller>,
  deps: Deps,
): Promise<UserDetails[]> {
  return [presentAccount(await accountToRead(params.email, call, deps))];
}

/** `id` is for callers in the server; the answer's schema drops it. */
export function presentAccount(account: Account | null | undefined): UserDetails & { id: string } {
  if (!account) throw nobody();
  return {
    id: account.id,
    cognitoUserId: account.sub,
    email: account.email,
    name: account.name,
    phone_number: account.phoneNumber,
    userType: roleOf(account.groups).userType,
    lastAccessedDash: DASHBOARDS.find((name) => name === account.lastAccessedDash) ?? null,
    createdAt: account.createdAt.toISOString(),
  };
}
