// Mails a code for a password reset. For an address without an account it does the same work but mails nothing.
import { randomBytes } from "node:crypto";
import type { Writer } from "../../platform/db.ts";
import {
  CODE_SENDS,
  CODE_TRIES,
  CODES_LAST,
  codeExpiry,
  hashCode,
  makeCode,
  resendFloor,
  whyNoCode,
} from "../../platform/mailed-codes.ts";
import type { Call } from "../../platform/mount.ts";
import { findAccountByEmail } from "../find-account.ts";
import type { ForgotPasswordForm } from "../gateways/gateway.ts";
import { remarkBrowser } from "./asking-browser.ts";
import { type Core, countTry } from "./core.ts";

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

/**
 * One pending reset per address and browser, so that browsers cannot change each other's. A new code inherits the
 * remaining tries of the previous one until the reset expires.
 */
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
