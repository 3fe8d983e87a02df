// Routes of hidden jobs and companies and of opened jobs: each call, its callers and its operation.
import * as calls from "../../../contract/saved/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Callers, Mount } from "../../platform/mount.ts";
import { hideCompany, hideJob, listHiddenJobs, listJobMarks, markJobSeen, showCompany, showJob } from "./marks.ts";

export function mountHidden(mount: Mount, deps: Deps, callers: Callers): void {
  mount(calls.listJobMarks, callers.signedIn, (_, call) => listJobMarks(call, deps));
  mount(calls.hideJob, callers.signedIn, (input, call) => hideJob(input, call, deps));
  mount(calls.showJob, callers.signedIn, (input, call) => showJob(input, call, deps));
  mount(calls.listHiddenJobs, callers.signedIn, (input, call) => listHiddenJobs(input, call, deps));
  mount(calls.hideCompany, callers.signedIn, (input, call) => hideCompany(input, call, deps));
  mount(calls.showCompany, callers.signedIn, (input, call) => showCompany(input, call, deps));
  mount(calls.markJobSeen, callers.signedIn, (input, call) => markJobSeen(input, call, deps));
}
