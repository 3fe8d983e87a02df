// A company's keys of the API: made, replaced and ended by its admins, and presented by programs.
import type { FastifyRequest } from "fastify";
import {
  CALLS_PER_DAY,
  CALLS_PER_MINUTE,
  KEY_PREFIX,
  type KeyScope,
  MAX_KEYS,
  ROTATION_HOURS,
  SHOWN_OF_A_KEY,
} from "../../contract/integrations/rules.ts";
import type { ApiKey } from "../../contract/integrations/wire.ts";
import type { Deps, Operation } from "../deps.ts";
import type { Reader } from "../platform/db.ts";
import { isUuid, newId } from "../platform/ids.ts";
import { isoTimes, type Timed } from "../platform/iso-times.ts";
import type { Who } from "../platform/mount.ts";
import { hashToken, makeToken } from "../platform/random-tokens.ts";
import { refuse, refuseForNow } from "../platform/refusal.ts";
import { countHits } from "../platform/shared-limits.ts";
import { companyToChange, ownCompany, recordChange } from "./company.ts";

const HOUR_MS = 3_600_000;

type Row = Timed<ApiKey, "createdAt" | "lastUsedAt" | "previousUntil">;

const columns = `id, name, start, scopes, created_at as "createdAt", last_used_at as "lastUsedAt",
  case when previous_until > $2 then previous_until end as "previousUntil"`;

async function readKeys(reader: Reader, companyId: string, now: Date): Promise<{ data: ApiKey[] }> {
  const rows = await reader.query<Row>(
    `select ${columns} from api_key where company_id = $1 order by id desc`,
    [companyId, now],
    "keys of a company",
  );
  return { data: rows.map(isoTimes) };
}

export const listApiKeys: Operation<"listApiKeys"> = async (_input, { caller }, { db, clock }) =>
  readKeys(db, await ownCompany(db, caller), clock());

/** 409 beyond MAX_KEYS. */
export const createApiKey: Operation<"createApiKey"> = ({ body }, call, { db, clock }) =>
  db.transaction(async (tx) => {
    const companyId = await companyToChange(tx, call.caller);
    const now = clock();
    const { data: known } = await readKeys(tx, companyId, now);
    if (known.length >= MAX_KEYS)
      throw refuse(409, "LIMIT_REACHED", `Your company has ${MAX_KEYS} keys. Please end one that is no longer used.`);
    const [id, secret, scopes] = [newId(now), newSecret(), [...new Set(body.scopes)].sort()];
    await tx.query(
      `insert into api_key (id, company_id, name, start, scopes, hash, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, companyId, body.name, secret.slice(0, SHOWN_OF_A_KEY), scopes, hashToken(secret), now],
    );
    await recordChange(tx, call, { kind: "api-key.created", companyId, keyId: id, scopes }, now);
    return { key: await readKey(tx, companyId, id, now), secret };
  });

const newSecret = (): string => KEY_PREFIX + makeToken();

async function readKey(reader: Reader, companyId: string, keyId: string, now: Date): Promise<ApiKey> {
  const [row] = isUuid(keyId)
    ? await reader.query<Row>(`select ${columns} from api_key where company_id = $1 and id = $3`, [
        companyId,
        now,
        keyId,
      ])
    : [];
  if (!row) throw refuse(404, "NOT_FOUND", "Your company has no such key.");
  return isoTimes(row);
}

/** The key from before works for ROTATION_HOURS; an older one ends now. */
export const rotateApiKey: Operation<"rotateApiKey"> = ({ params: { keyId } }, call, { db, clock }) =>
  db.transaction(async (tx) => {
    const companyId = await companyToChange(tx, call.caller);
    const now = clock();
    await readKey(tx, companyId, keyId, now);
    const secret = newSecret();
    await tx.query(
      `update api_key set previous_hash = hash, previous_until = $3, hash = $4, start = $5 where company_id = $1 and id = $2`,
      [
        companyId,
        keyId,
        new Date(now.getTime() + ROTATION_HOURS * HOUR_MS),
        hashToken(secret),
        secret.slice(0, SHOWN_OF_A_KEY),
      ],
    );
    await recordChange(tx, call, { kind: "api-key.rotated", companyId, keyId }, now);
    return { key: await readKey(tx, companyId, keyId, now), secret };
  });

/** Ends it for every process at the next call; ignores keys that are gone. */
export const revokeApiKey: Operation<"revokeApiKey"> = ({ params: { keyId } }, call, { db, clock }) =>
  db.transaction(async (tx) => {
    const companyId = await companyToChange(tx, call.caller);
    const now = clock();
    const gone = isUuid(keyId)
      ? await tx.query("delete from api_key where company_id = $1 and id = $2 returning 1", [companyId, keyId])
      : [];
    if (gone.length > 0) await recordChange(tx, call, { kind: "api-key.revoked", companyId, keyId }, now);
    return readKeys(tx, companyId, now);
  });

/** The key that a program presented. */
export type KeyCaller = { keyId: string; companyId: string };

/** An access check: the request carries a key with this scope. */
export type ByKey = (scope: KeyScope) => Who<KeyCaller>;

type Found = { keyId: string; companyId: string; scopes: KeyScope[]; isSuspended: boolean; isUnnoted: boolean };

/** 401 without a key that works, 403 for one without the scope, 429 beyond its calls; read anew for each call. */
export const keyCallers =
  ({ db, clock, vault }: Deps, rateLimitScale: number): ByKey =>
  (scope) =>
  async (request) => {
    const secret = secretIn(request);
    const now = clock();
    const found = secret === undefined ? undefined : await findKey(db, hashToken(secret), now);
    if (!found) throw refuse(401, "UNAUTHENTICATED", "A key of the API is needed: Authorization: Bearer vb_…");
    if (found.isSuspended) throw refuse(403, "FORBIDDEN", "The company of this key is suspended.");
    if (!found.scopes.includes(scope)) throw refuse(403, "FORBIDDEN", `This key lacks the scope ${scope}.`);
    for (const [unit, window, most] of WINDOWS) {
      const { hits, ttl } = await countHits({ db, vault }, `api-key ${unit} ${found.keyId}`, 1, window);
      if (hits > Math.ceil(most * rateLimitScale))
        throw refuseForNow(Math.max(1, Math.ceil(ttl / 1_000)), `This key has made ${most} calls in a ${unit}.`);
    }
    if (found.isUnnoted) await noteUse(db, found.keyId, now);
    return { keyId: found.keyId, companyId: found.companyId };
  };

const WINDOWS = [
  ["minute", 60_000, CALLS_PER_MINUTE],
  ["day", 24 * HOUR_MS, CALLS_PER_DAY],
] as const;

const secretIn = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (vb_[\w-]{20,100})$/i.exec(headers.authorization ?? "")?.[1];

async function findKey(reader: Reader, hash: Buffer, now: Date): Promise<Found | undefined> {
  const [found] = await reader.query<Found>(
    `select k.id as "keyId", k.company_id as "companyId", k.scopes, c.suspended_at is not null as "isSuspended",
          coalesce(k.last_used_at < $2::timestamptz - interval '1 hour', true) as "isUnnoted"
        from api_key k join company c on c.id = k.company_id
        where k.hash = $1 or (k.previous_hash = $1 and k.previous_until > $2)`,
    [hash, now],
    "a key by its hash",
  );
  return found;
}

const noteUse = (db: Deps["db"], keyId: string, now: Date) =>
  db.query("update api_key set last_used_at = $2 where id = $1", [keyId, now], "note the use of a key");
