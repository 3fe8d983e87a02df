// What the browser knows of its session (spec §3, session context), kept outside React so that calls and tabs can change it too.
import type { UserDetails } from "../../contract/accounts.ts";
import type { TokenClaims } from "../../contract/read-token.ts";
import type { CorporateUserType, UserType } from "../../contract/roles.ts";
import { makeStore, type Store } from "./make-store.ts";

/** Tokens and what they say. They live in memory only. */
export type TokenData = {
  accessToken: string;
  idToken: string | null;
  /** When the access token ends, in milliseconds of the server's clock. */
  expiresAt: number;
  userType: UserType | null;
  corporateUserType: CorporateUserType | null;
  /** The e-mail address of the id token, in lower case; "" when it has none. */
  email: string;
  /** The claims of the id token. */
  claims: TokenClaims;
};

/** The signed-in person; the company is there once an answer carries it. */
export type SessionUser = UserDetails & { companyId?: string; companyName?: string };

/** What somebody was about to apply to when something came between (spec §4, apply flow). */
export type PendingApply = {
  jobId: string;
  /** The page it was asked on. */
  url: string;
  /** When, in epoch ms. */
  at: number;
  /** The tab it was asked in; null where tabs cannot be told apart. */
  tab: string | null;
};

export type SessionState = {
  /** Undefined while it is not known yet. */
  isLoggedIn: boolean | undefined;
  tokenData: TokenData | null;
  userDetails: SessionUser | null;
  PendingApply: PendingApply | null;
  /** Whether a dialog that must be answered first is open. */
  isModalOpen: boolean;
  /** The page is about to be left: signing out, or starting anew after an expired session. */
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

/** The session of this page. Only the browser writes to it: on the server it would be everybody's. */
export const sessionStore = makeSessionStore();
