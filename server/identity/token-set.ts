// The tokens that an issuer gives our backend.

/** `refreshToken` is null if the issuer gives none: the session then ends with the access token. */
export type TokenSet = {
  accessToken: string;
  idToken: string;
  refreshToken: string | null;
  accessExpiresAt: Date;
};
