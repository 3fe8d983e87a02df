// Signing up, in and out, and the session that follows: the calls behind every form below /auth, with the spec's input names.
import { z } from "zod";
import { endpointsOf } from "../endpoint.ts";
import { accountEmail, phone, requiredLine } from "../form-fields.ts";
import { namedObject } from "../named-object.ts";
import {
  CODE_DIGITS,
  CORPORATE_USER_TYPES,
  DEMO_ROLES,
  isBlankPassword,
  LANGUAGES,
  PASSWORD_LENGTH,
  USER_TYPES,
} from "./rules.ts";

/** A new password: any characters, counted as people see them once composed (NFKC). */
const newPassword = z
  .string({ error: "Please choose a password." })
  .refine(
    (text) => [...text.normalize("NFKC")].length >= PASSWORD_LENGTH.least,
    `Please use at least ${PASSWORD_LENGTH.least} characters.`,
  )
  .refine(
    (text) => [...text.normalize("NFKC")].length <= PASSWORD_LENGTH.most,
    `Please use at most ${PASSWORD_LENGTH.most} characters.`,
  )
  .refine((text) => !isBlankPassword(text), "Spaces alone are not a password. Please use other characters.");
/** An existing password, of any form: it is only compared. */
export const givenPassword = z
  .string({ error: "Please enter your password." })
  .min(1, "Please enter your password.")
  .max(1_000, "This is longer than any password here.");
const code = z
  .string({ error: "Please enter the code from the e-mail." })
  .transform((text) => text.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, `Please enter the ${CODE_DIGITS} digits from the e-mail.`));

/** What the browser knows of its session. The refresh token stays on the server. */
export const sessionAnswer = namedObject("Session", {
  isLoggedIn: z.boolean(),
  accessToken: z.string().nullable(),
  idToken: z.string().nullable(),
  /** When the access token ends; null when there is none. */
  expiresAt: z.iso.datetime().nullable(),
  userType: z.enum(USER_TYPES).nullable(),
  corporateUserType: z.enum(CORPORATE_USER_TYPES).nullable(),
  /**
   * GIVE: the sign-in waits in this browser for the second factor. ADD: signed in, but the account may do nothing before
   * it has a second factor. Absent when nothing is missing.
   */
  secondFactor: z.enum(["GIVE", "ADD"]).optional(),
});
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** How people sign in here: by password forms of our own, or at the issuer's page (one Continue button). */
export const signInMethods = namedObject("SignInMethods", {
  password: z.boolean(),
  /** Whether the password forms can reset and change passwords. */
  signUp: z.boolean(),
  /** Social providers, by the name that `provider=` takes. `isStandIn` marks one that only tries things out. */
  providers: z.array(z.object({ name: z.string(), label: z.string(), isStandIn: z.boolean() })),
  /** Whether a company signs its people in by its own service; absent when none does. */
  company: z.literal(true).optional(),
  /** No mail leaves this site, so that no code for a new account arrives; absent where it does. */
  mailIsMissing: z.literal(true).optional(),
});
export type SignInMethods = z.infer<typeof signInMethods>;

export const signUpForm = z.strictObject({
  username: accountEmail,
  password: newPassword,
  name: requiredLine(120, "Please enter your name."),
  phone_number: phone.optional(),
  /** Of the page: the language of the account and of its mails from the code on. */
  language: z.enum(LANGUAGES).optional(),
});
export const confirmForm = z.strictObject({ username: accountEmail, code });
export const signInForm = z.strictObject({
  email: accountEmail,
  password: givenPassword,
  /** Set when the sign-in was asked for by another application, through /oauth2/authorize. */
  interaction: z.string().max(100).optional(),
});
export const forgotPasswordForm = z.strictObject({ email: accountEmail });
export const resetPasswordForm = z.strictObject({ email: accountEmail, code, newPassword });
export const changePasswordForm = z.strictObject({ oldPassword: givenPassword, newPassword });

export const companySignInWay = z.strictObject({
  workEmail: accountEmail,
  /** As of startRedirect. */
  returnTo: z.string().max(2_000).optional(),
  language: z.enum(LANGUAGES).optional(),
});

const endpoint = endpointsOf("Session");
export const formRefusals = {
  400: "A field is missing or malformed",
  403: "Sent from another site",
  429: "Too many tries; wait",
  503: "Busy; try again in a moment",
};
/** The answer to requests that tell nothing about whether an account exists. */
const accepted = namedObject("Accepted", { isAccepted: z.literal(true) });

export const signUp = endpoint("signUp", {
  summary: "Begin an account: a code is mailed. A taken address gets the same answer, and a mail that says so",
  body: signUpForm,
  answer: namedObject("SignUpAnswer", { nextStep: z.literal("CONFIRM_SIGN_UP") }),
  refusals: formRefusals,
});

