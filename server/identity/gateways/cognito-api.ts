// Amazon Cognito's user pool: a client of its API (one URL, the action in a header, JSON both ways), and it as the issuer.

import { createHmac } from "node:crypto";
import type { Deps } from "../../deps.ts";
import { type Issuer, IssuerRefusal, IssuerUnreachable } from "../issuer/issuer.ts";
import { type OutsideSettings, outsideIssuer } from "../issuer/outside-issuer.ts";

/** Cognito refused the call; `type` is its exception's name. */
export class CognitoRefusal extends Error {
  override name = "CognitoRefusal";
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export type CognitoSettings = {
  /** The pool's issuer, https://cognito-idp.REGION.amazonaws.com/POOL; the API is at its origin. */
  url: string;
  clientId: string;
  clientSecret: string | undefined;
  fetchOutside?: typeof fetch | undefined;
};

export type CognitoApi = {
  /** Calls an action with our client id. Throws CognitoRefusal or IssuerUnreachable. */
  call<Answer = Record<string, unknown>>(action: string, body: Record<string, unknown>): Promise<Answer>;
  /** The SECRET_HASH of a user name; undefined for clients without a secret. */
  secretHash(username: string): string | undefined;
};

const patience = 8_000;

export function cognitoApi({ url, clientId, clientSecret, fetchOutside = fetch }: CognitoSettings): CognitoApi {
  const address = `${new URL(url).origin}/`;
  return {
    async call<Answer>(action: string, body: Record<string, unknown>) {
      const { status, answer } = await ask(fetchOutside, address, action, { ClientId: clientId, ...body });
      if (status === 200) return answer as Answer;
      const type =
        String(answer.__type ?? "")
          .split("#")
          .at(-1) ?? "";
      if (
        status >= 500 ||
        type === "" ||
        type === "ResourceNotFoundException" ||
        type === "InvalidLambdaResponseException"
      )
        throw new IssuerUnreachable(`Cognito answered ${status} ${type} to ${action}`);
      throw new CognitoRefusal(type, String(answer.message ?? ""));
    },
    secretHash: (username) =>
      clientSecret && createHmac("sha256", clientSecret).update(`${username}${clientId}`).digest("base64"),
  };
}

async function ask(fetchOutside: typeof fetch, address: string, action: string, body: Record<string, unknown>) {
  try {
    const answer = await fetchOutside(address, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": `AWSCognitoIdentityProviderService.${action}`,
      },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    return { status: answer.status, answer: (text === "" ? {} : JSON.parse(text)) as Record<string, unknown> };
  } catch (cause) {
    throw new IssuerUnreachable(`Cognito cannot be reached for ${action}`, { cause });
  }
}

type Refreshed = {
  AuthenticationResult: { AccessToken: string; IdToken: string; RefreshToken?: string; ExpiresIn?: number };
};

/** A pool may have no hosted domain, so refreshing must not need its token endpoint. */
export function cognitoIssuer(deps: Deps, settings: OutsideSettings): Issuer {
  const api = cognitoApi(settings);
  const ClientSecret = settings.clientSecret;
  return {
    ...outsideIssuer(deps, settings),
    async refresh(tokens) {
      const { refreshToken } = tokens;
      if (refreshToken === null) throw new IssuerRefusal("no refresh token");
      const { AuthenticationResult: result } = await refusedAsIssuer(() =>
        api.call<Refreshed>("GetTokensFromRefreshToken", { ClientSecret, RefreshToken: refreshToken }),
      );
      return {
        accessToken: result.AccessToken,
        idToken: result.IdToken,
        refreshToken: result.RefreshToken ?? refreshToken,
        accessExpiresAt: new Date(deps.clock().getTime() + (result.ExpiresIn ?? 300) * 1000),
      };
    },
    async revoke({ refreshToken }) {
      if (refreshToken !== null)
        await refusedAsIssuer(() => api.call("RevokeToken", { ClientSecret, Token: refreshToken }));
    },
  };
}

async function refusedAsIssuer<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const isOver = error instanceof CognitoRefusal && !/Requests|Limit/.test(error.type);
    throw isOver ? new IssuerRefusal(error.type, { cause: error }) : error;
  }
}
