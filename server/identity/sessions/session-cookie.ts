// The cookies for a browser's session and for a sign-in in progress.
import { createHash, randomBytes } from "node:crypto";
import type { Call } from "../../platform/mount.ts";
import type { Vault } from "../../platform/vault.ts";

/** The full name of a cookie. Under https it has the __Host- prefix, so that sibling hosts cannot plant one. */
export const hostCookie = (publicUrl: string, name: string): string =>
  publicUrl.startsWith("https:") ? `__Host-${name}` : name;

export const sessionCookieOf = (publicUrl: string): string => hostCookie(publicUrl, "vouchboard_session");

/** A new cookie's value, and the hash to store. */
export function makeSessionToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOfCookie(token) };
}

const hashOfCookie = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The hash of the browser's session cookie; null without one. */
export function sentSession(call: Call<unknown>, publicUrl: string): Buffer | null {
  const token = call.cookies[sessionCookieOf(publicUrl)];
  return token && token.length <= 100 ? hashOfCookie(token) : null;
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
