// Stores the OpenID Provider's records (codes, refresh tokens, grants, sessions, interactions) in one table.
import { type Adapter, type AdapterPayload, errors, type InteractionResults } from "oidc-provider";
import type { Deps } from "../../deps.ts";
import type { Reader } from "../../platform/db.ts";
import { hashToken } from "../../platform/random-tokens.ts";

type Row = { payload: AdapterPayload; consumed_at: Date | null };

/**
 * The provider's adapter factory. A leaked table is useless: codes and refresh tokens are stored as SHA-256, and ids of
 * sessions and interactions work only with a signed cookie.
 */
export function recordStore({ db, clock }: Pick<Deps, "db" | "clock">): (kind: string) => Adapter {
  const alive = "(expires_at is null or expires_at > $1)";
  const payloadOf = (row: Row | undefined, id?: string): AdapterPayload | undefined =>
    row && {
      ...row.payload,
      ...(id !== undefined && { jti: id }),
      ...(row.consumed_at && { consumed: Math.floor(row.consumed_at.getTime() / 1000) }),
    };
  return (kind) => {
    const hide = hiddenKinds.has(kind) ? hashOf : (id: string) => id;
    return {
      async upsert(id, payload, expiresIn) {
        if (hasNul(payload)) throw new errors.InvalidRequest("a parameter holds a character that nobody can type");
        const { jti: _secret, ...rest } = payload;
        const expiresAt = expiresIn === undefined ? null : new Date(clock().getTime() + expiresIn * 1000);
        const grantId = kind === "Grant" ? id : (payload.grantId ?? null);
        const stored = JSON.stringify(hide === hashOf ? rest : payload);
        const values = [kind, hide(id), stored, grantId, payload.uid ?? null, ownerOf(payload), expiresAt];
        await db.query(UPSERT, values);
      },
      async find(id) {
        if (cannotBe(id)) return undefined;
        const [row] = await db.query<Row>(
          `select payload, consumed_at from oidc_record where ${alive} and kind = $2 and id = $3`,
          [clock(), kind, hide(id)],
          "oidc find",
        );
        return payloadOf(row, hide === hashOf ? id : undefined);
      },
      async findByUid(uid) {
        if (cannotBe(uid)) return undefined;
        const [row] = await db.query<Row>(
          `select payload, consumed_at from oidc_record where ${alive} and kind = $2 and uid = $3`,
          [clock(), kind, uid],
        );
        return payloadOf(row);
      },
      // The device flow, which has user codes, is off.
      findByUserCode: async () => undefined,
      async consume(id) {
        await consumeOnce(db, kind, hide(id), clock());
      },
      async destroy(id) {
        if (cannotBe(id)) return;
        await db.query("delete from oidc_record where kind = $1 and id = $2", [kind, hide(id)]);
      },
      async revokeByGrantId(grantId) {
        await db.query("delete from oidc_record where kind = $1 and grant_id = $2", [kind, grantId]);
      },
    };
  };
}

const UPSERT = `insert into oidc_record (kind, id, payload, grant_id, uid, account_id, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (kind, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
    uid = excluded.uid, account_id = excluded.account_id, expires_at = excluded.expires_at`;

/** The account of a record; for an answered interaction, the account that signed in. */
function ownerOf({ result, accountId, session }: AdapterPayload): string | null {
  const login = (result as InteractionResults | undefined)?.login;
  return login?.accountId ?? accountId ?? session?.accountId ?? null;
}

/** PostgreSQL text cannot contain NUL, so no record has such an id. */
const cannotBe = (id: string): boolean => id.includes("\0");

/** Whether any text in the value contains NUL. */
function hasNul(value: unknown): boolean {
  if (typeof value === "string") return cannotBe(value);
  return typeof value === "object" && value !== null && Object.entries(value).flat().some(hasNul);
}

const hiddenKinds = new Set(["AuthorizationCode", "RefreshToken"]);
const hashOf = (id: string) => hashToken(id).toString("base64url");

/** Only one request may use a code or refresh token. A second use, even in parallel, revokes the whole grant. */
async function consumeOnce(db: Reader, kind: string, id: string, now: Date): Promise<void> {
  const [won] = await db.query(
    "update oidc_record set consumed_at = $3 where kind = $1 and id = $2 and consumed_at is null returning 1",
    [kind, id, now],
  );
  if (won) return;
  await db.query(
    `delete from oidc_record where grant_id in
       (select grant_id from oidc_record where kind = $1 and id = $2 and grant_id is not null)`,
    [kind, id],
  );
  throw new errors.InvalidGrant("this was used already");
}
