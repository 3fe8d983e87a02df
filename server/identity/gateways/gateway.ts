// The port behind the password forms: our own accounts, Amazon Cognito, or no password forms.
import type { z } from "zod";
import type {
  changePasswordForm,
  confirmForm,
  forgotPasswordForm,
  resendCode,
  resetPasswordForm,
  signInForm,
  signUpForm,
} from "../../../contract/identity/wire.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import { notFound } from "../../platform/refusal.ts";

export type SignUpForm = z.output<typeof signUpForm>;
export type ConfirmForm = z.output<typeof confirmForm>;
export type ResendForm = z.output<NonNullable<typeof resendCode.body>>;
export type SignInForm = z.output<typeof signInForm>;
export type ForgotPasswordForm = z.output<typeof forgotPasswordForm>;
export type ResetPasswordForm = z.output<typeof resetPasswordForm>;
export type ChangePasswordForm = z.output<typeof changePasswordForm>;

/** That a person has just authenticated as an account's owner. `tokens` if the gateway's issuer made them. */
export type Proof = {
  accountId: string;
  authTime: Date;
  tokens?: TokenSet;
  /** The account's auth_gen when its secret was compared, so that a session cannot outlive a change of the secret. */
  authGen?: number;
  /** How (RFC 8176), for our own accounts: "pwd", and "mfa" once a second factor was given. */
  amr?: readonly string[];
  /** For the demo's people, signed in without a password. */
  isDemo?: true;
};

/**
 * Every method refuses with the codes of contract/identity/wire.ts, and answers alike for addresses with and without an
 * account. `null` means done, but without proof of who the caller is.
 */
export type CredentialGateway = {
  kind: "embedded" | "cognito" | "redirect";
  /** Begins a sign-up for this browser, which waits for its code. */
  signUp(form: SignUpForm, call: Call): Promise<void>;
  /** Null: confirmed, but the user must sign in. */
  confirmSignUp(form: ConfirmForm, call: Call): Promise<Proof | null>;
  resend(form: ResendForm, call: Call): Promise<void>;
  signIn(form: SignInForm, call: Call): Promise<Proof>;
  forgotPassword(form: ForgotPasswordForm, call: Call): Promise<void>;
  /** Ends every session of the account. */
  resetPassword(form: ResetPasswordForm, call: Call): Promise<void>;
  /** Ends every session; the proof opens this browser's next one. Null: the current session continues. */
  changePassword(form: ChangePasswordForm, call: Call<Caller>): Promise<Proof | null>;
};

/** The credential gateway when another issuer has its own sign-in page: every password form answers 404. */
export function makeRedirectOnlyGateway(): CredentialGateway {
  const nothingHere = async () => {
    throw notFound("People sign in at another page here.");
  };
  return {
    kind: "redirect",
    signUp: nothingHere,
    confirmSignUp: nothingHere,
    resend: nothingHere,
    signIn: nothingHere,
    forgotPassword: nothingHere,
    resetPassword: nothingHere,
    changePassword: nothingHere,
  };
}

/** `refreshToken` is null if the issuer gives none: the session then ends with the access token. */
export type TokenSet = {
  accessToken: string;
  idToken: string;
  refreshToken: string | null;
  accessExpiresAt: Date;
};
