// Routes of referrals: each call, its callers and its operation.
import * as refereeCalls from "../../contract/referrals/referees-wire.ts";
import * as calls from "../../contract/referrals/wire.ts";
import type { Deps } from "../deps.ts";
import { inUploadTurn } from "../files/index.ts";
import { anyone, type Callers, type Mount } from "../platform/mount.ts";
import * as inbox from "./inbox/read-inbox.ts";
import { referRequest } from "./inbox/refer-request.ts";
import * as inboxChanges from "./inbox/request-changes.ts";
import { getReferee } from "./referees/read-referee.ts";
import * as refereeChanges from "./referees/referee-changes.ts";
import * as verifying from "./referees/verify-referees.ts";
import * as workEmail from "./referees/work-email.ts";
import { askReferral, previewReferral } from "./requests/ask-referral.ts";
import { decideDispute, listDisputes } from "./requests/disputes.ts";
import * as requests from "./requests/read-requests.ts";
import * as changes from "./requests/request-changes.ts";
import * as watches from "./watches.ts";

/** Parsing pasted text is expensive. The limit suffices for a whole office behind one address. */
const asking = { perMinute: 120 };
/** The limit per IP address; mails and tries have their own limits per account and work address. */
const byHand = { perMinute: 30 };

export function mountReferrals(mount: Mount, deps: Deps, { signedIn, admin }: Callers): void {
  mount(calls.getReferralCompany, anyone, (input) => requests.getReferralCompany(input, deps));
  mount(calls.watchReferrals, signedIn, (input, call) => watches.watchReferrals(input, call, deps));
  mount(calls.unwatchReferrals, signedIn, (input, call) => watches.unwatchReferrals(input, call, deps));
  mount(calls.listReferralWatches, signedIn, (input, call) => watches.listReferralWatches(input, call, deps));
  mount(calls.askReferral, signedIn, (input, call) => askReferral(input, call, deps), asking);
  mount(calls.previewReferral, signedIn, (input, call) => previewReferral(input, call, deps), asking);
  mount(calls.listReferralRequests, signedIn, (input, call) => requests.listReferralRequests(input, call, deps));
  mount(calls.getReferralRequest, signedIn, (input, call) => requests.getReferralRequest(input, call, deps));
  mount(calls.withdrawReferralRequest, signedIn, (input, call) => changes.withdrawReferralRequest(input, call, deps));
  mount(calls.confirmReferral, signedIn, (input, call) => changes.confirmReferral(input, call, deps));
  mount(calls.disputeReferral, signedIn, (input, call) => changes.disputeReferral(input, call, deps));
  mount(calls.getReferralProof, signedIn, (input, call) => requests.getReferralProof(input, call, deps));
  mount(calls.listReferralDisputes, admin, (input, call) => listDisputes(input, call, deps));
  mount(calls.decideReferralDispute, admin, (input, call) => decideDispute(input, call, deps));

  mount(refereeCalls.getReferee, signedIn, (input, call) => getReferee(input, call, deps));
  mount(refereeCalls.becomeReferee, signedIn, (input, call) => refereeChanges.becomeReferee(input, call, deps), byHand);
  mount(
    refereeCalls.resendRefereeCode,
    signedIn,
    (input, call) => workEmail.resendRefereeCode(input, call, deps),
    byHand,
  );
  mount(
    refereeCalls.confirmWorkEmail,
    signedIn,
    (input, call) => workEmail.confirmWorkEmail(input, call, deps),
    byHand,
  );
  mount(refereeCalls.changeReferee, signedIn, (input, call) => refereeChanges.changeReferee(input, call, deps));
  mount(refereeCalls.leaveReferees, signedIn, (input, call) => refereeChanges.leaveReferees(input, call, deps));
  mount(refereeCalls.listRefereesToVerify, admin, (input) => verifying.listRefereesToVerify(input, deps));
  mount(refereeCalls.decideReferee, admin, (input, call) => verifying.decideReferee(input, call, deps));

  mount(refereeCalls.listInbox, signedIn, (input, call) => inbox.listInbox(input, call, deps));
  mount(refereeCalls.listTaken, signedIn, (input, call) => inbox.listTaken(input, call, deps));
  mount(refereeCalls.getRefereeRequest, signedIn, (input, call) => inbox.getRefereeRequest(input, call, deps));
  mount(refereeCalls.getRefereeDashboard, signedIn, (input, call) => inbox.getRefereeDashboard(input, call, deps));
  mount(refereeCalls.claimRequest, signedIn, (input, call) => inboxChanges.claimRequest(input, call, deps));
  mount(refereeCalls.openRequestCv, signedIn, (input, call) => inboxChanges.openRequestCv(input, call, deps), {
    perMinute: 60,
  });
  mount(refereeCalls.acceptRequest, signedIn, (input, call) => inboxChanges.acceptRequest(input, call, deps));
  mount(refereeCalls.referRequest, signedIn, (input, call) => inUploadTurn(() => referRequest(input, call, deps)), {
    perMinute: 60,
    asksOutside: true,
  });
  mount(refereeCalls.declineRequest, signedIn, (input, call) => inboxChanges.declineRequest(input, call, deps));
  mount(refereeCalls.flagConflict, signedIn, (input, call) => inboxChanges.flagConflict(input, call, deps));
  mount(refereeCalls.giveBackRequest, signedIn, (input, call) => inboxChanges.giveBackRequest(input, call, deps));
}
