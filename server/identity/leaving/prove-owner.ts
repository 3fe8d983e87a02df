// Re-authenticates the caller before a deletion, so that an unlocked screen is not enough.
import type { Deps } from "../../deps.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { forgiveTry, refuseTooMany } from "../embedded/throttles.ts";
import { verifyPassword } from "../passwords.ts";
import { recordSecurityEvent } from "../security-events.ts";

/** Without a password here, the sign-in must be at most this old. */
const freshMinutes = 10;

/**
 * Checks the password, or the session's age if another issuer or provider stores the password. 403 on failure, 429
 * after too many tries.
 */
export async function proveOwner(
  deps: Deps,
  scale: number,
  { caller, ip }: Call<Caller>,
  password: string | undefined,
): Promise<void> {
  const { db, vault, clock } = deps;
  const [kept] = await db.query<{ hash: string }>(
    "select password_hash as hash from credential where account_id = $1",
    [caller.accountId],
  );
  if (!kept) return refuseStale(deps, caller);
  const trier = { ip, email: caller.email };
  await refuseTooMany({ deps, scale }, "delete-account", trier);
  if (password === undefined || !(await verifyPassword(vault, kept.hash, password))) {
    const at = clock();
    await db.transaction((tx) =>
      recordSecurityEvent(tx, { kind: "account-deletion.failed", accountId: caller.accountId, ip, at }),
    );
    throw refuse(403, "NOT_AUTHORIZED", "The password is wrong.", "password");
  }
  await forgiveTry({ deps }, "delete-account", trier);
}

async function refuseStale({ db, clock }: Deps, { sessionId }: Caller): Promise<void> {
  const since = new Date(clock().getTime() - freshMinutes * 60_000);
  const fresh = await db.query("select from session where id = $1 and created_at >= $2", [sessionId, since]);
  if (fresh.length === 0)
    throw refuse(
      403,
      "NOT_AUTHORIZED",
      `Please log out, log in again, and delete your account within ${freshMinutes} minutes of that.`,
    );
}
