// The provider's cookies: their names, and the signature that detects forged ones.
import { timingSafeEqual } from "node:crypto";
import type { Configuration } from "oidc-provider";
import type { Vault } from "../../platform/vault.ts";
import { hostCookie } from "../sessions/session-cookie.ts";

type CookieSettings = NonNullable<Configuration["cookies"]>;

/**
 * Names of the provider's cookies. The library sets `resume` with its interaction's path, so that one cannot have the
 * __Host- prefix; serve-provider.ts ignores it without the interaction's own cookie.
 */
export function cookieNamesOf(publicUrl: string): { session: string; interaction: string; resume: string } {
  return {
    session: hostCookie(publicUrl, "vouchboard_oidc"),
    interaction: hostCookie(publicUrl, "vouchboard_oidc_interaction"),
    resume: `${publicUrl.startsWith("https:") ? "__Secure-" : ""}vouchboard_oidc_resume`,
  };
}

export function cookieSettings(vault: Vault, publicUrl: string): CookieSettings {
  const options = { httpOnly: true, sameSite: "lax", path: "/", signed: true } as const;
  return { names: cookieNamesOf(publicUrl), long: options, short: options, keys: signer(vault) };
}

/** The value of a provider's cookie; null if absent or not signed by us under this name. */
export function signedCookie(
  vault: Vault,
  cookies: Readonly<Record<string, string | undefined>>,
  name: string,
): string | null {
  const value = cookies[name];
  const signature = cookies[`${name}.sig`];
  if (!value || !signature) return null;
  return signer(vault).verify(`${name}=${value}`, signature) ? value : null;
}

/** A signer with the library's interface; `data` is "name=value". */
function signer(vault: Vault) {
  const sign = (data: string): string => vault.mac("oidc cookies", data).toString("base64url");
  const verify = (data: string, signature: string): boolean => {
    const [given, expected] = [Buffer.from(signature), Buffer.from(sign(data))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  return { sign, verify, index: (data: string, signature: string) => (verify(data, signature) ? 0 : -1) };
}
