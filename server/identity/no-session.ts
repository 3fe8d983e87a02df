// What the browser is told where nobody is signed in.
import type { SessionAnswer } from "../../contract/session.ts";

export const noSession: SessionAnswer = {
  isLoggedIn: false,
  accessToken: null,
  idToken: null,
  expiresAt: null,
  userType: null,
  corporateUserType: null,
};
