// Creates an account for a verified address and ends all pending sign-ups of that address.
import type { Group } from "../../contract/identity/rules.ts";
import type { Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";
import { type Account, findAccountById } from "./find-account.ts";

export type NewAccount = {
  /** Our own issuer's URL, or that of the OpenID Provider in use. */
  issuer: string;
  /** Subject at that issuer; omitted for our own, where it is the account's id. */
  sub?: string;
  /** Verified, in lower case. */
  email: string;
  name: string;
  phoneNumber?: string | null;
  groups?: readonly Group[];
  /** From hashPassword; absent for people who sign in another way. */
  passwordHash?: string | null;
  isDemo?: boolean;
  lastAccessedDash?: string | null;
  now?: Date;
};

/** The new account, or null if the address or the subject already has one. */
export async function createAccount(tx: Writer, facts: NewAccount): Promise<Account | null> {
  const { issuer, email, name, now = new Date() } = facts;
  const id = newId(now);
  const made = await tx.query(
    `insert into account (id, issuer, sub, email, name, phone_number, groups, is_demo, last_accessed_dash, created_at, tokens_valid_after)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) on conflict do nothing returning id`,
    [
      id,
      issuer,
      facts.sub ?? id,
      email,
      name,
      facts.phoneNumber || null,
      facts.groups ?? [],
      facts.isDemo ?? false,
      facts.lastAccessedDash ?? null,
      // Tokens carry whole seconds: the first must not appear older than the account.
      new Date(Math.floor(now.getTime() / 1000) * 1000),
    ],
  );
  if (made.length === 0) return null;
  if (facts.passwordHash)
    await tx.query("insert into credential (account_id, password_hash, changed_at) values ($1, $2, $3)", [
      id,
      facts.passwordHash,
      now,
    ]);
  await tx.query("delete from pending_sign_up where email = $1", [email]);
  return (await findAccountById(tx, id)) ?? null;
}
