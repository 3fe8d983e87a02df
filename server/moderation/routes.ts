// The calls of job reports: who may make each, and the operation that answers.
import { listJobReports, reportJob, settleJobReport } from "../../contract/moderation/wire.ts";
import type { Deps } from "../deps.ts";
import type { Callers, Mount } from "../platform/mount.ts";
import * as reportss from "./reports.ts";

/** `rateLimitScale` multiplies the number of reports a person may make a day. */
export function mountModeration(mount: Mount, deps: Deps, callers: Callers, rateLimitScale: number): void {
  mount(reportJob, callers.signedIn, (input, call) => reportss.reportJob(input, call, deps, rateLimitScale));
  mount(listJobReports, callers.admin, (input) => reportss.listReports(input, deps));
  mount(settleJobReport, callers.admin, (input, call) => reportss.settleReport(input, call, deps));
}
