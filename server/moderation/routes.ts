// The calls of job reports: who may make each, and the operation that answers.
import * as calls from "../../contract/moderation/wire.ts";
import type { Deps } from "../deps.ts";
import type { Callers, Mount } from "../platform/mount.ts";
import * as reports from "./reports.ts";

/** `rateLimitScale` multiplies the number of reports a person may make a day. */
export function mountModeration(mount: Mount, deps: Deps, callers: Callers, rateLimitScale: number): void {
  mount(calls.reportJob, callers.signedIn, (input, call) => reports.reportJob(input, call, deps, rateLimitScale));
  mount(calls.listJobReports, callers.admin, (input) => reports.listJobReports(input, deps));
  mount(calls.settleJobReport, callers.admin, (input, call) => reports.settleJobReport(input, call, deps));
}
