// Another OpenID Connect issuer (Keycloak, Entra, Auth0, Cognito …), used by discovery and its published keys.
import { createRemoteJWKSet, type JWTVerifyGetKey, customFetch as joseFetch, jwtVerify } from "jose";
import * as oidc from "openid-client";
import type { Deps } from "../../deps.ts";
import { judgeOutsideTokens } from "../tokens/judge-tokens.ts";
import {
  discover,
  type Issuer,
  IssuerRefusal,
  IssuerUnreachable,
  PATIENCE,
  speaking,
  tokenSetOf,
  unlessFailed,
} from "./issuer.ts";

type Connection = { client: oidc.Configuration; keys: JWTVerifyGetKey; issuer: string };

/** `url` is the issuer's; `fetchOutside` replaces fetch for an issuer in the process. */
export type OutsideSettings = {
  kind: "oidc" | "cognito";
  url: string;
  clientId: string;
  clientSecret: string | undefined;
  fetchOutside?: typeof fetch | undefined;
};

export function outsideIssuer(deps: Deps, settings: OutsideSettings): Issuer {
  const connected = unlessFailed(() => connect(settings));
  const client = async () => (await connected()).client;
  return {
    kind: settings.kind,
    client,
    tokensFor: () => Promise.reject(new IssuerRefusal("only the issuer's own page makes tokens")),
    async refresh(tokens) {
      const { refreshToken } = tokens;
      if (refreshToken === null) throw new IssuerRefusal("no refresh token");
      const known = await client();
      return speaking(async () => tokenSetOf(await oidc.refreshTokenGrant(known, refreshToken), tokens, deps.clock()));
    },
    async revoke({ refreshToken }) {
      const known = await client();
      if (refreshToken === null || !known.serverMetadata().revocation_endpoint) return;
      await speaking(() => oidc.tokenRevocation(known, refreshToken, { token_type_hint: "refresh_token" }));
    },
    async readIdToken(idToken) {
      const { keys, issuer } = await connected();
      const verified = await jwtVerify(idToken, keys, {
        issuer,
        audience: settings.clientId,
        algorithms: ["RS256", "PS256", "ES256", "EdDSA", "Ed25519"],
        requiredClaims: ["exp", "iat", "sub"],
        currentDate: deps.clock(),
      }).catch((cause) => {
        throw new IssuerRefusal("not an id token for us", { cause });
      });
      return verified.payload;
    },
    judge: judgeOnce(settings, deps, connected),
  };
}

function judgeOnce({ clientId }: OutsideSettings, { clock }: Deps, connected: () => Promise<Connection>) {
  let made: { by: Connection; judge: ReturnType<typeof judgeOutsideTokens> } | undefined;
  return async () => {
    const by = await connected();
    if (made?.by !== by)
      made = { by, judge: judgeOutsideTokens({ issuer: by.issuer, clientId, keys: by.keys, clock }) };
    return made.judge;
  };
}

async function connect({ url, clientId, clientSecret, fetchOutside }: OutsideSettings): Promise<Connection> {
  // Over http only as the operator configured: a trial on one machine, or a private network.
  const isInsecure = new URL(url).protocol === "http:";
  const client = await discover({ url, clientId, clientSecret, isInsecure, fetchBy: fetchOutside });
  const { jwks_uri, issuer } = client.serverMetadata();
  if (!jwks_uri) throw new IssuerUnreachable(`the issuer ${url} publishes no keys`);
  const keys = createRemoteJWKSet(new URL(jwks_uri), {
    timeoutDuration: PATIENCE * 1000,
    ...(fetchOutside && { [joseFetch]: fetchOutside as never }),
  });
  return { client, keys, issuer };
}
