// Sessions as the database keeps them, their tokens sealed.
import type { Database, Reader, Writer } from "../../platform/db.ts";
import type { Vault } from "../../platform/vault.ts";
import type { TokenSet } from "../token-set.ts";
import { type AccountState, accountStateColumns } from "../tokens/account-state.ts";
import { hashOfToken } from "../tokens/judge-tokens.ts";

/** A session without news ends after so long; every refresh begins the time anew. */
const idleDays = 14;
/** And however busy it is, after so long. */
const longestDays = 60;
const day = 24 * 60 * 60 * 1000;

export type StoredSession = {
  id: string;
  tokens: TokenSet;
  provider: string | null;
  version: number;
  createdAt: Date;
  expiresAt: Date;
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
};

const purpose = "session tokens";

export const sealTokens = (vault: Vault, { accessToken, idToken, refreshToken }: TokenSet): Buffer =>
  vault.seal(purpose, JSON.stringify([accessToken, idToken, refreshToken]));

function openTokens(vault: Vault, sealed: Buffer, accessExpiresAt: Date): TokenSet | null {
  const text = vault.open(purpose, sealed);
  if (text === null) return null;
  const [accessToken, idToken, refreshToken] = JSON.parse(text) as [string, string, string | null];
  return { accessToken, idToken, refreshToken, accessExpiresAt };
}

/** When a session that began at `createdAt` and is used at `now` ends. */
export const endOf = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + idleDays * day, createdAt.getTime() + longestDays * day));

/** The session of a cookie; null when there is none, it ended, or its tokens were sealed with another key. */
export async function findSession(db: Reader, vault: Vault, cookie: Buffer, now: Date): Promise<StoredSession | null> {
  const [row] = await db.query<Row>(
    {
      name: "session of a cookie",
      text: `select ${accountStateColumns}, a.id as "accountId", s.id, s.sealed_tokens as "sealedTokens", s.provider, s.version,
          s.access_expires_at as "accessExpiresAt", s.created_at as "createdAt", s.expires_at as "expiresAt"
        from session s join account a on a.id = s.account_id where s.token_hash = $1 and s.expires_at > $2`,
    },
    [cookie, now],
  );
  const tokens = row && openTokens(vault, row.sealedTokens, row.accessExpiresAt);
  if (!row || !tokens) return null;
  const { id, accountId, sealedTokens: _, accessExpiresAt: __, provider, version, createdAt, expiresAt, ...rest } = row;
  return { id, tokens, provider, version, createdAt, expiresAt, account: { ...rest, id: accountId } };
}

export type NewSession = {
  id: string;
  cookie: Buffer;
  accountId: string;
  tokens: TokenSet;
  provider: string | null;
  userAgent: string;
  ip: string;
  now: Date;
};

/** Other issuers' tokens do not name their session: it is found by the token itself. */
const accessHashOf = (tokens: TokenSet, isOutside: boolean) => (isOutside ? hashOfToken(tokens.accessToken) : null);

export async function insertSession(tx: Writer, vault: Vault, facts: NewSession, isOutside: boolean): Promise<void> {
  const { tokens, now } = facts;
  await tx.query(
    `insert into session (id, token_hash, account_id, sealed_tokens, access_hash, access_expires_at, provider, user_agent, ip,
       created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
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
    ],
  );
}

/** How long one refresh may take before another process tries, in ms; longer than an issuer is waited for. */
const lease = 15_000;

/** Whether the refresh of this version is ours to do. One that its process never finished is given away again. */
export async function takeLease(db: Reader, { id, version }: StoredSession, now: Date): Promise<boolean> {
  const [won] = await db.query(
    `update session set lease_until = $3 where id = $1 and version = $2 and (lease_until is null or lease_until <= $4) returning 1`,
    [id, version, new Date(now.getTime() + lease), now],
  );
  return won !== undefined;
}

/** Gives the lease back without news. */
export async function dropLease(db: Reader, { id, version }: StoredSession): Promise<void> {
  await db.query("update session set lease_until = null where id = $1 and version = $2", [id, version]);
}

/** Stores renewed tokens; false when the session ended meanwhile. */
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

/** Removes one session with its grant at our provider. */
export async function deleteSession(tx: Writer, session: { id: string; accountId: string }): Promise<void> {
  await tx.query(`delete from oidc_record where account_id = $1 and grant_id in (${grantsOfSession})`, [
    session.accountId,
    session.id,
  ]);
  await tx.query("delete from session where id = $1", [session.id]);
}

const grantsOfSession = `select r.grant_id from oidc_record r
  where r.kind = 'RefreshToken' and r.account_id = $1 and r.payload->>'sid' = $2::text and r.grant_id is not null`;

/** Removes the sessions of an account, and everything that applications hold of it at our provider, except the session `except`. */
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

/** The tokens of all sessions of an account, for telling another issuer that they are over. */
export async function tokensOfAccount(db: Database | Writer, vault: Vault, accountId: string): Promise<TokenSet[]> {
  const rows = await db.query<{ sealed: Buffer; at: Date }>(
    "select sealed_tokens as sealed, access_expires_at as at from session where account_id = $1 limit 100",
    [accountId],
  );
  return rows.map(({ sealed, at }) => openTokens(vault, sealed, at)).filter((tokens) => tokens !== null);
}
