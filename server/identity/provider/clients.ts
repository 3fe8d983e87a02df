// The OAuth clients of our provider: our own backend and those that the operator registered.
import type { ClientMetadata } from "oidc-provider";
import type { OAuthClient } from "../../platform/config.ts";
import type { Vault } from "../../platform/vault.ts";

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

/** Our own backend's client id. */
export const FIRST_PARTY = "vouchboard";
/** The grant type by which our backend gets tokens for a sign-in that it has checked itself. */
export const SIGN_IN_GRANT = "urn:vouchboard:params:oauth:grant-type:sign-in";

/** The secret between our backend and our provider; it never leaves the process. */
export const firstPartySecret = (vault: Vault): string => vault.key("first-party client").toString("base64url");

/** The address to which the issuer redirects the browser back. */
export const redirectUriOf = (publicUrl: string): string => `${publicUrl}/auth/checkRedirection`;

/** All clients as the provider configures them. A registered client without a secret is public; all must use PKCE. */
export function clientsOf(publicUrl: string, vault: Vault, registered: readonly OAuthClient[]): ClientMetadata[] {
  const own: ClientMetadata = {
    client_id: FIRST_PARTY,
    client_secret: firstPartySecret(vault),
    token_endpoint_auth_method: "client_secret_post",
    redirect_uris: [redirectUriOf(publicUrl)],
    post_logout_redirect_uris: [`${publicUrl}/`],
    grant_types: ["authorization_code", "refresh_token", SIGN_IN_GRANT],
    response_types: ["code"],
  };
  return [own, ...registered.map(registeredClient)];
}

function registeredClient(client: OAuthClient): ClientMetadata {
  const isNative = client.redirect_uris.some((uri) => !/^https?:/i.test(uri));
  return {
    client_id: client.client_id,
    ...(client.client_secret ? { client_secret: client.client_secret } : {}),
    ...(client.client_name ? { client_name: client.client_name } : {}),
    token_endpoint_auth_method: client.client_secret ? "client_secret_basic" : "none",
    application_type: isNative ? "native" : "web",
    redirect_uris: client.redirect_uris,
    post_logout_redirect_uris: client.post_logout_redirect_uris ?? [],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
  };
}
