// Sets a new password with the mailed code, and ends every session of the account.
import type { Writer } from "../../platform/db.ts";
import { CODE_TRIES, expiredCode, isCode, wrongCode } from "../../platform/mailed-codes.ts";
import type { Call } from "../../platform/mount.ts";
import { findAccountById } from "../find-account.ts";
import type { ResetPasswordForm } from "../gateways/gateway.ts";
import { hashPassword } from "../passwords.ts";
import { recordSecurityEvent } from "../security-events.ts";
import { setPassword } from "../set-password.ts";
import { browserHashOf, unmarkBrowser } from "./asking-browser.ts";
import { refuseCommon } from "./common-passwords.ts";
import { type Core, countTry, forgive } from "./core.ts";

type Reset = { accountId: string | null; codeHash: Buffer; codeExpiresAt: Date };
/** The key of a reset: the address and the browser that asked. */
type Asked = { email: string; browserHash: Buffer };

/**
 * CODE_MISMATCH for a wrong code, CODE_EXPIRED for one that is too old, had too many tries, or was requested in another
 * browser.
 */
export async function resetPassword(core: Core, form: ResetPasswordForm, call: Call): Promise<void> {
  const { deps, settings } = core;
  const { email } = form;
  await refuseCommon(form.newPassword, "newPassword");
  await countTry(core, "reset-password", { ip: call.ip, email });
  const asked: Asked = { email, browserHash: browserHashOf(settings.publicUrl, "reset", call) };
  const reset = await takeTry(core, asked);
  if (reset.codeExpiresAt <= deps.clock()) throw expiredCode("This code is too old. Please ask for a new one.");
  // Only a browser with a pending reset gets here, so strangers cannot use up the tries of an address.
  await countTry(core, "reset-code", { ip: call.ip, email });
  if (!isCode(deps.vault, `reset ${email}`, form.code, reset.codeHash) || !reset.accountId) {
    const { accountId } = reset;
    await deps.db.transaction((tx) =>
      recordSecurityEvent(tx, { kind: "password-reset.failed", accountId, ip: call.ip, at: deps.clock() }),
    );
    throw wrongCode();
  }
  await forgive(core, "reset-code", { ip: call.ip, email });
  const passwordHash = await hashPassword(deps.vault, form.newPassword);
  await save(core, { ...asked, accountId: reset.accountId, codeHash: reset.codeHash, passwordHash }, call);
  unmarkBrowser(settings.publicUrl, "reset", call);
}

/** Counts the try before comparing, so that parallel guesses are all counted. */
async function takeTry({ deps }: Core, { email, browserHash }: Asked): Promise<Reset> {
  const of = [email, browserHash, deps.clock()];
  const [reset] = await deps.db.query<Reset>(
    `update password_reset set tries = tries + 1
     where email = $1 and browser_hash = $2 and expires_at > $3 and tries < ${CODE_TRIES}
     returning account_id as "accountId", code_hash as "codeHash", code_expires_at as "codeExpiresAt"`,
    of,
  );
  if (reset) return reset;
  const [isUsedUp] = await deps.db.query(
    "select 1 from password_reset where email = $1 and browser_hash = $2 and expires_at > $3",
    of,
  );
  throw expiredCode(
    isUsedUp
      ? "There were too many tries. Please ask for a new code later."
      : "Please ask for a new code in this browser.",
  );
}

type NewPassword = Asked & { accountId: string; codeHash: Buffer; passwordHash: string };

/** Deletes every reset of the address; false if the one with this code is already gone. */
async function useUp(tx: Writer, { email, browserHash, codeHash }: NewPassword): Promise<boolean> {
  const held = await tx.query<{ browserHash: Buffer; codeHash: Buffer }>(
    `select browser_hash as "browserHash", code_hash as "codeHash" from password_reset
     where email = $1 order by browser_hash for update`,
    [email],
  );
  if (!held.some((row) => row.browserHash.equals(browserHash) && row.codeHash.equals(codeHash))) return false;
  await tx.query("delete from password_reset where email = $1", [email]);
  return true;
}

function save({ deps, sessions }: Core, given: NewPassword, { ip }: Call) {
  const { accountId, passwordHash } = given;
  return deps.db.transaction(async (tx) => {
    // Delete the code first, so that a parallel request with the same code fails.
    const account = (await useUp(tx, given)) ? await findAccountById(tx, accountId) : undefined;
    if (!account) throw wrongCode();
    const now = deps.clock();
    await setPassword(tx, accountId, passwordHash, now);
    // A social account linked before the owner verified the address may be an attacker's.
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
