// Stores sessions in the database, with sealed tokens.
import type { Database, Reader, Writer } from "../../platform/db.ts";
import { hashToken } from "../../platform/random-tokens.ts";
import type { Vault } from "../../platform/vault.ts";
import { type AccountState, accountStateColumns, raiseAuthGen } from "../accounts.ts";
import type { Strength } from "../factors/rules.ts";
import type { TokenSet } from "../gateways/gateway.ts";

/** A session expires after this many days without a refresh. */
const idleDays = 14;
/** And this many days after it began, in any case. */
const longestDays = 60;
const day = 24 * 60 * 60 * 1000;

export type StoredSession = {
  id: string;
  tokens: TokenSet;
  provider: string | null;
  version: number;
  createdAt: Date;
  expiresAt: Date;
  /** How the person signed in. */
  strength: Strength;
  account: AccountState;
};

type Row = Omit<AccountState, "id"> & {
  id: string;
  accountId: string;
  sealedTokens: Buffer;
  accessExpiresAt: Date;
  provider: string | null;
  version: number;
  createdAt: Date;
  expiresAt: Date;
  amr: string[];
  acr: string | null;
};

const purpose = "session tokens";

const sealTokens = (vault: Vault, { accessToken, idToken, refreshToken }: TokenSet): Buffer =>
  vault.seal(purpose, JSON.stringify([accessToken, idToken, refreshToken]));

function openTokens(vault: Vault, sealed: Buffer, accessExpiresAt: Date): TokenSet | null {
  const text = vault.open(purpose, sealed);
  if (text === null) return null;
  const [accessToken, idToken, refreshToken] = JSON.parse(text) as [string, string, string | null];
  return { accessToken, idToken, refreshToken, accessExpiresAt };
}

/** The expiry of a session that began at `createdAt` and is used at `now`. */
export const endOf = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + idleDays * day, createdAt.getTime() + longestDays * day));

/** The session of a cookie; null if there is none, it expired, or its tokens were sealed with another key. */
export async function findSession(db: Reader, vault: Vault, cookie: Buffer, now: Date): Promise<StoredSession | null> {
  const [row] = await db.query<Row>(
    `select ${accountStateColumns}, a.id as "accountId", s.id, s.sealed_tokens as "sealedTokens", s.provider, s.version,
       s.access_expires_at as "accessExpiresAt", s.created_at as "createdAt", s.expires_at as "expiresAt",
       s.amr, s.acr
     from session s join account a on a.id = s.account_id where s.token_hash = $1 and s.expires_at > $2`,
    [cookie, now],
    "session of a cookie",
  );
  const tokens = row && openTokens(vault, row.sealedTokens, row.accessExpiresAt);
  if (!row || !tokens) return null;
  const { id, accountId, sealedTokens: _, accessExpiresAt: __, provider, version, createdAt, expiresAt, ...rest } = row;
  const { amr, acr, ...account } = rest;
  const strength = { amr, acr };
  return { id, tokens, provider, version, createdAt, expiresAt, strength, account: { ...account, id: accountId } };
}

export type NewSession = {
  id: string;
  cookie: Buffer;
  accountId: string;
  tokens: TokenSet;
  strength: Strength;
  provider: string | null;
  userAgent: string;
  ip: string;
  now: Date;
};

/** Other issuers' tokens do not name their session, so it is found by the token's hash. */
const accessHashOf = (tokens: TokenSet, isOutside: boolean) => (isOutside ? hashToken(tokens.accessToken) : null);

export async function insertSession(tx: Writer, vault: Vault, facts: NewSession, isOutside: boolean): Promise<void> {
  const { tokens, now } = facts;
  await tx.query(
    `insert into session (id, token_hash, account_id, sealed_tokens, access_hash, access_expires_at, provider, user_agent, ip,
       created_at, expires_at, amr, acr) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      facts.id,
      facts.cookie,
      facts.accountId,
      sealTokens(vault, tokens),
      accessHashOf(tokens, isOutside),
      tokens.accessExpiresAt,
      facts.provider,
      facts.userAgent,
      facts.ip,
      now,
      endOf(now, now),
      facts.strength.amr,
      facts.strength.acr,
    ],
  );
}

/** The time after which another process may refresh, in ms; longer than the timeout of calls to issuers. */
const lease = 15_000;

/** Claims the refresh of this version; false if another process has it. An expired claim can be claimed again. */
export async function takeLease(db: Reader, { id, version }: StoredSession, now: Date): Promise<boolean> {
  const [won] = await db.query(
    `update session set lease_until = $3 where id = $1 and version = $2 and (lease_until is null or lease_until <= $4) returning 1`,
    [id, version, new Date(now.getTime() + lease), now],
  );
  return won !== undefined;
}

/** Releases the lease without new tokens. */
export async function dropLease(db: Reader, { id, version }: StoredSession): Promise<void> {
  await db.query("update session set lease_until = null where id = $1 and version = $2", [id, version]);
}

/** Stores renewed tokens; false if the session ended meanwhile. */
export async function saveRefreshed(
  db: Reader,
  vault: Vault,
  session: StoredSession,
  tokens: TokenSet,
  facts: { now: Date; isOutside: boolean },
): Promise<boolean> {
  const [saved] = await db.query(
    `update session set sealed_tokens = $3, access_hash = $4, access_expires_at = $5, expires_at = $6, version = version + 1,
       lease_until = null where id = $1 and version = $2 returning 1`,
    [
      session.id,
      session.version,
      sealTokens(vault, tokens),
      accessHashOf(tokens, facts.isOutside),
      tokens.accessExpiresAt,
      endOf(session.createdAt, facts.now),
    ],
  );
  return saved !== undefined;
}

/** Deletes one session with its grant at our provider. */
export async function deleteSession(tx: Writer, session: { id: string; accountId: string }): Promise<void> {
  await tx.query(`delete from oidc_record where account_id = $1 and grant_id in (${grantsOfSession})`, [
    session.accountId,
    session.id,
  ]);
  await tx.query("delete from session where id = $1", [session.id]);
}

const grantsOfSession = `select r.grant_id from oidc_record r
  where r.kind = 'RefreshToken' and r.account_id = $1 and r.payload->>'sid' = $2::text and r.grant_id is not null`;

/** Deletes an account's sessions and provider records (other applications' grants too), but not `except`. */
export async function deleteSessions(tx: Writer, accountId: string, except: string | null): Promise<void> {
  await tx.query("delete from session where account_id = $1 and ($2::uuid is null or id <> $2::uuid)", [
    accountId,
    except,
  ]);
  await tx.query(
    `delete from oidc_record where account_id = $1 and (grant_id is null or grant_id not in (${grantsOfSession}))`,
    [accountId, except],
  );
}

/** Signs an account out everywhere: its sessions end, and its tokens stop working. */
export async function endEverywhere(tx: Writer, accountId: string, at: Date): Promise<void> {
  await raiseAuthGen(tx, accountId, at);
  await deleteSessions(tx, accountId, null);
}

/** The tokens of an account's sessions (at most 100), to revoke them at another issuer. */
export async function tokensOfAccount(db: Database | Writer, vault: Vault, accountId: string): Promise<TokenSet[]> {
  const rows = await db.query<{ sealed: Buffer; at: Date }>(
    "select sealed_tokens as sealed, access_expires_at as at from session where account_id = $1 limit 100",
    [accountId],
  );
  return rows.map(({ sealed, at }) => openTokens(vault, sealed, at)).filter((tokens) => tokens !== null);
}
