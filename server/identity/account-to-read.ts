// Resolves the account that a path names: the caller's own, or any for a platform admin, which is recorded.
import type { Deps } from "../deps.ts";
import type { Call, Caller } from "../platform/mount.ts";
import { type Account, findAccountByEmail, findAccountById } from "./find-account.ts";
import { nobody, readAddress } from "./own-address.ts";
import { recordSecurityEvent } from "./security-events.ts";

/** The path's address is only a claim: 404 if the token does not give access to it. */
export async function accountToRead(
  claim: string,
  { caller, ip }: Pick<Call<Caller>, "caller" | "ip">,
  { db, clock }: Pick<Deps, "db" | "clock">,
): Promise<Account> {
  const email = readAddress(claim);
  if (email === caller.email) return (await findAccountById(db, caller.accountId)) ?? thereIsNone();
  if (caller.userType !== "Admin") throw nobody();
  return db.transaction(async (tx) => {
    const account = (await findAccountByEmail(tx, email)) ?? thereIsNone();
    await recordSecurityEvent(tx, {
      kind: "account.read",
      accountId: account.id,
      actorId: caller.accountId,
      ip,
      at: clock(),
    });
    return account;
  });
}

function thereIsNone(): never {
  throw nobody();
}
