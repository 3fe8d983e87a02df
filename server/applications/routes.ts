// Routes of applications: each call, its callers and its operation. `applicants/` is the company's side.
import {
  applyToJob,
  checkApplication,
  checkExternalApplication,
  exportApplications,
  getApplication,
  listApplications,
  listAppliedJobs,
  recordExternalApplication,
  removeExternalApplication,
  updateExternalApplication,
  withdrawApplication,
} from "../../contract/applications/wire.ts";
import type { Deps } from "../deps.ts";
import type { Callers, Mount } from "../platform/mount.ts";
import { applyToJob as apply } from "./apply-to-job.ts";
import { checkApplication as check } from "./check-application.ts";
import { exportApplications as exportAll } from "./export-applications.ts";
import { getApplication as get } from "./get-application.ts";
import { listApplications as list } from "./list-applications.ts";
import { listAppliedJobs as listJobs } from "./list-applied-jobs.ts";
import { recordExternalApplication as record } from "./record-external-application.ts";
import { removeExternalApplication as remove } from "./remove-external-application.ts";
import { updateExternalApplication as update } from "./update-external-application.ts";
import { withdrawApplication as withdraw } from "./withdraw-application.ts";

export function mountApplications(mount: Mount, deps: Deps, { signedIn }: Callers): void {
  mount(applyToJob, signedIn, (input, call) => apply(input, call, deps));
  mount(recordExternalApplication, signedIn, (input, call) => record(input, call, deps));
  mount(checkApplication, signedIn, (input, call) => check("INTERNAL", input, call, deps));
  mount(checkExternalApplication, signedIn, (input, call) => check("EXTERNAL", input, call, deps));
  mount(listApplications, signedIn, (input, call) => list(input, call, deps));
  mount(getApplication, signedIn, (input, call) => get(input, call, deps));
  mount(listAppliedJobs, signedIn, (_, call) => listJobs(call, deps));
  mount(exportApplications, signedIn, (_, call) => exportAll(call, deps), { perMinute: 30 });
  mount(withdrawApplication, signedIn, (input, call) => withdraw(input, call, deps));
  mount(updateExternalApplication, signedIn, (input, call) => update(input, call, deps));
  mount(removeExternalApplication, signedIn, (input, call) => remove(input, call, deps));
}
