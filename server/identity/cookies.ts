// The cookies of identity: names, signatures and seals, the browser's session, and the codes that it waits for.

import { timingSafeEqual } from "node:crypto";
import type { Configuration } from "oidc-provider";
import type { Call } from "../platform/mount.ts";
import { hashToken, makeToken } from "../platform/random-tokens.ts";
import type { Vault } from "../platform/vault.ts";

/** The full name of a cookie. Under https it has the __Host- prefix, so that sibling hosts cannot plant one. */
export const hostCookie = (publicUrl: string, name: string): string =>
  publicUrl.startsWith("https:") ? `__Host-${name}` : name;

export const sessionCookieOf = (publicUrl: string): string => hostCookie(publicUrl, "vouchboard_session");

/** A new cookie's value, and the hash to store. */
export function makeSessionToken(): { token: string; hash: Buffer } {
  const token = makeToken();
  return { token, hash: hashToken(token) };
}

/** The hash of the browser's session cookie; null without one. */
export function sentSession(call: Call<unknown>, publicUrl: string): Buffer | null {
  const token = call.cookies[sessionCookieOf(publicUrl)];
  return token && token.length <= 100 ? hashToken(token) : null;
}

/** Sets the session cookie for `seconds`. */
export function giveSessionCookie(call: Call<unknown>, publicUrl: string, token: string, seconds: number): void {
  call.setCookie(sessionCookieOf(publicUrl), token, { maxAge: seconds, sameSite: "strict" });
}

/** Extends the browser's cookie to the session's new lifetime. */
export function prolongSessionCookie(call: Call<unknown>, publicUrl: string, seconds: number): void {
  const token = call.cookies[sessionCookieOf(publicUrl)];
  if (token) giveSessionCookie(call, publicUrl, token, seconds);
}

export function takeSessionCookie(call: Call<unknown>, publicUrl: string): void {
  if (call.cookies[sessionCookieOf(publicUrl)] !== undefined)
    call.setCookie(sessionCookieOf(publicUrl), "", { maxAge: 0, sameSite: "strict" });
}

/** A cookie that only we can read or write, with its expiry sealed inside. */
export type SealedCookie<T> = {
  name: string;
  give(call: Pick<Call<unknown>, "setCookie">, value: T, now: Date): void;
  /** The value; null if absent, expired or not sealed by us. */
  read(cookies: Call<unknown>["cookies"], now: Date): T | null;
  clear(call: Pick<Call<unknown>, "setCookie">): void;
};

type CookieWishes = { vault: Vault; publicUrl: string; name: string; seconds: number };

/** Sealed cookies are SameSite=Lax, so that browsers send them on the way back from another site. */
export function sealedCookie<T>({ vault, publicUrl, name: plainName, seconds }: CookieWishes): SealedCookie<T> {
  const name = hostCookie(publicUrl, plainName);
  return {
    name,
    give(call, value, now) {
      const text = JSON.stringify({ until: now.getTime() + seconds * 1000, value });
      call.setCookie(name, vault.seal(`cookie ${name}`, text).toString("base64url"), {
        maxAge: seconds,
        sameSite: "lax",
      });
    },
    read(cookies, now) {
      const text = vault.open(`cookie ${name}`, Buffer.from(cookies[name] ?? "", "base64url"));
      if (text === null) return null;
      const { until, value } = JSON.parse(text) as { until: number; value: T };
      return until > now.getTime() ? value : null;
    },
    clear: (call) => call.setCookie(name, "", { maxAge: 0, sameSite: "lax" }),
  };
}

type CookieSettings = NonNullable<Configuration["cookies"]>;

/**
 * Names of the provider's cookies. The library sets `resume` with its interaction's path, so that one cannot have the
 * __Host- prefix; serve-identity.ts ignores it without the interaction's own cookie.
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
export function signedCookie(vault: Vault, cookies: Call["cookies"], name: string): string | null {
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

/** The purpose of the code that a browser waits for; part of the cookie's name. */
type Asking = "sign_up" | "reset";

const cookieOf = (publicUrl: string, asking: Asking) => hostCookie(publicUrl, `vouchboard_${asking}`);

/** Hash of this browser's cookie; without a cookie the hash of "", which matches no row. */
export const browserHashOf = (publicUrl: string, asking: Asking, { cookies }: Call<unknown>): Buffer =>
  hashToken(cookies[cookieOf(publicUrl, asking)] ?? "");

/** Sets a secret as the browser's cookie and returns its hash. `lasts` in ms. */
export function markBrowser(
  publicUrl: string,
  asking: Asking,
  call: Call<unknown>,
  lasts: number,
  secret = makeToken(),
): Buffer {
  call.setCookie(cookieOf(publicUrl, asking), secret, { maxAge: lasts / 1_000, sameSite: "strict" });
  return hashToken(secret);
}

/** Like markBrowser, but reuses the browser's secret, so that its earlier requests still work. */
export function remarkBrowser(publicUrl: string, asking: Asking, call: Call<unknown>, lasts: number): Buffer {
  const former = call.cookies[cookieOf(publicUrl, asking)] ?? "";
  return markBrowser(publicUrl, asking, call, lasts, /^[\w-]{43}$/.test(former) ? former : makeToken());
}

export function unmarkBrowser(publicUrl: string, asking: Asking, call: Call<unknown>): void {
  call.setCookie(cookieOf(publicUrl, asking), "", { maxAge: 0, sameSite: "strict" });
}
