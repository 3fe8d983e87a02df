// The calls of referral requests: who may make each, and the operation that answers.
import {
  askReferral,
  confirmReferral,
  decideReferralDispute,
  disputeReferral,
  getReferralCompany,
  getReferralProof,
  getReferralRequest,
  listReferralDisputes,
  listReferralRequests,
  previewReferral,
  withdrawReferralRequest,
} from "../../../contract/referrals/wire.ts";
import type { Deps } from "../../deps.ts";
import { anyone, type Callers, type Mount } from "../../platform/mount.ts";
import * as askReferrals from "./ask-referral.ts";
import { decideDispute, listDisputes } from "./disputes.ts";
import * as readRequests from "./read-requests.ts";
import * as requestChanges from "./request-changes.ts";

export function mountRequests(mount: Mount, deps: Deps, { signedIn, admin }: Callers): void {
  mount(getReferralCompany, anyone, (input) => readRequests.getReferralCompany(input, deps));
  // Parsing pasted text is expensive. The limit suffices for a whole office behind one address.
  mount(askReferral, signedIn, (input, call) => askReferrals.askReferral(input, call, deps), { perMinute: 120 });
  mount(previewReferral, signedIn, (input, call) => askReferrals.previewReferral(input, call, deps), {
    perMinute: 120,
  });
  mount(listReferralRequests, signedIn, (input, call) => readRequests.listRequests(input, call, deps));
  mount(getReferralRequest, signedIn, (input, call) => readRequests.getRequest(input, call, deps));
  mount(withdrawReferralRequest, signedIn, (input, call) => requestChanges.withdrawRequest(input, call, deps));
  mount(confirmReferral, signedIn, (input, call) => requestChanges.confirmReferral(input, call, deps));
  mount(disputeReferral, signedIn, (input, call) => requestChanges.disputeReferral(input, call, deps));
  mount(getReferralProof, signedIn, (input, call) => readRequests.getProof(input, call, deps));
  mount(listReferralDisputes, admin, (input) => listDisputes(input, deps));
  mount(decideReferralDispute, admin, (input, call) => decideDispute(input, call, deps));
}
