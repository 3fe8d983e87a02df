// The OpenID clients for LinkedIn, or its stand-in, for Google, and for the issuers of companies.

import * as oidc from "openid-client";
import type { Vault } from "../../platform/vault.ts";
import type { IdentitySettings, InsideFetch } from "../identity.ts";
import { discover, IssuerRefusal, speaking, unlessFailed } from "../issuer/issuer.ts";

/** The settings shared by our provider and the stand-in for LinkedIn. */
export const STAND_IN_PATH = "/dev/linkedin";
export const STAND_IN_CLIENT = "vouchboard-trial";

export const standInIssuerOf = (publicUrl: string): string => `${publicUrl}${STAND_IN_PATH}`;
export const standInSecret = (vault: Vault): string => vault.key("stand-in client").toString("base64url");

/** The social providers, as named in `provider=`. */
export const LINKEDIN = "LinkedIn";
export const GOOGLE = "Google";

const linkedInIssuer = "https://www.linkedin.com/oauth";
const googleIssuer = "https://accounts.google.com";

/** What the browser keeps on its way there and back: a PKCE verifier and a nonce beside the state. */
type Secrets = { state: string; verifier: string; nonce: string };

export type Upstream = {
  /** As in `provider=`. */
  name: string;
  /** Its issuer, under which links to its accounts are stored. */
  issuer: string;
  /** Where it sends the browser back to. */
  redirectUri: string;
  /** The address to sign in there. */
  addressFor(secrets: Secrets): Promise<string>;
  /** The user's claims, from the callback address `url`. Throws IssuerRefusal or IssuerUnreachable. */
  claimsFrom(url: URL, secrets: Secrets): Promise<Record<string, unknown>>;
  /** Its log-out page; null if it has none, or none that a browser may be sent to. */
  leaveAddress(): Promise<string | null>;
};

/** The path to which an upstream redirects the browser back. */
export const CALLBACK_PATH = "/oauth2/idpresponse";

/** The upstreams of a configuration. */
export function makeUpstreams(settings: IdentitySettings, vault: Vault, inside: InsideFetch): Upstream[] {
  const { config, standIn, publicUrl, fetchOutside } = settings;
  const upstreams: Upstream[] = [];
  const add = (name: string, issuer: string, credentials: Credentials, how: How) =>
    upstreams.push(
      upstream({ name, issuer, redirectUri: `${publicUrl}${CALLBACK_PATH}`, publicUrl }, credentials, how),
    );
  const outside = { isInsecure: false, fetchBy: fetchOutside };
  if (config.linkedIn) add(LINKEDIN, linkedInIssuer, config.linkedIn, outside);
  else if (standIn) {
    const credentials = { clientId: STAND_IN_CLIENT, clientSecret: standInSecret(vault) };
    add(LINKEDIN, standInIssuerOf(publicUrl), credentials, { isInsecure: true, fetchBy: inside });
  }
  if (config.google) add(GOOGLE, googleIssuer, config.google, outside);
  return upstreams;
}

type Credentials = { clientId: string; clientSecret: string };
type How = {
  isInsecure: boolean;
  fetchBy: typeof fetch | InsideFetch | undefined;
  /** For an issuer that a company set up: throws for an address that no browser may be sent to. */
  requireAllowed?: (url: URL) => void;
};
type Names = { name: string; issuer: string; redirectUri: string; publicUrl: string };

/** With `requireAllowed`, PKCE and a nonce are asked for in any case. */
export function upstream(
  { name, issuer, redirectUri, publicUrl }: Names,
  credentials: Credentials,
  { requireAllowed, ...how }: How,
): Upstream {
  const client = unlessFailed(() => discover({ url: issuer, ...credentials, ...how }));
  const isStrict = requireAllowed !== undefined;
  // LinkedIn has no PKCE; the state is bound to this browser in any case.
  const takesPkce = (known: oidc.Configuration) => isStrict || known.serverMetadata().supportsPKCE();
  const allowed = (url: URL) => {
    requireAllowed?.(url);
    return url.href;
  };
  return {
    name,
    issuer,
    redirectUri,
    async addressFor({ state, verifier, nonce }) {
      const known = await client();
      const url = oidc.buildAuthorizationUrl(known, {
        redirect_uri: redirectUri,
        scope: "openid profile email",
        state,
        ...(isStrict && { nonce }),
        ...(takesPkce(known) && {
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
        }),
      });
      return allowed(url);
    },
    async claimsFrom(url, { state, verifier, nonce }) {
      const known = await client();
      return speaking(async () => {
        const answer = await oidc.authorizationCodeGrant(known, url, {
          expectedState: state,
          idTokenExpected: true,
          ...(isStrict && { expectedNonce: nonce }),
          ...(takesPkce(known) && { pkceCodeVerifier: verifier }),
        });
        const claims = answer.claims();
        if (!claims) throw new IssuerRefusal("no id token");
        return claims;
      });
    },
    async leaveAddress() {
      const known = await client().catch(() => null);
      if (!known?.serverMetadata().end_session_endpoint) return null;
      try {
        return allowed(oidc.buildEndSessionUrl(known, { post_logout_redirect_uri: `${publicUrl}/` }));
      } catch {
        // A person who logs out is logged out here, whatever page their issuer names for it.
        return null;
      }
    },
  };
}
