// The calls of "refer and earn": who may make each, and the operation that answers.
import * as calls from "../../contract/sharing/wire.ts";
import type { Deps } from "../deps.ts";
import { anyone, type Callers, type Mount } from "../platform/mount.ts";
import * as shares from "./shares.ts";

/** More than people share by hand, and slow for a script that makes links to all jobs. */
const linksAMinute = { perMinute: 60 };

export function mountSharing(mount: Mount, deps: Deps, callers: Callers): void {
  mount(calls.shareJob, callers.signedIn, (input, call) => shares.shareJob(input, call, deps), linksAMinute);
  mount(calls.listShares, callers.signedIn, (input, call) => shares.listShares(input, call, deps));
  mount(calls.readShare, anyone, (input) => shares.readShare(input, deps));
  mount(calls.followShare, callers.signedIn, (input, call) => shares.followShare(input, call, deps));
}
