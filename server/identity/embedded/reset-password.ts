// Sets a new password for whoever has the code from the mail, and ends every session that the old one opened.
import type { Call } from "../../platform/mount.ts";
import { findAccountById } from "../find-account.ts";
import type { ResetPasswordForm } from "../gateways/gateway.ts";
import { hashPassword } from "../passwords.ts";
import { recordSecurityEvent } from "../security-events.ts";
import { setPassword } from "../set-password.ts";
import { CODE_TRIES, expiredCode, isCode, wrongCode } from "./codes.ts";
import { refuseCommon } from "./common-passwords.ts";
import { type Core, countTry } from "./core.ts";

type Reset = { accountId: string | null; codeHash: Buffer; codeExpiresAt: Date };

/** CODE_MISMATCH for a wrong code, CODE_EXPIRED for one too old or guessed at too often. */
export async function resetPassword(core: Core, form: ResetPasswordForm, call: Call): Promise<void> {
  const { deps } = core;
  await refuseCommon(form.newPassword, "newPassword");
  await countTry(core, "reset-password", { ip: call.ip, email: form.email });
  const reset = await takeTry(core, form.email);
  if (reset.codeExpiresAt <= deps.clock()) throw expiredCode("This code is too old. Please ask for a new one.");
  if (!isCode(deps.vault, `reset ${form.email}`, form.code, reset.codeHash) || !reset.accountId) {
    await deps.db.transaction((tx) =>
      recordSecurityEvent(tx, {
        kind: "password-reset.failed",
        accountId: reset.accountId,
        ip: call.ip,
        at: deps.clock(),
      }),
    );
    throw wrongCode();
  }
  const passwordHash = await hashPassword(deps.vault, form.newPassword);
  await save(core, { email: form.email, accountId: reset.accountId, codeHash: reset.codeHash, passwordHash }, call);
}

/** Counts the try before anything is compared, so that guesses at the same moment are counted one by one. */
async function takeTry({ deps }: Core, email: string): Promise<Reset> {
  const [reset] = await deps.db.query<Reset>(
    `update password_reset set tries = tries + 1 where email = $1 and expires_at > $2 and tries < ${CODE_TRIES}
     returning account_id as "accountId", code_hash as "codeHash", code_expires_at as "codeExpiresAt"`,
    [email, deps.clock()],
  );
  if (reset) return reset;
  const [isUsedUp] = await deps.db.query("select 1 from password_reset where email = $1 and expires_at > $2", [
    email,
    deps.clock(),
  ]);
  throw isUsedUp ? expiredCode("There were too many tries. Please ask for a new code later.") : wrongCode();
}

type NewPassword = { email: string; accountId: string; codeHash: Buffer; passwordHash: string };

function save({ deps, sessions }: Core, { email, accountId, codeHash, passwordHash }: NewPassword, { ip }: Call) {
  return deps.db.transaction(async (tx) => {
    // The code is gone before it does anything: the same one at the same moment finds nothing.
    const used = await tx.query("delete from password_reset where email = $1 and code_hash = $2 returning email", [
      email,
      codeHash,
    ]);
    const account = used.length > 0 ? await findAccountById(tx, accountId) : undefined;
    if (!account) throw wrongCode();
    const now = deps.clock();
    await setPassword(tx, accountId, passwordHash, now);
    // Whoever linked a social account before the owner proved the address must not stay.
    await tx.query("delete from social_link where account_id = $1", [accountId]);
    await sessions.endAll(tx, accountId);
    await recordSecurityEvent(tx, { kind: "password.reset", accountId, ip, at: now });
    const { name } = account;
    await deps.announce(tx, {
      kind: "password.changed",
      email: account.email,
      name,
      at: now.toISOString(),
      how: "reset",
    });
  });
}
