// Routes of the homes: each call, its callers and its operation.
import * as adminCalls from "../../contract/homes/admin-wire.ts";
import * as calls from "../../contract/homes/wire.ts";
import { readHiring } from "../applications/index.ts";
import type { Deps } from "../deps.ts";
import type { Callers, Mount } from "../platform/mount.ts";
import { getAdminHome, getAdminNumbers, type Installation, retryFailedWork } from "./admin-home.ts";
import { getCandidateHome } from "./candidate-home.ts";
import { getRefereeHome } from "./referee-home.ts";

/** Each reads what several lists would: enough for a whole office behind one address. */
const wide = { perMinute: 240 };

export function mountHomes(mount: Mount, deps: Deps, callers: Callers, installation: Installation): void {
  const { signedIn, corporate, admin } = callers;
  mount(calls.getCandidateHome, signedIn, (input, call) => getCandidateHome(input, call, deps), wide);
  mount(calls.getRefereeHome, signedIn, (input, call) => getRefereeHome(input, call, deps), wide);
  mount(calls.getRecruiterHome, corporate, (_input, { caller }) => readHiring(caller, deps), wide);
  mount(adminCalls.getAdminHome, admin, () => getAdminHome(deps, installation));
  mount(adminCalls.retryFailedWork, admin, (input, call) => retryFailedWork(input, call, deps));
  mount(adminCalls.getAdminNumbers, admin, (input) => getAdminNumbers(input, deps));
}
