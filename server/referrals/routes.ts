// Routes of referrals: each call, its callers and its operation.
import * as refereeCalls from "../../contract/referrals/referees-wire.ts";
import * as calls from "../../contract/referrals/wire.ts";
import type { Deps, DepsMount } from "../deps.ts";
import { inUploadTurn } from "../files/index.ts";
import { anyone, type Callers } from "../platform/mount.ts";
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

export function mountReferrals(mount: DepsMount, deps: Deps, { signedIn, admin }: Callers): void {
  mount(calls.getReferralCompany, anyone, (input) => requests.getReferralCompany(input, deps));
  mount(calls.watchReferrals, signedIn, watches.watchReferrals);
  mount(calls.unwatchReferrals, signedIn, watches.unwatchReferrals);
  mount(calls.listReferralWatches, signedIn, watches.listReferralWatches);
  mount(calls.askReferral, signedIn, askReferral, asking);
  mount(calls.previewReferral, signedIn, previewReferral, asking);
  mount(calls.listReferralRequests, signedIn, requests.listReferralRequests);
  mount(calls.getReferralRequest, signedIn, requests.getReferralRequest);
  mount(calls.withdrawReferralRequest, signedIn, changes.withdrawReferralRequest);
  mount(calls.confirmReferral, signedIn, changes.confirmReferral);
  mount(calls.disputeReferral, signedIn, changes.disputeReferral);
  mount(calls.getReferralProof, signedIn, requests.getReferralProof);
  mount(calls.listReferralDisputes, admin, listDisputes);
  mount(calls.decideReferralDispute, admin, decideDispute);

  mount(refereeCalls.getReferee, signedIn, getReferee);
  mount(refereeCalls.becomeReferee, signedIn, refereeChanges.becomeReferee, byHand);
  mount(refereeCalls.resendRefereeCode, signedIn, workEmail.resendRefereeCode, byHand);
  mount(refereeCalls.confirmWorkEmail, signedIn, workEmail.confirmWorkEmail, byHand);
  mount(refereeCalls.changeReferee, signedIn, refereeChanges.changeReferee);
  mount(refereeCalls.leaveReferees, signedIn, refereeChanges.leaveReferees);
  mount(refereeCalls.listRefereesToVerify, admin, (input) => verifying.listRefereesToVerify(input, deps));
  mount(refereeCalls.decideReferee, admin, verifying.decideReferee);

  mount(refereeCalls.listInbox, signedIn, inbox.listInbox);
  mount(refereeCalls.listTaken, signedIn, inbox.listTaken);
  mount(refereeCalls.getRefereeRequest, signedIn, inbox.getRefereeRequest);
  mount(refereeCalls.getRefereeDashboard, signedIn, inbox.getRefereeDashboard);
  mount(refereeCalls.claimRequest, signedIn, inboxChanges.claimRequest);
  mount(refereeCalls.openRequestCv, signedIn, inboxChanges.openRequestCv, { perMinute: 60 });
  mount(refereeCalls.acceptRequest, signedIn, inboxChanges.acceptRequest);
  mount(refereeCalls.referRequest, signedIn, (input, call) => inUploadTurn(() => referRequest(input, call, deps)), {
    perMinute: 60,
    asksOutside: true,
  });
  mount(refereeCalls.declineRequest, signedIn, inboxChanges.declineRequest);
  mount(refereeCalls.flagConflict, signedIn, inboxChanges.flagConflict);
  mount(refereeCalls.giveBackRequest, signedIn, inboxChanges.giveBackRequest);
}
