// The issuers of companies: set up by strangers, so reached on public addresses only and asked for proof of all that counts.
import { LRUCache } from "lru-cache";
import * as oidc from "openid-client";
import { Agent, fetch as fetchBy } from "undici";
import { t } from "../../../messages/en/problems.ts";
import type { CompanyIssuer } from "../../company-issuer.ts";
import type { Writer } from "../../platform/db.ts";
import { guardOutside, type OutsideGuard, refusalIn } from "../../platform/outside-guard.ts";
import { discover, IssuerUnreachable, PATIENCE } from "../issuer/issuer.ts";
import { CALLBACK_PATH, type Upstream, upstream } from "./upstream.ts";

const PREFIX = "company-";
const NAME = /^company-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** As in `provider=`. */
export const companyProvider = (companyId: string): string => `${PREFIX}${companyId}`;

/** The company of a provider's name; null for the name of another provider. */
export const companyOfProvider = (provider: string): string | null => NAME.exec(provider)?.[1] ?? null;

/**
 * Where the issuer sends people back to. Each company has an address of its own, so that an answer of one issuer cannot be
 * taken for another's (RFC 9700, 4.4).
 */
const companyRedirectUri = (publicUrl: string, companyId: string): string =>
  `${publicUrl}${CALLBACK_PATH}/${companyId}`;

/** Under which links to its people's accounts are stored: another company's issuer never finds them, nor does another issuer. */
export const linkIssuerOf = ({ companyId, issuer }: Pick<CompanyIssuer, "companyId" | "issuer">): string =>
  `company:${companyId} ${issuer}`;

async function unlinkPerson(tx: Writer, accountId: string, companyId: string): Promise<void> {
  const any = linkIssuerOf({ companyId, issuer: "" });
  await tx.query("delete from social_link where account_id = $1 and starts_with(issuer, $2)", [accountId, any]);
}

const MOST_BYTES = 256_000;

/** A fetch that reaches public addresses only, follows no redirect, and takes a bounded answer in bounded time. */
function guardedFetch({ requireAllowed, connect }: OutsideGuard): typeof fetch {
  const patience = PATIENCE * 1_000;
  const agent = new Agent({ connect, headersTimeout: patience, bodyTimeout: patience, maxResponseSize: MOST_BYTES });
  return async (input, { method = "GET", headers, body } = {}) => {
    const url = new URL(String(input));
    requireAllowed(url);
    const answer = await fetchBy(url, {
      method,
      headers: [...new Headers(headers)],
      ...(body !== undefined && body !== null && { body: String(body) }),
      dispatcher: agent,
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    const pieces: Uint8Array[] = [];
    let size = 0;
    // After decompression too: a small body may inflate to a huge one.
    for await (const piece of answer.body ?? []) {
      size += piece.byteLength;
      if (size > MOST_BYTES) throw new Error(`${url.host} answers with more than ${MOST_BYTES} bytes.`);
      pieces.push(piece);
    }
    const kept = [...answer.headers].filter(([name]) => name !== "content-encoding");
    return new Response(size > 0 ? Buffer.concat(pieces) : null, { status: answer.status, headers: kept });
  };
}

/** What an issuer's settings are tried with. */
type IssuerFacts = Pick<CompanyIssuer, "companyId" | "issuer" | "clientId" | "clientSecret">;

export type CompanyUpstreams = {
  /** Throws an OutsideRefusal for an address that is not reached from here. */
  requireAllowed(url: URL): void;
  redirectUriOf(companyId: string): string;
  linkIssuerOf: typeof linkIssuerOf;
  /** Forgets the links by which the company, whatever its issuers were, signs this person in. */
  unlinkPerson(tx: Writer, accountId: string, companyId: string): Promise<void>;
  upstreamFor(issuer: CompanyIssuer): Upstream;
  /** What is wrong with these settings, in words; null if the issuer and its keys can be read and it knows the client. */
  test(facts: IssuerFacts): Promise<string | null>;
};

/** How long an issuer's description counts, in ms. */
const KEPT = 600_000;

export function makeCompanyUpstreams(publicUrl: string, openLoopback: boolean): CompanyUpstreams {
  const guard = guardOutside(openLoopback);
  const fetchBy = guardedFetch(guard);
  const { requireAllowed } = guard;
  const made = new LRUCache<string, Upstream>({ max: 200, ttl: KEPT });
  const howFor = (issuer: string) => ({
    // Only the guard lets an address without https through, in tests.
    isInsecure: openLoopback && issuer.startsWith("http:"),
    fetchBy,
  });
  return {
    requireAllowed,
    redirectUriOf: (companyId) => companyRedirectUri(publicUrl, companyId),
    linkIssuerOf,
    unlinkPerson,
    upstreamFor(settings) {
      const { companyId, issuer, version } = settings;
      const key = `${companyId} ${version}`;
      const known = made.get(key);
      if (known) return known;
      const redirectUri = companyRedirectUri(publicUrl, companyId);
      const names = { name: companyProvider(companyId), issuer, redirectUri, publicUrl };
      const fresh = upstream(names, settings, { ...howFor(issuer), requireAllowed });
      made.set(key, fresh);
      return fresh;
    },
    async test({ companyId, issuer, clientId, clientSecret }) {
      try {
        const client = await discover({ url: issuer, clientId, clientSecret, ...howFor(issuer) });
        return await problemOf(client, { fetchBy, requireAllowed }, companyRedirectUri(publicUrl, companyId));
      } catch (error) {
        return wordsFor(error);
      }
    },
  };
}

function wordsFor(error: unknown): string {
  const refusal = refusalIn(error);
  if (refusal) return refusal.message;
  if (!(error instanceof IssuerUnreachable)) return t.issuerIsUnreadable;
  const code = String((error.cause as { code?: unknown } | undefined)?.code ?? "");
  return code === "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED" ? t.issuerIsAnother : t.issuerIsUnreadable;
}

type Reach = { fetchBy: typeof fetch; requireAllowed: (url: URL) => void };

async function problemOf(client: oidc.Configuration, reach: Reach, redirectUri: string): Promise<string | null> {
  const { authorization_endpoint, token_endpoint, jwks_uri } = client.serverMetadata();
  for (const address of [authorization_endpoint, token_endpoint, jwks_uri]) {
    const url = address === undefined ? null : URL.parse(address);
    if (!url) return t.issuerLacksAddresses;
    reach.requireAllowed(url);
  }
  const keys = await reach.fetchBy(jwks_uri ?? "").then(
    (answer) => answer.json() as Promise<{ keys?: unknown }>,
    () => null,
  );
  if (!Array.isArray(keys?.keys) || keys.keys.length === 0) return t.issuerKeysAreUnreadable;
  return problemOfClient(client, redirectUri);
}

/** Redeems a code that cannot exist: an issuer that knows the client complains about the code only. */
async function problemOfClient(client: oidc.Configuration, redirectUri: string): Promise<string | null> {
  try {
    await oidc.genericGrantRequest(client, "authorization_code", {
      code: "a-test-of-the-settings",
      redirect_uri: redirectUri,
      code_verifier: oidc.randomPKCECodeVerifier(),
    });
  } catch (error) {
    const refused = error instanceof oidc.ResponseBodyError ? error.error : null;
    if (
      refused === "invalid_client" ||
      refused === "unauthorized_client" ||
      error instanceof oidc.WWWAuthenticateChallengeError
    )
      return t.issuerKnowsNoClient;
    if (refused === null) return t.issuerAnswersWrongly;
  }
  return null;
}
