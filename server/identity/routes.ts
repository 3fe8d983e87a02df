// The calls of identity: who may make each, and the operation that answers.

import {
  deleteAccount,
  exportData,
  getUserDetails,
  keepAccount,
  updateUserDetails,
} from "../../contract/identity/accounts-wire.ts";
import * as factorCalls from "../../contract/identity/factors-wire.ts";
import {
  changePassword,
  confirmSignUp,
  findCompanySignIn,
  finishRedirect,
  forgotPassword,
  getSession,
  getSignInMethods,
  resendCode,
  resetPassword,
  signIn,
  signInToDemo,
  signOut,
  signUp,
  startRedirect,
} from "../../contract/identity/wire.ts";
import * as mergeCalls from "../../contract/people/merge-wire.ts";
import { exportByLink } from "../../contract/people/privacy-wire.ts";
import { liftSuspension, resendCodeTo, signOutAccount, suspendAccount } from "../../contract/people/wire.ts";
import type { DataKeeper } from "../data-keeper.ts";
import type { Deps } from "../deps.ts";
import { anyone, type Mount, sameSite } from "../platform/mount.ts";
import * as enrolling from "./factors/enrol.ts";
import * as factors from "./factors/factors.ts";
import { giveSecondFactor } from "./factors/give-factor.ts";
import * as passkeys from "./factors/passkeys.ts";
import type { Core } from "./factors/store.ts";
import type { Identity } from "./identity.ts";
import * as leaving from "./leaving/delete-account.ts";
import * as exporting from "./leaving/export-data.ts";
import * as merging from "./leaving/merge-accounts.ts";
import * as signIns from "./sign-in.ts";
import * as suspensions from "./suspensions.ts";
import * as userDetails from "./user-details.ts";

const ACCEPTED = { isAccepted: true } as const;

/** Calls a minute from one IP address, against floods; throttles.ts limits guessing. */
const forms = { perMinute: 120 };

/** `keepers` are the other capabilities that store personal data. */
export function mountIdentity(mount: Mount, deps: Deps, identity: Identity, keepers: readonly DataKeeper[]): void {
  const { callers, gateway, sessions } = identity;
  mount(getSignInMethods, anyone, () => signIns.readSignInMethods(identity, deps));
  mount(getSession, sameSite, (_, call) => sessions.read(call));
  mount(
    signUp,
    sameSite,
    ({ body }, call) => gateway.signUp(body, call).then(() => ({ nextStep: "CONFIRM_SIGN_UP" })),
    forms,
  );
  mount(confirmSignUp, sameSite, ({ body }, call) => signIns.confirmSignUp(body, call, identity), forms);
  mount(resendCode, sameSite, ({ body }, call) => gateway.resend(body, call).then(() => ACCEPTED), forms);
  mount(signIn, sameSite, ({ body }, call) => signIns.signIn(body, call, identity, deps), forms);
  mount(
    signInToDemo,
    signIns.onThisMachine,
    ({ body }, call) => signIns.signInToDemo(body, call, identity, deps),
    forms,
  );
  mount(forgotPassword, sameSite, ({ body }, call) => gateway.forgotPassword(body, call).then(() => ACCEPTED), forms);
  mount(resetPassword, sameSite, ({ body }, call) => gateway.resetPassword(body, call).then(() => ACCEPTED), forms);
  mount(
    changePassword,
    signIns.ownSession(identity),
    ({ body }, call) => signIns.changePassword(body, call, identity),
    forms,
  );
  mountFactors(mount, { deps, identity });
  mount(startRedirect, anyone, ({ query }, call) => sessions.startRedirect(query, call), forms);
  mount(findCompanySignIn, sameSite, ({ body }) => signIns.findCompanySignIn(body, identity, deps), forms);
  mount(finishRedirect, sameSite, ({ body }, call) => sessions.finishRedirect(body, call), forms);
  mount(signOut, sameSite, ({ body }, call) => signIns.signOut(body, call, identity), forms);
  mount(getUserDetails, callers.atAnyStrength, (input, call) => userDetails.readUserDetails(input, call, deps));
  mount(updateUserDetails, callers.signedIn, (input, call) => userDetails.updateUserDetails(input, call, deps));
  mount(exportData, callers.signedIn, (input, call) => exporting.exportData(input, call, deps, keepers), {
    perMinute: 30,
  });
  mount(exportByLink, sameSite, (input) => exporting.exportByLink(input, deps, keepers), { perMinute: 10 });
  mount(
    deleteAccount,
    callers.signedIn,
    (input, call) => leaving.deleteAccount(input, call, deps, identity, keepers),
    forms,
  );
  mount(suspendAccount, callers.admin, (input, call) => suspensions.suspendAccount(input, call, deps, keepers));
  mount(liftSuspension, callers.admin, (input, call) => suspensions.liftSuspension(input, call, deps));
  mount(signOutAccount, callers.admin, (input, call) => suspensions.signOutAccount(input, call, deps));
  mount(mergeCalls.askAccountMerge, callers.admin, (input, call) =>
    merging.askAccountMerge(input, call, deps, keepers),
  );
  mount(mergeCalls.cancelAccountMerge, callers.admin, (input, call) => merging.cancelAccountMerge(input, call, deps));
  mount(mergeCalls.readAccountMerge, sameSite, (input) => merging.readAccountMerge(input, deps), { perMinute: 30 });
  mount(mergeCalls.answerAccountMerge, sameSite, (input) => merging.answerAccountMerge(input, deps, keepers), {
    perMinute: 20,
  });
  mount(resendCodeTo, callers.admin, (input, call) => suspensions.resendCodeTo(input, call, deps));
  mount(keepAccount, callers.signedIn, (input, call) => leaving.keepAccount(input, call, deps));
}

/** Also for a session that owes its second factor, which may do nothing else. */
function mountFactors(mount: Mount, core: Core): void {
  const { callers } = core.identity;
  const here = signIns.ownSession(core.identity, callers.atAnyStrength);
  mount(factorCalls.giveSecondFactor, sameSite, (input, call) => giveSecondFactor(core, input, call), forms);
  mount(factorCalls.beginPasskeySignIn, sameSite, (_, call) => passkeys.beginPasskeySignIn(core, call), forms);
  mount(factorCalls.givePasskey, sameSite, (input, call) => passkeys.givePasskey(core, input, call), forms);
  mount(factorCalls.listSecondFactors, callers.atAnyStrength, (_, call) => factors.listSecondFactors(core, call));
  mount(factorCalls.beginCodeApp, here, (input, call) => enrolling.beginCodeApp(core, input, call), forms);
  mount(factorCalls.addCodeApp, here, (input, call) => enrolling.addCodeApp(core, input, call), forms);
  mount(factorCalls.beginPasskey, here, (input, call) => passkeys.beginPasskey(core, input, call), forms);
  mount(factorCalls.addPasskey, here, (input, call) => passkeys.addPasskey(core, input, call), forms);
  mount(factorCalls.renameSecondFactor, here, (input, call) => factors.renameSecondFactor(core, input, call), forms);
  mount(factorCalls.removeSecondFactor, here, (input, call) => factors.removeSecondFactor(core, input, call), forms);
  mount(factorCalls.renewRecoveryCodes, here, (input, call) => factors.renewCodes(core, input, call), forms);
}
