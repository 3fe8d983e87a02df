import { readUserType, type UserType } from "../../contract/identity/rules.ts";
import { readToken, type TokenTrouble } from "./read-token.ts";

/** A page's access rule. Without roles, no user may see it. */
export type Access = {
  roles: readonly ("General_Users" | "Corporate" | "Admin")[];
  requiresToken: boolean;
};

export type Verdict =
  | { kind: "pass" }
  /** The token has expired: renew it once, then judge again. */
  | { kind: "renew" }
  | { kind: "login"; at: "/auth/login" | "/auth/corporate/login" }
  | { kind: "invalid-token"; trouble: TokenTrouble }
  | { kind: "forbidden" };

export type GuardFacts = {
  access: Access;
  token: unknown;
  userType: UserType | null;
  /** Milliseconds, by the server's clock. */
  now: number;
  /** False once a renewal was tried for this token. */
  mayRenew: boolean;
};

/** The root layout's rule, for every page without its own. */
export const ROOT_ACCESS: Access = { roles: ["General_Users", "Admin"], requiresToken: false };
/** For pages open to every kind of user: legal texts, help, signing in. */
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

/** Paths whose access rule excludes each kind of user; guard.test.ts compares this with the pages. */
const CLOSED_TO: Record<UserType, RegExp> = {
  General_User: /^\/v2\/(corporate|admin)(\/|$)/,
  Corporate:
    /^\/($|(home|jobs|referrals|guidance|company|for-employee|faqs|blogs|pricing|support|employee|candidate|profile|pay|welcome|v1|v2\/candidate|v2\/admin)(\/|$))/,
  Admin: /^\/(employee|pay|welcome|v2\/candidate\/receipts|v2\/corporate)(\/|$)/,
};

/** Whether a link to `to` leads this kind of user to a page, and not to Access Denied. Visitors are led to the login instead. */
export const mayOpen = (to: string, userType: UserType | null): boolean =>
  userType === null || !CLOSED_TO[userType].test(to.replace(/[?#].*$/s, ""));

const loginOf = ({ roles }: Access) => (roles.includes("Corporate") ? "/auth/corporate/login" : "/auth/login");

/**
 * The access rule of the innermost route that has one: `export const handle = { access: { roles: ["Corporate"],
 * requiresToken: true } }`.
 */
export function accessOf(matches: readonly { handle?: unknown }[]): Access {
  const asked = matches.map((match) => (match.handle as { access?: Access } | undefined)?.access);
  return asked.findLast((access) => access !== undefined) ?? ROOT_ACCESS;
}
