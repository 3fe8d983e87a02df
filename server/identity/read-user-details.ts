// Reads who an account is, as a list of one: one's own, or anybody's for a platform admin.
import type { getUserDetails as endpoint, UserDetails } from "../../contract/accounts.ts";
import { DASHBOARDS } from "../../contract/accounts.ts";
import { roleOf } from "../../contract/roles.ts";
import type { Deps } from "../deps.ts";
import type { Call, Caller, Input } from "../platform/mount.ts";
import { type Account, findAccountByEmail, findAccountById } from "./find-account.ts";
import { nobody, readAddress } from "./own-address.ts";
import { recordSecurityEvent } from "./security-events.ts";

/** The address in the path is a claim, the token decides: 404 for who it is not. What an admin reads is recorded. */
export async function readUserDetails(
  { params }: Input<typeof endpoint>,
  { caller, ip }: Call<Caller>,
  { db, clock }: Deps,
): Promise<UserDetails[]> {
  const email = readAddress(params.email);
  if (email === caller.email) return [presentAccount(await findAccountById(db, caller.accountId))];
  if (caller.userType !== "Admin") throw nobody();
  return db.transaction(async (tx) => {
    const account = presentAccount(await findAccountByEmail(tx, email));
    await recordSecurityEvent(tx, {
      kind: "account.read",
      accountId: account.id,
      actorId: caller.accountId,
      ip,
      at: clock(),
    });
    return [account];
  });
}

/** `id` goes no further than the answer's schema. */
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
