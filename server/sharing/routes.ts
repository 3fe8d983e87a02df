// The calls of "refer and earn": who may make each, and the operation that answers.
import { followShare, listShares, readShare, shareJob } from "../../contract/sharing/wire.ts";
import type { Deps } from "../deps.ts";
import { anyone, type Callers, type Mount } from "../platform/mount.ts";
import * as shares from "./shares.ts";

/** More than people share by hand, and slow for a script that makes links to all jobs. */
const linksAMinute = { perMinute: 60 };

export function mountSharing(mount: Mount, deps: Deps, callers: Callers): void {
  mount(shareJob, callers.signedIn, (input, call) => shares.shareJob(input, call, deps), linksAMinute);
  mount(listShares, callers.signedIn, (input, call) => shares.listShares(input, call, deps));
  mount(readShare, anyone, (input) => shares.readShare(input, deps));
  mount(followShare, callers.signedIn, (input, call) => shares.followShare(input, call, deps));
}
