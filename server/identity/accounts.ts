// Accounts: find, make, hold and change one, with the audit trail of what happens to them.

import { accountEmail, onOneLine } from "../../contract/form-fields.ts";
import { DELETION_GRACE_DAYS } from "../../contract/identity/accounts-wire.ts";
import type { Group, Language } from "../../contract/identity/rules.ts";
import { recordAct } from "../audit/index.ts";
import type { Deps } from "../deps.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { isUuid, newId } from "../platform/ids.ts";
import { refuse } from "../platform/refusal.ts";

export type AccountState = {
  id: string;
  issuer: string;
  sub: string;
  email: string;
  name: string;
  phoneNumber: string | null;
  groups: Group[];
  authGen: number;
  tokensValidAfter: Date;
  isDisabled: boolean;
  isDemo: boolean;
};

/** The columns of AccountState, from the table account as `a`. */
export const accountStateColumns = `a.id, a.issuer, a.sub, a.email, a.name, a.phone_number as "phoneNumber", a.groups,
  a.auth_gen as "authGen", a.tokens_valid_after as "tokensValidAfter", a.disabled_at is not null as "isDisabled",
  a.is_demo as "isDemo"`;

/** Null for an unknown or malformed id. */
export async function readAccountState(reader: Reader, id: string): Promise<AccountState | null> {
  if (!isUuid(id)) return null;
  const [row] = await reader.query<AccountState>(
    `select ${accountStateColumns} from account a where a.id = $1`,
    [id],
    "account state",
  );
  return row ?? null;
}

/** When an account is deleted whose owner can take that back from `now` on. */
export const deletionDueFrom = (now: Date): Date => new Date(now.getTime() + DELETION_GRACE_DAYS * 86_400_000);

/** For changes of password or groups, for disabling, and for signing out everywhere. */
export async function raiseAuthGen(tx: Writer, accountId: string, at: Date = new Date()): Promise<void> {
  await tx.query("update account set auth_gen = auth_gen + 1, tokens_valid_after = $2 where id = $1", [accountId, at]);
}

export type Account = AccountState & {
  lastAccessedDash: string | null;
  /** Of mails and notices; null until one is chosen. */
  language: Language | null;
  /** When it will be deleted at its owner's request. */
  deletionDueAt: Date | null;
  createdAt: Date;
};

/** The columns of Account, from the table account as `a`. */
const columns = `${accountStateColumns}, a.last_accessed_dash as "lastAccessedDash", a.language,
  a.deletion_due_at as "deletionDueAt", a.created_at as "createdAt"`;

/** `email` in lower case; null if no account has it. */
export async function findAccountByEmail(reader: Pick<Reader, "query">, email: string): Promise<Account | null> {
  const [account] = await reader.query<Account>(
    `select ${columns} from account a where a.email = $1`,
    [email],
    "account by email",
  );
  return account ?? null;
}

