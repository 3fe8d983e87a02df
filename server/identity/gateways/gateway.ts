// What the password forms ask of whoever keeps the passwords: our own accounts, Amazon Cognito, or nobody here.
import type { z } from "zod";
import type {
  changePasswordForm,
  confirmForm,
  forgotPasswordForm,
  resendCode,
  resetPasswordForm,
  signInForm,
  signUpForm,
} from "../../../contract/session.ts";
import type { Call, Caller } from "../../platform/mount.ts";
import type { TokenSet } from "../token-set.ts";

export type SignUpForm = z.output<typeof signUpForm>;
export type ConfirmForm = z.output<typeof confirmForm>;
export type ResendForm = z.output<NonNullable<typeof resendCode.body>>;
export type SignInForm = z.output<typeof signInForm>;
export type ForgotPasswordForm = z.output<typeof forgotPasswordForm>;
export type ResetPasswordForm = z.output<typeof resetPasswordForm>;
export type ChangePasswordForm = z.output<typeof changePasswordForm>;

/** That somebody has just shown to be the owner of an account. `tokens` when the gateway's issuer made them itself. */
export type Proof = {
  accountId: string;
  authTime: Date;
  tokens?: TokenSet;
  /** The account's auth_gen when its secret was compared: what the secret opened must not outlive a change of it. */
  authGen?: number;
};

/**
 * Every method refuses with the codes of contract/session.ts, and answers alike for addresses with and without an
 * account. What leaves `null` to the caller is done, but proves nobody.
 */
export type CredentialGateway = {
  kind: "embedded" | "cognito" | "redirect";
  /** Begins an account that waits for its code, for this browser. */
  signUp(form: SignUpForm, call: Call): Promise<void>;
  /** Null: confirmed, sign in yourself. */
  confirmSignUp(form: ConfirmForm, call: Call): Promise<Proof | null>;
  resend(form: ResendForm, call: Call): Promise<void>;
  signIn(form: SignInForm, call: Call): Promise<Proof>;
  forgotPassword(form: ForgotPasswordForm, call: Call): Promise<void>;
  /** Ends every session of the account. */
  resetPassword(form: ResetPasswordForm, call: Call): Promise<void>;
  /** Ends every session of the account; the proof opens this browser's next one. Null: the present one goes on. */
  changePassword(form: ChangePasswordForm, call: Call<Caller>): Promise<Proof | null>;
};
