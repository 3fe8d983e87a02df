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
import { acceptRequest as accept } from "./accept-request.ts";
import { claimRequest as claim } from "./claim-request.ts";
import { declineRequest as decline } from "./decline-request.ts";
import { getRefereeDashboard as readDashboard } from "./get-dashboard.ts";
import { getRefereeRequest as read } from "./get-request.ts";
import { flagConflictOf, giveBackRequest as giveBack } from "./give-back-request.ts";
import { listInbox as list } from "./list-inbox.ts";
import { listTaken as listOwn } from "./list-taken.ts";
import { openRequestCv as openCv } from "./open-request-cv.ts";
import { referRequest as refer } from "./refer-request.ts";

export function mountInbox(mount: Mount, deps: Deps, { signedIn }: Callers): void {
  mount(listInbox, signedIn, (input, call) => list(input, call, deps));
  mount(listTaken, signedIn, (input, call) => listOwn(input, call, deps));
  mount(getRefereeRequest, signedIn, (input, call) => read(input, call, deps));
  mount(getRefereeDashboard, signedIn, (_, call) => readDashboard(call, deps));
  mount(claimRequest, signedIn, (input, call) => claim(input, call, deps));
  mount(openRequestCv, signedIn, (input, call) => openCv(input, call, deps), { perMinute: 60 });
  mount(acceptRequest, signedIn, (input, call) => accept(input, call, deps));
  mount(referRequest, signedIn, (input, call) => inUploadTurn(() => refer(input, call, deps)), {
    perMinute: 60,
    asksOutside: true,
  });
  mount(declineRequest, signedIn, (input, call) => decline(input, call, deps));
  mount(flagConflict, signedIn, (input, call) => flagConflictOf(input, call, deps));
  mount(giveBackRequest, signedIn, (input, call) => giveBack(input, call, deps));
}
