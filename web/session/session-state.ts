// The browser's session state, outside React so that calls and tabs can change it too.
import type { UserDetails } from "../../contract/identity/accounts-wire.ts";
import type { CorporateUserType, UserType } from "../../contract/identity/rules.ts";
import { makeStore, type Store } from "./make-store.ts";
import type { TokenClaims } from "./read-token.ts";

/** Tokens and their contents. They are in memory only. */
export type TokenData = {
  accessToken: string;
  idToken: string | null;
  /** When the access token ends, in milliseconds of the server's clock. */
  expiresAt: number;
  userType: UserType | null;
  corporateUserType: CorporateUserType | null;
  /** The e-mail address of the id token, in lower case; "" when it has none. */
  email: string;
  claims: TokenClaims;
};

/** The signed-in person; the company is set once an answer includes it. */
export type SessionUser = UserDetails & { companyId?: string; companyName?: string };

export type PendingApply = {
  jobId: string;
  url: string;
  /** When, in epoch ms. */
  at: number;
  /** What they wrote to the company before a résumé upload. */
  note?: string;
  /** The tab where it started; null where tabs cannot be told apart. */
  tab: string | null;
};

export type SessionState = {
  isLoggedIn: boolean | undefined;
  tokenData: TokenData | null;
  userDetails: SessionUser | null;
  PendingApply: PendingApply | null;
  /** Whether a dialog that must be answered first is open. */
  isModalOpen: boolean;
  /** The page is about to be left: signing out, or reloading after an expired session. */
  isLeaving: boolean;
  /** How far the server's clock is ahead of this machine's, in milliseconds. */
  skew: number;
};

export const UNKNOWN: SessionState = {
  isLoggedIn: undefined,
  tokenData: null,
  userDetails: null,
  PendingApply: null,
  isModalOpen: false,
  isLeaving: false,
  skew: 0,
};

export type SessionStore = Store<SessionState>;

export const makeSessionStore = (): SessionStore => makeStore(UNKNOWN);

/** The session of this page. Only the browser writes to it: on the server all users would share it. */
export const sessionStore = makeSessionStore();
