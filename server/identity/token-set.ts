// Tokens as an issuer gives them to our backend.

/** `refreshToken` is null when the issuer gives none: the session then ends with the access token. */
export type TokenSet = {
  accessToken: string;
  idToken: string;
  refreshToken: string | null;
  accessExpiresAt: Date;
};
