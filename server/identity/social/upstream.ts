// The OpenID client for LinkedIn or its stand-in.

import * as oidc from "openid-client";
import type { Vault } from "../../platform/vault.ts";
import type { IdentitySettings, InsideFetch } from "../identity.ts";
import { discover, IssuerRefusal, speaking, unlessFailed } from "../issuer/issuer.ts";

/** The settings shared by our provider and the stand-in for LinkedIn. */
export const STAND_IN_PATH = "/dev/linkedin";
export const STAND_IN_CLIENT = "vouchboard-trial";

export const standInIssuerOf = (publicUrl: string): string => `${publicUrl}${STAND_IN_PATH}`;
export const standInSecret = (vault: Vault): string => vault.key("stand-in client").toString("base64url");

const linkedInIssuer = "https://www.linkedin.com/oauth";

export type Upstream = {
  /** Its issuer, under which links to its accounts are stored. */
  issuer: string;
  /** The address to sign in there. */
  addressFor(state: string): Promise<string>;
  /** The user's claims, from the callback address `url`. Throws IssuerRefusal or IssuerUnreachable. */
  claimsFrom(url: URL, state: string): Promise<Record<string, unknown>>;
  /** Its log-out page; null if it has none. */
  leaveAddress(): Promise<string | null>;
};

/** The address to which the upstream redirects the browser back. */
export const upstreamRedirectUri = (publicUrl: string): string => `${publicUrl}/oauth2/idpresponse`;

/** The upstream for a configuration; null if there is none. */
export function makeUpstream(settings: IdentitySettings, vault: Vault, inside: InsideFetch): Upstream | null {
  const { linkedIn } = settings.config;
  if (linkedIn) return upstream(settings, linkedInIssuer, linkedIn);
  if (!settings.standIn) return null;
  const credentials = { clientId: STAND_IN_CLIENT, clientSecret: standInSecret(vault) };
  return upstream(settings, standInIssuerOf(settings.publicUrl), credentials, inside);
}

function upstream(
  { publicUrl }: IdentitySettings,
  issuer: string,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  inside?: InsideFetch,
): Upstream {
  const client = unlessFailed(() =>
    discover({ url: issuer, clientId, clientSecret, isInsecure: inside !== undefined, fetchBy: inside }),
  );
  return {
    issuer,
    async addressFor(state) {
      return oidc.buildAuthorizationUrl(await client(), {
        redirect_uri: upstreamRedirectUri(publicUrl),
        scope: "openid profile email",
        state,
      }).href;
    },
    async claimsFrom(url, state) {
      const known = await client();
      return speaking(async () => {
        const answer = await oidc.authorizationCodeGrant(known, url, { expectedState: state, idTokenExpected: true });
        const claims = answer.claims();
        if (!claims) throw new IssuerRefusal("no id token");
        return claims;
      });
    },
    async leaveAddress() {
      const known = await client().catch(() => null);
      if (!known?.serverMetadata().end_session_endpoint) return null;
      return oidc.buildEndSessionUrl(known, { post_logout_redirect_uri: `${publicUrl}/` }).href;
    },
  };
}
