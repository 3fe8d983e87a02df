// The calls of identity: who may make each, and the operation that answers.

import * as accountCalls from "../../contract/identity/accounts-wire.ts";
import * as factorCalls from "../../contract/identity/factors-wire.ts";
import * as calls from "../../contract/identity/wire.ts";
import * as mergeCalls from "../../contract/people/merge-wire.ts";
import { exportByLink } from "../../contract/people/privacy-wire.ts";
import { liftSuspension, resendCodeTo, signOutAccount, suspendAccount } from "../../contract/people/wire.ts";
import type { DataKeepers } from "../data-keeper.ts";
import type { Deps, DepsMount } from "../deps.ts";
import { anyone, sameSite } from "../platform/mount.ts";
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
export function mountIdentity(mount: DepsMount, deps: Deps, identity: Identity, keepers: DataKeepers): void {
  const { gateway, sessions } = identity;
  mount(calls.getSignInMethods, anyone, () => signIns.readSignInMethods(identity, deps));
  mount(calls.getSession, sameSite, (_, call) => sessions.read(call));
  mount(
    calls.signUp,
    sameSite,
    ({ body }, call) => gateway.signUp(body, call).then(() => ({ nextStep: "CONFIRM_SIGN_UP" })),
    forms,
  );
  mount(calls.confirmSignUp, sameSite, ({ body }, call) => signIns.confirmSignUp(body, call, identity), forms);
  mount(calls.resendCode, sameSite, ({ body }, call) => gateway.resend(body, call).then(() => ACCEPTED), forms);
  mount(calls.signIn, sameSite, ({ body }, call) => signIns.signIn(body, call, identity, deps), forms);
  mount(
    calls.signInToDemo,
    signIns.onThisMachine,
    ({ body }, call) => signIns.signInToDemo(body, call, identity, deps),
    forms,
  );
  mount(
    calls.forgotPassword,
    sameSite,
    ({ body }, call) => gateway.forgotPassword(body, call).then(() => ACCEPTED),
    forms,
  );
  mount(
    calls.resetPassword,
    sameSite,
    ({ body }, call) => gateway.resetPassword(body, call).then(() => ACCEPTED),
    forms,
  );
  mount(
    calls.changePassword,
    signIns.ownSession(identity),
    ({ body }, call) => signIns.changePassword(body, call, identity),
    forms,
  );
  mountFactors(mount, { deps, identity });
  mount(calls.startRedirect, anyone, ({ query }, call) => sessions.startRedirect(query, call), forms);
  mount(calls.findCompanySignIn, sameSite, ({ body }) => signIns.findCompanySignIn(body, identity, deps), forms);
  mount(calls.finishRedirect, sameSite, ({ body }, call) => sessions.finishRedirect(body, call), forms);
  mount(calls.signOut, sameSite, ({ body }, call) => signIns.signOut(body, call, identity), forms);
  mountAccounts(mount, deps, identity, keepers);
}

/** What becomes of accounts: their details, exports, ends, suspensions and merges. */
function mountAccounts(mount: DepsMount, deps: Deps, identity: Identity, keepers: DataKeepers): void {
  const { callers } = identity;
  mount(accountCalls.getUserDetails, callers.atAnyStrength, userDetails.readUserDetails);
  mount(accountCalls.updateUserDetails, callers.signedIn, userDetails.updateUserDetails);
  mount(accountCalls.exportData, callers.signedIn, (input, call) => exporting.exportData(input, call, deps, keepers), {
    perMinute: 30,
  });
  mount(exportByLink, sameSite, (input) => exporting.exportByLink(input, deps, keepers), { perMinute: 10 });
  mount(
    accountCalls.deleteAccount,
    callers.signedIn,
    (input, call) => leaving.deleteAccount(input, call, deps, identity, keepers),
    forms,
  );
  mount(suspendAccount, callers.admin, (input, call) => suspensions.suspendAccount(input, call, deps, keepers));
  mount(liftSuspension, callers.admin, suspensions.liftSuspension);
  mount(signOutAccount, callers.admin, suspensions.signOutAccount);
  mount(mergeCalls.askAccountMerge, callers.admin, (input, call) =>
    merging.askAccountMerge(input, call, deps, keepers),
  );
  mount(mergeCalls.cancelAccountMerge, callers.admin, merging.cancelAccountMerge);
  mount(mergeCalls.readAccountMerge, sameSite, (input) => merging.readAccountMerge(input, deps), { perMinute: 30 });
  mount(mergeCalls.answerAccountMerge, sameSite, (input) => merging.answerAccountMerge(input, deps, keepers), {
    perMinute: 20,
  });
  mount(resendCodeTo, callers.admin, suspensions.resendCodeTo);
  mount(accountCalls.keepAccount, callers.signedIn, leaving.keepAccount);
}

/** Also for a session that owes its second factor, which may do nothing else. */
function mountFactors(mount: DepsMount, core: Core): void {
  const { callers } = core.identity;
  const here = signIns.ownSession(core.identity, callers.atAnyStrength);
  mount(factorCalls.giveSecondFactor, sameSite, (input, call) => giveSecondFactor(core, input, call), forms);
  mount(factorCalls.beginPasskeySignIn, sameSite, (_, call) => passkeys.beginPasskeySignIn(core, call), forms);
  mount(factorCalls.givePasskey, sameSite, (input, call) => passkeys.givePasskey(core, input, call), forms);
  mount(factorCalls.listSecondFactors, callers.atAnyStrength, (input, call) =>
    factors.listSecondFactors(core, input, call),
  );
  mount(factorCalls.beginCodeApp, here, (input, call) => enrolling.beginCodeApp(core, input, call), forms);
  mount(factorCalls.addCodeApp, here, (input, call) => enrolling.addCodeApp(core, input, call), forms);
  mount(factorCalls.beginPasskey, here, (input, call) => passkeys.beginPasskey(core, input, call), forms);
  mount(factorCalls.addPasskey, here, (input, call) => passkeys.addPasskey(core, input, call), forms);
  mount(factorCalls.renameSecondFactor, here, (input, call) => factors.renameSecondFactor(core, input, call), forms);
  mount(factorCalls.removeSecondFactor, here, (input, call) => factors.removeSecondFactor(core, input, call), forms);
  mount(factorCalls.renewRecoveryCodes, here, (input, call) => factors.renewCodes(core, input, call), forms);
}
