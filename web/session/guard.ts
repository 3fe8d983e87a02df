// Who may see a page (spec §4, route guard): pure, from the page's demand and the token to what happens.
import { readToken, type TokenTrouble } from "../../contract/read-token.ts";
import { readUserType, type UserType } from "../../contract/roles.ts";

/** What a page asks for. No roles: nobody. */
export type Access = {
  roles: readonly ("General_Users" | "Corporate" | "Admin")[];
  requiresToken: boolean;
};

export type Verdict =
  | { kind: "pass" }
  /** The token has ended: one silent renewal, then judge again. */
  | { kind: "renew" }
  | { kind: "login"; at: "/auth/login" | "/auth/corporate/login" }
  | { kind: "invalid-token"; trouble: TokenTrouble }
  | { kind: "forbidden" };

export type GuardFacts = {
  access: Access;
  /** The access token, null when there is none. */
  token: unknown;
  userType: UserType | null;
  /** Milliseconds, by the server's clock. */
  now: number;
  /** False once a renewal was tried for this token. */
  mayRenew: boolean;
};

/** The root layout's demand (spec §2), for every page that makes none of its own. */
export const ROOT_ACCESS: Access = { roles: ["General_Users", "Admin"], requiresToken: false };
/** For pages that everybody must be able to read, whoever they are: law, help, signing in. */
export const OPEN_ACCESS: Access = { roles: ["General_Users", "Corporate", "Admin"], requiresToken: false };

export function judge({ access, token, userType, now, mayRenew }: GuardFacts): Verdict {
  const login = { kind: "login", at: loginOf(access) } as const;
  const hasToken = token !== null && token !== undefined;
  if (!hasToken && access.requiresToken) return login;
  if (hasToken) {
    const read = readToken(token);
    if (!read.ok) return { kind: "invalid-token", trouble: read.trouble };
    if (typeof read.claims.exp === "number" && read.claims.exp * 1_000 <= now)
      return mayRenew ? { kind: "renew" } : login;
  }
  const roles = access.roles.map(readUserType);
  if (userType !== null) return roles.includes(userType) ? { kind: "pass" } : { kind: "forbidden" };
  if (access.requiresToken) return { kind: "forbidden" };
  return roles.includes("General_User") ? { kind: "pass" } : login;
}

/** What a page's `access` keeps each kind of user out of; guard.test.ts holds it to the pages. */
const CLOSED_TO: Record<UserType, RegExp> = {
  General_User: /^\/v2\/(corporate|admin)(\/|$)/,
  Corporate:
    /^\/($|(jobs|referrals|guidance|company|for-employee|faqs|blogs|pricing|support|employee|candidate|profile|pay|v1|v2\/candidate|v2\/admin)(\/|$))/,
  Admin: /^\/(employee|pay|v2\/candidate\/receipts|v2\/corporate)(\/|$)/,
};

/** Whether a link to `to` leads this kind of user to a page, and not to Access Denied. A visitor is led to the login at worst. */
export const mayOpen = (to: string, userType: UserType | null): boolean =>
  userType === null || !CLOSED_TO[userType].test(to.replace(/[?#].*$/s, ""));

const loginOf = ({ roles }: Access) => (roles.includes("Corporate") ? "/auth/corporate/login" : "/auth/login");

/** What the innermost route with a demand asks for: `export const handle = { access: { roles: ["Corporate"], requiresToken: true } }`. */
export function accessOf(matches: readonly { handle?: unknown }[]): Access {
  const asked = matches.map((match) => (match.handle as { access?: Access } | undefined)?.access);
  return asked.findLast((access) => access !== undefined) ?? ROOT_ACCESS;
}
