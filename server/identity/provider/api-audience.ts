// Our API as tokens name it: their audience, their scopes, and how long they work.

/** Scopes that an application may ask for. */
export const SCOPES = "openid email phone profile";
/** How long an access token works, in seconds. */
export const ACCESS_SECONDS = 600;

/** The audience of access tokens: our API. */
export const audienceOf = (publicUrl: string): string => `${publicUrl}/api`;

/** Our API, as the provider signs tokens for it. */
export const resourceServer = (audience: string) => ({
  audience,
  scope: SCOPES,
  accessTokenTTL: ACCESS_SECONDS,
  accessTokenFormat: "jwt" as const,
  jwt: { sign: { alg: "RS256" as const } },
});
