// Builds the session answer for the browser.

import { decodeJwt } from "jose";
import { roleOf } from "../../../contract/identity/rules.ts";
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import type { TokenSet } from "../token-set.ts";
import type { AccountState } from "../tokens/account-state.ts";
import { groupsIn } from "../tokens/judge-tokens.ts";

export const SIGNED_OUT: SessionAnswer = {
  isLoggedIn: false,
  accessToken: null,
  idToken: null,
  expiresAt: null,
  userType: null,
  corporateUserType: null,
};

/** The user type comes from the account's groups and, for another issuer, also from those in its access token. */
export function sessionAnswerOf(tokens: TokenSet, account: AccountState): SessionAnswer {
  return {
    isLoggedIn: true,
    accessToken: tokens.accessToken,
    idToken: tokens.idToken,
    expiresAt: tokens.accessExpiresAt.toISOString(),
    ...roleOf(
      account.sub === account.id ? account.groups : [...account.groups, ...groupsIn(claimsIn(tokens.accessToken))],
    ),
  };
}

/** The claims of a token that we store, unverified; none if it is no JWT. */
export function claimsIn(token: string): Record<string, unknown> {
  try {
    return decodeJwt(token);
  } catch {
    return {};
  }
}
