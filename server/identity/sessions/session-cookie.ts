// The cookies that tie a browser to its session and to a sign-in under way.
import { createHash, randomBytes } from "node:crypto";
import type { Call } from "../../platform/mount.ts";
import type { Vault } from "../../platform/vault.ts";

/** A cookie's name as it is used. Under https it carries the prefix that only this host itself can set: no neighbour can slip one in. */
export const hostCookie = (publicUrl: string, name: string): string =>
  publicUrl.startsWith("https:") ? `__Host-${name}` : name;

export const sessionCookieOf = (publicUrl: string): string => hostCookie(publicUrl, "vouchboard_session");

/** A new cookie's value, and the hash that is kept of it. */
export function makeSessionToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOfCookie(token) };
}

const hashOfCookie = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The hash of the session cookie that the browser sent; null when it sent none. */
export function sentSession(call: Call<unknown>, publicUrl: string): Buffer | null {
  const token = call.cookies[sessionCookieOf(publicUrl)];
  return token && token.length <= 100 ? hashOfCookie(token) : null;
}

/** Gives the browser its session until `expiresAt`. */
export function giveSessionCookie(call: Call<unknown>, publicUrl: string, token: string, seconds: number): void {
  call.setCookie(sessionCookieOf(publicUrl), token, { maxAge: seconds, sameSite: "strict" });
}

/** Lets the browser keep the cookie that it has for as long as its session lasts now. */
export function prolongSessionCookie(call: Call<unknown>, publicUrl: string, seconds: number): void {
  const token = call.cookies[sessionCookieOf(publicUrl)];
  if (token) giveSessionCookie(call, publicUrl, token, seconds);
}

export function takeSessionCookie(call: Call<unknown>, publicUrl: string): void {
  if (call.cookies[sessionCookieOf(publicUrl)] !== undefined)
    call.setCookie(sessionCookieOf(publicUrl), "", { maxAge: 0, sameSite: "strict" });
}

/** A cookie whose content only we can read or write, and that says itself how long it holds. */
export type SealedCookie<T> = {
  name: string;
  give(call: Pick<Call<unknown>, "setCookie">, value: T, now: Date): void;
  /** The value, or null when there is none, it is too old, or was not sealed here. */
  read(cookies: Call<unknown>["cookies"], now: Date): T | null;
  clear(call: Pick<Call<unknown>, "setCookie">): void;
};

type CookieWishes = { vault: Vault; publicUrl: string; name: string; seconds: number };

/** Sealed cookies are sent along when somebody comes back from another site's page. */
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
