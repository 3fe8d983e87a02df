// The session answer for a browser that is signed out.
import type { SessionAnswer } from "../../contract/identity/wire.ts";

export const noSession: SessionAnswer = {
  isLoggedIn: false,
  accessToken: null,
  idToken: null,
  expiresAt: null,
  userType: null,
  corporateUserType: null,
};
