// Our own provider as the issuer: needs no discovery, called in the process.

import { createLocalJWKSet, jwtVerify } from "jose";
import * as oidc from "openid-client";
import { Configuration, customFetch, genericGrantRequest, refreshTokenGrant, tokenRevocation } from "openid-client";
import type { Deps } from "../../deps.ts";
import type { IdentitySettings, InsideFetch } from "../identity.ts";
import { FIRST_PARTY, firstPartySecret, SCOPES, SIGN_IN_GRANT, sealSignInTicket } from "../provider/clients.ts";
import { judgeOwnTokens, type TokenJudge } from "../tokens/judge-tokens.ts";
import { type Issuer, IssuerRefusal, speaking, tokenSetOf } from "./issuer.ts";

export function ownIssuer(deps: Deps, settings: IdentitySettings, inside: InsideFetch): Issuer {
  const { publicUrl, signingKeys } = settings;
  const client = connect(deps, publicUrl, inside);
  const keys = createLocalJWKSet({
    keys: signingKeys.map(({ kid, n, e }) => ({ kty: "RSA", kid, n, e, alg: "RS256" })) as never,
  });
  let judge: Promise<TokenJudge> | undefined;
  return {
    kind: "embedded",
    client: async () => client,
    tokensFor: (proof, sessionId) =>
      speaking(async () => {
        const now = deps.clock();
        const ticket = sealSignInTicket(deps.vault, { ...proof, sessionId }, now);
        return tokenSetOf(await genericGrantRequest(client, SIGN_IN_GRANT, { ticket, scope: SCOPES }), null, now);
      }),
    refresh: (tokens) =>
      speaking(async () => {
        if (tokens.refreshToken === null) throw new IssuerRefusal("no refresh token");
        return tokenSetOf(await refreshTokenGrant(client, tokens.refreshToken), tokens, deps.clock());
      }),
    revoke: ({ refreshToken }) =>
      speaking(async () => {
        if (refreshToken !== null) await tokenRevocation(client, refreshToken, { token_type_hint: "refresh_token" });
      }),
    readIdToken: async (idToken) => {
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ["RS256"],
        issuer: publicUrl,
        audience: FIRST_PARTY,
        currentDate: deps.clock(),
      }).catch((cause) => {
        throw new IssuerRefusal("not an id token of ours", { cause });
      });
      return payload;
    },
    judge: () => {
      judge ??= judgeOwnTokens(publicUrl, signingKeys, deps.clock);
      return judge;
    },
  };
}

function connect({ vault }: Deps, publicUrl: string, inside: InsideFetch): Configuration {
  const client = new Configuration(
    {
      issuer: publicUrl,
      authorization_endpoint: `${publicUrl}/oauth2/authorize`,
      token_endpoint: `${publicUrl}/oauth2/token`,
      revocation_endpoint: `${publicUrl}/oauth2/revoke`,
      end_session_endpoint: `${publicUrl}/logout`,
      jwks_uri: `${publicUrl}/.well-known/jwks.json`,
      authorization_response_iss_parameter_supported: true,
    },
    FIRST_PARTY,
    { id_token_signed_response_alg: "RS256" },
    oidc.ClientSecretPost(firstPartySecret(vault)),
  );
  client[customFetch] = inside as never;
  // These requests stay in the process, so http is safe.
  oidc.allowInsecureRequests(client);
  return client;
}
