// Verifies access tokens: signature, kind, issuer, audience and expiry. callers.ts checks the account.
import { type CryptoKey, importJWK, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { LRUCache } from "lru-cache";
import { GROUPS, type Group } from "../../../contract/identity/rules.ts";
import type { SigningKey } from "../../platform/config.ts";
import { hashToken } from "../../platform/random-tokens.ts";
import { audienceOf } from "../provider/clients.ts";

/** The content of a valid access token. Times in seconds since 1970. */
export type TokenFacts = {
  issuer: string;
  sub: string;
  issuedAt: number;
  expiresAt: number;
  groups: Group[];
  scopes: string[];
  /** Null for other issuers' tokens. */
  authGen: number | null;
  /** The browser session it belongs to, if named. */
  sessionId: string | null;
  /** The provider's grant it came from. */
  grantId: string | null;
  /** SHA-256 of the token, by which sessions of other issuers are found. */
  hash: Buffer;
};

/** The token's facts, or null if it is not acceptable. */
export type TokenJudge = (token: string) => Promise<TokenFacts | null>;

/** Verifies our own provider's tokens. `keys` are its published keys. */
export async function judgeOwnTokens(publicUrl: string, keys: readonly SigningKey[], clock: () => Date) {
  const known = new Map<string, CryptoKey>();
  for (const { kid, n, e } of keys) {
    const key = await importJWK({ kty: "RSA", n, e: String(e) }, "RS256");
    known.set(String(kid), key as CryptoKey);
  }
  // Only the key's id is read from the token; keys and addresses in it (jku, jwk, x5u, x5c) are ignored.
  const keyOf: JWTVerifyGetKey = ({ kid }) => {
    const key = known.get(kid ?? "");
    if (!key) throw new Error("signed with an unknown key");
    return key;
  };
  return remembering(clock, async (token, now) => {
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: ["RS256"],
      typ: "at+jwt",
      issuer: publicUrl,
      audience: audienceOf(publicUrl),
      requiredClaims: ["exp", "iat", "sub", "auth_gen", "grant_id"],
      currentDate: now,
    });
    return payload;
  });
}

export type OutsideWishes = {
  issuer: string;
  clientId: string;
  keys: JWTVerifyGetKey;
  clock: () => Date;
};

/** Verifies access tokens that another issuer made for our client. */
export function judgeOutsideTokens({ issuer, clientId, keys, clock }: OutsideWishes): TokenJudge {
  return remembering(clock, async (token, now) => {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      algorithms: ["RS256", "PS256", "ES256", "EdDSA", "Ed25519"],
      issuer,
      requiredClaims: ["exp", "iat", "sub"],
      currentDate: now,
    });
    if (!isForClient(payload, clientId) || !isAccessToken(payload, protectedHeader.typ)) return null;
    // These claims have a meaning only in our own tokens.
    return { ...payload, auth_gen: undefined, sid: undefined, grant_id: undefined };
  });
}

/** Issuers name the client of an access token in different claims. */
function isForClient(payload: JWTPayload, clientId: string): boolean {
  const audience = Array.isArray(payload.aud) ? payload.aud : [payload.aud];
  return payload.client_id === clientId || payload.azp === clientId || audience.includes(clientId);
}

/** Id tokens may make no calls. Issuers mark access tokens in one of these ways, id tokens in none. */
function isAccessToken(payload: JWTPayload, type: string | undefined): boolean {
  if (
    payload.token_use === "id" ||
    payload.typ === "ID" ||
    payload.nonce !== undefined ||
    payload.at_hash !== undefined
  )
    return false;
  return (
    /^(application\/)?at\+jwt$/i.test(type ?? "") ||
    payload.token_use === "access" ||
    payload.typ === "Bearer" ||
    typeof payload.scope === "string" ||
    typeof payload.scp === "string"
  );
}

/** Caches verified tokens, because every call of a page sends the same one. */
function remembering(clock: () => Date, verify: (token: string, now: Date) => Promise<JWTPayload | null>): TokenJudge {
  const seen = new LRUCache<string, TokenFacts>({ max: 5_000 });
  return async (token) => {
    // Longer than any real token: refuse it without the cost of verifying.
    if (token.length > 16_384) return null;
    const now = clock();
    const known = seen.get(token);
    if (known) return known.expiresAt * 1000 > now.getTime() ? known : null;
    const payload = await verify(token, now).catch(() => null);
    const facts = payload && factsOf(payload, token);
    if (facts) seen.set(token, facts);
    return facts;
  };
}

function factsOf(payload: JWTPayload, token: string): TokenFacts | null {
  const { iss, sub, iat, exp } = payload;
  if (!iss || !sub || iat === undefined || exp === undefined) return null;
  const text = (name: string) => (typeof payload[name] === "string" ? (payload[name] as string) : null);
  return {
    issuer: iss,
    sub,
    issuedAt: iat,
    expiresAt: exp,
    groups: groupsIn(payload),
    scopes: (text("scope") ?? "").split(" "),
    authGen: typeof payload.auth_gen === "number" ? payload.auth_gen : null,
    sessionId: text("sid"),
    grantId: text("grant_id"),
    hash: hashToken(token),
  };
}

/** The token's groups that are known here. */
export function groupsIn(claims: Record<string, unknown>): Group[] {
  const named = claims["cognito:groups"];
  return Array.isArray(named) ? GROUPS.filter((group) => named.includes(group)) : [];
}
