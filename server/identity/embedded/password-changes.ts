// Changes a password of our own accounts: by the old one, or by a mailed code.
import { randomBytes } from "node:crypto";
import type { Writer } from "../../platform/db.ts";
import {
  CODE_SENDS,
  CODE_TRIES,
  CODES_LAST,
  codeExpiry,
  expiredCode,
  hashCode,
  isCode,
  makeCode,
  resendFloor,
  whyNoCode,
  wrongCode,
} from "../../platform/mailed-codes.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import { findAccountByEmail, findAccountById, recordFailure, recordSecurityEvent, setPassword } from "../accounts.ts";
import { browserHashOf, remarkBrowser, unmarkBrowser } from "../cookies.ts";
import { readAmr } from "../factors/store.ts";
import type { ChangePasswordForm, ForgotPasswordForm, Proof, ResetPasswordForm } from "../gateways/gateway.ts";
import { hashPassword, refuseCommon, verifyPassword } from "../passwords.ts";
import { type Core, countTry, forgive } from "./throttles.ts";

/** 409 for a wrong old password. Ends every session; the proof opens this browser's next one. */
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
    await recordFailure(core.deps, "password-change.failed", accountId, call.ip);
    throw wrongPassword();
  }
  const passwordHash = await hashPassword(vault, form.newPassword);
  const { authGen, amr } = await saveChange(core, { before: found.passwordHash, passwordHash }, call);
  await forgive(core, "change-password", { ip: call.ip, email });
  return { accountId, authTime: clock(), authGen, amr };
}

function saveChange({ deps, sessions }: Core, hashes: { before: string; passwordHash: string }, call: Call<Caller>) {
  const { accountId, email, name, sessionId } = call.caller;
  return deps.db.transaction(async (tx) => {
    const [current] = await tx.query<{ passwordHash: string }>(
      `select password_hash as "passwordHash" from credential where account_id = $1 for update`,
      [accountId],
    );
    // Another request changed the password since the check, so the old one no longer counts.
    if (current?.passwordHash !== hashes.before) throw wrongPassword();
    const now = deps.clock();
    const amr = await readAmr(tx, sessionId);
    await setPassword(tx, accountId, hashes.passwordHash, now);
    await sessions.endAll(tx, accountId);
    await recordSecurityEvent(tx, { kind: "password.changed", accountId, ip: call.ip, at: now });
    await deps.announce(tx, { kind: "password.changed", email, name, at: now.toISOString(), how: "changed" });
    const [account] = await tx.query<{ authGen: number }>(`select auth_gen as "authGen" from account where id = $1`, [
      accountId,
    ]);
    return { authGen: account?.authGen ?? 0, amr };
  });
}

const wrongPassword = () => refuse(409, "NOT_AUTHORIZED", "The old password is wrong.", "oldPassword");

/** 429 if another code is requested too early or too often. */
export async function forgotPassword(core: Core, { email }: ForgotPasswordForm, call: Call): Promise<void> {
  const { db, vault, clock, announce } = core.deps;
  await countTry(core, "forgot-password", { ip: call.ip, email });
  const browserHash = remarkBrowser(core.settings.publicUrl, "reset", call, CODES_LAST);
  const code = makeCode();
  await db.transaction(async (tx) => {
    const found = await findAccountByEmail(tx, email);
    const account = found?.isDisabled ? null : found;
    const codeHash = account ? hashCode(vault, `reset ${email}`, code) : randomBytes(32);
    await keep(tx, { email, browserHash, accountId: account?.id ?? null, codeHash, now: clock() });
    await announce(
      tx,
      account
        ? { kind: "password-reset.code-made", email, name: account.name, code }
        : { kind: "password-reset.asked-in-vain", email },
    );
  });
}

type Reset = { email: string; browserHash: Buffer; accountId: string | null; codeHash: Buffer; now: Date };

/** One pending reset per address and browser; a new code inherits the tries left until the reset expires. */
async function keep(tx: Writer, { email, browserHash, accountId, codeHash, now }: Reset): Promise<void> {
  const kept = await tx.query(
    `insert into password_reset as r (email, account_id, code_hash, sent_at, code_expires_at, expires_at, browser_hash)
     values ($1, $2, $3, $4, $5, $6, $8)
     on conflict (email, browser_hash) do update set
       account_id = excluded.account_id,
       code_hash = excluded.code_hash,
       sent_at = excluded.sent_at,
       code_expires_at = excluded.code_expires_at,
       tries = case when r.expires_at <= $4 then 0 else r.tries end,
       sends = case when r.expires_at <= $4 then 1 else r.sends + 1 end,
       expires_at = case when r.expires_at <= $4 then excluded.expires_at else r.expires_at end
     where r.expires_at <= $4 or (r.sends < ${CODE_SENDS} and r.tries < ${CODE_TRIES} and r.sent_at <= $7)
     returning email`,
    [
      email,
      accountId,
      codeHash,
      now,
      codeExpiry(now),
      new Date(now.getTime() + CODES_LAST),
      resendFloor(now),
      browserHash,
    ],
  );
  if (kept.length > 0) return;
  const [row] = await tx.query<{ sends: number; tries: number; sentAt: Date; expiresAt: Date }>(
    `select sends, tries, sent_at as "sentAt", expires_at as "expiresAt" from password_reset
     where email = $1 and browser_hash = $2`,
    [email, browserHash],
  );
  throw whyNoCode(row ?? { sends: 0, tries: 0, sentAt: now, expiresAt: now }, now);
}

type LockedReset = { accountId: string | null; codeHash: Buffer; codeExpiresAt: Date };
/** The key of a reset: the address and the browser that asked. */
type Asked = { email: string; browserHash: Buffer };

/** CODE_MISMATCH for a wrong code; CODE_EXPIRED for one too old, tried too often, or another browser's. */
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
    await recordFailure(deps, "password-reset.failed", reset.accountId, call.ip);
    throw wrongCode();
  }
  await forgive(core, "reset-code", { ip: call.ip, email });
  const passwordHash = await hashPassword(deps.vault, form.newPassword);
  await save(core, { ...asked, accountId: reset.accountId, codeHash: reset.codeHash, passwordHash }, call);
  unmarkBrowser(settings.publicUrl, "reset", call);
}

/** Counts the try before comparing, so that parallel guesses are all counted. */
async function takeTry({ deps }: Core, { email, browserHash }: Asked): Promise<LockedReset> {
  const of = [email, browserHash, deps.clock()];
  const [reset] = await deps.db.query<LockedReset>(
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
