// The credential gateway for an Amazon Cognito user pool.
import type { Deps } from "../../deps.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { type Refusal, refuse } from "../../platform/refusal.ts";
import { accountFromClaims, findAccountByEmail, raiseAuthGen, recordSecurityEvent } from "../accounts.ts";
import { sentSession } from "../cookies.ts";
import type { IdentitySettings } from "../identity.ts";
import { type Issuer, IssuerRefusal } from "../issuer/issuer.ts";
import { deleteSessions, findSession } from "../sessions/session-store.ts";
import { type CognitoApi, CognitoRefusal, cognitoApi } from "./cognito-api.ts";
import type {
  ChangePasswordForm,
  CredentialGateway,
  Proof,
  ResetPasswordForm,
  SignInForm,
  SignUpForm,
} from "./gateway.ts";

type SignInAnswer = {
  AuthenticationResult?: { AccessToken: string; IdToken: string; RefreshToken?: string; ExpiresIn?: number };
  ChallengeName?: string;
};
type Parts = { deps: Deps; api: CognitoApi; issuer: Issuer; publicUrl: string };
/** Cognito's exception -> our refusal, or null if the answer must look like success. */
type Words = Record<string, (() => Refusal) | null>;

const wrong = () => refuse(401, "NOT_AUTHORIZED", "Wrong e-mail address or password.");
const mismatch = () => refuse(409, "CODE_MISMATCH", "This is not the code from the e-mail.");
const expired = () => refuse(409, "CODE_EXPIRED", "This code is too old. Please ask for another one.");
const tooMany = () => refuse(429, "RATE_LIMITED", "Too many tries. Please wait a while and try again.");
const weak = (field: string) => () =>
  refuse(400, "INVALID_BODY", "Please choose a longer password, with capitals, figures and signs.", field);
const busy = () => refuse(503, "BUSY", "The sign-in service cannot be reached. Please try again in a moment.");
const always: Words = {
  TooManyRequestsException: tooMany,
  LimitExceededException: tooMany,
  TooManyFailedAttemptsException: tooMany,
};
/** Unknown, disabled and already confirmed accounts get the same answer as all others. */
const silent: Words = {
  UserNotFoundException: null,
  NotAuthorizedException: null,
  InvalidParameterException: null,
  UsernameExistsException: null,
  AliasExistsException: null,
  CodeDeliveryFailureException: null,
};
const codes: Words = {
  CodeMismatchException: mismatch,
  ExpiredCodeException: expired,
  UserNotFoundException: mismatch,
  NotAuthorizedException: mismatch,
  AliasExistsException: mismatch,
  InvalidParameterException: mismatch,
};

export function makeCognitoGateway(deps: Deps, settings: IdentitySettings, issuer: Issuer): CredentialGateway {
  const pool = settings.config.issuer;
  if (!pool) throw new Error("IDENTITY=cognito needs OIDC_ISSUER and OIDC_CLIENT_ID");
  const api = cognitoApi({ ...pool, fetchOutside: settings.fetchOutside });
  const parts: Parts = { deps, api, issuer, publicUrl: settings.publicUrl };
  const named = (email: string) => ({ Username: email, SecretHash: api.secretHash(email) });
  return {
    kind: "cognito",
    signUp: (form) => signUp(parts, form),
    async confirmSignUp({ username, code }) {
      await tell(codes, () => api.call("ConfirmSignUp", { ...named(username), ConfirmationCode: code }));
      return null;
    },
    async resend({ username }) {
      await tell(silent, () => api.call("ResendConfirmationCode", named(username)));
    },
    signIn: (form) => signIn(parts, form),
    async forgotPassword({ email }) {
      await tell(silent, () => api.call("ForgotPassword", named(email)));
    },
    resetPassword: (form, call) => resetPassword(parts, form, call),
    changePassword: (form, call) => changePassword(parts, form, call),
  };
}

async function signUp({ api }: Parts, form: SignUpForm): Promise<void> {
  const attributes = { email: form.username, name: form.name, phone_number: form.phone_number?.replace(/[ ()-]/g, "") };
  await tell({ ...silent, InvalidPasswordException: weak("password") }, () =>
    api.call("SignUp", {
      Username: form.username,
      SecretHash: api.secretHash(form.username),
      Password: form.password,
      UserAttributes: Object.entries(attributes).flatMap(([Name, Value]) => (Value ? [{ Name, Value }] : [])),
    }),
  );
}

