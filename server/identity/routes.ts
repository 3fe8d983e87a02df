// The calls of identity: who may make each, and the operation that answers.
import {
  deleteAccount,
  exportData,
  getUserDetails,
  keepAccount,
  updateUserDetails,
} from "../../contract/identity/accounts-wire.ts";
import {
  changePassword,
  confirmSignUp,
  finishRedirect,
  forgotPassword,
  getSession,
  getSignInMethods,
  resendCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  startRedirect,
} from "../../contract/identity/wire.ts";
import type { DataKeeper } from "../data-keeper.ts";
import type { Deps } from "../deps.ts";
import { anyone, type Mount, sameSite } from "../platform/mount.ts";
import { changePassword as change } from "./change-password.ts";
import { confirmSignUp as confirm } from "./confirm-sign-up.ts";
import type { Identity } from "./identity.ts";
import { deleteAccount as askDeletion } from "./leaving/delete-account.ts";
import { exportData as collect } from "./leaving/export-data.ts";
import { keepAccount as keep } from "./leaving/keep-account.ts";
import { ownSession } from "./own-session.ts";
import { readUserDetails } from "./read-user-details.ts";
import { signIn as enter } from "./sign-in.ts";
import { signInMethodsOf } from "./sign-in-methods.ts";
import { signOut as leave } from "./sign-out.ts";
import { updateUserDetails as update } from "./update-user-details.ts";

const ACCEPTED = { isAccepted: true } as const;

/** Calls a minute from one IP address, against floods; throttles.ts limits guessing. */
const forms = { perMinute: 120 };

/** `keepers` are the other capabilities that store personal data. */
export function mountIdentity(mount: Mount, deps: Deps, identity: Identity, keepers: readonly DataKeeper[]): void {
  const { callers, gateway, sessions, settings } = identity;
  mount(getSignInMethods, anyone, async () => signInMethodsOf(settings));
  mount(getSession, sameSite, (_, call) => sessions.read(call));
  mount(
    signUp,
    sameSite,
    ({ body }, call) => gateway.signUp(body, call).then(() => ({ nextStep: "CONFIRM_SIGN_UP" })),
    forms,
  );
  mount(confirmSignUp, sameSite, ({ body }, call) => confirm(body, call, identity), forms);
  mount(resendCode, sameSite, ({ body }, call) => gateway.resend(body, call).then(() => ACCEPTED), forms);
  mount(signIn, sameSite, ({ body }, call) => enter(body, call, identity), forms);
  mount(forgotPassword, sameSite, ({ body }, call) => gateway.forgotPassword(body, call).then(() => ACCEPTED), forms);
  mount(resetPassword, sameSite, ({ body }, call) => gateway.resetPassword(body, call).then(() => ACCEPTED), forms);
  mount(changePassword, ownSession(identity), ({ body }, call) => change(body, call, identity), forms);
  mount(startRedirect, anyone, ({ query }, call) => sessions.startRedirect(query, call), forms);
  mount(finishRedirect, sameSite, ({ body }, call) => sessions.finishRedirect(body, call), forms);
  mount(signOut, sameSite, ({ body }, call) => leave(body, call, identity), forms);
  mount(getUserDetails, callers.signedIn, (input, call) => readUserDetails(input, call, deps));
  mount(updateUserDetails, callers.signedIn, (input, call) => update(input, call, deps));
  mount(exportData, callers.signedIn, (input, call) => collect(input, call, deps, keepers), { perMinute: 30 });
  mount(deleteAccount, callers.signedIn, (input, call) => askDeletion(input, call, deps, identity, keepers), forms);
  mount(keepAccount, callers.signedIn, (input, call) => keep(input, call, deps));
}
