// Binds a mailed code to the browser that requested it, by a cookie.
import { createHash, randomBytes } from "node:crypto";
import type { Call } from "../../platform/mount.ts";
import { hostCookie } from "../sessions/session-cookie.ts";

/** The purpose of the code that a browser waits for; part of the cookie's name. */
type Asking = "sign_up" | "reset";

const cookieOf = (publicUrl: string, asking: Asking) => hostCookie(publicUrl, `vouchboard_${asking}`);

const hashOf = (secret: string) => createHash("sha256").update(secret).digest();

/** Hash of this browser's cookie; without a cookie the hash of "", which matches no row. */
export const browserHashOf = (publicUrl: string, asking: Asking, { cookies }: Call<unknown>): Buffer =>
  hashOf(cookies[cookieOf(publicUrl, asking)] ?? "");

/** Sets a new secret as the browser's cookie and returns its hash. `lasts` in ms. */
export const markBrowser = (publicUrl: string, asking: Asking, call: Call<unknown>, lasts: number): Buffer =>
  giveSecret(publicUrl, asking, call, { secret: newSecret(), lasts });

/** Like markBrowser, but reuses the browser's secret, so that its earlier requests still work. */
export function remarkBrowser(publicUrl: string, asking: Asking, call: Call<unknown>, lasts: number): Buffer {
  const former = call.cookies[cookieOf(publicUrl, asking)] ?? "";
  const secret = /^[\w-]{43}$/.test(former) ? former : newSecret();
  return giveSecret(publicUrl, asking, call, { secret, lasts });
}

export function unmarkBrowser(publicUrl: string, asking: Asking, call: Call<unknown>): void {
  call.setCookie(cookieOf(publicUrl, asking), "", { maxAge: 0, sameSite: "strict" });
}

const newSecret = () => randomBytes(32).toString("base64url");

type Secret = { secret: string; lasts: number };

function giveSecret(publicUrl: string, asking: Asking, call: Call<unknown>, { secret, lasts }: Secret): Buffer {
  call.setCookie(cookieOf(publicUrl, asking), secret, { maxAge: lasts / 1_000, sameSite: "strict" });
  return hashOf(secret);
}
