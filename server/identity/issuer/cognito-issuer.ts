// Amazon Cognito as the issuer: discovered like any other; refreshes and revokes tokens by its JSON API.
import type { Deps } from "../../deps.ts";
import { CognitoRefusal, cognitoApi } from "../gateways/cognito-api.ts";
import { type Issuer, IssuerRefusal } from "./issuer.ts";
import { type OutsideSettings, outsideIssuer } from "./outside-issuer.ts";

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
