// The port to the OpenID issuer, our own provider or another one, by the same calls.
import * as oidc from "openid-client";
import type { Proof, TokenSet } from "../gateways/gateway.ts";
import type { TokenJudge } from "../tokens/judge-tokens.ts";

/** The issuer refused: for example an ended grant or a used code. */
export class IssuerRefusal extends Error {
  override name = "IssuerRefusal";
}

/** The issuer could not be reached or answered nonsense, so nothing is known about the person. */
export class IssuerUnreachable extends Error {
  override name = "IssuerUnreachable";
}

/** The issuer answered without an access token. */
export class NoAccessToken extends Error {
  override name = "NoAccessToken";
}

export type Issuer = {
  kind: "embedded" | "oidc" | "cognito";
  /** The configuration for openid-client, discovered on first use. Throws IssuerUnreachable. */
  client(): Promise<oidc.Configuration>;
  /** New tokens for a proof, bound to our session `sessionId`. Only for our own provider. */
  tokensFor(proof: Proof, sessionId: string): Promise<TokenSet>;
  /** Throws IssuerRefusal if the session is over, IssuerUnreachable if that is unknown. */
  refresh(tokens: TokenSet): Promise<TokenSet>;
  /** Revokes the refresh token. Throws IssuerUnreachable. */
  revoke(tokens: TokenSet): Promise<void>;
  /** The claims of an id token after verifying signature, issuer, audience and expiry. Throws IssuerRefusal. */
  readIdToken(idToken: string): Promise<Record<string, unknown>>;
  /** The verifier of access tokens that browsers send. */
  judge(): Promise<TokenJudge>;
};

/** Timeout of calls to issuers in seconds; shorter than the lease of a refresh. */
export const PATIENCE = 8;

/** `fetchBy` replaces fetch for an issuer in the process; without a secret we are a public client. */
type Wanted = {
  url: string;
  clientId: string;
  clientSecret: string | undefined;
  isInsecure: boolean;
  fetchBy: unknown;
};

/** Discovers an issuer. Throws IssuerUnreachable. */
export async function discover({ url, clientId, clientSecret, isInsecure, fetchBy }: Wanted) {
  const proof = clientSecret ? oidc.ClientSecretPost(clientSecret) : oidc.None();
  const execute = [oidc.enableNonRepudiationChecks, ...(isInsecure ? [oidc.allowInsecureRequests] : [])];
  const how = { execute, timeout: PATIENCE, ...(fetchBy !== undefined && { [oidc.customFetch]: fetchBy as never }) };
  return oidc.discovery(new URL(url), clientId, {}, proof, how).catch((cause) => {
    throw new IssuerUnreachable(`the issuer ${url} cannot be reached`, { cause });
  });
}

/** Calls `make` once, and again after a failure. */
export function unlessFailed<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** Exchanges the code for tokens; `url` is the full callback URL. */
export async function exchangeCode(
  issuer: Issuer,
  url: URL,
  checks: { state: string; verifier: string },
  now: Date,
): Promise<{ tokens: TokenSet; claims: Record<string, unknown> }> {
  const client = await issuer.client();
  return speaking(async () => {
    const answer = await oidc.authorizationCodeGrant(client, url, {
      expectedState: checks.state,
      pkceCodeVerifier: checks.verifier,
      idTokenExpected: true,
    });
    const claims = answer.claims();
    if (!claims) throw new IssuerRefusal("no id token");
    return { tokens: tokenSetOf(answer, null, now), claims };
  });
}

/** Converts a token endpoint's answer; fields that it omits come from `before`. */
export function tokenSetOf(answer: oidc.TokenEndpointResponse, before: TokenSet | null, now: Date): TokenSet {
  return {
    accessToken: answer.access_token,
    idToken: answer.id_token ?? before?.idToken ?? "",
    refreshToken: answer.refresh_token ?? before?.refreshToken ?? null,
    accessExpiresAt: new Date(now.getTime() + (answer.expires_in ?? 300) * 1000),
  };
}

/** Runs calls of openid-client and maps their errors to the three classes above. */
export async function speaking<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IssuerRefusal || error instanceof NoAccessToken) throw error;
    // 4xx means that the issuer refused the code or refresh token; other failures may be temporary.
    if (error instanceof oidc.ResponseBodyError && error.status < 500 && error.error !== "temporarily_unavailable")
      throw error.error === "invalid_client" || error.error === "unauthorized_client"
        ? new IssuerUnreachable(`the issuer does not know us: ${error.error}`, { cause: error })
        : new IssuerRefusal(error.error, { cause: error });
    if (error instanceof oidc.AuthorizationResponseError) throw new IssuerRefusal(error.error, { cause: error });
    if (isAboutAccessToken(error)) throw new NoAccessToken("no access token", { cause: error });
    if (isBadAnswer(error)) throw new IssuerRefusal("the issuer's answer cannot be trusted", { cause: error });
    throw new IssuerUnreachable("the issuer cannot be reached", { cause: error });
  }
}

const codeIn = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? "");
const wordsIn = (error: unknown): string => {
  const { message, cause } = error as { message?: string; cause?: { message?: string } };
  return `${message ?? ""} ${cause?.message ?? ""}`;
};

const isAboutAccessToken = (error: unknown): boolean =>
  error instanceof oidc.ClientError && /"access_token" property/.test(wordsIn(error));

/** Claims that contradict the request, or an invalid signature. */
const isBadAnswer = (error: unknown): boolean =>
  error instanceof oidc.ClientError &&
  /JWT_|INVALID_SIGNATURE|KEY_SELECTION|INVALID_RESPONSE/.test(`${codeIn(error)} ${codeIn((error as Error).cause)}`);
