// Assembles identity: the one value by which the rest of the server authenticates people.
import type { default as Provider } from "oidc-provider";
import type { CompanyIssuers } from "../company-issuer.ts";
import type { Deps } from "../deps.ts";
import type { IdentityConfig, SigningKey } from "../platform/config.ts";
import { type IdentityCallers, makeCallers, makeTokenHolders, type TokenHolders } from "./callers.ts";
import { makeEmbeddedGateway } from "./embedded/embedded-gateway.ts";
import { makeCognitoGateway } from "./gateways/cognito.ts";
import { cognitoIssuer } from "./gateways/cognito-api.ts";
import { type CredentialGateway, makeRedirectOnlyGateway } from "./gateways/gateway.ts";
import type { Issuer } from "./issuer/issuer.ts";
import { outsideIssuer } from "./issuer/outside-issuer.ts";
import { ownIssuer } from "./issuer/own-issuer.ts";
import { makeProvider } from "./provider/make-provider.ts";
import { makeSessions, type Sessions } from "./sessions/make-sessions.ts";
import { signInMethodsOf } from "./sign-in.ts";
import { companyOfProvider } from "./social/company-issuers.ts";
import { makePendingLinks, type PendingLinks, SOCIAL_PATH } from "./social/serve-social.ts";
import { allUpstreams, NO_UPSTREAMS, type Upstreams } from "./social/upstreams.ts";
import { makeTraceCalls } from "./traces.ts";

/** `publicUrl` is an origin. `signingKeys` are newest first: the first signs, all are published. */
export type IdentitySettings = {
  publicUrl: string;
  config: IdentityConfig;
  signingKeys: SigningKey[];
  /** Whether to offer a stand-in for missing LinkedIn keys. It signs in under any address: for trials only. */
  standIn: boolean;
  /** Whether a demo's people are signed in without a password: for trials that only this machine reaches. */
  hasDemoBar: boolean;
  /** Whether our mails reach no person: no mail server is set, and no page shows what is kept. */
  mailIsMissing?: boolean;
  rateLimitScale: number;
  /** Replaces fetch for calls to another issuer that runs in the process. */
  fetchOutside?: typeof fetch;
  /** The issuers that companies set up for their people; none by default. */
  companyIssuers?: CompanyIssuers;
  /** Whether a company's issuer may be on the loopback, for tests. */
  openLoopback?: boolean;
};

export type Identity = {
  settings: IdentitySettings;
  /** The access checks for routes. */
  callers: IdentityCallers;
  /** Handles the password forms. */
  gateway: CredentialGateway;
  sessions: Sessions;
  upstreams: Upstreams;
};

/** A fetch to our own provider that stays in the process. */
export type InsideFetch = (url: string, options: RequestInit) => Promise<Response>;

/** Identity with what its own routes need. */
export type IdentityParts = Identity & {
  holders: TokenHolders;
  /** Null if another issuer signs people in. */
  provider: Provider | null;
  links: PendingLinks;
};

/** `inside` calls the application that this identity is mounted on. */
export function makeIdentity(deps: Deps, settings: IdentitySettings, inside: InsideFetch): IdentityParts {
  const isOurs = settings.config.kind === "embedded";
  const upstreams = isOurs ? allUpstreams(deps, settings, inside) : NO_UPSTREAMS;
  const provider = isOurs ? makeProvider(deps, settings, interactionUrlOf(settings)) : null;
  const issuer = isOurs ? ownIssuer(deps, settings, inside) : otherIssuer(deps, settings);
  const links = makePendingLinks(deps, settings.publicUrl);
  const holders = makeTokenHolders(deps, settings, issuer.judge);
  const sessions = makeSessions({ deps, settings, issuer, provider, upstreams, links });
  const gateway = gatewayFor(deps, settings, issuer, sessions);
  return {
    settings,
    callers: makeCallers(holders, makeTraceCalls(deps, settings.publicUrl)),
    gateway,
    sessions,
    holders,
    provider,
    upstreams,
    links,
  };
}

/** The page where a person signs in for an application: our login page, or the social provider it asked for. */
function interactionUrlOf(settings: IdentitySettings) {
  const { publicUrl } = settings;
  const social = signInMethodsOf(settings).providers.map(({ name }) => name);
  return (uid: string, params: Record<string, unknown>) => {
    const asked = String(params.identity_provider);
    const isKnown = social.includes(asked) || companyOfProvider(asked) !== null;
    const way = isKnown ? `${SOCIAL_PATH}?provider=${asked}&` : "/auth/login?";
    return `${publicUrl}${way}interaction=${encodeURIComponent(uid)}`;
  };
}

function otherIssuer(deps: Deps, { config, fetchOutside }: IdentitySettings): Issuer {
  const { kind, issuer } = config;
  if (kind === "embedded" || !issuer) throw new Error(`IDENTITY=${kind} needs an issuer`);
  const outside = { kind, ...issuer, fetchOutside };
  return kind === "cognito" ? cognitoIssuer(deps, outside) : outsideIssuer(deps, outside);
}

function gatewayFor(deps: Deps, settings: IdentitySettings, issuer: Issuer, sessions: Sessions): CredentialGateway {
  if (issuer.kind === "oidc") return makeRedirectOnlyGateway();
  if (issuer.kind === "cognito") return makeCognitoGateway(deps, settings, issuer);
  return makeEmbeddedGateway(deps, settings, sessions);
}
