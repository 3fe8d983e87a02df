// Codes of authenticator apps (RFC 6238) and recovery codes: made, and each taken once.

import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Deps } from "../../deps.ts";
import type { Reader, Writer } from "../../platform/db.ts";
import type { Caller } from "../../platform/mount.ts";
import { siteName } from "../../platform/site-name.ts";
import type { Vault } from "../../platform/vault.ts";
import { recordSecurityEvent } from "../accounts.ts";
import { countTry, forgive } from "../embedded/throttles.ts";
import { announceChange, type Core } from "./store.ts";

/** What every authenticator app knows: SHA-1, six digits, a new code every 30 seconds. */
const KIND = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Steps before and after ours in which a code is taken, for clocks that differ. */
const WINDOW = 1;
const secretBytes = 20;
const RECOVERY_CODES = 10;
/** Without I, L, O and U, which are misread. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const purpose = "code app";
export const sealSecret = (vault: Vault, secret: string): Buffer => vault.seal(purpose, secret);

const appOf = (secret: string, email = "") =>
  new TOTP({ ...KIND, issuer: siteName(), label: email, secret: Secret.fromBase32(secret) });

/** A new secret in base32, and its address for apps. */
export function makeSecret(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: secretBytes }).base32;
  return { secret, uri: appOf(secret, email).toString() };
}

/** The time step of a code; null when it is none of this moment. */
export function stepOf(secret: string, token: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = appOf(secret).validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: KIND.period, timestamp }) + delta;
}

/** How a code was recognised, in the words of RFC 8176. */
type Taken = { by: "otp"; isRecovery: boolean };

/**
 * Takes a code that a person gave, with its record, and a mail when it was a recovery code. Null, and counted, for a wrong
 * one; 429 after too many.
 */
export async function checkCode(
  { deps, identity }: Core,
  owner: Pick<Caller, "accountId" | "email" | "name">,
  ip: string,
  code: string,
): Promise<Taken | null> {
  const counting = { deps, settings: identity.settings };
  const trier = { ip, email: owner.email };
  await countTry(counting, "second-factor", trier);
  const taken = await takeCode(deps, owner.accountId, code);
  if (taken) await forgive(counting, "second-factor", trier);
  if (taken && !taken.isRecovery) return taken;
  await deps.db.transaction(async (tx) => {
    if (taken) return announceChange(deps, tx, { owner, ip, how: "CODE_USED" });
    await recordSecurityEvent(tx, { kind: "factor.failed", accountId: owner.accountId, ip, at: deps.clock() });
  });
  return taken;
}

/** Takes the code of an app, or a recovery code, of the account; null for a wrong one and for one that was taken before. */
async function takeCode(
  { db, vault, clock }: Pick<Deps, "db" | "vault" | "clock">,
  accountId: string,
  code: string,
): Promise<Taken | null> {
  if (!/^\d{6}$/.test(code)) return takeRecoveryCode(db, vault, accountId, code);
  const now = clock();
  const apps = await db.query<{ id: string; sealedSecret: Buffer | null }>(
    `select id, sealed_secret as "sealedSecret" from second_factor where account_id = $1 and kind = 'TOTP' order by id`,
    [accountId],
  );
  for (const { id, sealedSecret } of apps) {
    const secret = sealedSecret && vault.open(purpose, sealedSecret);
    const step = secret ? stepOf(secret, code, now) : null;
    if (step === null) continue;
    // The row decides between parallel requests with the same code.
    const taken = await db.query(
      "update second_factor set last_step = $2, last_used_at = $3 where id = $1 and last_step < $2 returning 1",
      [id, step, now],
    );
    if (taken.length > 0) return { by: "otp", isRecovery: false };
  }
  return null;
}

async function takeRecoveryCode(db: Reader, vault: Vault, accountId: string, code: string): Promise<Taken | null> {
  const meant = code.replace(/O/g, "0").replace(/[IL]/g, "1");
  const taken = await db.query("delete from recovery_code where account_id = $1 and code_hash = $2 returning 1", [
    accountId,
    hashOf(vault, accountId, meant),
  ]);
  return taken.length > 0 ? { by: "otp", isRecovery: true } : null;
}

/** Keyed, so that a stolen table cannot be searched for the codes. */
const hashOf = (vault: Vault, accountId: string, code: string) => vault.mac("recovery code", `${accountId} ${code}`);

/** Replaces the account's recovery codes, and returns the new ones in two groups of five characters. */
export async function renewRecoveryCodes(tx: Writer, vault: Vault, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
  await tx.query("delete from recovery_code where account_id = $1", [accountId]);
  await tx.query("insert into recovery_code (account_id, code_hash) select $1, unnest($2::bytea[])", [
    accountId,
    codes.map((code) => hashOf(vault, accountId, code)),
  ]);
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** 50 bits; longer than the code of an app, and thus never taken for one. */
const makeRecoveryCode = (): string => Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
