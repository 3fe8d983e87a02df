// Our OpenID Provider: code flow with PKCE, rotating refresh tokens, access tokens for our API.
import {
  type Account,
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
} from "oidc-provider";
import type { Deps } from "../../deps.ts";
import { type AccountState, readAccountState } from "../accounts.ts";
import { cookieSettings } from "../cookies.ts";
import { MULTI_FACTOR_ACR, owesFactor, strengthIn, withoutAdmin } from "../factors/rules.ts";
import type { IdentitySettings } from "../identity.ts";
import {
  ACCESS_SECONDS,
  audienceOf,
  clientsOf,
  FIRST_PARTY,
  resourceServer,
  SIGN_IN_GRANT,
  takeSignInTicket,
} from "./clients.ts";
import { showError, showLoggedOut, showLogout } from "./pages.ts";
import { recordStore } from "./record-store.ts";

const days = 24 * 60 * 60;

/** `interactionUrl` returns the sign-in page for an application's request with these parameters. */
export function makeProvider(
  deps: Deps,
  settings: IdentitySettings,
  interactionUrl: (uid: string, params: Record<string, unknown>) => string,
): Provider {
  const { publicUrl, config, signingKeys } = settings;
  const findAccount = async (sub: string, source?: Source): Promise<Account | undefined> => {
    const found = await readAccountState(deps.db, sub);
    // Our own accounts have sub = id. The issuer column does not tell: the public address may have changed.
    if (!found || found.isDisabled || found.sub !== found.id) return undefined;
    const account = { ...found, groups: groupsFor(found, source, settings) };
    return { accountId: account.id, state: account, claims: () => claimsOf(account) };
  };
  const provider = new Provider(publicUrl, {
    adapter: recordStore(deps),
    clients: clientsOf(publicUrl, deps.vault, config.oauthClients),
    jwks: { keys: signingKeys as object[] },
    ...fixedConfiguration(publicUrl),
    cookies: cookieSettings(deps.vault, publicUrl),
    findAccount: (_ctx, sub, token) => findAccount(sub, token as Source | undefined),
    loadExistingGrant: grantWhatWasAsked,
    interactions: {
      policy: policyOf(),
      url: (_ctx, interaction) => interactionUrl(interaction.uid, interaction.params),
    },
    formats: {
      customizers: {
        // Use our clock for times in tokens, because tests set it; the library uses the machine's.
        jwt: (_ctx, token, jwt) => {
          const iat = Math.floor(deps.clock().getTime() / 1000);
          jwt.payload = { ...jwt.payload, iat, exp: iat + token.expiration };
        },
      },
    },
  });
  // serve-identity.ts sets the forwarding headers from the public address.
  provider.proxy = true;
  provider.registerGrantType(
    SIGN_IN_GRANT,
    takeSignInTicket({ deps, provider, findAccount, audience: audienceOf(publicUrl) }),
    ["ticket"],
  );
  return provider;
}

/** What an application redeems for tokens: a code or a refresh token, with how the person signed in. */
type Source = { clientId?: string; amr?: string[]; acr?: string };

/** Another application must not take for an admin who has not given the second factor. Our own API judges the session. */
function groupsFor(
  account: AccountState,
  source: Source | undefined,
  settings: IdentitySettings,
): AccountState["groups"] {
  if (source === undefined || source.clientId === FIRST_PARTY) return account.groups;
  const { amr, acr } = source;
  return owesFactor({ ...account, ...strengthIn({ amr, acr }) }, settings)
    ? withoutAdmin(account.groups)
    : account.groups;
}

