// The OAuth clients of our provider: our own backend and those that the operator registered.
import {
  type Account,
  type ClientMetadata,
  errors,
  type Provider,
  type TokenEndpointGrantContext,
} from "oidc-provider";
import type { Deps } from "../../deps.ts";
import type { OAuthClient } from "../../platform/config.ts";
import type { Vault } from "../../platform/vault.ts";
import { strengthOf } from "../factors/rules.ts";

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

type Ticket = { accountId: string; authTime: number; sessionId: string; until: number; amr?: string[] };

const lifetime = 30_000;

/** Seals a ticket: this account signed in at `authTime`, for our session `sessionId`. */
export function sealSignInTicket(
  vault: Vault,
  proof: { accountId: string; authTime: Date; sessionId: string; amr?: readonly string[] },
  now: Date,
): string {
  const ticket: Ticket = {
    accountId: proof.accountId,
    authTime: Math.floor(proof.authTime.getTime() / 1000),
    sessionId: proof.sessionId,
    until: now.getTime() + lifetime,
    amr: [...(proof.amr ?? [])],
  };
  return vault.seal("sign-in ticket", JSON.stringify(ticket)).toString("base64url");
}

function openTicket({ vault, clock }: Deps, text: unknown): Ticket {
  const opened = typeof text === "string" ? vault.open("sign-in ticket", Buffer.from(text, "base64url")) : null;
  const ticket = opened === null ? null : (JSON.parse(opened) as Ticket);
  if (!ticket || ticket.until < clock().getTime()) throw new errors.InvalidGrant("no valid sign-in ticket");
  return ticket;
}

type Wishes = {
  deps: Deps;
  provider: Provider;
  /** Resolves to undefined for accounts that may not sign in. */
  findAccount: (id: string) => Promise<Account | undefined>;
  audience: string;
};

/** The grant type's handler: issues an access, id and refresh token under a new grant. */
export function takeSignInTicket({ deps, provider, findAccount, audience }: Wishes) {
  return async (ctx: TokenEndpointGrantContext): Promise<void> => {
    const ticket = openTicket(deps, ctx.oidc.params.ticket);
    const { client } = ctx.oidc;
    const account = await findAccount(ticket.accountId);
    if (!account) throw new errors.InvalidGrant("the account is gone");
    ctx.oidc.entity("Account", account);
    const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
    grant.addOIDCScope(SCOPES);
    grant.addResourceScope(audience, SCOPES);
    const grantId = await grant.save();
    const shared = {
      client,
      accountId: account.accountId,
      grantId,
      gty: SIGN_IN_GRANT,
      sid: ticket.sessionId,
      scope: SCOPES,
    };
    const access = new provider.AccessToken({
      ...shared,
      resourceServer: new provider.ResourceServer(audience, resourceServer(audience)),
    });
    ctx.oidc.entity("AccessToken", access);
    const { amr, acr } = strengthOf(ticket.amr);
    const strength = { ...(amr.length > 0 && { amr: [...amr] }), ...(acr !== null && { acr }) };
    const refresh = new provider.RefreshToken({
      ...shared,
      ...strength,
      authTime: ticket.authTime,
      resource: audience,
    });
    const claims = await account.claims("id_token", SCOPES, {}, []);
    const id = new provider.IdToken({ ...claims, ...strength, auth_time: ticket.authTime }, { ctx });
    Object.assign(id, { scope: SCOPES, mask: { auth_time: null }, rejected: [] });
    id.set("sid", ticket.sessionId);
    ctx.body = {
      access_token: await access.save(),
      expires_in: access.expiration,
      id_token: await id.issue({ use: "idtoken" }),
      refresh_token: await refresh.save(),
      scope: SCOPES,
      token_type: access.tokenType,
    };
  };
}
