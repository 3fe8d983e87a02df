// A sign-in that has left for the issuer's page: what must come back with it, kept sealed in the browser and used once.
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Reader } from "../../platform/db.ts";
import type { Vault } from "../../platform/vault.ts";
import { type SealedCookie, sealedCookie } from "./session-cookie.ts";

export type RedirectTransaction = {
  state: string;
  verifier: string;
  returnTo: string;
  /** The social provider that was asked for; null for the issuer's own page. */
  provider: string | null;
};

const seconds = 600;

export const redirectCookie = (vault: Vault, publicUrl: string): SealedCookie<RedirectTransaction> =>
  sealedCookie({ vault, publicUrl, name: "vouchboard_redirect", seconds });

/** State of 32 characters and verifier of 128, as spec §9 has them. */
export const makeSecrets = (): { state: string; verifier: string } => ({
  state: randomBytes(24).toString("base64url"),
  verifier: randomBytes(96).toString("base64url"),
});

/** Compares without telling by its time how much was right. */
export function isSameSecret(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(expected));
}

/** Whether this state is used for the first time: a browser that sends its cookie again gets nowhere. */
export async function markUsed(db: Reader, state: string, now: Date): Promise<boolean> {
  const [first] = await db.query(
    `insert into oidc_record (kind, id, payload, expires_at) values ('UsedState', $1, '{}', $2) on conflict do nothing returning 1`,
    [createHash("sha256").update(state).digest("base64url"), new Date(now.getTime() + seconds * 1000)],
  );
  return first !== undefined;
}
