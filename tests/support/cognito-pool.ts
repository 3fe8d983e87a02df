// A fake user pool with the part of Amazon Cognito's JSON API that the gateway uses.
import { createHash, createHmac, randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

type User = {
  sub: string;
  password: string;
  email: string;
  name: string;
  isConfirmed: boolean;
  groups: string[];
  code: string;
};
type Body = Record<string, string> & {
  AuthParameters?: Record<string, string>;
  UserAttributes?: { Name: string; Value: string }[];
};

export type Pool = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  users: Map<string, User>;
  /** Every action called, oldest first. */
  calls: string[];
  /** Valid refresh tokens. */
  refreshTokens: Map<string, string>;
  /** May throw, to simulate a network failure. */
  beforeCall: (action: string) => void;
  fetch: typeof fetch;
};

class Exception extends Error {}

/** `clock` is the pool's time. */
export async function cognitoPool(clock: () => Date): Promise<Pool> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "pool", alg: "RS256", use: "sig" };
  const issuer = "https://cognito-idp.ap-south-1.amazonaws.com/ap-south-1_Pool";
  const pool: Pool = {
    issuer,
    clientId: "app-client",
    clientSecret: "a secret of the app client",
    users: new Map(),
    calls: [],
    refreshTokens: new Map(),
    beforeCall: () => {},
    fetch: async (input, options) => {
      const url = new URL(String(input));
      if (url.origin !== new URL(issuer).origin) throw new TypeError("fetch failed");
      if (url.pathname.endsWith("/openid-configuration")) return Response.json(metadata());
      if (url.pathname.endsWith("/jwks.json")) return Response.json({ keys: [jwk] });
      const action = new Headers(options?.headers).get("x-amz-target")?.split(".")[1] ?? "";
      pool.calls.push(action);
      pool.beforeCall(action);
      try {
        return Response.json(await act(action, JSON.parse(String(options?.body)) as Body));
      } catch (error) {
        if (error instanceof Exception) return Response.json({ __type: error.message, message: "no" }, { status: 400 });
        throw error;
      }
    },
  };
  const metadata = () => ({
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    authorization_endpoint: "https://pool.auth.example/oauth2/authorize",
    token_endpoint: "https://pool.auth.example/oauth2/token",
    revocation_endpoint: "https://pool.auth.example/oauth2/revoke",
    response_types_supported: ["code"],
    id_token_signing_alg_values_supported: ["RS256"],
  });
  const fail = (type: string): never => {
    throw new Exception(type);
  };
  const hashOf = (username: string) =>
    createHmac("sha256", pool.clientSecret)
      .update(username + pool.clientId)
      .digest("base64");
  const known = (body: Body): User => {
    if (body.ClientId !== pool.clientId) fail("ResourceNotFoundException");
    const username = body.Username ?? "";
    if (body.SecretHash !== hashOf(username)) fail("NotAuthorizedException");
    return pool.users.get(username) ?? fail("UserNotFoundException");
  };
  const sign = (user: User, claims: Record<string, unknown>, typ?: string) => {
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT({ "cognito:groups": user.groups, ...claims, jti: randomUUID() })
      .setProtectedHeader({ alg: "RS256", kid: "pool", ...(typ && { typ }) })
      .setIssuer(issuer)
      .setSubject(user.sub)
      .setIssuedAt(now)
      .setExpirationTime(now + 3_600)
      .sign(privateKey);
  };
  const tokensFor = async (user: User) => ({
    AccessToken: await sign(user, {
      client_id: pool.clientId,
      token_use: "access",
      username: user.sub,
      scope: "aws.cognito.signin.user.admin",
    }),
    IdToken: await sign(user, {
      aud: pool.clientId,
      token_use: "id",
      email: user.email,
      email_verified: true,
      name: user.name,
    }),
    ExpiresIn: 3_600,
  });
  const check = (user: User, code: string | undefined) => {
    if (user.code === "") fail("ExpiredCodeException");
    if (code !== user.code) fail("CodeMismatchException");
    user.code = "";
  };
  const judge = (password = "") => {
    if (password.length < 8) fail("InvalidPasswordException");
  };
  async function act(action: string, body: Body): Promise<object> {
    switch (action) {
      case "SignUp": {
        judge(body.Password);
        const email = body.Username ?? "";
        if (body.SecretHash !== hashOf(email)) fail("NotAuthorizedException");
        if (pool.users.has(email)) fail("UsernameExistsException");
        const name = body.UserAttributes?.find(({ Name }) => Name === "name")?.Value ?? "";
        const sub = createHash("sha256").update(email).digest("hex").slice(0, 32);
        pool.users.set(email, {
          sub,
          password: body.Password ?? "",
          email,
          name,
          isConfirmed: false,
          groups: [],
          code: "123456",
        });
        return { UserConfirmed: false };
      }
      case "ConfirmSignUp": {
        const user = known(body);
        check(user, body.ConfirmationCode);
        user.isConfirmed = true;
        return {};
      }
      case "ResendConfirmationCode":
      case "ForgotPassword":
        known(body).code = "654321";
        return {};
      case "ConfirmForgotPassword": {
        const user = known(body);
        check(user, body.ConfirmationCode);
        judge(body.Password);
        user.password = body.Password ?? "";
        return {};
      }
      case "InitiateAuth": {
        const { USERNAME = "", PASSWORD, SECRET_HASH = "" } = body.AuthParameters ?? {};
        const user = known({ ClientId: body.ClientId ?? "", Username: USERNAME, SecretHash: SECRET_HASH });
        if (user.password !== PASSWORD) fail("NotAuthorizedException");
        if (!user.isConfirmed) fail("UserNotConfirmedException");
        if (user.groups.includes("second-factor")) return { ChallengeName: "SOFTWARE_TOKEN_MFA", Session: "s" };
        const refresh = randomUUID();
        pool.refreshTokens.set(refresh, user.email);
        return { AuthenticationResult: { ...(await tokensFor(user)), RefreshToken: refresh } };
      }
      case "GetTokensFromRefreshToken": {
        if (body.ClientSecret !== pool.clientSecret) fail("NotAuthorizedException");
        const user =
          pool.users.get(pool.refreshTokens.get(body.RefreshToken ?? "") ?? "") ?? fail("NotAuthorizedException");
        return { AuthenticationResult: await tokensFor(user) };
      }
      case "RevokeToken":
        pool.refreshTokens.delete(body.Token ?? "");
        return {};
      case "ChangePassword": {
        if (body.ClientId !== undefined) fail("InvalidParameterException");
        const sub = JSON.parse(Buffer.from((body.AccessToken ?? "").split(".")[1] ?? "", "base64url").toString()).sub;
        const user = [...pool.users.values()].find((one) => one.sub === sub) ?? fail("NotAuthorizedException");
        if (user.password !== body.PreviousPassword) fail("NotAuthorizedException");
        judge(body.ProposedPassword);
        user.password = body.ProposedPassword ?? "";
        return {};
      }
      default:
        return fail("UnknownOperationException");
    }
  }
  return pool;
}
