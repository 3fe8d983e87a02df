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
import { askReferral as ask } from "./ask-referral.ts";
import { confirmReferral as confirm } from "./confirm-referral.ts";
import { decideDispute } from "./decide-dispute.ts";
import { disputeReferral as dispute } from "./dispute-referral.ts";
import { getProof } from "./get-proof.ts";
import { getReferralCompany as getCompany } from "./get-referral-company.ts";
import { getRequest } from "./get-request.ts";
import { listDisputes } from "./list-disputes.ts";
import { listRequests } from "./list-requests.ts";
import { previewReferral as preview } from "./preview-referral.ts";
import { withdrawRequest } from "./withdraw-request.ts";

export function mountRequests(mount: Mount, deps: Deps, { signedIn, admin }: Callers): void {
  mount(getReferralCompany, anyone, (input) => getCompany(input, deps));
  // Parsing pasted text is expensive. The limit suffices for a whole office behind one address.
  mount(askReferral, signedIn, (input, call) => ask(input, call, deps), { perMinute: 120 });
  mount(previewReferral, signedIn, (input, call) => preview(input, call, deps), { perMinute: 120 });
  mount(listReferralRequests, signedIn, (input, call) => listRequests(input, call, deps));
  mount(getReferralRequest, signedIn, (input, call) => getRequest(input, call, deps));
  mount(withdrawReferralRequest, signedIn, (input, call) => withdrawRequest(input, call, deps));
  mount(confirmReferral, signedIn, (input, call) => confirm(input, call, deps));
  mount(disputeReferral, signedIn, (input, call) => dispute(input, call, deps));
  mount(getReferralProof, signedIn, (input, call) => getProof(input, call, deps));
  mount(listReferralDisputes, admin, (input) => listDisputes(input, deps));
  mount(decideReferralDispute, admin, (input, call) => decideDispute(input, call, deps));
}