function fixedConfiguration(publicUrl: string): Configuration {
  return {
    routes: {
      authorization: "/oauth2/authorize",
      token: "/oauth2/token",
      revocation: "/oauth2/revoke",
      end_session: "/logout",
      jwks: "/.well-known/jwks.json",
    },
    responseTypes: ["code"],
    scopes: ["openid", "email", "phone", "profile", "offline_access"],
    acrValues: [MULTI_FACTOR_ACR],
    claims: {
      openid: ["sub", "cognito:groups", "acr", "amr"],
      email: ["email", "email_verified"],
      phone: ["phone_number"],
      profile: ["name"],
    },
    clientAuthMethods: ["client_secret_basic", "client_secret_post", "none"],
    discovery: { userinfo_endpoint: `${publicUrl}/oauth2/userInfo` },
    extraParams: ["identity_provider"],
    pkce: { required: () => true },
    // Public applications redeem their codes in the browser.
    clientBasedCORS: (_ctx, origin, client) =>
      client.clientAuthMethod === "none" &&
      (client.redirectUris ?? []).some((uri) => URL.parse(uri)?.origin === origin),
    // Put the claims into the id token: the library's userInfo is off, serve-identity.ts answers it.
    conformIdTokenClaims: false,
    allowOmittingSingleRegisteredRedirectUri: false,
    features: featuresFor(publicUrl),
    extraTokenClaims: (ctx, token) => (token.kind === "AccessToken" ? tokenClaimsOf(ctx, token) : undefined),
    issueRefreshToken: (_ctx, client) => client.clientId !== FIRST_PARTY && client.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: ACCESS_SECONDS,
      AuthorizationCode: 60,
      IdToken: 3_600,
      RefreshToken: 14 * days,
      Interaction: 3_600,
      Session: 14 * days,
      Grant: 60 * days,
    },
    renderError: (ctx, out) => showError(ctx, out),
  };
}

function featuresFor(publicUrl: string): NonNullable<Configuration["features"]> {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    // The library's userInfo accepts only opaque tokens.
    userinfo: { enabled: false },
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    rpInitiatedLogout: { enabled: true, logoutSource: showLogout, postLogoutSuccessSource: showLoggedOut },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => audienceOf(publicUrl),
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, resource) => {
        if (resource !== audienceOf(publicUrl)) throw new errors.InvalidTarget();
        return resourceServer(resource);
      },
    },
  };
}

/** Asks for a sign-in if the account is gone. Never for consent: the operator registers applications. */
function policyOf(): ReturnType<typeof interactionPolicy.base> {
  const { Check, base } = interactionPolicy;
  const policy = base();
  policy
    .get("login")
    ?.checks.add(
      new Check("account_gone", "the account cannot sign in any more", ({ oidc }) =>
        oidc.session?.accountId && !oidc.account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    );
  policy.get("consent")?.checks.remove("native_client_prompt");
  return policy;
}

/** Grants what was requested: the operator consented by registering the application. */
async function grantWhatWasAsked(ctx: KoaContextWithOIDC) {
  const { client, session, provider, account, resourceServers = {} } = ctx.oidc;
  if (!client || !session || !account) return undefined;
  const known = session.grantIdFor(client.clientId);
  const found = known ? await provider.Grant.find(known) : undefined;
  const grant =
    found && found.accountId === account.accountId
      ? found
      : new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(ctx.oidc.requestParamOIDCScopes);
  for (const [indicator, server] of Object.entries(resourceServers))
    grant.addResourceScope(
      indicator,
      [...ctx.oidc.requestParamScopes].filter((scope) => server.scopes.has(scope)),
    );
  await grant.save();
  return grant;
}

/** The claims of an id token; the library filters them by scope. */
const claimsOf = (account: AccountState) => ({
  sub: account.id,
  email: account.email,
  email_verified: true,
  name: account.name,
  ...(account.phoneNumber && { phone_number: account.phoneNumber }),
  "cognito:groups": account.groups,
});

/** Extra claims of access tokens. `sid`, the browser's session, is only in our own backend's tokens. */
function tokenClaimsOf(ctx: KoaContextWithOIDC, token: { clientId?: string; sid?: string; grantId?: string }) {
  const account = ctx.oidc.account?.state as AccountState | undefined;
  if (!account) throw new errors.InvalidGrant("the account is gone");
  return {
    "cognito:groups": account.groups,
    auth_gen: account.authGen,
    grant_id: token.grantId,
    ...(token.clientId === FIRST_PARTY && token.sid && { sid: token.sid }),
  };
}
