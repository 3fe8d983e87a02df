// The browser that a sign-up was begun in: only there can it be confirmed.
import { createHash, randomBytes } from "node:crypto";
import type { Call } from "../../platform/mount.ts";

/** Under https the name carries the prefix that only the host itself can set. */
const cookieOf = (publicUrl: string) =>
  publicUrl.startsWith("https:") ? "__Host-vouchboard_sign_up" : "vouchboard_sign_up";

const hashOf = (secret: string) => createHash("sha256").update(secret).digest();

/** Hash of the cookie that this browser has; of nothing when it has none, which is no sign-up's. */
export const browserHashOf = (publicUrl: string, { cookies }: Call<unknown>): Buffer =>
  hashOf(cookies[cookieOf(publicUrl)] ?? "");

/** Gives the browser a new secret and resolves to its hash. `lasts` in ms. */
export function markBrowser(publicUrl: string, call: Call<unknown>, lasts: number): Buffer {
  const secret = randomBytes(32).toString("base64url");
  call.setCookie(cookieOf(publicUrl), secret, { maxAge: lasts / 1_000, sameSite: "strict" });
  return hashOf(secret);
}

export function unmarkBrowser(publicUrl: string, call: Call<unknown>): void {
  call.setCookie(cookieOf(publicUrl), "", { maxAge: 0, sameSite: "strict" });
}
