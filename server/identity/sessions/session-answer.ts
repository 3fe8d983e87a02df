// What the browser is told of its session.

import { decodeJwt } from "jose";
import { roleOf } from "../../../contract/roles.ts";
import type { SessionAnswer } from "../../../contract/session.ts";
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

/** `account` and the groups in the id token say who it is; the id token was verified when it came. */
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

/** The claims of a token that we hold, unverified; none when it is no JWT. */
export function claimsIn(token: string): Record<string, unknown> {
  try {
    return decodeJwt(token);
  } catch {
    return {};
  }
}
