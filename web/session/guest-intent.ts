// What a guest pressed that needs an account, in the address of the login: there it survives a reload and the mailed code.
import type { JoinReason } from "../../messages/en/accounts.ts";

/** `job` and `company` are ids: the page looks up their names. */
export type GuestIntent = { for: JoinReason; job?: string | undefined; company?: string | undefined };

/** Where a guest creates an account or logs in; then they go on at `returnTo`, a path of this site. */
export function joinPath(returnTo: string, intent: GuestIntent): string {
  const query = Object.entries({ returnTo, ...intent }).filter(([, value]) => value !== undefined);
  return `/auth/login?${query.map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`).join("&")}`;
}
