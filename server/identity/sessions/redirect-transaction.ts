// A sign-in in progress at the issuer's page: its state and verifier, sealed in a cookie and usable once.
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Reader } from "../../platform/db.ts";
import type { Vault } from "../../platform/vault.ts";
import { type SealedCookie, sealedCookie } from "./session-cookie.ts";

export type RedirectTransaction = {
  state: string;
  verifier: string;
  returnTo: string;
  /** The requested social provider; null for the issuer's own page. */
  provider: string | null;
};

const seconds = 600;

export const redirectCookie = (vault: Vault, publicUrl: string): SealedCookie<RedirectTransaction> =>
  sealedCookie({ vault, publicUrl, name: "vouchboard_redirect", seconds });

/** A state of 32 characters and a PKCE verifier of 128, the longest allowed (RFC 7636). */
export const makeSecrets = (): { state: string; verifier: string } => ({
  state: randomBytes(24).toString("base64url"),
  verifier: randomBytes(96).toString("base64url"),
});

/** Compares in constant time. */
export function isSameSecret(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(expected));
}

/** Marks a state as used; false if it already was, for example when a browser replays its cookie. */
export async function markUsed(db: Reader, state: string, now: Date): Promise<boolean> {
  const [first] = await db.query(
    `insert into oidc_record (kind, id, payload, expires_at) values ('UsedState', $1, '{}', $2) on conflict do nothing returning 1`,
    [createHash("sha256").update(state).digest("base64url"), new Date(now.getTime() + seconds * 1000)],
  );
  return first !== undefined;
}
