// Access tokens for our API: audience, scopes and lifetime.

/** Scopes that an application may request. */
export const SCOPES = "openid email phone profile";
/** Lifetime of an access token, in seconds. */
export const ACCESS_SECONDS = 600;

export const audienceOf = (publicUrl: string): string => `${publicUrl}/api`;

/** Our API in the provider's configuration. */
export const resourceServer = (audience: string) => ({
  audience,
  scope: SCOPES,
  accessTokenTTL: ACCESS_SECONDS,
  accessTokenFormat: "jwt" as const,
  jwt: { sign: { alg: "RS256" as const } },
});