async function signIn({ deps, api, issuer }: Parts, { email, password }: SignInForm): Promise<Proof> {
  const words: Words = {
    NotAuthorizedException: wrong,
    UserNotFoundException: wrong,
    UserNotConfirmedException: wrong,
    PasswordResetRequiredException: wrong,
    InvalidParameterException: wrong,
  };
  const answer = await tell(words, () =>
    api.call<SignInAnswer>("InitiateAuth", {
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD: password, SECRET_HASH: api.secretHash(email) },
    }),
  );
  const result = answer?.AuthenticationResult;
  // Cognito wants a second factor or a new password, which only its own page can ask for.
  if (!result)
    throw refuse(401, "NOT_AUTHORIZED", "This account needs another step to sign in, which is not offered here.");
  const claims = await issuer.readIdToken(result.IdToken).catch((error) => {
    throw error instanceof IssuerRefusal ? wrong() : busy();
  });
  const now = deps.clock();
  return {
    accountId: await accountFromClaims(deps, claims),
    authTime: now,
    tokens: {
      accessToken: result.AccessToken,
      idToken: result.IdToken,
      refreshToken: result.RefreshToken ?? null,
      accessExpiresAt: new Date(now.getTime() + (result.ExpiresIn ?? 300) * 1000),
    },
  };
}

async function resetPassword({ deps, api }: Parts, form: ResetPasswordForm, call: Call): Promise<void> {
  await tell({ ...codes, InvalidPasswordException: weak("newPassword") }, () =>
    api.call("ConfirmForgotPassword", {
      Username: form.email,
      SecretHash: api.secretHash(form.email),
      ConfirmationCode: form.code,
      Password: form.newPassword,
    }),
  );
  const account = await findAccountByEmail(deps.db, form.email);
  if (account)
    await passwordChanged(deps, { ...account, accountId: account.id }, { how: "reset", ip: call.ip, except: null });
}

async function changePassword(
  { deps, api, publicUrl }: Parts,
  form: ChangePasswordForm,
  call: Call<Caller>,
): Promise<null> {
  const cookie = sentSession(call, publicUrl);
  const session = cookie && (await findSession(deps.db, deps.vault, cookie, deps.clock()));
  if (!session || session.account.id !== call.caller.accountId)
    throw refuse(401, "UNAUTHENTICATED", "User not authenticated");
  const wrongOld = () => refuse(409, "NOT_AUTHORIZED", "The old password is wrong.", "oldPassword");
  await tell({ NotAuthorizedException: wrongOld, InvalidPasswordException: weak("newPassword") }, () =>
    api.call("ChangePassword", {
      // The only action that accepts no client id beside the token.
      ClientId: undefined,
      PreviousPassword: form.oldPassword,
      ProposedPassword: form.newPassword,
      AccessToken: session.tokens.accessToken,
    }),
  );
  await passwordChanged(deps, call.caller, { how: "changed", ip: call.ip, except: session.id });
  return null;
}

async function passwordChanged(
  deps: Deps,
  who: { accountId: string; email: string; name: string },
  { how, ip, except }: { how: "changed" | "reset"; ip: string; except: string | null },
): Promise<void> {
  const now = deps.clock();
  const { accountId, email, name } = who;
  await deps.db.transaction(async (tx) => {
    await raiseAuthGen(tx, accountId, now);
    await deleteSessions(tx, accountId, except);
    await recordSecurityEvent(tx, { kind: `password.${how}`, accountId, ip, at: now });
    await deps.announce(tx, { kind: "password.changed", email, name, at: now.toISOString(), how });
  });
}

/** Cognito's answer, or throws our refusal; null if a refusal must look like success. */
async function tell<Answer>(words: Words, work: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CognitoRefusal)) throw busy();
    const refusal = { ...always, ...words }[error.type];
    if (refusal === null) return null;
    throw refusal ? refusal() : refuse(400, "INVALID_BODY", "The sign-in service does not take this.");
  }
}
