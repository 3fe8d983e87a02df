// Changes the caller's password after checking the old one.
import type { Call, Caller } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import type { ChangePasswordForm, Proof } from "../gateways/gateway.ts";
import { hashPassword, verifyPassword } from "../passwords.ts";
import { recordSecurityEvent } from "../security-events.ts";
import { setPassword } from "../set-password.ts";
import { refuseCommon } from "./common-passwords.ts";
import { type Core, countTry, forgive } from "./core.ts";

/**
 * 409 NOT_AUTHORIZED for a wrong old password. Ends every session; the returned proof opens this browser's next one.
 */
export async function changePassword(core: Core, form: ChangePasswordForm, call: Call<Caller>): Promise<Proof> {
  const { db, vault, clock } = core.deps;
  const { accountId, email } = call.caller;
  await refuseCommon(form.newPassword, "newPassword");
  await countTry(core, "change-password", { ip: call.ip, email });
  const [found] = await db.query<{ passwordHash: string }>(
    `select password_hash as "passwordHash" from credential where account_id = $1`,
    [accountId],
  );
  if (!(await verifyPassword(vault, found?.passwordHash ?? null, form.oldPassword)) || !found) {
    await db.transaction((tx) =>
      recordSecurityEvent(tx, { kind: "password-change.failed", accountId, ip: call.ip, at: clock() }),
    );
    throw wrongPassword();
  }
  const passwordHash = await hashPassword(vault, form.newPassword);
  const authGen = await save(core, { before: found.passwordHash, passwordHash }, call);
  await forgive(core, "change-password", { ip: call.ip, email });
  return { accountId, authTime: clock(), authGen };
}

function save({ deps, sessions }: Core, hashes: { before: string; passwordHash: string }, call: Call<Caller>) {
  const { accountId, email, name } = call.caller;
  return deps.db.transaction(async (tx) => {
    const [current] = await tx.query<{ passwordHash: string }>(
      `select password_hash as "passwordHash" from credential where account_id = $1 for update`,
      [accountId],
    );
    // Another request changed the password since the check, so the old one no longer counts.
    if (current?.passwordHash !== hashes.before) throw wrongPassword();
    const now = deps.clock();
    await setPassword(tx, accountId, hashes.passwordHash, now);
    await sessions.endAll(tx, accountId);
    await recordSecurityEvent(tx, { kind: "password.changed", accountId, ip: call.ip, at: now });
    await deps.announce(tx, { kind: "password.changed", email, name, at: now.toISOString(), how: "changed" });
    const [account] = await tx.query<{ authGen: number }>(`select auth_gen as "authGen" from account where id = $1`, [
      accountId,
    ]);
    return account?.authGen ?? 0;
  });
}

const wrongPassword = () => refuse(409, "NOT_AUTHORIZED", "The old password is wrong.", "oldPassword");
