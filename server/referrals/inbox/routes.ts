// The calls of a referee's inbox: who may make each, and the operation that answers.
import {
  acceptRequest,
  claimRequest,
  declineRequest,
  flagConflict,
  getRefereeDashboard,
  getRefereeRequest,
  giveBackRequest,
  listInbox,
  listTaken,
  openRequestCv,
  referRequest,
} from "../../../contract/referrals/referees-wire.ts";
import type { Deps } from "../../deps.ts";
import { inUploadTurn } from "../../files/index.ts";
import type { Callers, Mount } from "../../platform/mount.ts";
import * as readInbox from "./read-inbox.ts";
import { referRequest as refer } from "./refer-request.ts";
import * as requestChanges from "./request-changes.ts";

export function mountInbox(mount: Mount, deps: Deps, { signedIn }: Callers): void {
  mount(listInbox, signedIn, (input, call) => readInbox.listInbox(input, call, deps));
  mount(listTaken, signedIn, (input, call) => readInbox.listTaken(input, call, deps));
  mount(getRefereeRequest, signedIn, (input, call) => readInbox.getRefereeRequest(input, call, deps));
  mount(getRefereeDashboard, signedIn, (_, call) => readInbox.getRefereeDashboard(call, deps));
  mount(claimRequest, signedIn, (input, call) => requestChanges.claimRequest(input, call, deps));
  mount(openRequestCv, signedIn, (input, call) => requestChanges.openRequestCv(input, call, deps), { perMinute: 60 });
  mount(acceptRequest, signedIn, (input, call) => requestChanges.acceptRequest(input, call, deps));
  mount(referRequest, signedIn, (input, call) => inUploadTurn(() => refer(input, call, deps)), {
    perMinute: 60,
    asksOutside: true,
  });
  mount(declineRequest, signedIn, (input, call) => requestChanges.declineRequest(input, call, deps));
  mount(flagConflict, signedIn, (input, call) => requestChanges.flagConflictOf(input, call, deps));
  mount(giveBackRequest, signedIn, (input, call) => requestChanges.giveBackRequest(input, call, deps));
}
