// The calls of referees: who may make each, and the operation that answers.
import {
  becomeReferee,
  changeReferee,
  confirmWorkEmail,
  decideReferee,
  getReferee,
  leaveReferees,
  listRefereesToVerify,
  resendRefereeCode,
} from "../../../contract/referrals/referees-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Callers, Mount } from "../../platform/mount.ts";
import { getReferee as read } from "./read-referee.ts";
import * as refereeChanges from "./referee-changes.ts";
import * as verifyReferees from "./verify-referees.ts";
import * as workEmail from "./work-email.ts";

/** The limit per IP address; mails and tries have their own limits per account and work address. */
const byHand = { perMinute: 30 };

export function mountReferees(mount: Mount, deps: Deps, { signedIn, admin }: Callers): void {
  mount(getReferee, signedIn, (_, call) => read(call, deps));
  mount(becomeReferee, signedIn, (input, call) => refereeChanges.becomeReferee(input, call, deps), byHand);
  mount(resendRefereeCode, signedIn, (_, call) => workEmail.resendRefereeCode(call, deps), byHand);
  mount(confirmWorkEmail, signedIn, (input, call) => workEmail.confirmWorkEmail(input, call, deps), byHand);
  mount(changeReferee, signedIn, (input, call) => refereeChanges.changeReferee(input, call, deps));
  mount(leaveReferees, signedIn, (_, call) => refereeChanges.leaveReferees(call, deps));
  mount(listRefereesToVerify, admin, (input) => verifyReferees.listRefereesToVerify(input, deps));
  mount(decideReferee, admin, (input, call) => verifyReferees.decideReferee(input, call, deps));
}