export const confirmSignUp = endpoint("confirmSignUp", {
  summary: "Confirm a sign-up with the mailed code, in the browser that began it; signs in",
  body: confirmForm,
  answer: sessionAnswer
    .extend({
      isSignUpComplete: z.literal(true),
      /** DONE: the account is there, and signing in is still to do. */
      nextStep: z.enum(["COMPLETE_AUTO_SIGN_IN", "DONE"]),
    })
    .meta({ id: "ConfirmAnswer" }),
  refusals: { ...formRefusals, 409: "The code is wrong, used up or too old (errorCode says which)" },
});

export const resendCode = endpoint("resendCode", {
  summary: "Mail the sign-up's code again",
  body: z.strictObject({ username: accountEmail }),
  answer: accepted,
  refusals: formRefusals,
});

export const signIn = endpoint("signIn", {
  summary: "Sign in with e-mail and password",
  body: signInForm,
  answer: sessionAnswer
    .extend({
      /** Where the browser goes on when another application asked for the sign-in. */
      continueAt: z.string().nullable(),
    })
    .meta({ id: "SignInAnswer" }),
  refusals: { ...formRefusals, 401: "Wrong e-mail address or password" },
});

export const signInToDemo = endpoint("signInToDemo", {
  summary: "Sign in as one of the demo's people, without a password: only where this machine alone reaches the site",
  body: z.strictObject({ role: z.enum(DEMO_ROLES) }),
  answer: sessionAnswer,
  refusals: { ...formRefusals, 404: "This site has no demo to switch roles in" },
});

export const forgotPassword = endpoint("forgotPassword", {
  summary: "Mail a code for a new password, if there is such an account",
  body: forgotPasswordForm,
  answer: accepted,
  refusals: formRefusals,
});

export const resetPassword = endpoint("resetPassword", {
  summary: "Set a new password with the mailed code; ends every session of the account",
  body: resetPasswordForm,
  answer: accepted,
  refusals: { ...formRefusals, 409: "The code is wrong, used up or too old (errorCode says which)" },
});

export const changePassword = endpoint("changePassword", {
  summary: "Change the password; ends every other session of the account and renews this one",
  body: changePasswordForm,
  answer: sessionAnswer,
  refusals: { ...formRefusals, 401: "Not signed in", 409: "The old password is wrong" },
});

export const startRedirect = endpoint("startRedirect", {
  summary: "Leave for the issuer's sign-in page, or a social provider's; comes back at /auth/checkRedirection",
  query: z.strictObject({
    provider: z.string().max(60).optional(),
    /** Path of this site to go to afterwards; anything else becomes the landing page. */
    returnTo: z.string().max(2_000).optional(),
    /** Of the page that is left: the way back ends in it. */
    language: z.enum(LANGUAGES).optional(),
    /** Asks another issuer for the sign-in that an admin's calls need (`acr_values`). */
    level: z.literal("strong").optional(),
  }),
  status: 302,
  answer: z.null().describe("Leads on by its Location header"),
  refusals: { 400: "No such provider", 429: "Too many tries; wait" },
});

export const findCompanySignIn = endpoint("findCompanySignIn", {
  summary:
    "Where the company of a work address signs its people in; the same for addresses with and without an account",
  body: companySignInWay,
  answer: namedObject("CompanySignInWay", { continueAt: z.string().describe("A path of this site to go to") }),
  refusals: { ...formRefusals, 404: "No company signs people in at this domain" },
});

export const finishRedirect = endpoint("finishRedirect", {
  summary: "Finish a sign-in that was redirected; the state must be the one it began with",
  body: z.strictObject({
    code: z.string().max(4_000).optional(),
    state: z.string().max(200).optional(),
    iss: z.string().max(300).optional(),
    error: z.string().max(100).optional(),
    error_description: z.string().max(1_000).optional(),
    session_state: z.string().max(300).optional(),
  }),
  answer: sessionAnswer.extend({ returnTo: z.string(), language: z.enum(LANGUAGES) }).meta({ id: "CallbackAnswer" }),
  refusals: { ...formRefusals, 401: "The issuer said no, or gave no token", 409: "The address has an account already" },
});

export const signOut = endpoint("signOut", {
  summary: "End this session, or every session of the account",
  body: z.strictObject({ everywhere: z.boolean().optional() }),
  answer: namedObject("SignOutAnswer", {
    isLoggedIn: z.literal(false),
    /** Page of the issuer or social provider to leave it by; null when there is none. */
    continueAt: z.string().nullable(),
  }),
  refusals: { 403: "Sent from another site" },
});

export const getSession = endpoint("getSession", {
  summary: "The session of this browser; renews its tokens when they are about to end",
  answer: sessionAnswer,
  refusals: { 503: "Busy; try again in a moment" },
});

export const getSignInMethods = endpoint("getSignInMethods", {
  summary: "How people sign in here",
  answer: signInMethods,
  refusals: {},
});
