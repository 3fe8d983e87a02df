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
import { becomeReferee as become } from "./become-referee.ts";
import { changeReferee as change } from "./change-referee.ts";
import { confirmWorkEmail as confirm } from "./confirm-work-email.ts";
import { decideReferee as decide } from "./decide-referee.ts";
import { getReferee as read } from "./get-referee.ts";
import { leaveReferees as leave } from "./leave-referees.ts";
import { listRefereesToVerify as listToVerify } from "./list-referees-to-verify.ts";
import { resendRefereeCode as resend } from "./resend-code.ts";

/** The limit per IP address; mails and tries have their own limits per account and work address. */
const byHand = { perMinute: 30 };

export function mountReferees(mount: Mount, deps: Deps, { signedIn, admin }: Callers): void {
  mount(getReferee, signedIn, (_, call) => read(call, deps));
  mount(becomeReferee, signedIn, (input, call) => become(input, call, deps), byHand);
  mount(resendRefereeCode, signedIn, (_, call) => resend(call, deps), byHand);
  mount(confirmWorkEmail, signedIn, (input, call) => confirm(input, call, deps), byHand);
  mount(changeReferee, signedIn, (input, call) => change(input, call, deps));
  mount(leaveReferees, signedIn, (_, call) => leave(call, deps));
  mount(listRefereesToVerify, admin, (input) => listToVerify(input, deps));
  mount(decideReferee, admin, (input, call) => decide(input, call, deps));
}
