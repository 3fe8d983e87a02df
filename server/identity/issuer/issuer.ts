// Who vouches for people here, as our backend speaks with it: our own provider or another issuer, by the same calls.
import * as oidc from "openid-client";
import type { Proof } from "../gateways/gateway.ts";
import type { TokenSet } from "../token-set.ts";
import type { TokenJudge } from "../tokens/judge-tokens.ts";

/** The issuer answered, and the answer is no: a grant that ended, a code that was used. */
export class IssuerRefusal extends Error {
  override name = "IssuerRefusal";
}

/** The issuer could not be reached, or did not answer as issuers do. Nothing is known about the person. */
export class IssuerUnreachable extends Error {
  override name = "IssuerUnreachable";
}

/** The issuer answered without an access token. */
export class NoAccessToken extends Error {
  override name = "NoAccessToken";
}

export type Issuer = {
  kind: "embedded" | "oidc" | "cognito";
  /** What openid-client needs; discovered on first use. Throws IssuerUnreachable. */
  client(): Promise<oidc.Configuration>;
  /** New tokens for somebody who proved who they are, bound to a session of ours. For our own provider alone. */
  tokensFor(proof: Proof, sessionId: string): Promise<TokenSet>;
  /** Throws IssuerRefusal when the session is over, IssuerUnreachable when nobody knows. */
  refresh(tokens: TokenSet): Promise<TokenSet>;
  /** Makes the refresh token useless. Throws IssuerUnreachable. */
  revoke(tokens: TokenSet): Promise<void>;
  /** Claims of an id token, once its signature, issuer, audience and end are verified. Throws IssuerRefusal. */
  readIdToken(idToken: string): Promise<Record<string, unknown>>;
  /** Judges access tokens that browsers send. */
  judge(): Promise<TokenJudge>;
};

/** The code for tokens; `url` is where the browser came back to, with everything in it. */
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

/** A token endpoint's answer as our backend keeps it; what an answer leaves out stays as it was in `before`. */
export function tokenSetOf(answer: oidc.TokenEndpointResponse, before: TokenSet | null, now: Date): TokenSet {
  return {
    accessToken: answer.access_token,
    idToken: answer.id_token ?? before?.idToken ?? "",
    refreshToken: answer.refresh_token ?? before?.refreshToken ?? null,
    accessExpiresAt: new Date(now.getTime() + (answer.expires_in ?? 300) * 1000),
  };
}

/** Runs calls of openid-client, with their many errors as the three above. */
export async function speaking<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IssuerRefusal || error instanceof NoAccessToken) throw error;
    // Judged by name: what a code or refresh token is refused with; anything else may pass, and says nothing about it.
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

/** Claims that contradict what was asked for, or a signature that does not hold. */
const isBadAnswer = (error: unknown): boolean =>
  error instanceof oidc.ClientError &&
  /JWT_|INVALID_SIGNATURE|KEY_SELECTION|INVALID_RESPONSE/.test(`${codeIn(error)} ${codeIn((error as Error).cause)}`);
