// Accounts: find one, make one, set its groups and its password.

import type { Group } from "../../contract/identity/rules.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { newId } from "../platform/ids.ts";
import { type AccountState, accountStateColumns } from "./tokens/account-state.ts";

/** For changes of password or groups, for disabling, and for signing out everywhere. */
export async function raiseAuthGen(tx: Writer, accountId: string, at: Date = new Date()): Promise<void> {
  await tx.query("update account set auth_gen = auth_gen + 1, tokens_valid_after = $2 where id = $1", [accountId, at]);
}

export type Account = AccountState & {
  isDemo: boolean;
  lastAccessedDash: string | null;
  /** When it will be deleted at its owner's request. */
  deletionDueAt: Date | null;
  createdAt: Date;
};

/** The columns of Account, from the table account as `a`. */
const columns = `${accountStateColumns}, a.is_demo as "isDemo", a.last_accessed_dash as "lastAccessedDash",
  a.deletion_due_at as "deletionDueAt", a.created_at as "createdAt"`;

/** `email` in lower case; null if no account has it. */
export async function findAccountByEmail(reader: Pick<Reader, "query">, email: string): Promise<Account | null> {
  const [account] = await reader.query<Account>(
    { name: "account by email", text: `select ${columns} from account a where a.email = $1` },
    [email],
  );
  return account ?? null;
}

export async function findAccountById(reader: Pick<Reader, "query">, id: string): Promise<Account | undefined> {
  const [account] = await reader.query<Account>(
    { name: "account by id", text: `select ${columns} from account a where a.id = $1` },
    [id],
  );
  return account;
}

type NewAccount = {
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

/** Replaces the groups and invalidates tokens with the old ones. */
export async function setGroups(
  tx: Writer,
  accountId: string,
  groups: readonly Group[],
  at: Date = new Date(),
): Promise<void> {
  await tx.query("update account set groups = $2 where id = $1", [accountId, groups]);
  await raiseAuthGen(tx, accountId, at);
}

/** `passwordHash` is from hashPassword. Invalidates the account's tokens; the caller must end its sessions. */
export async function setPassword(
  tx: Writer,
  accountId: string,
  passwordHash: string,
  at: Date = new Date(),
): Promise<void> {
  await tx.query(
    `insert into credential (account_id, password_hash, changed_at) values ($1, $2, $3)
     on conflict (account_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`,
    [accountId, passwordHash, at],
  );
  await raiseAuthGen(tx, accountId, at);
}