export async function findAccountById(reader: Pick<Reader, "query">, id: string): Promise<Account | undefined> {
  const [account] = await reader.query<Account>(
    `select ${columns} from account a where a.id = $1`,
    [id],
    "account by id",
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
  language?: Language | null;
  isDemo?: boolean;
  lastAccessedDash?: string | null;
  now?: Date;
};

/** The new account, or null if the address or the subject already has one. */
export async function createAccount(tx: Writer, facts: NewAccount): Promise<Account | null> {
  const { issuer, email, name, now = new Date() } = facts;
  const id = newId(now);
  const made = await tx.query(
    `insert into account (id, issuer, sub, email, name, phone_number, groups, is_demo, last_accessed_dash, created_at, tokens_valid_after, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11) on conflict do nothing returning id`,
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
      facts.language ?? null,
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
export async function setGroups(tx: Writer, accountId: string, groups: readonly Group[], at: Date): Promise<void> {
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

/** The SQL expression for a deleted account's subject. */
export const DELETED_SUB = "'deleted-' || id";

/**
 * Locks until the transaction ends. 401 if the account was deleted or suspended meanwhile, because tokens work for some
 * seconds after. Lock other rows of the owner after this call, in the deletion's order, to avoid deadlocks.
 */
export async function holdAccount(tx: Writer, accountId: string): Promise<void> {
  const [account] = await tx.query<{ isDisabled: boolean }>(
    `select disabled_at is not null as "isDisabled" from account where id = $1 for key share`,
    [accountId],
    "hold an account",
  );
  if (!account || account.isDisabled) throw refuse(401, "UNAUTHENTICATED", "Access token is missing or expired");
}

type SecurityEvent = {
  /** Past tense, dotted: "session.began", "password.changed". */
  kind: string;
  /** The account concerned; null if there is none. */
  accountId: string | null;
  /** The account that did it, if another. */
  actorId?: string | null;
  ip?: string | null;
  /** For auditors; never a secret, an address or a name. */
  details?: Record<string, unknown>;
  at?: Date;
};

export async function recordSecurityEvent(tx: Writer, event: SecurityEvent): Promise<void> {
  const { kind, accountId, actorId = null, ip = null, details = {}, at = new Date() } = event;
  await tx.query(
    `insert into security_event (id, at, kind, account_id, actor_id, ip, details) values ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(at), at, kind, accountId, actorId, ip, JSON.stringify(details)],
  );
}

/** Records what the caller failed at, whatever becomes of their call. */
export const recordFailure = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  kind: string,
  accountId: string | null,
  ip: string,
) => db.transaction((tx) => recordSecurityEvent(tx, { kind, accountId, ip, at: clock() }));

type Change = Pick<Parameters<typeof recordAct>[1], "before" | "after">;

/** What an admin did about an account; `actorId` is null for the operator's command. */
export const recordActOn = (
  tx: Writer,
  accountId: string,
  action: `account.${string}`,
  actorId: string | null,
  at: Date,
  change: Change = {},
): Promise<void> =>
  recordAct(tx, { actorId, action, subject: { kind: "account", id: accountId }, accountId, ...change, at });

/** The email and name from an id token, in the form that accounts store; null without a verified address. */
export function personIn(claims: Record<string, unknown>): { email: string; name: string } | null {
  const email = accountEmail.safeParse(claims.email);
  // Some issuers send the flag as a string.
  if (!email.success || (claims.email_verified !== true && claims.email_verified !== "true")) return null;
  const given = [claims.name, [claims.given_name, claims.family_name].filter(Boolean).join(" ")]
    .map((name) => (typeof name === "string" ? onOneLine(name).slice(0, 120) : ""))
    .find((name) => name !== "");
  return { email: email.data, name: given ?? email.data.slice(0, 120) };
}

/** The account's id for the claims of a verified id token. 409 LINK_REQUIRED if another account has the address. */
export async function accountFromClaims({ db, clock }: Deps, claims: Record<string, unknown>): Promise<string> {
  // The token's spelling: the configuration may lack a final slash.
  const issuer = String(claims.iss);
  const sub = String(claims.sub);
  const person = personIn(claims);
  const [known] = await db.query<{ id: string; email: string }>(
    "select id, email from account where issuer = $1 and sub = $2",
    [issuer, sub],
  );
  if (known) {
    // Follow the issuer's address unless another account has it. What the former mailbox was asked ends with it.
    if (person && person.email !== known.email)
      await db.query(
        `with moved as (
           update account set email = $2 where id = $1 and not exists (select 1 from account where email = $2) returning id)
         update account_merge m set state = 'CANCELLED', ended_at = $3, from_token = null, into_token = null
         from moved where m.state = 'ASKED' and (m.from_id = $1 or m.into_id = $1)`,
        [known.id, person.email, clock()],
      );
    return known.id;
  }
  if (!person)
    throw refuse(
      401,
      "OAUTH_FAILED",
      "The issuer has not verified your e-mail address, so it cannot sign you in here.",
    );
  const now = clock();
  // The issuer's clock may be behind ours, and its first token must not appear older than the account.
  const since = new Date(Math.min(now.getTime(), Number(claims.iat) * 1000 || now.getTime()));
  const made = await db.transaction(async (tx) => {
    const account = await createAccount(tx, { issuer, sub, ...person, now: since });
    if (account)
      await recordSecurityEvent(tx, {
        kind: "account.created",
        accountId: account.id,
        details: { by: "issuer" },
        at: now,
      });
    return account;
  });
  if (made) return made.id;
  // Another account has the address, or a parallel request of this person has just created theirs.
  const taken = await findAccountByEmail(db, person.email);
  if (taken?.issuer === issuer && taken.sub === sub) return taken.id;
  throw refuse(
    409,
    "LINK_REQUIRED",
    "There is an account with this e-mail address already, which signs in another way.",
  );
}
